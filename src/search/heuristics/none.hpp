#pragma once

#include "search/heuristics/heuristic.hpp"

namespace statescope::search {

/// h = 0: A* becomes uniform-cost search.
extern const Heuristic no_heuristic;

}  // namespace statescope::search
