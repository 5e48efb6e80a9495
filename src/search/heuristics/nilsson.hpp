#pragma once

#include "search/heuristics/heuristic.hpp"

namespace statescope::search {

/// P + 3S (Nilsson, Principles of Artificial Intelligence, 1980, chapter 2). P is Manhattan. The
/// sequence score S goes clockwise round the rim: 2 for each tile that is not followed by the tile
/// that follows it in the goal, and 1 for a tile in the centre. It says far too much on purpose and
/// leads to an answer quickly, mostly not to a shortest one. Only 3x3 has one ring round one cell,
/// and only a goal with its blank there puts all tiles in order on the ring.
extern const Heuristic nilsson;

}  // namespace statescope::search
