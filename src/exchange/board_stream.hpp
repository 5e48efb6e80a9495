#pragma once

#include <cstddef>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "puzzle/board_text.hpp"
#include "puzzle/shape.hpp"

namespace statescope::exchange {

/// What stands where a board should.
struct StreamedBoard {
    std::size_t line = 1;  ///< where it begins; if it is wrong, where the fault is
    puzzle::BoardTextResult result;
};

/// Reads many boards from one text, as judges give them: a board on one line, or one row a line,
/// in any mixture, with or without blank lines between. Each board is given as soon as it is
/// certain to be complete. A blank line always ends a board.
///
/// Without a shape, where a board of several lines ends is told by its numbers: it is complete when
/// it holds 0 .. n-1 and the next line repeats one of them (a board of rows may go on with larger
/// numbers). A board with a fault ends where a square would.
class BoardStream {
  public:
    /// Keep the stream no longer than `in`.
    explicit BoardStream(std::istream& in, std::optional<puzzle::Shape> shape = std::nullopt)
        : in_(&in), shape_(shape) {}

    /// The next board; nothing at the end of the text.
    std::optional<StreamedBoard> next();

  private:
    struct Line {
        std::size_t number = 0;  ///< from 1
        std::string text;
        std::vector<int> cells;  ///< what stands in it, the blank being 0, what is no number -1
        bool is_text = false;    ///< begins with a word rather than a number
    };

    static Line read_line(std::size_t number, std::string text);
    std::optional<Line> take_line();

    bool stands_alone(const Line& line) const;
    bool complete(const std::vector<Line>& board) const;
    bool goes_on(const std::vector<Line>& board, const Line& line) const;
    StreamedBoard parsed(const std::vector<Line>& board) const;

    std::istream* in_;
    std::optional<puzzle::Shape> shape_;
    std::size_t lines_read_ = 0;
    std::optional<Line> put_back_;  ///< read, but of the next board
};

/// The boards given as arguments, one each; `line` is the number of the argument. Where every
/// argument is a single number they make one board together: `2 8 3 1 0 4 7 6 5`.
std::vector<StreamedBoard> boards_of_arguments(const std::vector<std::string>& arguments,
                                               std::optional<puzzle::Shape> shape = std::nullopt);

}  // namespace statescope::exchange
