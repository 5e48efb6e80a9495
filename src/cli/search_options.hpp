#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "puzzle/move.hpp"
#include "search/catalogue.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): the library's
class App;
}

namespace statescope::cli {

/// A search and the rules it runs by.
struct SearchChoice {
    const search::Algorithm* algorithm = nullptr;
    search::RuleSet rule_set = search::RuleSet::Document;
    search::Rules rules;
    std::vector<trace::NodeId> picks;  ///< of the search in which the user chooses
};

/// What was said about the search; nothing where it was not mentioned.
struct SearchOptions {
    const search::Algorithm* algorithm = nullptr;
    std::optional<search::RuleSet> rule_set;
    std::optional<puzzle::MoveOrder> order;
    std::optional<search::DuplicateCheck> duplicate_check;
    std::optional<int> depth_limit;
    std::optional<search::GoalTest> goal_test;
    std::optional<bool> start_marked;
    std::optional<search::WeightedSum> heuristic;
    std::optional<search::TieBreak> tie_break;
    std::optional<search::BetterG> better_g;
    std::optional<search::StaleEntries> stale_entries;
    std::optional<int> weight;
    std::vector<trace::NodeId> picks;  ///< numbers as on the screen, from 1

    /// Whether a single rule was given, whatever the rule set.
    bool any_rule() const;
};

/// Whether somebody is there for the search that waits for the user.
enum class User : std::uint8_t { Absent, Present };

/// Adds --algorithm, --rules and an option for every single rule; for a user, --choose, too. `into`
/// must live as long as the app parses.
void add_search_options(CLI::App& app, SearchOptions& into, User user = User::Absent);

/// Adds the same without --algorithm.
void add_rule_options(CLI::App& app, SearchOptions& into);

/// The search meant: `fallback` where no algorithm was named, and the rules of `base` with the
/// single rules put over them where no rule set was. Rules without effect are pointed out on `err`.
SearchChoice chosen_search(const SearchOptions& options, const search::Algorithm& fallback,
                           search::RuleSet base, std::ostream& err);

/// Why the heuristic of a search cannot be used for a goal, in one sentence; nothing when it can,
/// or when the search has no use for one.
std::optional<std::string> why_heuristic_unavailable(const SearchChoice& search, puzzle::Board goal,
                                                     puzzle::Shape shape);

}  // namespace statescope::cli
