#include "search/heuristics/pattern_partition.hpp"

#include <algorithm>
#include <cstddef>

namespace statescope::search {

using puzzle::Board;
using puzzle::Shape;

namespace {

/// A walk over all cells from neighbour to neighbour. Pieces of it hang together.
std::vector<int> walk(Shape shape) {
    // Cut after 3 and 9 cells this one gives the usual 6-6-3, the blank last.
    if (shape == Shape{4, 4}) return {3, 2, 1, 0, 4, 5, 9, 8, 12, 13, 14, 10, 6, 7, 11, 15};
    std::vector<int> cells;  // to and fro, row by row
    for (int row = 0; row < shape.rows; ++row) {
        for (int i = 0; i < shape.columns; ++i) {
            const int column = row % 2 == 0 ? i : shape.columns - 1 - i;
            cells.push_back(row * shape.columns + column);
        }
    }
    return cells;
}

std::vector<std::size_t> group_sizes(Shape shape) {
    switch (shape.tiles()) {
        case 3:
            return {1, 2};
        case 5:
            return {2, 3};
        case 7:
            return {3, 4};
        case 8:
            return {4, 4};
        case 11:
            return {5, 6};
        default:
            return {3, 6, 6};
    }
}

}  // namespace

bool is_usable(const Partition& partition, Shape shape) {
    if (partition.size() > max_groups) return false;
    unsigned seen = 1;  // the blank is in no group
    std::size_t tiles = 0;
    for (const TileGroup& group : partition) {
        if (group.empty() || group.size() > max_group_tiles) return false;
        tiles += group.size();
        for (const int tile : group) {
            if (tile < 1 || tile > shape.tiles()) return false;
            seen |= 1u << tile;
        }
    }
    return tiles == static_cast<std::size_t>(shape.tiles()) && seen == (1u << shape.cells()) - 1;
}

Partition ready_partition(Board goal, Shape shape) {
    // The later the walk comes to the blank, the fewer groups are stretched over the gap it leaves.
    const std::vector<int> cells = walk(shape);
    std::vector<int> best;
    std::ptrdiff_t best_place = -1;
    for (const CellMap& map : symmetries(shape)) {
        std::vector<int> mapped;
        for (const int cell : cells)
            mapped.push_back(map[static_cast<std::size_t>(cell)]);
        const auto blank = std::find(mapped.begin(), mapped.end(), goal.blank());
        if (blank - mapped.begin() <= best_place) continue;
        best_place = blank - mapped.begin();
        best = mapped;
    }
    best.erase(best.begin() + best_place);

    Partition partition;
    auto next = best.begin();
    for (const std::size_t size : group_sizes(shape)) {
        TileGroup& group = partition.emplace_back();
        for (std::size_t i = 0; i < size; ++i)
            group.push_back(goal.at(*next++));
        std::sort(group.begin(), group.end());
    }
    return partition;
}

std::vector<CellMap> symmetries(Shape shape) {
    std::vector<CellMap> maps;
    for (const bool transposed : {false, true}) {
        if (transposed && shape.rows != shape.columns) continue;
        for (const bool upside_down : {false, true}) {
            for (const bool left_to_right : {false, true}) {
                CellMap map{};
                for (int cell = 0; cell < shape.cells(); ++cell) {
                    int row = shape.row(cell);
                    int column = shape.column(cell);
                    if (upside_down) row = shape.rows - 1 - row;
                    if (left_to_right) column = shape.columns - 1 - column;
                    if (transposed) std::swap(row, column);
                    map[static_cast<std::size_t>(cell)] =
                        static_cast<std::uint8_t>(row * shape.columns + column);
                }
                maps.push_back(map);
            }
        }
    }
    return maps;
}

std::optional<CellMap> reflection_keeping(int cell, Shape shape) {
    const std::vector<CellMap> maps = symmetries(shape);
    const auto keeps = [&](const CellMap& map) {
        return map[static_cast<std::size_t>(cell)] == cell;
    };
    const auto found = std::find_if(maps.begin() + 1, maps.end(), keeps);
    if (found != maps.end()) return *found;
    return std::nullopt;
}

}  // namespace statescope::search
