#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "puzzle/move.hpp"
#include "search/heuristics/estimator.hpp"
#include "study/reachable_space.hpp"

namespace statescope::study {

/// How many boards have each exact distance and each estimate: h* across, h upwards.
class EstimateCounts {
  public:
    EstimateCounts() = default;
    EstimateCounts(int largest_distance, int largest_estimate);

    int largest_distance() const { return largest_distance_; }
    int largest_estimate() const { return largest_estimate_; }
    std::uint32_t at(int distance, int estimate) const {
        return counts_[field(distance, estimate)];
    }
    void add(int distance, int estimate) { ++counts_[field(distance, estimate)]; }

  private:
    std::size_t field(int distance, int estimate) const {
        const auto estimates = static_cast<std::size_t>(largest_estimate_) + 1;
        return static_cast<std::size_t>(distance) * estimates + static_cast<std::size_t>(estimate);
    }

    int largest_distance_ = 0;
    int largest_estimate_ = 0;
    std::vector<std::uint32_t> counts_;
};

/// A board whose estimate is more than its distance.
struct Overestimate {
    puzzle::Board board;
    int estimate = 0;
    int distance = 0;
};

/// A move across which h falls by more than the move costs: h(from) > 1 + h(to).
struct ViolatedArc {
    puzzle::Board from;
    puzzle::Move move = puzzle::Move::Up;
    puzzle::Board to;
    int estimate_from = 0;
    int estimate_to = 0;
    int distance_from = 0;
};

/// A heuristic held against the exact distances of all boards that can reach the goal. h* is the
/// exact distance; an arc is a board and a legal move of it, so every pair of neighbours is looked
/// at in both directions.
struct HeuristicReport {
    std::uint32_t boards = 0;
    std::uint32_t overestimates = 0;  ///< boards with h > h*
    std::uint32_t arcs = 0;
    std::uint32_t violated_arcs = 0;  ///< arcs with h(from) > 1 + h(to)

    /// The counterexamples nearest to the goal, by the distance of the board (or of `from`); of
    /// those as near the one of smallest rank, then the first move in the order U D L R.
    std::optional<Overestimate> nearest_overestimate;
    std::optional<ViolatedArc> nearest_violated_arc;

    double mean_estimate = 0;
    double mean_error = 0;         ///< of h* - h, in moves; below 0 when h says too much on average
    int largest_error = 0;         ///< the largest h* - h
    int largest_overestimate = 0;  ///< the largest h - h*, 0 when none is above 0

    EstimateCounts counts;

    bool admissible() const { return overestimates == 0; }
    bool consistent() const { return violated_arcs == 0; }
};

/// Checks a heuristic on all boards; nothing when `progress` gave it up. The estimator must be for
/// the goal and the shape of the space.
std::optional<HeuristicReport> check_heuristic(const ReachableSpace& space,
                                               const search::Estimator& estimator,
                                               const Progress& progress = {});

}  // namespace statescope::study
