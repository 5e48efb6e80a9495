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

/// Of every three numbers (a nibble each, from the first cell's up) on the first cells of nine:
/// which they are, as `seen`, and their share of the rank.
struct FirstThree {
    std::uint16_t seen : 9;
    std::uint16_t rank : 3;
};
inline constexpr std::array<FirstThree, 1u << 12> first_three = [] {
    std::array<FirstThree, 1u << 12> shares{};
    for (unsigned numbers = 0; numbers < shares.size(); ++numbers) {
        unsigned seen = 0;
        std::uint32_t rank = 0;
        for (int cell = 0; cell < 3; ++cell) {
            const int number = static_cast<int>(numbers >> (4 * cell) & 0xF);
            if (number >= 1 && number <= 9) {
                rank += factorials[static_cast<std::size_t>(cell)] * bit_counts[seen >> number];
                seen |= 1u << (number - 1);
            }
        }
        shares[numbers] = {static_cast<std::uint16_t>(seen & 0x1FF),
                           static_cast<std::uint16_t>(rank & 0x7)};
    }
    return shares;
}();

/// Of every three numbers on the last cells of nine: their share of the rank, in units of 6!. How
/// many larger ones stand before a number follows from how many stand after it.
inline constexpr std::array<std::uint16_t, 1u << 12> last_three = [] {
    std::array<std::uint16_t, 1u << 12> shares{};
    for (unsigned numbers = 0; numbers < shares.size(); ++numbers) {
        unsigned after = 0;
        unsigned share = 0;
        for (int cell = 8; cell > 5; --cell) {
            const unsigned number = numbers >> (4 * (cell - 6)) & 0xF;
            if (number >= 1 && number <= 9) {
                const unsigned larger_before = 9 - number - bit_counts[after >> number];
                share += factorials[static_cast<std::size_t>(cell)] / factorials[6] * larger_before;
                after |= 1u << (number - 1);
            }
        }
        shares[numbers] = static_cast<std::uint16_t>(share);
    }
    return shares;
}();

/// `rank` for a number of cells that is known when the program is compiled, so that a loop over
/// many boards has it in line. `blank` is the cell of the board's blank.
template <int Cells>
std::uint32_t rank_of(Board board, int blank) {
    // Without asking at every cell whether it is the blank's: a processor guesses that badly.
    const std::uint64_t blank_as_number = std::uint64_t{Cells} << (4 * blank % 64);
    return ranked(Board(board.bits() | blank_as_number), std::make_integer_sequence<int, Cells>{});
}

/// The same by three cells at a time; only those in the middle are taken one by one.
template <>
inline std::uint32_t rank_of<9>(Board board, int blank) {
    const Board numbers(board.bits() | std::uint64_t{9} << (4 * blank));
    const FirstThree first = first_three[numbers.bits() & 0xFFF];
    unsigned seen = first.seen;
    std::uint32_t rank = first.rank + factorials[6] * last_three[numbers.bits() >> 24 & 0xFFF];
    rank += ranked_cell(numbers, 3, seen);
    rank += ranked_cell(numbers, 4, seen);
    rank += ranked_cell(numbers, 5, seen);
    return rank;
}

}  // namespace statescope::puzzle
