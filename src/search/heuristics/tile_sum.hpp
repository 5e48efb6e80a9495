#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "puzzle/board.hpp"
#include "search/heuristics/heuristic.hpp"

namespace statescope::search {

/// A heuristic that is a sum over the cells, as a search asks for it: of a board, or of the board
/// after a move, for which the two cells that exchange what they hold say all.
class TileSum {
  public:
    TileSum(const TileCosts& costs, puzzle::Shape shape) : costs_(costs), shape_(shape) {}

    std::uint8_t operator()(puzzle::Board board) const { return costs_(board, shape_); }

    /// By how much the sum grows when the blank moves from the cell `blank` to `cell`, on which
    /// `tile` stands.
    int growth(int tile, int blank, int cell) const {
        return cost(tile, blank) - cost(tile, cell) + cost(0, cell) - cost(0, blank);
    }

    /// The sum after that move of a board whose sum is `h`.
    std::uint8_t after(std::uint8_t h, puzzle::Board board, int blank, int cell) const {
        return static_cast<std::uint8_t>(h + growth(board.at(cell), blank, cell));
    }

  private:
    int cost(int tile, int cell) const {
        return costs_.cost[static_cast<std::size_t>(tile)][static_cast<std::size_t>(cell)];
    }

    TileCosts costs_;
    puzzle::Shape shape_;
};

}  // namespace statescope::search
