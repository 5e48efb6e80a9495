#include "search/you_choose.hpp"

#include "search/heuristics/heuristic.hpp"
#include "search/known_boards.hpp"
#include "search/node_paths.hpp"
#include "search/successors.hpp"

namespace statescope::search {

using puzzle::Board;
using trace::NewNode;
using trace::no_node;
using trace::NodeId;

namespace {

enum class Place : std::uint8_t { Waiting, Gone, Expanded };

}  // namespace

/// One function, to be read from top to bottom beside the textbook.
template <Observer On>
// NOLINTNEXTLINE(readability-function-size)
Result you_choose(const Problem& problem, const Rules& rules, std::span<const NodeId> picks,
                  On& on) {
    const bool at_generation = rules.duplicate_check == DuplicateCheck::AtGeneration;
    const bool at_expansion = rules.duplicate_check == DuplicateCheck::AtExpansion;
    const bool no_undoing = rules.duplicate_check == DuplicateCheck::NoUndoing;
    const bool test_early = rules.goal_test == GoalTest::WhenGenerated;
    const bool update = rules.better_g == BetterG::Update;
    const bool skip_stale = rules.stale_entries == StaleEntries::Skipped;
    const Successors successors(problem.shape, rules.order);
    const auto h = make_estimator(heuristic(rules.heuristic), problem.goal, problem.shape);
    HashedBoards known(problem.shape);
    Nodes& nodes = on.table();
    std::vector<Place> place;
    std::size_t waiting = 0;
    const auto enter = [&] {
        place.push_back(Place::Waiting);
        ++waiting;
    };

    const bool mark_start = at_generation && rules.start_marked;
    if (mark_start) known.find(problem.start, problem.start.blank()).know_as(0);
    nodes.push_back(NewNode::start(problem.start, (*h)(problem.start), mark_start));
    on.generated(0, nodes[0]);
    if (test_early && problem.start == problem.goal) {
        on.solved(0);
        return {Outcome::Solved, {}};
    }
    enter();

    for (const NodeId id : picks) {
        if (on.full()) return {Outcome::Limit, {}};
        if (id >= place.size() || place[id] != Place::Waiting) return {Outcome::Waiting, {}};
        const NewNode node = nodes[id];
        place[id] = Place::Gone;
        --waiting;
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
        place[id] = Place::Expanded;

        for (const auto [move, cell] : successors.from(blank)) {
            if (no_undoing && trace::undoes(node, move)) {
                on.duplicate(id, move, node.parent);
                continue;
            }
            const Board board = node.board.swapped(blank, cell);
            const auto child = static_cast<NodeId>(nodes.size());
            NodeId older = no_node;
            if (at_generation) {
                auto entry = known.find(board, cell);
                if (entry.known()) {
                    older = entry.node();
                    if (!(update && node.g + 1 < nodes[older].g)) {
                        on.duplicate(id, move, older);
                        continue;
                    }
                }
                entry.know_as(child);
            }
            nodes.push_back(
                node.child(id, move, board, (*h)(board), at_generation && older == no_node));
            if (test_early && board == problem.goal) {
                on.found(child, nodes.back());
                return {Outcome::Solved, ParentPointers{}.moves(nodes, child)};
            }
            if (older == no_node) {
                on.generated(child, nodes.back());
            } else if (place[older] == Place::Expanded) {
                on.reopened(child, nodes.back(), older);
            } else {
                on.improved(child, nodes.back(), older);
                if (skip_stale) {
                    place[older] = Place::Gone;
                    --waiting;
                }
            }
            enter();
        }
    }
    if (waiting > 0) return {Outcome::Waiting, {}};
    on.exhausted();
    return {Outcome::Exhausted, {}};
}

template Result you_choose(const Problem&, const Rules&, std::span<const NodeId>, trace::Trace&);
template Result you_choose(const Problem&, const Rules&, std::span<const NodeId>, trace::Counting&);

}  // namespace statescope::search
