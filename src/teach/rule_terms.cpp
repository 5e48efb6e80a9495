#include "teach/rule_terms.hpp"

#include <utility>

#include "teach/figures.hpp"

namespace statescope::teach {

using search::BetterG;
using search::DuplicateCheck;
using search::Family;
using search::GoalTest;
using search::RuleSet;
using search::StaleEntries;
using search::TieBreak;

namespace {

Text name_text(const search::Algorithm& algorithm) {
    switch (algorithm.family) {
        case Family::BreadthFirst:
            return algorithm.storage == search::NodeStorage::WholePath ? Text::algorithm_bfs
                                                                       : Text::algorithm_bfs_parent;
        case Family::AStar:
            return algorithm.document == 3 ? Text::algorithm_astar_cantor : Text::algorithm_astar;
        case Family::DepthFirst:
            return Text::algorithm_dfs;
        case Family::DepthLimited:
            return Text::algorithm_dls;
        case Family::IterativeDeepening:
            return Text::algorithm_ids;
        case Family::IdaStar:
            return Text::algorithm_ida_star;
        case Family::UniformCost:
            return Text::algorithm_ucs;
        case Family::Greedy:
            return Text::algorithm_greedy;
        case Family::RecursiveBestFirst:
            return Text::algorithm_rbfs;
        case Family::Bidirectional:
            return Text::algorithm_bidirectional;
        case Family::YouChoose:
            return Text::algorithm_you_choose;
        case Family::Foreign:
            return Text::algorithm_foreign;
        case Family::WeightedAStar:
            break;
    }
    return Text::algorithm_wastar;
}

Text textbook_text(Family family) {
    if (family == Family::DepthFirst) return Text::rule_set_textbook_meaning_depth_first;
    if (family == Family::DepthLimited) return Text::rule_set_textbook_meaning_depth_limited;
    if (family == Family::Bidirectional) return Text::rule_set_textbook_meaning_bidirectional;
    if (family == Family::YouChoose) return Text::rule_set_textbook_meaning_you_choose;
    if (family == Family::Foreign) return Text::rule_set_textbook_meaning_foreign;
    return search::keeps_one_path(family) ? Text::rule_set_textbook_meaning_rounds
                                          : Text::rule_set_textbook_meaning;
}

}  // namespace

Term term(const Phrases& phrases, RuleSet rule_set, Family family) {
    switch (rule_set) {
        case RuleSet::Document:
            return {phrases(Text::rule_set_document), phrases(Text::rule_set_document_meaning)};
        case RuleSet::Textbook:
            return {phrases(Text::rule_set_textbook), phrases(textbook_text(family))};
        case RuleSet::Custom:
            break;
    }
    return {phrases(Text::rule_set_custom), phrases(Text::rule_set_custom_meaning)};
}

Term term(const Phrases& phrases, DuplicateCheck rule) {
    switch (rule) {
        case DuplicateCheck::AtGeneration:
            return {phrases(Text::duplicate_check_at_generation),
                    phrases(Text::duplicate_check_at_generation_meaning)};
        case DuplicateCheck::AtExpansion:
            return {phrases(Text::duplicate_check_at_expansion),
                    phrases(Text::duplicate_check_at_expansion_meaning)};
        case DuplicateCheck::NoUndoing:
            return {phrases(Text::duplicate_check_no_undoing),
                    phrases(Text::duplicate_check_no_undoing_meaning)};
        case DuplicateCheck::None:
            break;
    }
    return {phrases(Text::duplicate_check_none), phrases(Text::duplicate_check_none_meaning)};
}

Term term(const Phrases& phrases, GoalTest rule) {
    if (rule == GoalTest::WhenTaken) {
        return {phrases(Text::goal_test_when_taken), phrases(Text::goal_test_when_taken_meaning)};
    }
    return {phrases(Text::goal_test_when_generated),
            phrases(Text::goal_test_when_generated_meaning)};
}

Term term(const Phrases& phrases, TieBreak rule) {
    switch (rule) {
        case TieBreak::OlderFirst:
            return {phrases(Text::tie_break_older_first),
                    phrases(Text::tie_break_older_first_meaning)};
        case TieBreak::NewerFirst:
            return {phrases(Text::tie_break_newer_first),
                    phrases(Text::tie_break_newer_first_meaning)};
        case TieBreak::LargerG:
            return {phrases(Text::tie_break_larger_g), phrases(Text::tie_break_larger_g_meaning)};
        case TieBreak::SmallerG:
            return {phrases(Text::tie_break_smaller_g), phrases(Text::tie_break_smaller_g_meaning)};
        case TieBreak::BoardText:
            break;
    }
    return {phrases(Text::tie_break_board_text), phrases(Text::tie_break_board_text_meaning)};
}

Term term(const Phrases& phrases, BetterG rule) {
    if (rule == BetterG::Update) {
        return {phrases(Text::better_g_update), phrases(Text::better_g_update_meaning)};
    }
    return {phrases(Text::better_g_ignore), phrases(Text::better_g_ignore_meaning)};
}

Term term(const Phrases& phrases, StaleEntries rule) {
    if (rule == StaleEntries::Skipped) {
        return {phrases(Text::stale_entries_skipped), phrases(Text::stale_entries_skipped_meaning)};
    }
    return {phrases(Text::stale_entries_expanded_again),
            phrases(Text::stale_entries_expanded_again_meaning)};
}

Term start_mark_term(const Phrases& phrases, bool start_marked) {
    if (start_marked) return {phrases(Text::start_marked), phrases(Text::start_marked_meaning)};
    return {phrases(Text::start_not_marked), phrases(Text::start_not_marked_meaning)};
}

Term term(const Phrases& phrases, Rule rule) {
    switch (rule) {
        case Rule::Order:
            return {phrases(Text::order_name), phrases(Text::order_meaning)};
        case Rule::DuplicateCheck:
            return {phrases(Text::duplicate_check_name), phrases(Text::duplicate_check_meaning)};
        case Rule::GoalTest:
            return {phrases(Text::goal_test_name), phrases(Text::goal_test_meaning)};
        case Rule::TieBreak:
            return {phrases(Text::tie_break_name), phrases(Text::tie_break_meaning)};
        case Rule::BetterG:
            return {phrases(Text::better_g_name), phrases(Text::better_g_meaning)};
        case Rule::StaleEntries:
            return {phrases(Text::stale_entries_name), phrases(Text::stale_entries_meaning)};
        case Rule::StartMark:
            return {phrases(Text::start_mark_name), phrases(Text::start_mark_meaning)};
        case Rule::Weight:
            return {phrases(Text::weight_name), phrases(Text::weight_meaning)};
        case Rule::DepthLimit:
            return {phrases(Text::depth_limit_name), phrases(Text::depth_limit_meaning)};
        case Rule::Heuristic:
            break;
    }
    return {phrases(Text::heuristic_name), phrases(Text::heuristic_meaning)};
}

std::string rule_value(const Phrases& phrases, Rule rule, const search::Rules& rules) {
    const auto name = [](const Term& of) { return std::string(of.name); };
    switch (rule) {
        case Rule::Order:
            return order_text(rules.order);
        case Rule::DuplicateCheck:
            return name(term(phrases, rules.duplicate_check));
        case Rule::GoalTest:
            return name(term(phrases, rules.goal_test));
        case Rule::TieBreak:
            return name(term(phrases, rules.tie_break));
        case Rule::BetterG:
            return name(term(phrases, rules.better_g));
        case Rule::StaleEntries:
            return name(term(phrases, rules.stale_entries));
        case Rule::StartMark:
            return name(start_mark_term(phrases, rules.start_marked));
        case Rule::Heuristic:
            return heuristic_name(phrases, rules);
        case Rule::DepthLimit:
            return std::to_string(rules.depth_limit);
        case Rule::Weight:
            break;
    }
    return std::to_string(rules.weight);
}

std::optional<Text> why_rule_has_no_effect(Rule rule, Family family, const search::Rules& rules) {
    const bool minds_g = search::minds_g(family);
    const bool two_sided = family == Family::Bidirectional;
    const bool at_generation = rules.duplicate_check == DuplicateCheck::AtGeneration;
    switch (rule) {
        case Rule::Order:
            return std::nullopt;
        case Rule::DuplicateCheck:
            if (two_sided) return Text::rule_sides_mark_boards;
            return std::nullopt;
        case Rule::GoalTest:
            if (two_sided) return Text::rule_sides_meet;
            return std::nullopt;
        case Rule::TieBreak:
            if (family == Family::YouChoose) return Text::rule_chosen_by_you;
            if (family == Family::RecursiveBestFirst) return Text::rule_stays_on_branch;
            if (!search::is_best_first(family)) return Text::rule_only_best_first;
            return std::nullopt;
        case Rule::Heuristic:
            if (family == Family::UniformCost) return Text::rule_no_heuristic;
            if (!search::uses_heuristic(family)) return Text::rule_only_with_heuristic;
            return std::nullopt;
        case Rule::Weight:
            if (family != Family::WeightedAStar) return Text::rule_only_weighted;
            return std::nullopt;
        case Rule::DepthLimit:
            if (family != Family::DepthLimited) return Text::rule_only_depth_limited;
            return std::nullopt;
        case Rule::BetterG:
            if (family == Family::RecursiveBestFirst) return Text::rule_only_with_check;
            if (!minds_g) return Text::rule_only_best_first;
            if (family == Family::UniformCost) return Text::rule_first_g_is_best;
            if (!search::marks_boards(rules.duplicate_check)) return Text::rule_only_with_check;
            return std::nullopt;
        case Rule::StaleEntries:
            if (family == Family::RecursiveBestFirst) return Text::rule_only_with_check;
            if (!minds_g) return Text::rule_only_best_first;
            if (family == Family::UniformCost) return Text::rule_first_g_is_best;
            if (!at_generation) return Text::rule_only_at_generation;
            if (rules.better_g != BetterG::Update) return Text::rule_only_with_update;
            return std::nullopt;
        case Rule::StartMark:
            if (two_sided) return Text::rule_sides_begin;
            if (!at_generation) return Text::rule_only_at_generation;
            return std::nullopt;
    }
    return std::nullopt;
}

std::optional<Text> why_tie_break_has_no_effect(TieBreak tie_break, Family family) {
    const bool by_g = tie_break == TieBreak::LargerG || tie_break == TieBreak::SmallerG;
    if (by_g && family == Family::UniformCost) return Text::rule_equal_f_is_equal_g;
    return std::nullopt;
}

std::optional<Text> why_duplicate_check_has_no_effect(DuplicateCheck check, Family family) {
    if (search::keeps_one_path(family) && search::marks_boards(check))
        return Text::rule_marks_no_board;
    return std::nullopt;
}

std::string algorithm_name(const Phrases& phrases, const search::Algorithm& algorithm,
                           const search::Rules& rules) {
    return phrases(name_text(algorithm), arg("heuristic", heuristic_name(phrases, rules)));
}

std::string search_line(const Phrases& phrases, const search::Algorithm& algorithm,
                        const search::Rules& rules) {
    std::string name = algorithm_name(phrases, algorithm, rules);
    const std::string order = order_text(rules.order);
    const std::string_view goal_test = term(phrases, rules.goal_test).name;
    if (algorithm.family == Family::Bidirectional) {
        return phrases(Text::top_subtitle_two_sided, arg("algorithm", name), arg("order", order));
    }
    // By which rules another program searches is not known.
    if (algorithm.family == Family::Foreign) return name;
    if (!search::is_best_first(algorithm.family)) {
        return phrases(Text::top_subtitle_breadth_first, arg("algorithm", name),
                       arg("order", order), arg("goal_test", goal_test));
    }
    return phrases(Text::top_subtitle_best_first, arg("algorithm", name), arg("order", order),
                   arg("tie_break", term(phrases, rules.tie_break).name),
                   arg("goal_test", goal_test));
}

}  // namespace statescope::teach
