#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "puzzle/board.hpp"
#include "puzzle/shape.hpp"

namespace statescope::search {

/// The tiles of a puzzle divided into groups, each tile in exactly one. The order of tiles and of
/// groups is part of it: databases are stored by it.
using TileGroup = std::vector<int>;
using Partition = std::vector<TileGroup>;

/// A group's table has a place for each combination of 16 cells: 16 MiB with six tiles.
inline constexpr std::size_t max_group_tiles = 6;
inline constexpr std::size_t max_groups = 4;

/// Whether a partition has each tile of the shape once, in at most four groups of one to six.
bool is_usable(const Partition& partition, puzzle::Shape shape);

/// A good partition for a goal: 3-6-6 tiles on 4x4, 5-6 on 3x4, 4-4 on 3x3, 3-4 on 2x4, 2-3 on 2x3,
/// 1-2 on 2x2, in groups that hang together in the goal. On 4x4 with the goal's blank in a corner
/// it is the usual 6-6-3.
Partition ready_partition(puzzle::Board goal, puzzle::Shape shape);

/// Where a rotation or reflection takes each cell.
using CellMap = std::array<std::uint8_t, puzzle::max_cells>;

/// All of them, the one that moves nothing first: eight for a square shape, else four.
std::vector<CellMap> symmetries(puzzle::Shape shape);

/// One that moves cells but not this one; nothing where there is none (sides of an even number of
/// cells have no middle).
std::optional<CellMap> reflection_keeping(int cell, puzzle::Shape shape);

}  // namespace statescope::search
