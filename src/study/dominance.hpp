#pragma once

#include <cstdint>
#include <optional>

#include "search/heuristics/estimator.hpp"
#include "study/reachable_space.hpp"

namespace statescope::study {

/// A board on which two heuristics differ.
struct Difference {
    puzzle::Board board;
    int first = 0;   ///< what the first says
    int second = 0;  ///< what the second says
    int distance = 0;
};

/// Two heuristics held against each other on all boards that can reach the goal. One dominates the
/// other when it is nowhere less; two that are equal everywhere dominate each other.
struct Dominance {
    std::uint32_t boards = 0;
    std::uint32_t first_less = 0;   ///< boards on which the first is less
    std::uint32_t second_less = 0;  ///< boards on which the second is less

    /// Of each kind of board the one nearest to the goal; of those as near the one of smallest
    /// rank.
    std::optional<Difference> nearest_first_less;
    std::optional<Difference> nearest_second_less;

    bool first_dominates() const { return first_less == 0; }
    bool second_dominates() const { return second_less == 0; }
};

/// Compares two heuristics; nothing when `progress` gave it up. Both estimators must be for the
/// goal and the shape of the space.
std::optional<Dominance> compare_heuristics(const ReachableSpace& space,
                                            const search::Estimator& first,
                                            const search::Estimator& second,
                                            const Progress& progress = {});

}  // namespace statescope::study
