#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "puzzle/board.hpp"
#include "puzzle/shape.hpp"

namespace statescope::study {

/// A board that can reach the goal.
struct ReachableBoard {
    puzzle::Board board;
    std::uint32_t rank = 0;
    std::uint8_t distance = 0;  ///< exact, in moves
};

/// All boards of a shape (at most 9 cells) that can reach a goal, in order of rank. For 3x3 they
/// take 3 MB and some 20 ms to list.
class ReachableSpace {
  public:
    ReachableSpace(puzzle::Board goal, puzzle::Shape shape);

    puzzle::Board goal() const { return goal_; }
    puzzle::Shape shape() const { return shape_; }
    std::span<const ReachableBoard> boards() const { return boards_; }
    int largest_distance() const { return largest_distance_; }

  private:
    puzzle::Board goal_;
    puzzle::Shape shape_;
    int largest_distance_ = 0;
    std::vector<ReachableBoard> boards_;
};

/// Asked now and then while all boards are looked at, with the part done (0 to 1). On `false` the
/// work is given up. A caller on another thread shows progress and cancels by it; none is needed.
using Progress = std::function<bool(double part)>;

/// So many boards are looked at between two questions to Progress: well below a millisecond's work.
inline constexpr std::size_t boards_between_questions = 4096;

}  // namespace statescope::study
