#pragma once

#include "search/heuristics/heuristic.hpp"

namespace statescope::search {

/// The exact answer to an easier puzzle, in which the blank may change places with any tile,
/// however far away (Gaschnig 1979; AIMA 4e exercises of chapter 3). Every move of the real puzzle
/// is one of its moves, so it is never more than the distance, and a distance is consistent.
extern const Heuristic gaschnig;

}  // namespace statescope::search
