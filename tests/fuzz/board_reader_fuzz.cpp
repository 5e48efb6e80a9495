// libFuzzer's entry: whatever the bytes, reading them as boards and as moves ends soon, and with a
// true board or a short sentence. How to run it: CONTRIBUTING.md.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <variant>

#include "exchange/board_stream.hpp"
#include "puzzle/board_text.hpp"
#include "puzzle/move_list.hpp"

namespace {

using namespace statescope;
using puzzle::MoveMeaning;
using puzzle::Shape;

void require(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "not true: %s\n", what);
    std::abort();
}

/// A line of the window, at most.
constexpr std::size_t longest_sentence = 600;

void require_true(const puzzle::BoardTextResult& result, std::optional<Shape> wanted) {
    if (const auto* error = std::get_if<puzzle::BoardTextError>(&result)) {
        require(!error->sentence.empty(), "a fault is told");
        require(error->sentence.size() <= longest_sentence, "a fault is told briefly");
        return;
    }
    const auto& parsed = std::get<puzzle::ParsedBoard>(result);
    require(parsed.shape.valid(), "the shape is one of ours");
    require(puzzle::is_permutation(parsed.board, parsed.shape), "a board holds each number once");
    require(!wanted || parsed.shape == *wanted, "the shape is the one asked for");
    require(parsed.note.size() <= longest_sentence, "a note is brief");
    for (const puzzle::OtherReading& other : parsed.others)
        require(puzzle::is_permutation(other.board, other.shape), "so does every other reading");
    const auto again = puzzle::parse_board(puzzle::board_rows(parsed.board, parsed.shape));
    const auto* same = std::get_if<puzzle::ParsedBoard>(&again);
    require(same != nullptr && same->board == parsed.board && same->shape == parsed.shape,
            "what is printed is read back");
}

void read_moves(std::string_view text, const puzzle::ParsedBoard& start) {
    for (const MoveMeaning meaning : {MoveMeaning::Blank, MoveMeaning::Tile, MoveMeaning::Number}) {
        const auto checked = puzzle::check_moves(text, start.board, start.shape, meaning);
        require(checked.moves.size() <= text.size(), "a move has at least a letter");
        require(puzzle::is_permutation(checked.end, start.shape), "moves keep the numbers");
        if (checked.illegal)
            require(checked.illegal->sentence.size() <= longest_sentence, "said briefly");
        const std::string list =
            puzzle::moves_text(checked.moves, start.board, start.shape, meaning);
        const auto again = puzzle::check_moves(list, start.board, start.shape, meaning);
        require(!again.illegal && again.end == checked.end, "moves printed are read back");
    }
}

}  // namespace

/// The first byte chooses the shape asked for, none or one of the nine.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const int choice = data[0] % 10;
    const auto shape = choice == 0
                           ? std::nullopt
                           : std::optional(Shape{2 + (choice - 1) / 3, 2 + (choice - 1) % 3});
    const std::string text(reinterpret_cast<const char*>(data) + 1, size - 1);

    require_true(puzzle::parse_board(text, shape), shape);
    if (const auto pair = puzzle::parse_pair(text, shape)) {
        require(puzzle::is_permutation(pair->start, pair->shape), "the start is a board");
        require(puzzle::is_permutation(pair->goal, pair->shape), "the goal is a board");
        require(!shape || pair->shape == *shape, "a pair has the shape asked for");
    }
    std::istringstream in(text);
    exchange::BoardStream stream(in, shape);
    std::size_t boards = 0;
    while (const auto board = stream.next()) {
        require_true(board->result, shape);
        require(++boards <= size, "a stream ends");
    }
    const Shape of = shape.value_or(Shape{});
    read_moves(text, {puzzle::ordered_board(of), of});
    return 0;
}
