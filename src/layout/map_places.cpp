#include "layout/map_places.hpp"

#include <algorithm>

namespace statescope::layout {

void measure(MapPlaces& map) {
    constexpr float far = std::numeric_limits<float>::max();
    MapArea bounds{far, far, -far, -far};
    map.placed = 0;
    for (const Place& place : map.places) {
        if (!place.exists()) continue;
        ++map.placed;
        // A body must stay in sight however it is turned about its axis.
        const float reach = map.solid ? std::hypot(place.x, place.z) : 0;
        bounds.left = std::min(bounds.left, map.solid ? -reach : place.x);
        bounds.right = std::max(bounds.right, map.solid ? reach : place.x);
        bounds.top = std::min(bounds.top, place.y);
        bounds.bottom = std::max(bounds.bottom, place.y);
    }
    if (map.placed == 0) bounds = {};
    const float half = map.spacing / 2;
    map.bounds = {bounds.left - half, bounds.top - half, bounds.right + half, bounds.bottom + half};
}

}  // namespace statescope::layout
