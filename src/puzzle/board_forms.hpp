#pragma once

#include <optional>
#include <string>
#include <vector>

#include "puzzle/board_items.hpp"
#include "puzzle/board_text.hpp"
#include "puzzle/shape.hpp"

namespace statescope::puzzle {

// Forms that need something put in or left out before the items are those of a board.

/// Items behind numbers that tell about the board.
struct Headed {
    BoardItems rest;
    std::optional<Shape> told;  ///< the shape the header names; may be one that is not supported
    bool certain = false;       ///< the numbers can be nothing else, even where the board is wrong
    std::string note;           ///< what they were taken for
};

/// What stands behind a size (`3`, algs4), rows and columns (`2 3`, ZOJ 2153), the number of tiles
/// and the blank's place in the goal (`8`, `-1`), or a count of one board; nothing when the items
/// do not begin so.
std::optional<Headed> behind_header(const BoardItems& items);

/// Letters for tiles, a for 1, with one sign for the blank (`abce.fdgh`): the same as numbers.
std::optional<BoardItems> letters_as_numbers(const BoardItems& items, std::optional<Shape> shape);

/// A list broken into lines anywhere: all of it as one row.
std::optional<BoardItems> list_on_one_line(const BoardItems& items);

/// Items with the blank put where one row has room for it: between two separators, in the column
/// that the other rows show, or, where the row just ends early, at its end. More than one where
/// nothing shows which; the likeliest first.
struct Filled {
    BoardItems items;
    std::string note;
};
std::vector<Filled> with_blank_in_gap(const BoardItems& items, std::optional<Shape> shape);

/// Reads items as one board in the first form in which they are one. Where they are none, the fault
/// is that of the plainest form.
BoardTextResult read_items(const BoardItems& items, std::optional<Shape> shape);

}  // namespace statescope::puzzle
