#include "session/board_field.hpp"

#include <utility>
#include <variant>

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
    const std::string usual = field_text(board, shape);
    if (board == board_ && shape == shape_ && text == usual) return;
    board_ = board;
    shape_ = shape;
    text = usual;
    error_.clear();
    understood_.reset();
    pair_.reset();
    others_.clear();
}

std::string BoardField::read(puzzle::Shape shape) {
    understood_.reset();
    pair_.reset();
    others_.clear();
    puzzle::BoardTextResult result = puzzle::parse_board(text, shape);
    puzzle::BoardTextResult free = puzzle::parse_board(text);
    const auto* of_any_shape = std::get_if<puzzle::ParsedBoard>(&free);
    if (auto* parsed = std::get_if<puzzle::ParsedBoard>(&result)) {
        others_ = parsed->others;
        understood_ = std::move(*parsed);
    } else {
        pair_ = puzzle::parse_pair(text, shape);
        if (!pair_) pair_ = puzzle::parse_pair(text);
        if (pair_) return "";
    }
    const auto offer = [&](puzzle::Board board, puzzle::Shape other) {
        if (other != shape) others_.push_back({board, other});
    };
    if (of_any_shape != nullptr) {
        offer(of_any_shape->board, of_any_shape->shape);
        for (const puzzle::OtherReading& other : of_any_shape->others)
            offer(other.board, other.shape);
    }
    return understood_ ? "" : std::get<puzzle::BoardTextError>(result).sentence;
}

void BoardField::look(puzzle::Shape shape) {
    error_.clear();
    // What is only half typed is no fault yet.
    if (!read(shape).empty()) others_.clear();
    const bool nothing_new = understood_ && understood_->board == board_ && others_.empty();
    if (nothing_new) understood_.reset();
}

bool BoardField::enter(puzzle::Shape shape) {
    error_ = read(shape);
    if (!understood_) return false;
    board_ = understood_->board;
    shape_ = shape;
    text = field_text(board_, shape);
    if (others_.empty()) understood_.reset();
    return true;
}

}  // namespace statescope::session
