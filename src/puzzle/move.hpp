#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "puzzle/board.hpp"
#include "puzzle/shape.hpp"

namespace statescope::puzzle {

/// A move of the *blank*, as in all four documents.
enum class Move : std::uint8_t { Up, Down, Left, Right };

inline constexpr std::array<Move, 4> all_moves{Move::Up, Move::Down, Move::Left, Move::Right};

/// 'U', 'D', 'L' or 'R'.
char letter(Move move);

/// The move of a letter, upper or lower case; nothing for any other character.
std::optional<Move> move_of_letter(char letter);

constexpr Move opposite(Move move) {
    return static_cast<Move>(static_cast<std::uint8_t>(move) ^ 1u);  // they are next to each other
}

/// The cell the blank reaches from `blank` by the move, or -1 when the border is in the way.
constexpr int target(Shape shape, int blank, Move move) {
    switch (move) {
        case Move::Up:
            return shape.row(blank) > 0 ? blank - shape.columns : -1;
        case Move::Down:
            return shape.row(blank) + 1 < shape.rows ? blank + shape.columns : -1;
        case Move::Left:
            return shape.column(blank) > 0 ? blank - 1 : -1;
        case Move::Right:
            return shape.column(blank) + 1 < shape.columns ? blank + 1 : -1;
    }
    return -1;
}

/// The board after a move, or nothing when the border is in the way.
std::optional<Board> moved(Board board, Shape shape, Move move);

/// The order in which the moves of a board are tried: a permutation of the four.
class MoveOrder {
  public:
    constexpr explicit MoveOrder(std::array<Move, 4> moves) : moves_(moves) {}

    /// Reads "LURD" or "l u r d": each letter exactly once; nothing otherwise.
    static std::optional<MoveOrder> parse(std::string_view text);

    /// "LURD".
    std::string text() const;

    /// The last move first.
    constexpr MoveOrder reversed() const {
        return MoveOrder({moves_[3], moves_[2], moves_[1], moves_[0]});
    }

    constexpr auto begin() const { return moves_.begin(); }
    constexpr auto end() const { return moves_.end(); }

    friend constexpr bool operator==(const MoveOrder&, const MoveOrder&) = default;

  private:
    std::array<Move, 4> moves_;
};

/// All 24 orders, alphabetical by their text.
std::array<MoveOrder, 24> all_move_orders();

/// The order of the textbook drawings: left, up, right, down.
inline constexpr MoveOrder textbook_order{{Move::Left, Move::Up, Move::Right, Move::Down}};

/// Moves as the judges print them: "ullddr".
template <class Moves>
std::string letters(const Moves& moves) {
    std::string text;
    for (const Move move : moves)
        text += static_cast<char>(letter(move) | 0x20);
    return text;
}

}  // namespace statescope::puzzle
