#pragma once

#include <cstdint>
#include <span>

#include "layout/map_places.hpp"

namespace statescope::layout {

/// The distance of what cannot be reached.
inline constexpr std::uint8_t no_distance = 0xFF;

/// The estimate h (upwards) against the exact distance (to the right), both by number: a field for
/// each pair of figures, all of one size and wider than high, since distances reach further than
/// estimates. A board takes one unit of its field, so the block in it is as large as the boards are
/// many; they stand in order of their numbers, row by row from below. Boards without a distance are
/// left out.
MapPlaces heuristic_map(std::span<const std::uint8_t> distances,
                        std::span<const std::uint8_t> estimates);

}  // namespace statescope::layout
