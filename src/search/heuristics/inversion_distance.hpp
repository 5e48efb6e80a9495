#pragma once

#include "search/heuristics/heuristic.hpp"

namespace statescope::search {

/// How many vertical moves the inversions need at least when the board is read row by row, plus how
/// many horizontal ones when it is read column by column (K. Takahashi's lower bound for the
/// 15-puzzle). Inversions are counted against the goal's own order, so any goal will do.
///
/// Why it is admissible, for rows (columns are the same with the words exchanged). Number the tiles
/// in the order in which the goal, read row by row without its blank, has them; the goal then has
/// no inversion. A horizontal move does not change the order in which the tiles are read. With n
/// columns a vertical move takes one tile past the n - 1 tiles between the two cells; if a of them
/// are smaller, the inversions change by (n - 1) - 2a: by at most n - 1, and by an odd number
/// exactly when n - 1 is odd. So k vertical moves can undo v inversions only if k (n - 1) >= v,
/// and, for odd n - 1, only if k and v are both even or both odd. The least such k is what rows
/// need. A move is vertical or horizontal, never both, so the two may be added. Consistent: after a
/// vertical move that leaves v' >= v - (n - 1) inversions, whatever number k' satisfies both
/// conditions for v', k' + 1 does for v.
extern const Heuristic inversion_distance;

}  // namespace statescope::search
