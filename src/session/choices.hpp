#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "puzzle/board.hpp"
#include "puzzle/shape.hpp"
#include "search/catalogue.hpp"

namespace statescope::session {

/// What may be chosen as the largest number of nodes a search makes.
inline constexpr std::uint32_t least_node_budget = 100;
inline constexpr std::uint32_t most_node_budget = 50'000'000;

/// The nodes that the user chose to be expanded, in this order; of one pair of boards and one set
/// of rules, since elsewhere the numbers mean other nodes.
struct Picks {
    search::Problem problem;
    search::Rules rules;
    std::vector<trace::NodeId> nodes;

    friend bool operator==(const Picks&, const Picks&) = default;
};

/// Everything that decides what is searched, and how. Two equal choices give the same trace.
struct Choices {
    search::Problem problem;
    const search::Algorithm* algorithm = nullptr;
    search::RuleSet rule_set = search::RuleSet::Textbook;
    search::Rules custom;  ///< the user's own rules, used when rule_set is Custom
    std::uint32_t node_budget = trace::default_node_budget;
    bool prove_unsolvable = false;  ///< search an unsolvable pair to its end all the same
    Picks picks{};                  ///< for the search in which the user chooses

    /// The rules chosen, whatever start and goal are.
    search::Rules chosen_rules() const;
    /// The rules in force: those chosen, but Manhattan in place of a heuristic that is not
    /// available for the goal, and no marking of boards in a search that does without. Chosen it
    /// stays, and it is back with a goal, or search, that suits it.
    search::Rules rules() const;

    /// The picks, where they are of these boards and rules; otherwise none.
    std::span<const trace::NodeId> picked() const;

    friend bool operator==(const Choices&, const Choices&) = default;
};

/// The rule set, or the textbook's in place of a document's where a search comes from none.
search::RuleSet offered(search::RuleSet rule_set, const search::Algorithm& algorithm);

/// What the program opens on: the textbook board 2 8 3 / 1 0 4 / 7 6 5, breadth-first with parent
/// pointers by the textbook rules.
Choices opening_choices();

}  // namespace statescope::session
