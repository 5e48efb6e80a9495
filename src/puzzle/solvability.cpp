#include "puzzle/solvability.hpp"

#include "puzzle/inversions.hpp"

namespace statescope::puzzle {

Solvability solvability(Board start, Board goal, Shape shape) {
    Solvability result;
    result.start_inversions = inversion_total(start, shape);
    result.goal_inversions = inversion_total(goal, shape);
    result.blank_row_counts = shape.columns % 2 == 0;
    result.start_blank_row = shape.row(start.blank()) + 1;
    result.goal_blank_row = shape.row(goal.blank()) + 1;
    // A move within a row changes no inversion. A move to another row carries one tile past
    // columns - 1 others: with an odd number of columns that keeps the parity of the inversions,
    // with an even number it changes it, together with the parity of the blank's row.
    result.solvable = result.start_sum() % 2 == result.goal_sum() % 2;
    return result;
}

std::pair<int, int> repair_cells(Board start, Shape shape) {
    const int blank = start.blank();
    int second = shape.cells() - 1;
    if (second == blank) --second;
    int first = second - 1;
    if (first == blank) --first;
    return {first, second};
}

Board made_solvable(Board start, Shape shape) {
    const std::pair<int, int> cells = repair_cells(start, shape);
    return start.swapped(cells.first, cells.second);
}

}  // namespace statescope::puzzle
