#include "session/settings.hpp"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <system_error>
#include <variant>

#include "exchange/answers.hpp"
#include "exchange/rule_names.hpp"
#include "exchange/weighted_sum_text.hpp"
#include "puzzle/board_text.hpp"
#include "search/chosen_heuristic.hpp"

namespace statescope::session {

using nlohmann::json;
using teach::arg;
using teach::Text;

namespace {

// --- Writing ---

json rules_json(const search::Rules& rules) {
    using exchange::name_of;
    return {{"order", rules.order.text()},
            {"duplicate_check", name_of(rules.duplicate_check)},
            {"goal_test", name_of(rules.goal_test)},
            {"tie_break", name_of(rules.tie_break)},
            {"better_g", name_of(rules.better_g)},
            {"stale_entries", name_of(rules.stale_entries)},
            {"start_marked", rules.start_marked},
            {"heuristic", exchange::heuristic_text(rules)},
            {"weight", rules.weight},
            {"depth_limit", rules.depth_limit}};
}

json layout_json(const LayoutState& layout) {
    json panels = json::object();
    for (const auto& [name, state] : layout.panels) {
        panels[name] = {{"height", state.height}, {"folded", state.folded}};
    }
    return {
        {"left_width", layout.left_width}, {"right_width", layout.right_width}, {"panels", panels}};
}

json tree_json(const TreeOptions& tree) {
    return {{"orientation", tree.orientation},
            {"part", tree.part},
            {"moves_only", tree.moves_only},
            {"fold_finished", tree.fold_finished},
            {"compact", tree.compact}};
}

// --- Reading: each entry for itself, a wrong one is as good as missing ---

template <class Value>
void read(const json& object, const char* key, Value& value) {
    const auto entry = object.find(key);
    if (entry == object.end()) return;
    try {
        value = entry->template get<Value>();
    } catch (const json::exception&) {
        return;  // of another type: keep what there is
    }
}

/// The object of a key, or an empty one.
json part(const json& object, const char* key) {
    const auto entry = object.find(key);
    return entry != object.end() && entry->is_object() ? *entry : json::object();
}

template <class Value>
void read_named(const json& object, const char* key, Value& value) {
    std::string name;
    read(object, key, name);
    if (const std::optional<Value> known = exchange::value_of<Value>(name)) value = *known;
}

void read_heuristic(const json& object, search::Rules& rules) {
    std::string text;
    read(object, "heuristic", text);
    const auto result = exchange::parse_weighted_sum(text);
    if (const auto* sum = std::get_if<search::WeightedSum>(&result))
        search::set_heuristic(rules, *sum);
}

search::Rules read_rules(const json& object, search::Rules rules) {
    std::string order;
    read(object, "order", order);
    rules.order = puzzle::MoveOrder::parse(order).value_or(rules.order);
    read_named(object, "duplicate_check", rules.duplicate_check);
    read_named(object, "goal_test", rules.goal_test);
    read_named(object, "tie_break", rules.tie_break);
    read_named(object, "better_g", rules.better_g);
    read_named(object, "stale_entries", rules.stale_entries);
    read(object, "start_marked", rules.start_marked);
    read_heuristic(object, rules);
    int weight = rules.weight;
    read(object, "weight", weight);
    rules.weight = static_cast<std::uint8_t>(
        std::clamp<int>(weight, search::least_weight, search::most_weight));
    int limit = rules.depth_limit;
    read(object, "depth_limit", limit);
    rules.depth_limit = static_cast<std::uint8_t>(
        std::clamp<int>(limit, search::least_depth_limit, search::most_depth_limit));
    return rules;
}

std::optional<puzzle::Board> read_board(const json& object, const char* key, puzzle::Shape shape) {
    std::string text;
    read(object, key, text);
    const puzzle::BoardTextResult result = puzzle::parse_board(text, shape);
    const auto* parsed = std::get_if<puzzle::ParsedBoard>(&result);
    return parsed != nullptr ? std::optional(parsed->board) : std::nullopt;
}

/// Start, goal and shape belong together: all three or none.
search::Problem read_problem(const json& object, const search::Problem& otherwise) {
    puzzle::Shape shape;
    read(object, "rows", shape.rows);
    read(object, "columns", shape.columns);
    if (!shape.valid()) return otherwise;
    const auto start = read_board(object, "start", shape);
    const auto goal = read_board(object, "goal", shape);
    return start && goal ? search::Problem{shape, *start, *goal} : otherwise;
}

Preferences read_preferences(const json& object, Preferences preferences) {
    read(object, "theme", preferences.theme);
    read(object, "scale_percent", preferences.scale_percent);
    preferences.scale_percent = std::clamp(preferences.scale_percent, Preferences::smallest_scale,
                                           Preferences::largest_scale);
    read(object, "motion", preferences.motion);
    read_named(object, "letters", preferences.letters);
    read(object, "picture", preferences.picture);
    read(object, "map_layout", preferences.map_layout);
    read(object, "map_colour", preferences.map_colour);
    read(object, "optimal_estimate", preferences.optimal_estimate);
    read(object, "compare_view", preferences.compare_view);
    read(object, "compare_pace", preferences.compare_pace);
    read(object, "experiment_plan", preferences.experiment_plan);
    read(object, "experiment_boards", preferences.experiment_boards);
    preferences.experiment_boards = std::clamp(preferences.experiment_boards, 1, 10'000);
    read(object, "examined", preferences.examined);
    read(object, "against", preferences.against);
    const json tree = part(object, "tree");
    read(tree, "orientation", preferences.tree.orientation);
    read(tree, "part", preferences.tree.part);
    read(tree, "moves_only", preferences.tree.moves_only);
    read(tree, "fold_finished", preferences.tree.fold_finished);
    read(tree, "compact", preferences.tree.compact);
    const json layout = part(object, "layout");
    read(layout, "left_width", preferences.layout.left_width);
    read(layout, "right_width", preferences.layout.right_width);
    const json panels = part(layout, "panels");
    for (const auto& [name, entry] : panels.items()) {
        if (!entry.is_object()) continue;
        PanelState& state = preferences.layout.panels[name];
        read(entry, "height", state.height);
        read(entry, "folded", state.folded);
    }
    return preferences;
}

Choices read_choices(const json& object, Choices choices) {
    choices.problem = read_problem(object, choices.problem);
    std::string algorithm;
    read(object, "algorithm", algorithm);
    if (const auto* known = search::find_algorithm(algorithm)) choices.algorithm = known;
    read_named(object, "rules", choices.rule_set);
    choices.rule_set = offered(choices.rule_set, *choices.algorithm);
    choices.custom =
        read_rules(part(object, "custom_rules"), search::textbook_rules(*choices.algorithm));
    read(object, "node_budget", choices.node_budget);
    choices.node_budget = std::clamp(choices.node_budget, least_node_budget, most_node_budget);
    return choices;
}

}  // namespace

std::string settings_text(const Settings& settings) {
    const Choices& choices = settings.choices;
    const search::Problem& problem = choices.problem;
    const json whole{{"preferences",
                      {{"theme", settings.preferences.theme},
                       {"scale_percent", settings.preferences.scale_percent},
                       {"motion", settings.preferences.motion},
                       {"letters", exchange::name_of(settings.preferences.letters)},
                       {"picture", settings.preferences.picture},
                       {"map_layout", settings.preferences.map_layout},
                       {"map_colour", settings.preferences.map_colour},
                       {"optimal_estimate", settings.preferences.optimal_estimate},
                       {"compare_view", settings.preferences.compare_view},
                       {"compare_pace", settings.preferences.compare_pace},
                       {"experiment_plan", settings.preferences.experiment_plan},
                       {"experiment_boards", settings.preferences.experiment_boards},
                       {"examined", settings.preferences.examined},
                       {"against", settings.preferences.against},
                       {"tree", tree_json(settings.preferences.tree)},
                       {"layout", layout_json(settings.preferences.layout)}}},
                     {"search",
                      {{"rows", problem.shape.rows},
                       {"columns", problem.shape.columns},
                       {"start", puzzle::board_text(problem.start, problem.shape)},
                       {"goal", puzzle::board_text(problem.goal, problem.shape)},
                       {"algorithm", choices.algorithm->name},
                       {"rules", exchange::name_of(choices.rule_set)},
                       {"custom_rules", rules_json(choices.custom)},
                       {"node_budget", choices.node_budget}}},
                     {"speed", settings.speed}};
    return whole.dump(2) + "\n";
}

std::optional<Settings> parse_settings(const std::string& text) {
    const json whole = json::parse(text, nullptr, false);
    if (!whole.is_object()) return std::nullopt;
    Settings settings;
    settings.preferences = read_preferences(part(whole, "preferences"), settings.preferences);
    settings.choices = read_choices(part(whole, "search"), settings.choices);
    read(whole, "speed", settings.speed);
    settings.speed = std::clamp(settings.speed, Playback::slowest, Playback::fastest);
    return settings;
}

LoadedSettings load_settings(const std::filesystem::path& file, const teach::Phrases& phrases) {
    std::error_code error;
    if (!std::filesystem::exists(file, error)) return {};
    std::ifstream in(file);
    std::ostringstream text;
    text << in.rdbuf();
    if (const auto settings = parse_settings(text.str())) return {*settings, {}};

    std::filesystem::path aside = file;
    aside += ".broken";
    std::filesystem::rename(file, aside, error);
    return {{}, phrases(Text::notice_settings_broken, arg("file", aside.string()))};
}

std::optional<std::string> save_settings(const std::filesystem::path& file,
                                         const Settings& settings, const teach::Phrases& phrases) {
    std::error_code error;
    std::filesystem::create_directories(file.parent_path(), error);
    std::filesystem::path draft = file;
    draft += ".new";
    std::ofstream out(draft, std::ios::trunc);
    out << settings_text(settings);
    out.close();
    if (out) std::filesystem::rename(draft, file, error);
    if (out && !error) return std::nullopt;
    const std::string reason = error ? error.message() : draft.string();
    return phrases(Text::notice_settings_not_saved, arg("reason", reason));
}

}  // namespace statescope::session
