#pragma once

#include <optional>
#include <string>
#include <utility>

#include "puzzle/board_text.hpp"
#include "puzzle/move.hpp"
#include "puzzle/shape.hpp"

namespace statescope::cli {

// Reading what stands after an option. Each throws CLI::ValidationError, naming the option, when it
// cannot be read.

/// "3x4": two numbers from `least` to `most`.
std::pair<int, int> read_pair(const std::string& option, const std::string& text, int least,
                              int most);

/// "3x4" as rows and columns of a board.
puzzle::Shape read_shape(const std::string& option, const std::string& text);

/// A board, of the shape if one is given.
puzzle::ParsedBoard read_board(const std::string& option, const std::string& text,
                               std::optional<puzzle::Shape> shape);

/// "LURD": each of the four letters once.
puzzle::MoveOrder read_order(const std::string& option, const std::string& text);

}  // namespace statescope::cli
