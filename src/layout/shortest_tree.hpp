#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "layout/tree_layout.hpp"
#include "puzzle/distances.hpp"
#include "puzzle/move.hpp"

namespace statescope::layout {

/// All solutions of least length from a board to the goal of a distance table, as one tree: a
/// board's children are its neighbours one move nearer to the goal, in the move order. The same
/// board stands in it once for each way that leads to it.
struct ShortestTree {
    struct Node {
        puzzle::Board board;
        std::uint32_t parent = 0;  ///< the start's is the start
        puzzle::Move move = puzzle::Move::Up;
        std::uint32_t depth = 0;
    };

    std::vector<Node> nodes;         ///< in level order, the start first
    std::vector<double> across;      ///< of each node, nodes of a level at least 1 apart
    std::uint64_t solutions = 0;     ///< how many there are, those not drawn included
    int moves = 0;                   ///< of each of them
    std::uint32_t levels_drawn = 0;  ///< fewer than moves + 1 where the tree was cut off

    bool complete() const { return levels_drawn == static_cast<std::uint32_t>(moves) + 1; }
    Point position(std::size_t node) const {
        return {across[node], static_cast<double>(nodes[node].depth)};
    }
    Rect bounds() const;
};

/// Nothing where the goal cannot be reached. Whole levels are left out, from the deepest up, when
/// there would be more than `most_nodes`.
std::optional<ShortestTree> shortest_tree(const puzzle::DistanceTable& to_goal, puzzle::Board start,
                                          const puzzle::MoveOrder& order, std::size_t most_nodes);

}  // namespace statescope::layout
