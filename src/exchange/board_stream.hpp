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
    std::optional<puzzle::Board> goal{};  ///< where the text holds a start and its goal
};

/// Reads many boards from one text, as judges give them: a board on one line, or one row a line,
/// in any mixture and in any form that a single board can have, with or without blank lines
/// between. Each board is given as soon as it is certain to be complete. A blank line always ends a
/// board. Numbers alone on their line before a board (a count, a size) are passed over.
///
/// Without a shape, where a board of several lines ends is told by its numbers: it is complete when
/// it holds 0 .. n-1 and the next line repeats one of them (a board of rows may go on with larger
/// numbers). A board with a fault ends where a square would; what is no text ends the reading.
class BoardStream {
  public:
    /// Keep the stream no longer than `in`. What `in` is tied to is flushed when more text has to
    /// be waited for, rather than at every line.
    explicit BoardStream(std::istream& in, std::optional<puzzle::Shape> shape = std::nullopt);
    ~BoardStream();
    BoardStream(const BoardStream&) = delete;
    BoardStream& operator=(const BoardStream&) = delete;

    /// The next board; nothing at the end of the text.
    std::optional<StreamedBoard> next();

  private:
    struct Line {
        std::size_t number = 0;  ///< from 1
        std::string text;
        std::vector<int> cells;  ///< what stands in it, the blank being 0, what is no number -1
        bool blank = false;      ///< nothing but spaces
        bool is_text = false;    ///< begins with a word rather than a number
        bool is_list = false;    ///< a whole list of lists
        int open = 0;            ///< brackets opened less those closed
    };

    /// Lines that belong together.
    struct Group {
        std::string text;
        std::vector<Line> rows;  ///< the lines that hold numbers
        std::size_t first_line = 0;
        int open = 0;

        bool empty() const { return rows.empty(); }
        void add(Line line);
        std::size_t columns() const;
        /// Numbers that may be a count of boards, a size, or tiles and a cell of the goal.
        bool only_numbers() const;
        bool is_header_of(const Line& row) const;
    };

    static Line read_line(std::size_t number, std::string text);
    std::optional<std::string> take_text();
    std::optional<Line> take_line();
    std::optional<StreamedBoard> take_plain();
    Group take_group();
    Group take_too_large(Group board, Line row);

    bool stands_alone(const Line& line) const;
    bool complete(const Group& board) const;
    bool goes_on(const Group& board, const Line& line) const;
    StreamedBoard parsed(const Group& board) const;

    std::istream* in_;
    std::ostream* tied_;
    std::optional<puzzle::Shape> shape_;
    std::size_t lines_read_ = 0;
    std::string read_;              ///< what stands up to a '\n'; old Macs end lines by '\r'
    std::size_t read_at_ = 0;       ///< where its next line begins
    std::optional<Line> put_back_;  ///< read, but of the next board
};

/// The boards given as arguments, one each; `line` is the number of the argument. Where every
/// argument is a single number they make one board together: `2 8 3 1 0 4 7 6 5`.
std::vector<StreamedBoard> boards_of_arguments(const std::vector<std::string>& arguments,
                                               std::optional<puzzle::Shape> shape = std::nullopt);

}  // namespace statescope::exchange
