#include "search/depth_first.hpp"

#include "search/family.hpp"
#include "search/known_boards.hpp"
#include "search/node_paths.hpp"
#include "search/successors.hpp"

namespace statescope::search {

using puzzle::Board;
using trace::NewNode;
using trace::NodeId;

/// One function, to be read from top to bottom beside the textbook.
template <class Known, Observer On>
// NOLINTNEXTLINE(readability-function-size)
Result depth_first(const Problem& problem, const Rules& rules, On& on) {
    const bool at_generation = rules.duplicate_check == DuplicateCheck::AtGeneration;
    const bool at_expansion = rules.duplicate_check == DuplicateCheck::AtExpansion;
    const bool no_undoing = rules.duplicate_check == DuplicateCheck::NoUndoing;
    const bool test_early = rules.goal_test == GoalTest::WhenGenerated;
    const Successors successors(problem.shape, made_in_order(Family::DepthFirst, rules.order));
    Known known(problem.shape);
    Nodes& nodes = on.table();
    std::vector<NodeId> frontier;

    const bool mark_start = at_generation && rules.start_marked;
    if (mark_start) known.find(problem.start, problem.start.blank()).know_as(0);
    nodes.push_back(NewNode::start(problem.start, 0, mark_start));
    on.generated(0, nodes[0]);
    if (test_early && problem.start == problem.goal) {
        on.solved(0);
        return {Outcome::Solved, {}};
    }
    frontier.push_back(0);

    while (!frontier.empty()) {
        if (on.full()) return {Outcome::Limit, {}};
        const NodeId id = frontier.back();
        frontier.pop_back();
        const NewNode node = nodes[id];
        on.taken(id);
        if (!test_early && node.board == problem.goal) {
            on.solved(id);
            return {Outcome::Solved, ParentPointers{}.moves(nodes, id)};
        }
        const int blank = node.board.blank();
        if (at_expansion) {
            auto entry = known.find(node.board, blank);
            if (entry.known()) {
                on.dropped(id, entry.node());
                continue;
            }
            entry.know_as(id);
        }
        on.expanded(id, at_expansion);

        for (const auto [move, cell] : successors.from(blank)) {
            if (no_undoing && trace::undoes(node, move)) {
                on.duplicate(id, move, node.parent);
                continue;
            }
            const Board board = node.board.swapped(blank, cell);
            const auto child = static_cast<NodeId>(nodes.size());
            if (at_generation || at_expansion) {
                auto entry = known.find(board, cell);
                if (entry.known()) {
                    on.duplicate(id, move, entry.node());
                    continue;
                }
                if (at_generation) entry.know_as(child);
            }
            nodes.push_back(node.child(id, move, board, 0, at_generation));
            if (test_early && board == problem.goal) {
                on.found(child, nodes.back());
                return {Outcome::Solved, ParentPointers{}.moves(nodes, child)};
            }
            on.generated(child, nodes.back());
            frontier.push_back(child);
        }
    }
    on.exhausted();
    return {Outcome::Exhausted, {}};
}

template Result depth_first<HashedBoards>(const Problem&, const Rules&, trace::Trace&);
template Result depth_first<HashedBoards>(const Problem&, const Rules&, trace::Counting&);
template Result depth_first<RankedBoards>(const Problem&, const Rules&, trace::Trace&);
template Result depth_first<RankedBoards>(const Problem&, const Rules&, trace::Counting&);

}  // namespace statescope::search
