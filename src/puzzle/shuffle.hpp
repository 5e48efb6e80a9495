#pragma once

#include <cstdint>

#include "puzzle/board.hpp"
#include "puzzle/shape.hpp"

namespace statescope::puzzle {

/// A board drawn evenly from those that can reach the goal. The same seed gives the same board on
/// every machine.
Board random_solvable(Board goal, Shape shape, std::uint64_t seed);

/// The board after so many random moves, none of which takes back the one before it.
Board random_walk(Board from, Shape shape, int moves, std::uint64_t seed);

}  // namespace statescope::puzzle
