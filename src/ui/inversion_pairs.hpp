#pragma once

#include <string>
#include <vector>

#include "puzzle/board.hpp"
#include "puzzle/shape.hpp"
#include "teach/phrases.hpp"
#include "ui/board_view.hpp"

namespace statescope::ui {

/// Which tiles before a tile are counted.
enum class Counting {
    LargerBefore,   ///< the usual count: each is an inversion
    SmallerBefore,  ///< document 2's F(X)
};

/// The tiles counted for the tile on a cell, in reading order; none for the blank.
std::vector<int> counted_tiles(puzzle::Board board, puzzle::Shape shape, int cell,
                               Counting counting);

/// The marks that show them: the tile on the cell and those counted for it.
std::vector<MarkedCell> pair_marks(puzzle::Board board, puzzle::Shape shape, int cell,
                                   Counting counting);

/// The same in words: "Before 1 stand 3 larger tiles: 2, 8, 3."
std::string pair_sentence(const teach::Phrases& say, puzzle::Board board, puzzle::Shape shape,
                          int cell, Counting counting);

}  // namespace statescope::ui
