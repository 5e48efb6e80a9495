#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "puzzle/board.hpp"
#include "search/heuristics/heuristic.hpp"

namespace statescope::search {

/// A heuristic that is a sum over the tiles, as a search asks for it: of a board, or of the board
/// after a move, for which the one tile that moves says all.
class TileSum {
  public:
    TileSum(const TileCosts& costs, puzzle::Shape shape) : costs_(costs), shape_(shape) {}

    std::uint8_t operator()(puzzle::Board board) const { return costs_(board, shape_); }

    /// `h` is that of `board`; its blank moves from the cell `blank` to `cell`.
    std::uint8_t after(std::uint8_t h, puzzle::Board board, int blank, int cell) const {
        const auto& cost = costs_.cost[static_cast<std::size_t>(board.at(cell))];
        return static_cast<std::uint8_t>(h + cost[static_cast<std::size_t>(blank)] -
                                         cost[static_cast<std::size_t>(cell)]);
    }

  private:
    TileCosts costs_;
    puzzle::Shape shape_;
};

}  // namespace statescope::search
