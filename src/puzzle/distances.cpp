#include "puzzle/distances.hpp"

#include <array>
#include <cstddef>

#include "puzzle/rank.hpp"

namespace statescope::puzzle {
namespace {

constexpr std::uint8_t unreached = 0xFF;  // no board of 9 cells is further than 31 moves away

/// The cells next to each cell, found once: a division for every look would cost half of the walk.
using Neighbours = std::array<std::vector<int>, max_ranked_cells>;

Neighbours neighbours(Shape shape) {
    Neighbours result;
    for (int cell = 0; cell < shape.cells(); ++cell) {
        for (const Move move : all_moves) {
            const int next = target(shape, cell, move);
            if (next >= 0) result[static_cast<std::size_t>(cell)].push_back(next);
        }
    }
    return result;
}

}  // namespace

DistanceTable::DistanceTable(Board goal, Shape shape)
    : goal_(goal), shape_(shape), by_rank_(board_count(shape), unreached) {
    const Neighbours next_to = neighbours(shape);
    std::vector<Board> layer{goal};
    std::vector<Board> next;
    by_rank_[rank(goal, shape)] = 0;
    for (std::uint8_t depth = 0; !layer.empty(); ++depth) {
        layer_sizes_.push_back(static_cast<std::uint32_t>(layer.size()));
        next.clear();
        for (const Board board : layer) {
            const int blank = board.blank();
            for (const int cell : next_to[static_cast<std::size_t>(blank)]) {
                const Board successor = board.swapped(blank, cell);
                std::uint8_t& distance = by_rank_[rank(successor, shape)];
                if (distance != unreached) continue;
                distance = static_cast<std::uint8_t>(depth + 1);
                next.push_back(successor);
            }
        }
        layer.swap(next);
    }
}

std::optional<int> DistanceTable::distance(Board board) const {
    const std::uint8_t distance = by_rank_[rank(board, shape_)];
    if (distance == unreached) return std::nullopt;
    return distance;
}

std::vector<Board> DistanceTable::hardest() const {
    const std::size_t largest = layer_sizes_.size() - 1;
    std::vector<Board> boards;
    for (std::uint32_t rank = 0; rank < by_rank_.size(); ++rank) {
        if (by_rank_[rank] == largest) boards.push_back(unrank(rank, shape_));
    }
    return boards;
}

}  // namespace statescope::puzzle
