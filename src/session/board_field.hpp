#pragma once

#include <optional>
#include <string>
#include <vector>

#include "puzzle/board.hpp"
#include "puzzle/board_text.hpp"
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

    /// Reads the text without taking it: `understood` and `others` tell what it would be.
    void look(puzzle::Shape shape);
    /// Reads the text as a board of the shape. True when it is one. What else it can be stays in
    /// `others` until the board or the text changes.
    bool enter(puzzle::Shape shape);
    /// Sets the board, and the text to match.
    void set(puzzle::Board board, puzzle::Shape shape);

    puzzle::Board board() const { return board_; }
    /// What is wrong with the text, or empty.
    const std::string& error() const { return error_; }
    /// The board that the edited text is read as; nothing where it is none, or no more to be said.
    const std::optional<puzzle::ParsedBoard>& understood() const { return understood_; }
    /// The start and the goal where the text holds both.
    const std::optional<puzzle::ParsedPair>& pair() const { return pair_; }
    /// The other boards that the text can be, of this shape or another.
    const std::vector<puzzle::OtherReading>& others() const { return others_; }

  private:
    /// Reads the text. What is wrong with it, or empty.
    std::string read(puzzle::Shape shape);

    puzzle::Board board_;
    puzzle::Shape shape_;
    std::string error_;
    std::optional<puzzle::ParsedBoard> understood_;
    std::optional<puzzle::ParsedPair> pair_;
    std::vector<puzzle::OtherReading> others_;
};

}  // namespace statescope::session
