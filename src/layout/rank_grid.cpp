#include "layout/rank_grid.hpp"

#include "puzzle/rank.hpp"

namespace statescope::layout {

std::uint32_t rank_columns(puzzle::Shape shape) {
    // The largest factorial that does not leave the grid more than about twice as wide as high.
    const std::uint32_t boards = puzzle::board_count(shape);
    std::uint32_t columns = 1;
    for (std::uint32_t factor = 2; columns * factor * columns * factor <= 2 * boards; ++factor)
        columns *= factor;
    return columns;
}

MapPlaces rank_map(puzzle::Shape shape) {
    MapPlaces map;
    const std::uint32_t boards = puzzle::board_count(shape);
    const std::uint32_t columns = rank_columns(shape);
    map.places.resize(boards);
    for (std::uint32_t rank = 0; rank < boards; ++rank) {
        map.places[rank] = {static_cast<float>(rank % columns), static_cast<float>(rank / columns),
                            0};
    }
    measure(map);
    const MapArea& b = map.bounds;
    Guide border;
    border.line = {{b.left, b.top, 0},
                   {b.right, b.top, 0},
                   {b.right, b.bottom, 0},
                   {b.left, b.bottom, 0},
                   {b.left, b.top, 0}};
    map.guides.push_back(std::move(border));
    return map;
}

}  // namespace statescope::layout
