#pragma once

#include "search/heuristics/heuristic.hpp"

namespace statescope::search {

/// The sum over the tiles of the straight lines to where the goal has them, rounded up.
///
/// Rounding up keeps it admissible: a straight line is never longer than rows plus columns, so the
/// sum is at most the distance, which is a whole number. It stays consistent too: a move shifts one
/// tile by one cell and so changes the sum by at most 1, and of two numbers at most 1 apart the
/// rounded ones are at most 1 apart.
extern const Heuristic euclidean;

}  // namespace statescope::search
