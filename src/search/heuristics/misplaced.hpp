#pragma once

#include "search/heuristics/heuristic.hpp"

namespace statescope::search {

/// The number of tiles that do not stand where the goal has them.
extern const Heuristic misplaced;

}  // namespace statescope::search
