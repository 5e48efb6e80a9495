#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "search/catalogue.hpp"
#include "search/rules.hpp"
#include "teach/definitions.hpp"
#include "teach/heuristic_terms.hpp"
#include "teach/phrases.hpp"

namespace statescope::teach {

/// The name and the one-sentence definition of each value of each rule.
Term term(const Phrases& phrases, search::RuleSet rule_set, search::Family family);
Term term(const Phrases& phrases, search::DuplicateCheck rule);
Term term(const Phrases& phrases, search::GoalTest rule);
Term term(const Phrases& phrases, search::TieBreak rule);
Term term(const Phrases& phrases, search::BetterG rule);
Term term(const Phrases& phrases, search::StaleEntries rule);
Term start_mark_term(const Phrases& phrases, bool start_marked);

/// The rules one can choose, each a member of search::Rules.
enum class Rule : std::uint8_t {
    Order,
    DuplicateCheck,
    GoalTest,
    TieBreak,
    BetterG,
    StaleEntries,
    StartMark,
    Heuristic,
    Weight,
    DepthLimit,
};

/// What a rule is called and what it decides: the label before its values.
Term term(const Phrases& phrases, Rule rule);

/// What the rules say of one of them, in words: "L U R D", "visited when generated".
std::string rule_value(const Phrases& phrases, Rule rule, const search::Rules& rules);

/// Why a rule makes no difference for an algorithm under the other rules; nothing when it does.
std::optional<Text> why_rule_has_no_effect(Rule rule, search::Family family,
                                           const search::Rules& rules);

/// Why a tie-break makes no difference for an algorithm; nothing when it does.
std::optional<Text> why_tie_break_has_no_effect(search::TieBreak tie_break, search::Family family);

/// Why a duplicate check cannot be had in an algorithm; nothing when it can.
std::optional<Text> why_duplicate_check_has_no_effect(search::DuplicateCheck check,
                                                      search::Family family);

/// The name of a search with the heuristic in force: "A*, Manhattan".
std::string algorithm_name(const Phrases& phrases, const search::Algorithm& algorithm,
                           const search::Rules& rules);

/// A search and its main rules on one line, as under the program's name: "Breadth-first, parent
/// pointers · order L U R D · goal tested when taken".
std::string search_line(const Phrases& phrases, const search::Algorithm& algorithm,
                        const search::Rules& rules);

}  // namespace statescope::teach
