#pragma once

#include <optional>
#include <string>

#include "puzzle/board.hpp"
#include "puzzle/shape.hpp"

namespace statescope::session {

/// In how many lines a field shows a board: one up to nine cells, else two.
constexpr int field_lines(puzzle::Shape shape) {
    return shape.cells() <= 9 ? 1 : 2;
}

/// A board as the student enters it. A text that is not a board stays in the field with the
/// sentence that says why; the board used is still the last good one.
class BoardField {
  public:
    BoardField() = default;
    BoardField(puzzle::Board board, puzzle::Shape shape);

    /// The field's text, to be edited in place; `enter` takes it.
    std::string text;

    /// Reads the text as a board of the shape. True when it is one.
    bool enter(puzzle::Shape shape);
    /// Sets the board, and the text to match.
    void set(puzzle::Board board, puzzle::Shape shape);

    puzzle::Board board() const { return board_; }
    /// What is wrong with the text, or empty.
    const std::string& error() const { return error_; }
    /// The other shape of which the text would be a board, where it is wrong for the present one.
    std::optional<puzzle::Shape> other_shape() const { return other_shape_; }

  private:
    puzzle::Board board_;
    std::string error_;
    std::optional<puzzle::Shape> other_shape_;
};

}  // namespace statescope::session
