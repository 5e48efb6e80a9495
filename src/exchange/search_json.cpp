#include "exchange/search_json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <variant>

#include "exchange/rule_names.hpp"
#include "exchange/weighted_sum_text.hpp"
#include "puzzle/board_text.hpp"
#include "search/chosen_heuristic.hpp"

namespace statescope::exchange {

using nlohmann::json;

namespace {

/// The value of one of the words for a rule.
template <class Value>
void read_word(const json& object, const char* key, Value& value, const TellWrong& tell) {
    if (!object.contains(key)) return;
    std::string word;
    read_entry(object, key, word, tell);
    if (const std::optional<Value> known = value_of<Value>(word)) {
        value = *known;
    } else if (tell && object[key].is_string()) {
        tell(key, fmt::format("\"{}\" is no word for it", word));
    }
}

void read_order(const json& object, search::Rules& rules, const TellWrong& tell) {
    std::string text = rules.order.text();
    read_entry(object, "order", text, tell);
    const auto order = puzzle::MoveOrder::parse(text);
    if (!order && tell)
        tell("order", fmt::format("\"{}\" does not hold each of U, D, L and R once", text));
    rules.order = order.value_or(rules.order);
}

void read_heuristic(const json& object, search::Rules& rules, const TellWrong& tell) {
    std::string text = heuristic_text(rules);
    read_entry(object, "heuristic", text, tell);
    const auto result = parse_weighted_sum(text);
    if (const auto* sum = std::get_if<search::WeightedSum>(&result)) {
        search::set_heuristic(rules, *sum);
    } else if (tell) {
        tell("heuristic", std::get<WeightedSumTextError>(result).sentence);
    }
}

void read_number(const json& object, const char* key, std::uint8_t& number, int least, int most,
                 const TellWrong& tell) {
    int read = number;
    read_entry(object, key, read, tell);
    if (tell && (read < least || read > most))
        tell(key, fmt::format("{} is not from {} to {}", read, least, most));
    number = static_cast<std::uint8_t>(std::clamp(read, least, most));
}

std::optional<puzzle::Board> read_board(const json& object, const char* key, puzzle::Shape shape,
                                        const TellWrong& tell) {
    std::string text;
    read_entry(object, key, text, tell);
    const puzzle::BoardTextResult result = puzzle::parse_board(text, shape);
    if (const auto* parsed = std::get_if<puzzle::ParsedBoard>(&result)) return parsed->board;
    if (tell) tell(key, std::get<puzzle::BoardTextError>(result).sentence);
    return std::nullopt;
}

}  // namespace

json object_of(const json& object, const char* key, const TellWrong& tell) {
    const auto entry = object.find(key);
    if (entry == object.end()) return json::object();
    if (entry->is_object()) return *entry;
    if (tell) tell(key, std::string("it cannot be ") + entry->type_name());
    return json::object();
}

json problem_json(const search::Problem& problem) {
    return {{"rows", problem.shape.rows},
            {"columns", problem.shape.columns},
            {"start", puzzle::board_text(problem.start, problem.shape)},
            {"goal", puzzle::board_text(problem.goal, problem.shape)}};
}

std::optional<search::Problem> read_problem(const json& object, const TellWrong& tell) {
    puzzle::Shape shape;
    read_entry(object, "rows", shape.rows, tell);
    read_entry(object, "columns", shape.columns, tell);
    if (!shape.valid()) {
        if (tell) {
            tell("rows", fmt::format("boards of {} x {} are not supported, only from 2 x 2 to 4 x "
                                     "4",
                                     shape.rows, shape.columns));
        }
        return std::nullopt;
    }
    const auto start = read_board(object, "start", shape, tell);
    const auto goal = read_board(object, "goal", shape, tell);
    if (!start || !goal) return std::nullopt;
    return search::Problem{shape, *start, *goal};
}

json rules_json(const search::Rules& rules) {
    return {{"order", rules.order.text()},
            {"duplicate_check", name_of(rules.duplicate_check)},
            {"goal_test", name_of(rules.goal_test)},
            {"tie_break", name_of(rules.tie_break)},
            {"better_g", name_of(rules.better_g)},
            {"stale_entries", name_of(rules.stale_entries)},
            {"start_marked", rules.start_marked},
            {"heuristic", heuristic_text(rules)},
            {"weight", rules.weight},
            {"depth_limit", rules.depth_limit}};
}

search::Rules read_rules(const json& object, search::Rules rules, const TellWrong& tell) {
    read_order(object, rules, tell);
    read_word(object, "duplicate_check", rules.duplicate_check, tell);
    read_word(object, "goal_test", rules.goal_test, tell);
    read_word(object, "tie_break", rules.tie_break, tell);
    read_word(object, "better_g", rules.better_g, tell);
    read_word(object, "stale_entries", rules.stale_entries, tell);
    read_entry(object, "start_marked", rules.start_marked, tell);
    read_heuristic(object, rules, tell);
    read_number(object, "weight", rules.weight, search::least_weight, search::most_weight, tell);
    read_number(object, "depth_limit", rules.depth_limit, search::least_depth_limit,
                search::most_depth_limit, tell);
    return rules;
}

}  // namespace statescope::exchange
