#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "puzzle/board.hpp"
#include "puzzle/rank.hpp"

namespace statescope::puzzle {

inline constexpr std::array<std::uint32_t, max_ranked_cells + 1> factorials{
    1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880};

/// Number of set bits of every 9-bit number. Ranking is the inner loop of every search that marks
/// boards by rank, and a popcount is a library call where the processor is not known to have one.
inline constexpr std::array<std::uint8_t, 1u << max_ranked_cells> bit_counts = [] {
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

/// `rank` for a number of cells that is known when the program is compiled, so that a loop over
/// many boards has it in line. `blank` is the cell of the board's blank.
template <int Cells>
std::uint32_t rank_of(Board board, int blank) {
    // Without asking at every cell whether it is the blank's: a processor guesses that badly.
    const std::uint64_t blank_as_number = std::uint64_t{Cells} << (4 * blank % 64);
    return ranked(Board(board.bits() | blank_as_number), std::make_integer_sequence<int, Cells>{});
}

}  // namespace statescope::puzzle
