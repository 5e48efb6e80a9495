#include "search/bidirectional.hpp"

#include <utility>

#include "search/known_boards.hpp"
#include "search/node_paths.hpp"
#include "search/successors.hpp"

namespace statescope::search {

using puzzle::Board;
using puzzle::Move;
using trace::NewNode;
using trace::no_node;
using trace::NodeId;

namespace {

/// From the start to where the two sides met, and on to the goal: that side's moves are taken back.
std::vector<Move> joined_moves(const Nodes& nodes, NodeId one, NodeId other) {
    if (nodes[one].from_goal) std::swap(one, other);
    std::vector<Move> moves = ParentPointers{}.moves(nodes, one);
    for (NodeId at = other; nodes[at].parent != no_node; at = nodes[at].parent)
        moves.push_back(puzzle::opposite(nodes[at].move));
    return moves;
}

}  // namespace

/// One function, to be read from top to bottom beside the textbook.
template <Observer On>
Result bidirectional(const Problem& problem, const Rules& rules, On& on) {
    const Successors successors(problem.shape, rules.order);
    // On either side: the node tells on which. By hashing, for ranks tell only boards apart that
    // can be reached from one another, and the sides of an unsolvable pair never meet.
    HashedBoards known(problem.shape);
    Nodes& nodes = on.table();

    known.find(problem.start, problem.start.blank()).know_as(0);
    nodes.push_back(NewNode::start(problem.start, 0, true));
    on.generated(0, nodes[0]);
    if (problem.start == problem.goal) {
        on.solved(0);
        return {Outcome::Solved, {}};
    }
    known.find(problem.goal, problem.goal.blank()).know_as(1);
    nodes.push_back(NewNode::goal_root(problem.goal));
    on.generated(1, nodes[1]);

    std::vector<NodeId> from_start{0};
    std::vector<NodeId> from_goal{1};
    while (!from_start.empty() && !from_goal.empty()) {
        std::vector<NodeId>& side = from_goal.size() < from_start.size() ? from_goal : from_start;
        std::vector<NodeId> next;
        for (const NodeId id : side) {
            if (on.full()) return {Outcome::Limit, {}};
            const NewNode node = nodes[id];
            on.taken(id);
            on.expanded(id, false);

            const int blank = node.board.blank();
            for (const auto [move, cell] : successors.from(blank)) {
                const Board board = node.board.swapped(blank, cell);
                const auto child = static_cast<NodeId>(nodes.size());
                auto entry = known.find(board, cell);
                if (!entry.known()) {
                    entry.know_as(child);
                    nodes.push_back(node.child(id, move, board, 0, true));
                    on.generated(child, nodes.back());
                    next.push_back(child);
                } else if (nodes[entry.node()].from_goal == node.from_goal) {
                    on.duplicate(id, move, entry.node());
                } else {
                    nodes.push_back(node.child(id, move, board, 0, false));
                    on.met(child, nodes.back(), entry.node());
                    return {Outcome::Solved, joined_moves(nodes, child, entry.node())};
                }
            }
        }
        side = std::move(next);
    }
    on.exhausted();
    return {Outcome::Exhausted, {}};
}

template Result bidirectional(const Problem&, const Rules&, trace::Trace&);
template Result bidirectional(const Problem&, const Rules&, trace::Counting&);

}  // namespace statescope::search
