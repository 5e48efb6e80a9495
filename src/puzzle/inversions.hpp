#pragma once

#include <array>
#include <vector>

#include "puzzle/board.hpp"
#include "puzzle/shape.hpp"

namespace statescope::puzzle {

/// Two cells whose tiles stand in the wrong order: the earlier one holds the larger tile.
struct Inversion {
    int first_cell;
    int second_cell;

    friend bool operator==(const Inversion&, const Inversion&) = default;
};

/// The inversions of a board, blank left out, counted for each cell in both ways:
/// `larger_before[c]` is how many larger tiles stand before the tile on cell c (the usual count);
/// `smaller_before[c]` is document 2's F(X), how many smaller tiles stand before it. The blank's
/// cell holds 0 in both. Every pair of tiles is in exactly one of the two totals, so for an even
/// number of pairs (28 with 8 tiles) both totals have the same parity.
struct Inversions {
    std::array<int, max_cells> larger_before{};
    std::array<int, max_cells> smaller_before{};
    int larger_total = 0;
    int smaller_total = 0;
    std::vector<Inversion> pairs;  ///< in reading order of the second cell, then the first
};

Inversions count_inversions(Board board, Shape shape);

/// Number of inversions only.
int inversion_total(Board board, Shape shape);

}  // namespace statescope::puzzle
