#pragma once

#include "search/heuristics/heuristic.hpp"

namespace statescope::search {

/// Admissible but not consistent: Manhattan while the blank stands on a cell of one colour of the
/// chequerboard (that of the top left cell; on 3x3 the centre and the corners), otherwise 0. Every
/// move changes the colour, so h falls to 0 and rises again all the way. With it, A* that never
/// reopens a board can miss the shortest answer.
extern const Heuristic manhattan_checkerboard;

}  // namespace statescope::search
