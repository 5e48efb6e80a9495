#include "session/board_field.hpp"

#include <variant>

#include "puzzle/board_text.hpp"

namespace statescope::session {

BoardField::BoardField(puzzle::Board board, puzzle::Shape shape) {
    set(board, shape);
}

void BoardField::set(puzzle::Board board, puzzle::Shape shape) {
    board_ = board;
    text = puzzle::board_text(board, shape);
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
