#include "puzzle/move.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace statescope::puzzle {
namespace {

/// An array of what `make` returns when called once for each place, in order. (A MoveOrder has no
/// empty value to start an array from.)
template <class Make, std::size_t... Places>
auto repeated(Make make, std::index_sequence<Places...>) {
    return std::array{(static_cast<void>(Places), make())...};
}

}  // namespace

char letter(Move move) {
    constexpr std::array<char, 4> letters{'U', 'D', 'L', 'R'};
    return letters[static_cast<std::size_t>(move)];
}

std::optional<Move> move_of_letter(char letter) {
    switch (letter) {
        case 'U':
        case 'u':
            return Move::Up;
        case 'D':
        case 'd':
            return Move::Down;
        case 'L':
        case 'l':
            return Move::Left;
        case 'R':
        case 'r':
            return Move::Right;
        default:
            return std::nullopt;
    }
}

std::optional<Board> moved(Board board, Shape shape, Move move) {
    const int blank = board.blank();
    const int cell = target(shape, blank, move);
    if (cell < 0) return std::nullopt;
    return board.swapped(blank, cell);
}

std::optional<MoveOrder> MoveOrder::parse(std::string_view text) {
    std::array<Move, 4> moves{};
    std::size_t count = 0;
    for (const char character : text) {
        if (character == ' ') continue;
        const std::optional<Move> move = move_of_letter(character);
        const auto read = moves.begin() + static_cast<std::ptrdiff_t>(count);
        if (!move || std::find(moves.begin(), read, *move) != read) return std::nullopt;
        moves[count++] = *move;  // four letters, none twice: a fifth never comes this far
    }
    if (count != moves.size()) return std::nullopt;
    return MoveOrder(moves);
}

std::string MoveOrder::text() const {
    std::string text;
    for (const Move move : moves_)
        text += letter(move);
    return text;
}

std::array<MoveOrder, 24> all_move_orders() {
    const auto by_letter = [](Move a, Move b) { return letter(a) < letter(b); };
    std::array<Move, 4> moves = all_moves;
    std::sort(moves.begin(), moves.end(), by_letter);
    const auto next_order = [&] {
        const MoveOrder order(moves);
        std::next_permutation(moves.begin(), moves.end(), by_letter);
        return order;
    };
    return repeated(next_order, std::make_index_sequence<24>());
}

}  // namespace statescope::puzzle
