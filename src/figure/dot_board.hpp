#pragma once

#include <string>

#include "figure/board_figure.hpp"

namespace statescope::figure {

/// A board as a table within a label of Graphviz that is like HTML, its signs as outlines and
/// colours.
std::string dot_board(puzzle::Board board, puzzle::Shape shape, const BoardLook& look);

}  // namespace statescope::figure
