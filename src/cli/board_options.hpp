#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "exchange/board_stream.hpp"
#include "puzzle/board_text.hpp"
#include "puzzle/shape.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): the library's
class App;
}

namespace statescope::cli {

/// The boards of a sub-command: starts, their goal, their shape.
struct Boards {
    std::vector<std::string> starts;  ///< texts; when empty, boards are read from standard input
    std::optional<puzzle::ParsedBoard> goal;  ///< without one, the usual one of each shape
    std::optional<puzzle::Shape> shape;       ///< of all boards; without one, each tells its own
    /// What stands in for a goal that nothing tells.
    puzzle::Board (*usual_goal)(puzzle::Shape) = puzzle::ordered_board;

    /// The goal of a start that was read: the option's, else that of its own text, else the usual
    /// one.
    puzzle::Board goal_of(const exchange::StreamedBoard& read) const;
};

/// Tells on `err` what a text left open and how it was read; `place` is what the number of the
/// board is a number of.
void tell_note(std::ostream& err, std::string_view place, const exchange::StreamedBoard& read);

/// The board of an argument, or for - the first that standard input holds. Throws
/// CLI::ValidationError, naming the argument, when it cannot be read. What the text left open is
/// told on `err`.
exchange::StreamedBoard board_of_argument(const std::string& argument, const std::string& text,
                                          std::optional<puzzle::Shape> shape, std::istream& in,
                                          std::ostream& err);

/// Their options. The object must live as long as the app parses.
class BoardOptions {
  public:
    /// `name` is what a start is called in the help.
    BoardOptions(CLI::App& app, const std::string& name);

    /// What they say; throws CLI::ValidationError when that cannot be read. What the goal's text
    /// left open is told on `err`.
    Boards boards(std::ostream& err) const;

  private:
    std::vector<std::string> starts_;
    std::optional<std::string> goal_;
    std::optional<std::string> shape_;
};

}  // namespace statescope::cli
