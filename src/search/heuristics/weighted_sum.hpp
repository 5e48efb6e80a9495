#pragma once

#include <compare>
#include <cstdint>
#include <memory>

#include "search/heuristics/heuristic.hpp"

namespace statescope::search {

class PatternDatabase;

/// A fraction of whole numbers, so that every machine works out the same estimate.
struct Weight {
    std::uint16_t numerator = 1;
    std::uint16_t denominator = 1;  ///< not 0

    friend auto operator<=>(const Weight&, const Weight&) = default;
};

/// A heuristic and what it is multiplied by.
struct Weighted {
    Weight weight{};
    HeuristicId heuristic = HeuristicId::None;

    friend auto operator<=>(const Weighted&, const Weighted&) = default;
};

/// a · h1 + b · h2, rounded down, and 255 where it is more. One heuristic times a weight is a sum
/// with nothing (HeuristicId::None): the h of weighted A* (Pohl 1970).
struct WeightedSum {
    Weighted first{};
    Weighted second{};

    /// Claimed when both are admissible and the weights add up to at most 1. (Parts that count
    /// different moves may be added whole, but nothing here knows of such.)
    bool admissible() const;
    /// Claimed when both are consistent and the weights add up to at most 1; rounding down numbers
    /// that differ by at most 1 leaves numbers that do.
    bool consistent() const;

    /// Equal when written alike; the order is one to look them up by.
    friend auto operator<=>(const WeightedSum&, const WeightedSum&) = default;
};

/// One heuristic, with weight 1.
constexpr WeightedSum alone(HeuristicId heuristic) {
    return {.first = {.heuristic = heuristic}};
}

/// Whether both parts can be used for a goal.
bool available(const WeightedSum& sum, puzzle::Board goal, puzzle::Shape shape);

/// `database` is the goal's pattern database, where it is at hand; see pattern_estimator.
std::unique_ptr<const Estimator> make_estimator(const WeightedSum& sum, puzzle::Board goal,
                                                puzzle::Shape shape,
                                                const PatternDatabase* database = nullptr);

/// The same for one of the two.
std::unique_ptr<const Estimator> make_estimator(HeuristicId heuristic, puzzle::Board goal,
                                                puzzle::Shape shape,
                                                const PatternDatabase* database);

}  // namespace statescope::search
