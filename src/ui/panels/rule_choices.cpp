#include "ui/panels/rule_choices.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "search/chosen_heuristic.hpp"
#include "teach/figures.hpp"
#include "teach/rule_terms.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using search::BetterG;
using search::DuplicateCheck;
using search::GoalTest;
using search::HeuristicId;
using search::Rules;
using search::StaleEntries;
using search::TieBreak;
using teach::arg;
using teach::Rule;
using teach::Term;
using teach::Text;

namespace {

/// A value of a rule: what it is called, what it means, and why it cannot be chosen, if it can't.
struct Value {
    std::string name;
    std::string meaning;
    std::string disabled_reason;
};

/// What the lists of all rules need.
struct Chooser {
    const Scene& scene;
    const search::Algorithm& algorithm;
    const Rules& rules;  ///< in force

    /// The list of one rule. The index chosen, or `chosen`.
    int operator()(Rule rule, std::string_view id, const std::vector<Value>& values,
                   int chosen) const {
        const teach::Phrases& say = scene.say;
        const Term term = teach::term(say, rule);
        const auto reason = teach::why_rule_has_no_effect(rule, algorithm.family, rules);
        std::vector<Choice> choices;
        choices.reserve(values.size());
        for (const Value& value : values)
            choices.push_back({.text = value.name,
                               .id = value.name,
                               .tooltip = value.meaning,
                               .disabled_reason = value.disabled_reason});

        if (reason) {
            const std::string why =
                say(Text::search_rule_disabled, arg("rule", term.name),
                    arg("rule_meaning", term.meaning), arg("reason", say(*reason)));
            return combo(scene.look, id, choices, chosen, -1, why);
        }
        const int now = combo(scene.look, id, choices, chosen);
        const Value& value = values[static_cast<std::size_t>(chosen)];
        tooltip_for_last_item(
            scene.look,
            say(Text::search_rule_hint, arg("rule", term.name), arg("rule_meaning", term.meaning),
                arg("value", value.name), arg("value_meaning", value.meaning)));
        return now;
    }

    /// Why a value makes no sense in the search chosen.
    template <class Enum>
    std::string why_not(Enum) const {
        return {};
    }
    std::string why_not(DuplicateCheck check) const {
        const auto reason = teach::why_duplicate_check_has_no_effect(check, algorithm.family);
        return reason ? std::string(scene.say(*reason)) : std::string();
    }
    std::string why_not(TieBreak tie_break) const {
        const auto reason = teach::why_tie_break_has_no_effect(tie_break, algorithm.family);
        return reason ? std::string(scene.say(*reason)) : std::string();
    }

