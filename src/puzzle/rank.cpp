#include "puzzle/rank.hpp"

#include <array>
#include <cassert>
#include <cstddef>
#include <utility>

namespace statescope::puzzle {
namespace {

constexpr std::array<std::uint32_t, max_ranked_cells + 1> factorials{1,   1,   2,    6,     24,
                                                                     120, 720, 5040, 40320, 362880};

/// Number of set bits of every 9-bit number. Ranking is the inner loop of every search that marks
/// boards by rank, and a popcount is a library call where the processor is not known to have one.
constexpr std::array<std::uint8_t, 1u << max_ranked_cells> bit_counts = [] {
    std::array<std::uint8_t, 1u << max_ranked_cells> counts{};
    for (std::size_t bits = 1; bits < counts.size(); ++bits) {
        counts[bits] = static_cast<std::uint8_t>(counts[bits / 2] + bits % 2);
    }
    return counts;
}();

/// One cell's share of a rank. `numbers` are the tiles, and `Cells` for the blank; bit v - 1 of
/// `seen`: number v stands before.
inline std::uint32_t ranked_cell(Board numbers, int cell, unsigned& seen) {
    const int number = numbers.at(cell);
    const std::uint32_t larger_before = bit_counts[seen >> number];
    seen |= 1u << (number - 1);
    return factorials[static_cast<std::size_t>(cell)] * larger_before;
}

/// Written out cell by cell: as a loop it takes twice as long.
template <int... Cell>
std::uint32_t ranked(Board numbers, std::integer_sequence<int, Cell...>) {
    unsigned seen = 0;
    std::uint32_t rank = 0;
    ((rank += ranked_cell(numbers, Cell, seen)), ...);
    return rank;
}

template <int Cells>
std::uint32_t rank_of(Board board) {
    // Without asking at every cell whether it is the blank's: a processor guesses that badly.
    const std::uint64_t blank_as_number = std::uint64_t{Cells} << (4 * board.blank() % 64);
    return ranked(Board(board.bits() | blank_as_number), std::make_integer_sequence<int, Cells>{});
}

}  // namespace

std::uint32_t board_count(Shape shape) {
    assert(shape.cells() <= max_ranked_cells);
    return factorials[static_cast<std::size_t>(shape.cells())];
}

std::uint32_t rank(Board board, Shape shape) {
    assert(shape.cells() <= max_ranked_cells);
    switch (shape.cells()) {
        case 4:
            return rank_of<4>(board);
        case 6:
            return rank_of<6>(board);
        case 8:
            return rank_of<8>(board);
        default:
            return rank_of<9>(board);
    }
}

Board unrank(std::uint32_t rank, Shape shape) {
    assert(rank < board_count(shape));
    const int cells = shape.cells();
    Board board;
    unsigned left = (1u << cells) - 1;  // bit v - 1: number v is not placed yet
    for (int cell = cells - 1; cell >= 0; --cell) {
        const std::uint32_t weight = factorials[static_cast<std::size_t>(cell)];
        std::uint32_t larger_before = rank / weight;
        rank %= weight;
        // Everything left stands on this cell or before it, so the number here is the one with
        // exactly `larger_before` larger ones among what is left.
        int number = cells;
        while ((left >> (number - 1) & 1u) == 0 || larger_before-- > 0)
            --number;
        left &= ~(1u << (number - 1));
        board.set(cell, number == cells ? 0 : number);
    }
    return board;
}

}  // namespace statescope::puzzle
