#pragma once

#include "search/heuristics/heuristic.hpp"

namespace statescope::search {

/// A mistake often made with linear conflict: 2 for every conflicting pair. In a row that reads
/// 3 1 2 instead of 1 2 3 the tile 3 conflicts with both others, but it is enough that this one
/// steps out: h = 8 where 6 is right.
extern const Heuristic linear_conflict_pairs;

}  // namespace statescope::search
