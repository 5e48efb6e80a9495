#include "session/kept_json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "exchange/rule_names.hpp"

namespace statescope::session {

using exchange::object_of;
using exchange::read_entry;
using exchange::TellWrong;
using nlohmann::json;

namespace {

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

void read_layout(const json& object, LayoutState& layout, const TellWrong& tell) {
    read_entry(object, "left_width", layout.left_width, tell);
    read_entry(object, "right_width", layout.right_width, tell);
    const json panels = object_of(object, "panels", tell);
    for (const auto& [name, entry] : panels.items()) {
        if (!entry.is_object()) continue;
        PanelState& state = layout.panels[name];
        read_entry(entry, "height", state.height, tell);
        read_entry(entry, "folded", state.folded, tell);
    }
}

void read_algorithm(const json& object, Choices& choices, const TellWrong& tell) {
    std::string name(choices.algorithm->name);
    read_entry(object, "algorithm", name, tell);
    if (const auto* known = search::find_algorithm(name)) {
        choices.algorithm = known;
    } else if (tell) {
        tell("algorithm", fmt::format("there is no search named \"{}\"", name));
    }
}

void read_rule_set(const json& object, Choices& choices, const TellWrong& tell) {
    std::string word(exchange::name_of(choices.rule_set));
    read_entry(object, "rules", word, tell);
    if (const auto known = exchange::value_of<search::RuleSet>(word)) {
        choices.rule_set = *known;
    } else if (tell) {
        tell("rules", fmt::format("there are no rules named \"{}\"", word));
    }
    choices.rule_set = offered(choices.rule_set, *choices.algorithm);
}

void read_node_budget(const json& object, Choices& choices, const TellWrong& tell) {
    std::int64_t budget = choices.node_budget;
    read_entry(object, "node_budget", budget, tell);
    if (tell && (budget < least_node_budget || budget > most_node_budget)) {
        tell("node_budget",
             fmt::format("{} is not from {} to {}", budget, least_node_budget, most_node_budget));
    }
    choices.node_budget = static_cast<std::uint32_t>(
        std::clamp<std::int64_t>(budget, least_node_budget, most_node_budget));
}

}  // namespace

json choices_json(const Choices& choices) {
    json object = exchange::problem_json(choices.problem);
    object["algorithm"] = choices.algorithm->name;
    object["rules"] = exchange::name_of(choices.rule_set);
    object["custom_rules"] = exchange::rules_json(choices.custom);
    object["node_budget"] = choices.node_budget;
    return object;
}

Choices read_choices(const json& object, Choices choices, const TellWrong& tell) {
    if (object.contains("start") || object.contains("goal"))
        choices.problem = exchange::read_problem(object, tell).value_or(choices.problem);
    read_algorithm(object, choices, tell);
    read_rule_set(object, choices, tell);
    choices.custom = exchange::read_rules(object_of(object, "custom_rules", tell),
                                          search::textbook_rules(*choices.algorithm), tell);
    read_node_budget(object, choices, tell);
    return choices;
}

json view_json(const Preferences& preferences) {
    return {{"picture", preferences.picture},
            {"map_layout", preferences.map_layout},
            {"map_colour", preferences.map_colour},
            {"optimal_estimate", preferences.optimal_estimate},
            {"compare_view", preferences.compare_view},
            {"compare_pace", preferences.compare_pace},
            {"experiment_plan", preferences.experiment_plan},
            {"experiment_boards", preferences.experiment_boards},
            {"examined", preferences.examined},
            {"against", preferences.against},
            {"tree", tree_json(preferences.tree)},
            {"layout", layout_json(preferences.layout)}};
}

Preferences read_view(const json& object, Preferences preferences, const TellWrong& tell) {
    read_entry(object, "picture", preferences.picture, tell);
    read_entry(object, "map_layout", preferences.map_layout, tell);
    read_entry(object, "map_colour", preferences.map_colour, tell);
    read_entry(object, "optimal_estimate", preferences.optimal_estimate, tell);
    read_entry(object, "compare_view", preferences.compare_view, tell);
    read_entry(object, "compare_pace", preferences.compare_pace, tell);
    read_entry(object, "experiment_plan", preferences.experiment_plan, tell);
    read_entry(object, "experiment_boards", preferences.experiment_boards, tell);
    preferences.experiment_boards = std::clamp(preferences.experiment_boards, 1, 10'000);
    read_entry(object, "examined", preferences.examined, tell);
    read_entry(object, "against", preferences.against, tell);
    const json tree = object_of(object, "tree", tell);
    read_entry(tree, "orientation", preferences.tree.orientation, tell);
    read_entry(tree, "part", preferences.tree.part, tell);
    read_entry(tree, "moves_only", preferences.tree.moves_only, tell);
    read_entry(tree, "fold_finished", preferences.tree.fold_finished, tell);
    read_entry(tree, "compact", preferences.tree.compact, tell);
    read_layout(object_of(object, "layout", tell), preferences.layout, tell);
    return preferences;
}

}  // namespace statescope::session
