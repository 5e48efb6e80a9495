#include "layout/shortest_tree.hpp"

#include <algorithm>
#include <unordered_map>

#include "layout/tidy_tree.hpp"

namespace statescope::layout {

namespace {

/// The move leads one nearer to the goal.
std::optional<puzzle::Board> nearer(const puzzle::DistanceTable& to_goal, puzzle::Board board,
                                    puzzle::Move move) {
    const std::optional<puzzle::Board> next = puzzle::moved(board, to_goal.shape(), move);
    if (!next || *to_goal.distance(*next) + 1 != *to_goal.distance(board)) return std::nullopt;
    return next;
}

/// Counts ways forward level by level: in how many ways each board of a level is reached.
std::uint64_t count_solutions(const puzzle::DistanceTable& to_goal, puzzle::Board start) {
    std::unordered_map<puzzle::Board, std::uint64_t> ways{{start, 1}};
    for (int left = *to_goal.distance(start); left > 0; --left) {
        std::unordered_map<puzzle::Board, std::uint64_t> next;
        for (const auto& [board, count] : ways) {
            for (const puzzle::Move move : puzzle::all_moves) {
                if (const auto successor = nearer(to_goal, board, move)) next[*successor] += count;
            }
        }
        ways = std::move(next);
    }
    return ways.at(to_goal.goal());
}

}  // namespace

Rect ShortestTree::bounds() const {
    const auto [left, right] = std::minmax_element(across.begin(), across.end());
    return {*left, 0, *right, static_cast<double>(levels_drawn - 1)};
}

std::optional<ShortestTree> shortest_tree(const puzzle::DistanceTable& to_goal, puzzle::Board start,
                                          const puzzle::MoveOrder& order, std::size_t most_nodes) {
    const std::optional<int> distance = to_goal.distance(start);
    if (!distance) return std::nullopt;
    ShortestTree tree;
    tree.moves = *distance;
    tree.solutions = count_solutions(to_goal, start);
    tree.nodes.push_back({.board = start});
    tree.levels_drawn = 1;
    std::vector<Slot> first_child;
    std::size_t level = 0;  // the first node of the deepest level drawn
    while (!tree.complete()) {
        const std::size_t end = tree.nodes.size();
        for (std::size_t at = level; at < end && tree.nodes.size() <= most_nodes; ++at) {
            first_child.push_back(static_cast<Slot>(tree.nodes.size()));
            const ShortestTree::Node parent = tree.nodes[at];
            for (const puzzle::Move move : order) {
                const auto board = nearer(to_goal, parent.board, move);
                if (!board) continue;
                tree.nodes.push_back({.board = *board,
                                      .parent = static_cast<std::uint32_t>(at),
                                      .move = move,
                                      .depth = parent.depth + 1});
            }
        }
        if (tree.nodes.size() > most_nodes) {
            tree.nodes.resize(end);
            first_child.resize(level);
            break;
        }
        level = end;
        ++tree.levels_drawn;
    }
    // The deepest level drawn has no children.
    first_child.resize(tree.nodes.size() + 1, static_cast<Slot>(tree.nodes.size()));
    tree.across = tidy_tree(first_child);
    return tree;
}

}  // namespace statescope::layout
