#pragma once

#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

namespace statescope::layout {

/// A part of a map, or of a picture of it. A map needs no more than the precision of a float: it is
/// never wider than its boards are many.
struct MapArea {
    float left = 0;
    float top = 0;
    float right = 0;
    float bottom = 0;

    friend bool operator==(const MapArea&, const MapArea&) = default;
};

/// A place in the world of a map: x to the right, y down, z towards the viewer. A flat map has
/// z = 0.
struct Place {
    float x = std::numeric_limits<float>::quiet_NaN();
    float y = std::numeric_limits<float>::quiet_NaN();
    float z = 0;

    /// False for what a map leaves out.
    bool exists() const { return !std::isnan(x); }
};

/// A line to read a map by: an axis, a ring.
struct Guide {
    static constexpr int no_number = -1;

    std::vector<Place> line;
    bool strong = false;
    int number = no_number;  ///< written at `number_at`, its middle there
    Place number_at{};
};

/// Where everything numbered stands on a map. One unit is about the distance between neighbours.
struct MapPlaces {
    std::vector<Place> places;  ///< by number
    std::uint32_t placed = 0;   ///< how many of them exist
    float spacing = 1;          ///< no two are nearer to each other
    MapArea bounds;             ///< all lie within, as seen from in front
    bool solid = false;         ///< a body to be turned
    std::vector<Guide> guides;
};

/// Sets `placed`, and `bounds` with room for half a board on every side.
void measure(MapPlaces& map);

}  // namespace statescope::layout
