#pragma once

#include <cstdint>

#include "search/rules.hpp"
#include "trace/take_order.hpp"

namespace statescope::search {

/// What a search takes first: the oldest node, the newest, or the one with the smallest f.
enum class Family : std::uint8_t {
    BreadthFirst,
    DepthFirst,
    UniformCost,    ///< f = g
    Greedy,         ///< f = h
    AStar,          ///< f = g + h
    WeightedAStar,  ///< f = g + w h
    DepthLimited,   ///< the newest, but no deeper than a limit
    IterativeDeepening,
    IdaStar,
    RecursiveBestFirst,
    Bidirectional,  ///< breadth-first from both ends
    YouChoose,      ///< whichever the user says
    Foreign,        ///< whichever another program took that recorded it
};

/// Whether the search goes through the tree by a bound, in rounds, in the memory of one path.
constexpr bool is_bounded(Family family) {
    return family == Family::DepthLimited || family == Family::IterativeDeepening ||
           family == Family::IdaStar;
}

/// Whether the search keeps one path and the nodes beside it, and marks no boards.
constexpr bool keeps_one_path(Family family) {
    return is_bounded(family) || family == Family::RecursiveBestFirst;
}

/// Whether the search keeps all nodes and takes the one with the smallest f.
constexpr bool is_best_first(Family family) {
    return family == Family::UniformCost || family == Family::Greedy || family == Family::AStar ||
           family == Family::WeightedAStar;
}

/// Whether a known board met with a smaller g may come in again.
constexpr bool minds_g(Family family) {
    return is_best_first(family) || family == Family::YouChoose || family == Family::Foreign;
}

/// Whether h is part of f.
constexpr bool uses_heuristic(Family family) {
    return (minds_g(family) && family != Family::UniformCost) || family == Family::IdaStar ||
           family == Family::RecursiveBestFirst;
}

/// The rules as a search of the family takes them. A search in the memory of one path marks no
/// boards: where the rules would, only the move straight back is left out. One from both ends marks
/// them when they are generated, and looks then whether the other side has them.
constexpr Rules in_force(Family family, Rules rules) {
    if (keeps_one_path(family) && marks_boards(rules.duplicate_check))
        rules.duplicate_check = DuplicateCheck::NoUndoing;
    if (family == Family::Bidirectional) {
        rules.duplicate_check = DuplicateCheck::AtGeneration;
        rules.goal_test = GoalTest::WhenGenerated;
        rules.start_marked = true;
    }
    return rules;
}

/// The order in which a search of the family takes nodes by the rules: what its f is.
constexpr trace::TakeOrder take_order(Family family, const Rules& rules) {
    using trace::Rounds;
    using trace::Turn;
    switch (family) {
        case Family::BreadthFirst:
            return {false, rules.tie_break, {.g = 1, .h = 0}};
        case Family::DepthFirst:
            return {false, rules.tie_break, {.g = 1, .h = 0}, true};
        case Family::UniformCost:
            return {true, rules.tie_break, {.g = 1, .h = 0}};
        case Family::Greedy:
            return {true, rules.tie_break, {.g = 0, .h = 1}};
        case Family::AStar:
            return {true, rules.tie_break, {.g = 1, .h = 1}};
        case Family::DepthLimited:
            return {false, rules.tie_break, {.g = 1, .h = 0}, true, Rounds::OneLimit};
        case Family::IterativeDeepening:
            return {false, rules.tie_break, {.g = 1, .h = 0}, true, Rounds::Deepening};
        case Family::IdaStar:
            return {false, rules.tie_break, {.g = 1, .h = 1}, true, Rounds::LargerF};
        case Family::RecursiveBestFirst:
            // Of nodes with equal f those stand deepest that stand on the search's branch.
            return {.by_f = true, .tie_break = TieBreak::LargerG, .forgets = true};
        case Family::Bidirectional:
            return {false, rules.tie_break, {.g = 1, .h = 0}, false, Rounds::None, Turn::Sides};
        case Family::YouChoose:
            return {false, rules.tie_break, {.g = 1, .h = 1}, false, Rounds::None, Turn::User};
        case Family::Foreign:
            return {.by_f = false, .weights = {.g = 1, .h = 1}, .turn = Turn::Other};
        case Family::WeightedAStar:
            break;
    }
    return {true, rules.tie_break, {.g = 1, .h = rules.weight}};
}

/// The order in which a search of the family makes the successors of a node. Depth-first searches
/// begin with the last, so that the first is the newest and is taken first.
constexpr puzzle::MoveOrder made_in_order(Family family, const puzzle::MoveOrder& order) {
    return family == Family::DepthFirst || is_bounded(family) ? order.reversed() : order;
}

}  // namespace statescope::search
