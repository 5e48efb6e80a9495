#pragma once

#include <cstdint>

#include "puzzle/board.hpp"
#include "puzzle/shape.hpp"

namespace statescope::puzzle {

/// Largest number of cells that rank and unrank take: 9! = 362,880 boards.
inline constexpr int max_ranked_cells = 9;

/// Number of boards of a shape: cells factorial. At most 9 cells.
std::uint32_t board_count(Shape shape);

/// Cantor expansion as in document 3: every cell c adds c! times the number of larger numbers
/// before it, the blank counting as the largest. The ordered board (blank last) has rank 0.
/// At most 9 cells.
std::uint32_t rank(Board board, Shape shape);

/// The board of a rank; the inverse of `rank`. `rank` must be below board_count(shape).
Board unrank(std::uint32_t rank, Shape shape);

}  // namespace statescope::puzzle
