#pragma once

#include <utility>

#include "puzzle/board.hpp"
#include "puzzle/shape.hpp"

namespace statescope::puzzle {

/// Whether a goal can be reached from a start, with the figures that decide it.
///
/// The general rule: a move swaps the blank with a tile, so it changes the parity of the
/// permutation and moves the blank one cell. The goal can be reached exactly when the parity of
/// the permutation from start to goal equals the parity of the blank's taxicab distance.
/// In the form taught: with an odd number of columns the inversions of start and goal must have
/// the same parity; with an even number, inversions plus the blank's row must.
struct Solvability {
    bool solvable = false;
    int start_inversions = 0;
    int goal_inversions = 0;
    bool blank_row_counts = false;  ///< true when the number of columns is even
    int start_blank_row = 0;        ///< from the top, the first row being 1
    int goal_blank_row = 0;

    /// What is compared: inversions, plus the blank's row where it counts.
    int start_sum() const { return start_inversions + (blank_row_counts ? start_blank_row : 0); }
    int goal_sum() const { return goal_inversions + (blank_row_counts ? goal_blank_row : 0); }
};

Solvability solvability(Board start, Board goal, Shape shape);

/// The two cells whose tiles `made_solvable` exchanges: the last two that do not hold the blank.
std::pair<int, int> repair_cells(Board start, Shape shape);

/// The start with two tiles exchanged, which turns an unsolvable pair into a solvable one.
Board made_solvable(Board start, Shape shape);

}  // namespace statescope::puzzle
