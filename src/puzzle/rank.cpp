#include "puzzle/rank.hpp"

#include <cassert>
#include <cstddef>

#include "puzzle/rank_of.hpp"
#include "puzzle/reachable_rank.hpp"

namespace statescope::puzzle {

namespace {

template <int Cells>
std::uint32_t reachable_rank_of(Board board, int blank) {
    const Board tiles = without_blank(board, blank);
    const std::uint32_t rank = ranked(tiles, std::make_integer_sequence<int, Cells - 1>{});
    return rank / 2 * Cells + static_cast<std::uint32_t>(blank);
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
            return rank_of<4>(board, board.blank());
        case 6:
            return rank_of<6>(board, board.blank());
        case 8:
            return rank_of<8>(board, board.blank());
        default:
            return rank_of<9>(board, board.blank());
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

std::uint32_t reachable_count(Shape shape) {
    return board_count(shape) / 2;
}

std::uint32_t reachable_rank(Board board, int blank, Shape shape) {
    assert(shape.cells() <= max_ranked_cells);
    switch (shape.cells()) {
        case 4:
            return reachable_rank_of<4>(board, blank);
        case 6:
            return reachable_rank_of<6>(board, blank);
        case 8:
            return reachable_rank_of<8>(board, blank);
        default:
            return reachable_rank_of_nine(board, blank);
    }
}

}  // namespace statescope::puzzle
