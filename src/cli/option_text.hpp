#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <utility>

#include "puzzle/board_text.hpp"
#include "puzzle/move.hpp"
#include "puzzle/move_list.hpp"
#include "puzzle/shape.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): the library's
class App;
}

namespace statescope::cli {

// Reading what stands after an option. Each throws CLI::ValidationError, naming the option, when it
// cannot be read.

/// "3x4": two numbers from `least` to `most`.
std::pair<int, int> read_pair(const std::string& option, const std::string& text, int least,
                              int most);

/// "3x4" as rows and columns of a board.
puzzle::Shape read_shape(const std::string& option, const std::string& text);

/// A board, of the shape if one is given. What its text left open, and how it was read, is told on
/// `err`.
puzzle::ParsedBoard read_board(const std::string& option, const std::string& text,
                               std::optional<puzzle::Shape> shape, std::ostream& err);

/// "blank", "tile" or "number"; nothing where nothing was said.
std::optional<puzzle::MoveMeaning> read_letters(const std::optional<std::string>& text);

/// Adds `--letters`, which takes one of those words.
void add_letters(CLI::App& app, std::optional<std::string>& text, const std::string& help);

/// "LURD": each of the four letters once.
puzzle::MoveOrder read_order(const std::string& option, const std::string& text);

}  // namespace statescope::cli