    /// The list of a rule that is an enumeration: its values in the order offered.
    template <class Enum, std::size_t Count>
    Enum operator()(Rule rule, std::string_view id, const std::array<Enum, Count>& all, Enum chosen,
                    std::optional<Text> form = std::nullopt) const {
        std::vector<Value> values;
        int at = 0;
        for (const Enum each : all) {
            if (each == chosen) at = static_cast<int>(values.size());
            const Term term = teach::term(scene.say, each);
            values.push_back(
                {form ? scene.say(*form, arg("value", term.name)) : std::string(term.name),
                 std::string(term.meaning), why_not(each)});
        }
        return all[static_cast<std::size_t>((*this)(rule, id, values, at))];
    }
};

puzzle::MoveOrder choose_order(const Chooser& choose, const puzzle::MoveOrder& chosen) {
    static const std::array<puzzle::MoveOrder, 24> orders = puzzle::all_move_orders();
    std::vector<Value> values;
    int at = 0;
    for (const puzzle::MoveOrder& order : orders) {
        if (order == chosen) at = static_cast<int>(values.size());
        values.push_back(
            {choose.scene.say(Text::order_value, arg("order", teach::order_text(order))),
             choose.scene.say(Text::search_order_meaning, arg("order", teach::order_text(order))),
             {}});
    }
    return orders[static_cast<std::size_t>(choose(Rule::Order, "rule_order", values, at))];
}

/// What a weighted sum is at first: of two that never say too much, half of each.
constexpr search::WeightedSum opening_sum{.first = {{1, 2}, HeuristicId::Manhattan},
                                          .second = {{1, 2}, HeuristicId::Misplaced}};

/// The heuristics of the list and, at its end, the sum of two.
void choose_heuristic(const Chooser& choose, Rules& rules) {
    const teach::Phrases& say = choose.scene.say;
    const search::Problem& problem = choose.scene.session.choices().problem;
    const auto all = search::heuristics();
    std::vector<Value> values;
    int at = 0;
    for (const search::Heuristic& each : all) {
        if (each.id == rules.heuristic) at = static_cast<int>(values.size());
        const Term term = teach::term(say, each.id);
        values.push_back(
            {say(Text::search_heuristic_value, arg("value", term.name)), std::string(term.meaning),
             teach::why_unavailable(say, each, problem.goal, problem.shape).value_or("")});
    }
    if (rules.heuristic == HeuristicId::WeightedSum) at = static_cast<int>(values.size());
    const Term sum = teach::term(say, HeuristicId::WeightedSum);
    values.push_back(
        {say(Text::search_heuristic_value, arg("value", sum.name)), std::string(sum.meaning), {}});
    const int now = choose(Rule::Heuristic, "rule_heuristic", values, at);
    if (now == at) return;
    const auto place = static_cast<std::size_t>(now);
    search::set_heuristic(rules, place < all.size() ? search::alone(all[place].id) : opening_sum);
}

std::uint8_t choose_weight(const Chooser& choose, std::uint8_t chosen) {
    const teach::Phrases& say = choose.scene.say;
    std::vector<Value> values;
    for (int weight = search::least_weight; weight <= search::most_weight; ++weight) {
        values.push_back({say(Text::search_weight_value, arg("weight", weight)),
                          say(Text::search_weight_value_meaning, arg("weight", weight)),
                          {}});
    }
    const int at = choose(Rule::Weight, "rule_weight", values, chosen - search::least_weight);
    return static_cast<std::uint8_t>(search::least_weight + at);
}

std::uint8_t choose_depth_limit(const Chooser& choose, std::uint8_t chosen) {
    const teach::Phrases& say = choose.scene.say;
    std::vector<Value> values;
    for (int limit = search::least_depth_limit; limit <= search::most_depth_limit; ++limit) {
        values.push_back({say(Text::search_depth_limit_value, arg("limit", limit)),
                          say(Text::search_depth_limit_value_meaning, arg("limit", limit)),
                          {}});
    }
    const int at =
        choose(Rule::DepthLimit, "rule_depth_limit", values, chosen - search::least_depth_limit);
    return static_cast<std::uint8_t>(search::least_depth_limit + at);
}

bool choose_start_mark(const Chooser& choose, bool marked) {
    std::vector<Value> values;
    for (const bool each : {true, false}) {
        const Term term = teach::start_mark_term(choose.scene.say, each);
        values.push_back({std::string(term.name), std::string(term.meaning), {}});
    }
    return choose(Rule::StartMark, "rule_start_mark", values, marked ? 0 : 1) == 0;
}

}  // namespace

Rules rule_choices(const Scene& scene, const search::Algorithm& algorithm, Rules rules,
                   const std::function<void()>& below_heuristic) {
    const Rules in_force = rules;
    const Chooser choose{scene, algorithm, in_force};
    constexpr std::array goal_tests{GoalTest::WhenTaken, GoalTest::WhenGenerated};
    constexpr std::array checks{DuplicateCheck::AtGeneration, DuplicateCheck::AtExpansion,
                                DuplicateCheck::NoUndoing, DuplicateCheck::None};
    constexpr std::array ties{TieBreak::OlderFirst, TieBreak::NewerFirst, TieBreak::LargerG,
                              TieBreak::SmallerG, TieBreak::BoardText};
    constexpr std::array better{BetterG::Update, BetterG::Ignore};
    constexpr std::array stale{StaleEntries::Skipped, StaleEntries::ExpandedAgain};

    rules.order = choose_order(choose, rules.order);
    rules.goal_test = choose(Rule::GoalTest, "rule_goal_test", goal_tests, rules.goal_test);
    rules.duplicate_check =
        choose(Rule::DuplicateCheck, "rule_duplicate_check", checks, rules.duplicate_check);
    rules.start_marked = choose_start_mark(choose, rules.start_marked);
    choose_heuristic(choose, rules);
    below_heuristic();
    rules.weight = choose_weight(choose, rules.weight);
    rules.depth_limit = choose_depth_limit(choose, rules.depth_limit);
    rules.tie_break = choose(Rule::TieBreak, "rule_tie_break", ties, rules.tie_break,
                             Text::search_tie_break_value);
    rules.better_g = choose(Rule::BetterG, "rule_better_g", better, rules.better_g);
    rules.stale_entries = choose(Rule::StaleEntries, "rule_stale", stale, rules.stale_entries);
    return rules;
}

}  // namespace statescope::ui
