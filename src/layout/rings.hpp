#pragma once

#include <cstdint>

#include "layout/map_places.hpp"
#include "layout/ring_order.hpp"

namespace statescope::layout {

/// Rings round the centre: every layer a band of its own, further out the larger its distance. A
/// band has as much area as its layer needs for every member to have about one unit, but is never
/// so thin that it could not be told from the next; within it the members stand in rows, in the
/// order of the ring. Up to a thousand members stand in one row instead, each branch in a sector of
/// its own, so that lines between them can be followed. `count` is how many numbers there are.
MapPlaces ring_map(const RingOrder& order, std::uint32_t count);

/// The same order wound round a body: height is the distance, the centre at the top, and the body
/// is as wide at each height that the area of its disc tells how many stand there.
MapPlaces body_map(const RingOrder& order, std::uint32_t count);

}  // namespace statescope::layout
