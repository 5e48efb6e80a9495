#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "puzzle/board_text.hpp"
#include "puzzle/shape.hpp"

namespace statescope::exchange {

/// Reads a line that is a board in the plainest form: every number from 0 up once, parted by spaces
/// or all of one digit without separators, `x` being 0. Gives what puzzle::parse_board gives, at a
/// fraction of its time, and nothing for any other line, be it a board or not. Without a shape only
/// 3 x 3 and 4 x 4 are plain: any other count of numbers leaves something open.
std::optional<puzzle::ParsedBoard> plain_board(std::string_view line,
                                               std::optional<puzzle::Shape> shape);

constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/// A board in one word, which every reader of boards takes: "2,8,3,1,0,4,7,6,5".
std::string board_word(puzzle::Board board, puzzle::Shape shape);

}  // namespace statescope::exchange
