#include "exchange/run_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>

#include "exchange/rule_names.hpp"
#include "exchange/weighted_sum_text.hpp"

namespace statescope::exchange {

namespace {

using study::Run;
using teach::Rule;

/// A rule within a short name: words that tell what they are a choice of stand alone.
std::string name_part(Rule rule, const Run& run) {
    const std::string word = rule_word(rule, run.rules);
    if (rule == Rule::Heuristic || rule == Rule::Order) return word;
    return fmt::format("{}={}", option_name(rule), word);
}

bool differs(Rule rule, std::span<const Run> runs) {
    std::optional<std::string> first;
    for (const Run& run : runs) {
        if (!has_effect(rule, run)) continue;
        const std::string word = rule_word(rule, run.rules);
        if (first && *first != word) return true;
        first = word;
    }
    return false;
}

}  // namespace

std::span<const Rule> all_rules() {
    using enum Rule;
    static constexpr std::array all{Order,  DuplicateCheck, StartMark, GoalTest, Heuristic,
                                    Weight, DepthLimit,     TieBreak,  BetterG,  StaleEntries};
    return all;
}

std::string_view option_name(Rule rule) {
    switch (rule) {
        case Rule::Order:
            return "order";
        case Rule::DuplicateCheck:
            return "duplicate-check";
        case Rule::GoalTest:
            return "goal-test";
        case Rule::TieBreak:
            return "tie-break";
        case Rule::BetterG:
            return "better-g";
        case Rule::StaleEntries:
            return "stale";
        case Rule::StartMark:
            return "start-marked";
        case Rule::Heuristic:
            return "heuristic";
        case Rule::DepthLimit:
            return "depth-limit";
        case Rule::Weight:
            break;
    }
    return "weight";
}

std::string rule_word(Rule rule, const search::Rules& rules) {
    switch (rule) {
        case Rule::Order:
            return rules.order.text();
        case Rule::DuplicateCheck:
            return std::string(name_of(rules.duplicate_check));
        case Rule::GoalTest:
            return std::string(name_of(rules.goal_test));
        case Rule::TieBreak:
            return std::string(name_of(rules.tie_break));
        case Rule::BetterG:
            return std::string(name_of(rules.better_g));
        case Rule::StaleEntries:
            return std::string(name_of(rules.stale_entries));
        case Rule::StartMark:
            return rules.start_marked ? "yes" : "no";
        case Rule::Heuristic:
            return heuristic_text(rules);
        case Rule::DepthLimit:
            return fmt::to_string(rules.depth_limit);
        case Rule::Weight:
            break;
    }
    return fmt::to_string(rules.weight);
}

bool has_effect(Rule rule, const Run& run) {
    return !teach::why_rule_has_no_effect(rule, run.algorithm->family, run.rules);
}

std::string run_text(const Run& run) {
    std::string text(run.algorithm->name);
    for (const Rule rule : all_rules()) {
        if (has_effect(rule, run))
            text += fmt::format(" --{} {}", option_name(rule), rule_word(rule, run.rules));
    }
    return text;
}

std::vector<Rule> differing_rules(std::span<const Run> runs) {
    std::vector<Rule> differing;
    for (const Rule rule : all_rules()) {
        if (differs(rule, runs)) differing.push_back(rule);
    }
    return differing;
}

std::vector<std::string> run_names(std::span<const Run> runs) {
    std::vector<std::string> names;
    for (const Run& run : runs) {
        std::vector<Run> of_one_search;
        std::copy_if(runs.begin(), runs.end(), std::back_inserter(of_one_search),
                     [&](const Run& other) { return other.algorithm == run.algorithm; });
        std::string name(run.algorithm->name);
        for (const Rule rule : differing_rules(of_one_search)) {
            if (has_effect(rule, run)) name += " " + name_part(rule, run);
        }
        names.push_back(std::move(name));
    }
    return names;
}

}  // namespace statescope::exchange
