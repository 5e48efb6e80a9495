#pragma once

#include "search/heuristics/heuristic.hpp"

namespace statescope::search {

/// The sum over the tiles of rows and columns between where each stands and where the goal has it
/// (documents 1 and 3). The blank is not a tile: counting it would overestimate.
extern const Heuristic manhattan;

/// Its table, which others build upon.
TileCosts manhattan_costs(puzzle::Board goal, puzzle::Shape shape);

}  // namespace statescope::search
