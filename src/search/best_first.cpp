#include "search/best_first.hpp"

#include "search/frontier.hpp"
#include "search/heuristics/estimate.hpp"
#include "search/heuristics/tile_sum.hpp"
#include "search/known_boards.hpp"
#include "search/node_paths.hpp"
#include "search/successors.hpp"

namespace statescope::search {

using puzzle::Board;
using trace::NewNode;
using trace::no_node;
using trace::NodeId;

namespace {

/// Superseded: another node was made for the same board with a smaller g.
enum class Place : std::uint8_t { Waiting, Expanded, Superseded };

/// One function, to be read from top to bottom beside the textbook. `h` is TileSum or Estimate.
template <class Known, class HeuristicOf, Observer On>
// NOLINTNEXTLINE(readability-function-size)
Result best_first_with(const HeuristicOf& h, const Problem& problem, const Rules& rules,
                       const TakeOrder& order, On& on) {
    const bool at_generation = rules.duplicate_check == DuplicateCheck::AtGeneration;
    const bool at_expansion = rules.duplicate_check == DuplicateCheck::AtExpansion;
    const bool no_undoing = rules.duplicate_check == DuplicateCheck::NoUndoing;
    const bool test_early = rules.goal_test == GoalTest::WhenGenerated;
    const bool update = rules.better_g == BetterG::Update;
    const bool skip_stale = rules.stale_entries == StaleEntries::Skipped;
    const Successors successors(problem.shape, rules.order);
    Known known(problem.shape);
    Nodes& nodes = on.table();
    std::vector<Place> place;
    Frontier frontier(order, problem.shape);
    const auto enter = [&](NodeId id, const NewNode& node) {
        place.push_back(Place::Waiting);
        frontier.push(id, node);
    };

    const bool mark_start = at_generation && rules.start_marked;
    if (mark_start) known.find(problem.start, problem.start.blank()).know_as(0);
    nodes.push_back(NewNode::start(problem.start, h(problem.start), mark_start));
    on.generated(0, nodes[0]);
    if (test_early && problem.start == problem.goal) {
        on.solved(0);
        return {Outcome::Solved, {}};
    }
    enter(0, nodes[0]);

    while (!frontier.empty()) {
        if (on.full()) return {Outcome::Limit, {}};
        const NodeId id = frontier.pop();
        // A skipped entry left the frontier when it was superseded; only the lines still held it.
        if (skip_stale && place[id] == Place::Superseded) continue;
        const NewNode node = nodes[id];
        on.taken(id);
        if (!test_early && node.board == problem.goal) {
            on.solved(id);
            return {Outcome::Solved, ParentPointers{}.moves(nodes, id)};
        }
        const int blank = node.board.blank();
        bool marks_visited = false;
        if (at_expansion) {
            auto entry = known.find(node.board, blank);
            marks_visited = !entry.known();
            if (entry.known() && !(update && node.g < nodes[entry.node()].g)) {
                on.dropped(id, entry.node());
                continue;
            }
            entry.know_as(id);
        }
        on.expanded(id, marks_visited);
        if (place[id] == Place::Waiting) place[id] = Place::Expanded;

        for (const auto [move, cell] : successors.from(blank)) {
            if (no_undoing && trace::undoes(node, move)) {
                on.duplicate(id, move, node.parent);
                continue;
            }
            // The move straight back leads to the parent's board: no need to look as which node it
            // is known, unless by another node than the parent, or not at all.
            if (at_generation && trace::undoes(node, move) &&
                place[node.parent] != Place::Superseded && (mark_start || node.parent != 0)) {
                on.duplicate(id, move, node.parent);
                continue;
            }
            const Board board = node.board.swapped(blank, cell);
            const auto child = static_cast<NodeId>(nodes.size());
            const auto g = node.g + 1;
            NodeId older = no_node;
            if (at_generation) {
                auto entry = known.find(board, cell);
                if (entry.known()) {
                    older = entry.node();
                    if (!(update && g < nodes[older].g)) {
                        on.duplicate(id, move, older);
                        continue;
                    }
                }
                entry.know_as(child);
            }
            const NewNode made =
                node.child(id, move, board, h.after(node.h, node.board, blank, cell),
                           at_generation && older == no_node);
            nodes.push_back(made);
            const NewNode& entered = nodes[child];
            if (test_early && board == problem.goal) {
                on.found(child, entered);
                return {Outcome::Solved, ParentPointers{}.moves(nodes, child)};
            }
            if (older == no_node) {
                on.generated(child, entered);
            } else {
                if (place[older] == Place::Expanded) {
                    on.reopened(child, entered, older);
                } else {
                    on.improved(child, entered, older);
                }
                place[older] = Place::Superseded;
            }
            enter(child, entered);
        }
    }
    on.exhausted();
    return {Outcome::Exhausted, {}};
}

}  // namespace

template <class Known, Observer On>
Result best_first(const Problem& problem, const Rules& rules, const TakeOrder& order, On& on) {
    // An h that does not count is not worked out either.
    const Heuristic& chosen = heuristic(order.weights.h == 0 ? HeuristicId::None : rules.heuristic);
    if (chosen.costs == nullptr) {
        return best_first<Known>(problem, rules, order,
                                 *make_estimator(chosen, problem.goal, problem.shape), on);
    }
    const TileSum h(chosen.costs(problem.goal, problem.shape), problem.shape);
    return best_first_with<Known>(h, problem, rules, order, on);
}

template <class Known, Observer On>
Result best_first(const Problem& problem, const Rules& rules, const TakeOrder& order,
                  const Estimator& h, On& on) {
    return best_first_with<Known>(Estimate(h), problem, rules, order, on);
}

template Result best_first<HashedBoards>(const Problem&, const Rules&, const TakeOrder&,
                                         trace::Trace&);
template Result best_first<HashedBoards>(const Problem&, const Rules&, const TakeOrder&,
                                         trace::Counting&);
template Result best_first<RankedBoards>(const Problem&, const Rules&, const TakeOrder&,
                                         trace::Trace&);
template Result best_first<RankedBoards>(const Problem&, const Rules&, const TakeOrder&,
                                         trace::Counting&);
template Result best_first<HashedBoards>(const Problem&, const Rules&, const TakeOrder&,
                                         const Estimator&, trace::Trace&);
template Result best_first<HashedBoards>(const Problem&, const Rules&, const TakeOrder&,
                                         const Estimator&, trace::Counting&);
template Result best_first<RankedBoards>(const Problem&, const Rules&, const TakeOrder&,
                                         const Estimator&, trace::Trace&);
template Result best_first<RankedBoards>(const Problem&, const Rules&, const TakeOrder&,
                                         const Estimator&, trace::Counting&);

}  // namespace statescope::search
