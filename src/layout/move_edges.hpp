#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "puzzle/shape.hpp"

namespace statescope::layout {

/// Every move of a shape once, as the ranks of the two boards it joins. Meant for shapes of few
/// boards; at most 9 cells.
std::vector<std::pair<std::uint32_t, std::uint32_t>> move_edges(puzzle::Shape shape);

}  // namespace statescope::layout
