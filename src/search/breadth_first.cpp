#include "search/breadth_first.hpp"

#include "search/known_boards.hpp"
#include "search/node_paths.hpp"
#include "search/successors.hpp"

namespace statescope::search {

using puzzle::Board;
using trace::NewNode;
using trace::NodeId;

/// One function, to be read from top to bottom beside the textbook.
template <class Known, class Paths, Observer On>
// NOLINTNEXTLINE(readability-function-size)
Result breadth_first(const Problem& problem, const Rules& rules, On& on) {
    const bool at_generation = rules.duplicate_check == DuplicateCheck::AtGeneration;
    const bool at_expansion = rules.duplicate_check == DuplicateCheck::AtExpansion;
    const bool no_undoing = rules.duplicate_check == DuplicateCheck::NoUndoing;
    const bool test_early = rules.goal_test == GoalTest::WhenGenerated;
    const Successors successors(problem.shape, rules.order);
    Known known(problem.shape);
    Paths paths;
    Nodes& nodes = on.table();

    const bool mark_start = at_generation && rules.start_marked;
    if (mark_start) known.find(problem.start, problem.start.blank()).know_as(0);
    nodes.push_back(NewNode::start(problem.start, 0, mark_start));
    paths.add(nodes);
    on.generated(0, nodes[0]);
    if (test_early && problem.start == problem.goal) {
        on.solved(0);
        return {Outcome::Solved, {}};
    }

    // The queue is the node table itself, from `front` on: document 2's linked list.
    for (NodeId front = 0; front < nodes.size(); ++front) {
        if (on.full()) return {Outcome::Limit, {}};
        const NewNode node = nodes[front];
        on.taken(front);
        if (!test_early && node.board == problem.goal) {
            on.solved(front);
            return {Outcome::Solved, paths.moves(nodes, front)};
        }
        const int blank = node.board.blank();
        if (at_expansion) {
            auto entry = known.find(node.board, blank);
            if (entry.known()) {
                on.dropped(front, entry.node());
                continue;
            }
            entry.know_as(front);
        }
        on.expanded(front, at_expansion);

        for (const auto [move, cell] : successors.from(blank)) {
            if (no_undoing && trace::undoes(node, move)) {
                on.duplicate(front, move, node.parent);
                continue;
            }
            // The move straight back leads to the parent's board, known as the parent: no need to
            // look. Unless that is the start, and not marked.
            if (at_generation && trace::undoes(node, move) && (mark_start || node.parent != 0)) {
                on.duplicate(front, move, node.parent);
                continue;
            }
            const Board board = node.board.swapped(blank, cell);
            if (at_generation) {
                auto entry = known.find(board, cell);
                if (entry.known()) {
                    on.duplicate(front, move, entry.node());
                    continue;
                }
                entry.know_as(static_cast<NodeId>(nodes.size()));
            }
            const auto child = static_cast<NodeId>(nodes.size());
            const NewNode made = node.child(front, move, board, 0, at_generation);
            nodes.push_back(made);
            paths.add(nodes);
            if (test_early && board == problem.goal) {
                on.found(child, made);
                return {Outcome::Solved, paths.moves(nodes, child)};
            }
            on.generated(child, made);
        }
    }
    on.exhausted();
    return {Outcome::Exhausted, {}};
}

template Result breadth_first<HashedBoards, ParentPointers>(const Problem&, const Rules&,
                                                            trace::Trace&);
template Result breadth_first<HashedBoards, ParentPointers>(const Problem&, const Rules&,
                                                            trace::Counting&);
template Result breadth_first<HashedBoards, WholePaths>(const Problem&, const Rules&,
                                                        trace::Trace&);
template Result breadth_first<HashedBoards, WholePaths>(const Problem&, const Rules&,
                                                        trace::Counting&);
template Result breadth_first<RankedBoards, ParentPointers>(const Problem&, const Rules&,
                                                            trace::Trace&);
template Result breadth_first<RankedBoards, ParentPointers>(const Problem&, const Rules&,
                                                            trace::Counting&);
template Result breadth_first<RankedBoards, WholePaths>(const Problem&, const Rules&,
                                                        trace::Trace&);
template Result breadth_first<RankedBoards, WholePaths>(const Problem&, const Rules&,
                                                        trace::Counting&);

}  // namespace statescope::search
