#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "puzzle/board.hpp"
#include "puzzle/move.hpp"
#include "puzzle/shape.hpp"

namespace statescope::puzzle {

/// The exact distance of every board of a shape (at most 9 cells) to one goal, found by a
/// breadth-first walk from the goal.
class DistanceTable {
  public:
    DistanceTable(Board goal, Shape shape);

    Board goal() const { return goal_; }
    Shape shape() const { return shape_; }

    /// Moves to the goal, or nothing when it cannot be reached.
    std::optional<int> distance(Board board) const;

    /// How many boards stand at each distance 0, 1, 2, ...
    const std::vector<std::uint32_t>& layer_sizes() const { return layer_sizes_; }

    /// Boards at the largest distance, in order of rank.
    std::vector<Board> hardest() const;

  private:
    Board goal_;
    Shape shape_;
    std::vector<std::uint8_t> by_rank_;
    std::vector<std::uint32_t> layer_sizes_;
};

}  // namespace statescope::puzzle
