#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "puzzle/board.hpp"
#include "puzzle/board_fault.hpp"
#include "puzzle/move.hpp"
#include "puzzle/shape.hpp"

namespace statescope::puzzle {

/// What the entries of a list of moves name. The same `u` is two opposite moves.
enum class MoveMeaning : std::uint8_t {
    Blank,   ///< where the blank goes: `rdr`
    Tile,    ///< where the tile goes that takes the blank's place: `lul`
    Number,  ///< which tile that is: `6 5 8`
};

/// Moves of the blank from a board on, written in a meaning. They must be legal.
std::string moves_text(std::span<const Move> moves, Board start, Shape shape, MoveMeaning meaning);

/// The first entry of a list that is no legal move.
struct IllegalMove {
    int nth = 0;        ///< from 1
    std::string entry;  ///< as written
    TextPlace place;
    std::string sentence;  ///< in English, without a final full stop
};

/// A list of moves tried out on a board.
struct CheckedMoves {
    std::vector<Move> moves;  ///< of the blank, up to the first illegal one
    Board end;                ///< where they lead
    std::optional<IllegalMove> illegal;
};

/// Reads a list of moves and makes them, one by one, in a meaning. Moves are written as letters
/// with or without separators (`rdr`), words (`Up, Left`), points of the compass, arrows, or
/// numbers of tiles; quotes and brackets are passed over, and so is a count before moves that are
/// no numbers.
CheckedMoves check_moves(std::string_view list, Board start, Shape shape, MoveMeaning meaning);

}  // namespace statescope::puzzle
