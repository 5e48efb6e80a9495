#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>

#include "puzzle/shape.hpp"

namespace statescope::puzzle {

/// An arrangement of the tiles, 0 being the blank, packed in 64 bits: cell c (row-major) is the
/// c-th nibble from the bottom. A board does not carry its shape; cells beyond the shape are 0.
/// Two boards of one shape are equal exactly when their bits are.
class Board {
  public:
    constexpr Board() = default;
    constexpr explicit Board(std::uint64_t bits) : bits_(bits) {}

    constexpr std::uint64_t bits() const { return bits_; }

    /// The tile on a cell, 0 for the blank.
    constexpr int at(int cell) const { return static_cast<int>((bits_ >> (4 * cell)) & 0xF); }

    constexpr void set(int cell, int tile) {
        bits_ &= ~(std::uint64_t{0xF} << (4 * cell));
        bits_ |= static_cast<std::uint64_t>(tile) << (4 * cell);
    }

    /// The same board with the tiles of two cells exchanged.
    constexpr Board swapped(int a, int b) const {
        const std::uint64_t difference = ((bits_ >> (4 * a)) ^ (bits_ >> (4 * b))) & 0xF;
        return Board(bits_ ^ (difference << (4 * a)) ^ (difference << (4 * b)));
    }

    /// The cell a tile (or, for 0, the blank) stands on; -1 when the board does not hold it.
    constexpr int cell_of(int tile, Shape shape) const {
        for (int cell = 0; cell < shape.cells(); ++cell) {
            if (at(cell) == tile) return cell;
        }
        return -1;
    }

    /// The blank's cell. The board must hold a blank: the lowest zero nibble is it, those beyond
    /// the shape being higher.
    constexpr int blank() const {
        const std::uint64_t zeros = (bits_ - 0x1111111111111111u) & ~bits_ & 0x8888888888888888u;
        return std::countr_zero(zeros) / 4;
    }

    friend constexpr bool operator==(const Board&, const Board&) = default;

  private:
    std::uint64_t bits_ = 0;
};

/// Whether the board holds each of 0 .. cells-1 exactly once.
constexpr bool is_permutation(Board board, Shape shape) {
    unsigned seen = 0;
    for (int cell = 0; cell < shape.cells(); ++cell)
        seen |= 1u << board.at(cell);
    return seen == (1u << shape.cells()) - 1;
}

/// The board 1 2 3 ... with the blank last: the goal of documents 1, 3 and 4.
constexpr Board ordered_board(Shape shape) {
    Board board;
    for (int cell = 0; cell < shape.tiles(); ++cell)
        board.set(cell, cell + 1);
    return board;
}

/// For hash tables: mixes the 64 bits (the finaliser of splitmix64).
struct BoardHash {
    constexpr std::size_t operator()(Board board) const {
        std::uint64_t x = board.bits();
        x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
        x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
        return static_cast<std::size_t>(x ^ (x >> 31));
    }
};

}  // namespace statescope::puzzle

template <>
struct std::hash<statescope::puzzle::Board> : statescope::puzzle::BoardHash {};
