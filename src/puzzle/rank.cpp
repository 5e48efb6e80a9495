#include "puzzle/rank.hpp"

#include <array>
#include <cassert>
#include <cstddef>

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

}  // namespace

std::uint32_t board_count(Shape shape) {
    assert(shape.cells() <= max_ranked_cells);
    return factorials[static_cast<std::size_t>(shape.cells())];
}

std::uint32_t rank(Board board, Shape shape) {
    assert(shape.cells() <= max_ranked_cells);
    const int cells = shape.cells();
    std::uint32_t rank = 0;
    unsigned seen = 0;  // bit v - 1: number v stands before; the blank counts as number `cells`
    for (int cell = 0; cell < cells; ++cell) {
        const int tile = board.at(cell);
        const int number = tile == 0 ? cells : tile;
        const std::uint32_t larger_before = bit_counts[seen >> number];
        rank += factorials[static_cast<std::size_t>(cell)] * larger_before;
        seen |= 1u << (number - 1);
    }
    return rank;
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
