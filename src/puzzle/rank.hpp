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

/// Number of the boards that moves can reach from any one board: half of all. At most 9 cells.
std::uint32_t reachable_count(Shape shape);

/// A number below reachable_count, another one for each board that moves can reach from the same
/// one: half the Cantor rank of the tiles without the blank, and `blank`, the blank's cell. Of two
/// boards that differ in the order of the first two tiles alone, and so in the rank's last digit
/// alone, only one can be reached; therefore half the rank will do. At most 9 cells.
std::uint32_t reachable_rank(Board board, int blank, Shape shape);

}  // namespace statescope::puzzle
