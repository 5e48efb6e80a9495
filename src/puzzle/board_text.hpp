#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "puzzle/board.hpp"
#include "puzzle/board_fault.hpp"
#include "puzzle/shape.hpp"

namespace statescope::puzzle {

struct ParsedBoard {
    Board board;
    Shape shape;
};

using BoardTextResult = std::variant<ParsedBoard, BoardTextError>;

/// Reads one board: numbers row by row, 0 or x for the blank, separated by spaces, tabs, commas or
/// line ends (any kind), or, where every tile has one digit, without separators (`283104765`).
/// With a shape given the text must fill it. Without one, several lines give rows and columns;
/// one line, or one number a line, gives the square of that count, or for 6, 8 and 12 numbers the
/// wide shape (2 x 3, 2 x 4, 3 x 4).
BoardTextResult parse_board(std::string_view text, std::optional<Shape> shape = std::nullopt);

/// "2 8 3 1 0 4 7 6 5".
std::string board_text(Board board, Shape shape);

/// One row a line, without a last line end: "2 8 3\n1 0 4\n7 6 5".
std::string board_rows(Board board, Shape shape);

/// Rows on one line, for sentences: "2 8 3 / 1 0 4 / 7 6 5".
std::string board_inline(Board board, Shape shape);

}  // namespace statescope::puzzle
