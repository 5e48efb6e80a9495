#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "puzzle/board.hpp"
#include "puzzle/move.hpp"
#include "puzzle/shape.hpp"

namespace statescope::search {

/// A legal move and the cell the blank reaches by it.
struct Successor {
    puzzle::Move move = puzzle::Move::Up;
    std::uint8_t cell = 0;
};

/// The legal moves from each cell the blank may stand on, in the order in which they are tried.
/// Worked out once a search: rows and columns would cost it four divisions a board.
class Successors {
  public:
    Successors(puzzle::Shape shape, const puzzle::MoveOrder& order) {
        for (int blank = 0; blank < shape.cells(); ++blank) {
            List& list = lists_[static_cast<std::size_t>(blank)];
            for (const puzzle::Move move : order) {
                const int cell = puzzle::target(shape, blank, move);
                if (cell >= 0) list.items[list.size++] = {move, static_cast<std::uint8_t>(cell)};
            }
        }
    }

    std::span<const Successor> from(int blank) const {
        const List& list = lists_[static_cast<std::size_t>(blank)];
        return {list.items.data(), list.size};
    }

  private:
    struct List {
        std::array<Successor, 4> items;
        std::size_t size = 0;
    };

    std::array<List, puzzle::max_cells> lists_;
};

}  // namespace statescope::search
