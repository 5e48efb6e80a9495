#pragma once

#include <cstdint>

#include "layout/map_places.hpp"
#include "puzzle/shape.hpp"

namespace statescope::layout {

/// How many ranks stand in one row of the grid: a product of the first factorials, so that a column
/// tells the order of the numbers on the first cells and a row the numbers on the last. 720 for
/// 3 x 3.
std::uint32_t rank_columns(puzzle::Shape shape);

/// Every board of the shape at the place of its Cantor rank, row by row. At most 9 cells.
MapPlaces rank_map(puzzle::Shape shape);

}  // namespace statescope::layout
