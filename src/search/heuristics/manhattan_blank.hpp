#pragma once

#include "search/heuristics/heuristic.hpp"

namespace statescope::search {

/// A mistake many programs make: Manhattan with the blank counted as if it were a tile. A move
/// takes both a tile and the blank one step, so one move can be counted as 2: on
/// 1 0 3 / 8 2 4 / 7 6 5 the goal 1 2 3 / 8 0 4 / 7 6 5 is one move away and h = 2.
extern const Heuristic manhattan_blank;

}  // namespace statescope::search
