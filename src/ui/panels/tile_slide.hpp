#pragma once

#include <algorithm>
#include <optional>

#include "puzzle/move.hpp"
#include "ui/board_view.hpp"

namespace statescope::ui {

/// Where the tile of the last move stands: the blank made `move` and is where the board shows it.
inline int moved_cell(puzzle::Board board, puzzle::Shape shape, puzzle::Move move) {
    return puzzle::target(shape, board.blank(), puzzle::opposite(move));
}

/// A tile sliding to its place: a short motion, begun when a move is made.
class TileSlide {
  public:
    void begin() { passed_ = 0; }
    void stop() { passed_ = seconds; }
    bool running() const { return passed_ < seconds; }
    void advance(float elapsed) { passed_ += elapsed; }

    /// The tile as it is on its way now, or nothing once it has arrived.
    std::optional<Slide> slide(puzzle::Board board, puzzle::Shape shape, puzzle::Move move) const {
        if (!running()) return std::nullopt;
        const float rest = 1 - passed_ / seconds;
        const float way = rest * rest * rest;
        const int cell = moved_cell(board, shape, move);
        const int from = board.blank();
        return Slide{.cell = cell,
                     .dx = static_cast<float>(shape.column(from) - shape.column(cell)) * way,
                     .dy = static_cast<float>(shape.row(from) - shape.row(cell)) * way};
    }

  private:
    static constexpr float seconds = 0.18f;
    float passed_ = seconds;
};

}  // namespace statescope::ui
