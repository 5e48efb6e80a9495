#pragma once

#include "search/heuristics/heuristic.hpp"

namespace statescope::search {

/// Manhattan, plus 2 for every tile that has to step out of its line (Hansson, Mayer, Yung 1985;
/// Information Sciences 63, 1992). Two tiles that both stand in their row of the goal, but in the
/// wrong order, cannot pass each other in it: one of them leaves it and comes back, two moves
/// that Manhattan does not count. Of each row and each column, the least number of tiles is taken
/// out that leaves no such pair. Rows and columns add up: the moves of the one kind are vertical,
/// those of the other horizontal.
extern const Heuristic linear_conflict;

}  // namespace statescope::search
