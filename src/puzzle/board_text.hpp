#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "puzzle/board.hpp"
#include "puzzle/board_fault.hpp"
#include "puzzle/shape.hpp"

namespace statescope::puzzle {

/// Another board that a text can be read as.
struct OtherReading {
    Board board;
    Shape shape;

    friend bool operator==(const OtherReading&, const OtherReading&) = default;
};

/// A board as it was read.
struct ParsedBoard {
    Board board;
    Shape shape;
    /// What was decided that the text leaves open, in English, without a final full stop; empty
    /// where it leaves nothing open.
    std::string note{};
    /// What else the text can be; the likeliest first.
    std::vector<OtherReading> others{};
};

using BoardTextResult = std::variant<ParsedBoard, BoardTextError>;

/// Reads one board in any form that people write boards in (docs/board_texts.md): rows of numbers
/// with separators of any kind, nested lists, tables, one row of digits; 0, x, _, ., *, B, -1, an
/// empty cell or the largest number for the blank. Never takes more than a pass through the text.
///
/// With a shape given the text must fill it. Without one, several rows give rows and columns;
/// one row, or one number a row, gives the square of that count, or for 6, 8 and 12 numbers the
/// wide shape (2 x 3, 2 x 4, 3 x 4), the other being another reading.
BoardTextResult parse_board(std::string_view text, std::optional<Shape> shape = std::nullopt);

/// Two boards of one text: a start and its goal.
struct ParsedPair {
    Board start;
    Board goal;
    Shape shape;
};

/// Reads a start and its goal from one text: parted by a blank line, an arrow, words (`start`,
/// `goal`) or lists, or one behind the other. Nothing where the text holds anything else.
std::optional<ParsedPair> parse_pair(std::string_view text,
                                     std::optional<Shape> shape = std::nullopt);

/// "2 8 3 1 0 4 7 6 5".
std::string board_text(Board board, Shape shape);

/// One row a line, without a last line end: "2 8 3\n1 0 4\n7 6 5".
std::string board_rows(Board board, Shape shape);

/// Rows on one line, for sentences: "2 8 3 / 1 0 4 / 7 6 5".
std::string board_inline(Board board, Shape shape);

}  // namespace statescope::puzzle
