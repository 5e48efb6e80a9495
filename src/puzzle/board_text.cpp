#include "puzzle/board_text.hpp"

#include <fmt/format.h>

#include <utility>

#include "puzzle/board_draft.hpp"
#include "puzzle/board_forms.hpp"
#include "puzzle/board_items.hpp"

// A text is split into items (board_items.hpp), and the items are read as they stand
// (board_draft.hpp). Where they are no board, they may be one of the forms that need something put
// in or left out (board_forms.hpp); the first form that makes a board is taken. Where none does,
// the fault told is that of the plainest form.

namespace statescope::puzzle {
namespace {

/// Words before the first number are a name (`bfs 1,2,5,...`), unless one of them stands where a
/// number is missing.
BoardTextResult read_behind_words(const BoardItems& items, std::optional<Shape> shape) {
    BoardTextResult result = read_items(items.without_first(items.leading_words), shape);
    const auto* error = std::get_if<BoardTextError>(&result);
    const bool stands_for_number = error != nullptr && error->fault == BoardFault::WrongCount &&
                                   error->missing.size() == items.leading_words;
    return stands_for_number ? settle(items, shape) : result;
}

BoardTextResult read(std::string_view text, std::optional<Shape> shape) {
    const BoardItems items = split_board_text(text);
    if (items.no_text) {
        BoardTextError error = fault_of(BoardFault::NoText, items, shape);
        error.place = items.no_text;
        return error;
    }
    if (shape && !shape->valid()) {
        BoardTextError error = fault_of(BoardFault::UnsupportedShape, items, std::nullopt);
        error.written = *shape;
        return error;
    }
    if (items.items.empty()) return fault_of(BoardFault::Empty, items, shape);
    BoardTextResult result =
        items.leading_words > 0 ? read_behind_words(items, shape) : read_items(items, shape);
    auto* error = std::get_if<BoardTextError>(&result);
    if (error != nullptr && !items.more && parse_pair(text, shape))
        error->fault = BoardFault::TwoBoards;
    return result;
}

/// The numbers, with spaces within a row and `row_end` between rows.
std::string joined(Board board, Shape shape, std::string_view row_end) {
    std::string text;
    for (int cell = 0; cell < shape.cells(); ++cell) {
        if (cell > 0) text += shape.column(cell) == 0 ? row_end : " ";
        text += fmt::to_string(board.at(cell));
    }
    return text;
}

}  // namespace

BoardTextResult parse_board(std::string_view text, std::optional<Shape> shape) {
    BoardTextResult result = read(text, shape);
    if (auto* error = std::get_if<BoardTextError>(&result)) {
        error->sentence = fault_sentence(*error);
    }
    return result;
}

std::string board_text(Board board, Shape shape) {
    return joined(board, shape, " ");
}

std::string board_rows(Board board, Shape shape) {
    return joined(board, shape, "\n");
}

std::string board_inline(Board board, Shape shape) {
    return joined(board, shape, " / ");
}

}  // namespace statescope::puzzle
