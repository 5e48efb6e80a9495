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
};

/// Whether the search has an f.
constexpr bool is_best_first(Family family) {
    return family != Family::BreadthFirst && family != Family::DepthFirst;
}

/// Whether h is part of what the search takes first.
constexpr bool uses_heuristic(Family family) {
    return is_best_first(family) && family != Family::UniformCost;
}

/// The order in which a search of the family takes nodes by the rules: what its f is.
constexpr trace::TakeOrder take_order(Family family, const Rules& rules) {
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
        case Family::WeightedAStar:
            break;
    }
    return {true, rules.tie_break, {.g = 1, .h = rules.weight}};
}

/// The order in which a search of the family makes the successors of a node. Depth-first search
/// begins with the last, so that the first is the newest and is taken first.
constexpr puzzle::MoveOrder made_in_order(Family family, const puzzle::MoveOrder& order) {
    return family == Family::DepthFirst ? order.reversed() : order;
}

}  // namespace statescope::search
