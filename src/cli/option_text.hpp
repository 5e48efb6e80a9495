#pragma once

#include <optional>
#include <string>
#include <utility>

#include "puzzle/board_text.hpp"
#include "puzzle/move.hpp"
#include "puzzle/shape.hpp"

namespace statescope::cli {

// What the value of an option says. Wrong text throws CLI::ValidationError with one sentence that
// begins with the option.

/// "3x4": two numbers from `least` to `most`.
std::pair<int, int> read_pair(const std::string& option, const std::string& text, int least,
                              int most);

/// "3x4": rows and columns.
puzzle::Shape read_shape(const std::string& option, const std::string& text);

/// A board, of the shape if there is one.
puzzle::ParsedBoard read_board(const std::string& option, const std::string& text,
                               std::optional<puzzle::Shape> shape);

/// "LURD": each of the four letters once.
puzzle::MoveOrder read_order(const std::string& option, const std::string& text);

}  // namespace statescope::cli
