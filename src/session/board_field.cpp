#include "session/board_field.hpp"

#include <variant>

#include "puzzle/board_text.hpp"

namespace statescope::session {
namespace {

/// Row by row, with a line end in the middle where the field has two lines.
std::string field_text(puzzle::Board board, puzzle::Shape shape) {
    std::string text = puzzle::board_text(board, shape);
    if (field_lines(shape) == 1) return text;
    const int above = (shape.rows + 1) / 2 * shape.columns;
    std::size_t end = 0;
    for (int number = 0; number < above; ++number)
        end = text.find(' ', end + 1);
    text[end] = '\n';
    return text;
}

}  // namespace

BoardField::BoardField(puzzle::Board board, puzzle::Shape shape) {
    set(board, shape);
}

void BoardField::set(puzzle::Board board, puzzle::Shape shape) {
    board_ = board;
    text = field_text(board, shape);
    error_.clear();
    other_shape_.reset();
}

bool BoardField::enter(puzzle::Shape shape) {
    const puzzle::BoardTextResult result = puzzle::parse_board(text, shape);
    if (const auto* parsed = std::get_if<puzzle::ParsedBoard>(&result)) {
        set(parsed->board, shape);
        return true;
    }
    error_ = std::get<puzzle::BoardTextError>(result).sentence;
    const puzzle::BoardTextResult free = puzzle::parse_board(text);
    const auto* parsed = std::get_if<puzzle::ParsedBoard>(&free);
    other_shape_ = parsed != nullptr ? std::optional(parsed->shape) : std::nullopt;
    return false;
}

}  // namespace statescope::session
