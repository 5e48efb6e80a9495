#pragma once

#include <optional>
#include <vector>

#include "search/node_paths.hpp"
#include "search/observer.hpp"
#include "search/problem.hpp"
#include "search/rules.hpp"
#include "search/successors.hpp"

namespace statescope::search {

/// What became of a node. Superseded: another one was made for the same board with a smaller g.
enum class Place : std::uint8_t { Waiting, Expanded, Superseded };

/// The loop of all searches that may meet a known board with a smaller g: one function, to be read
/// from top to bottom beside the textbook. `h` is TileSum or Estimate; what `frontier` hands out is
/// taken next, see Frontier. Nothing when the frontier gives out: what that means its owner knows.
template <class Known, class HeuristicOf, class FrontierOf, Observer On>
// NOLINTNEXTLINE(readability-function-size)
std::optional<Result> best_first_loop(const HeuristicOf& h, const Problem& problem,
                                      const Rules& rules, FrontierOf& frontier, On& on) {
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
    const auto enter = [&](trace::NodeId id, const trace::NewNode& node) {
        place.push_back(Place::Waiting);
        frontier.push(id, node);
    };

    const bool mark_start = at_generation && rules.start_marked;
    if (mark_start) known.find(problem.start, problem.start.blank()).know_as(0);
    nodes.push_back(trace::NewNode::start(problem.start, h(problem.start), mark_start));
    on.generated(0, nodes[0]);
    if (test_early && problem.start == problem.goal) {
        on.solved(0);
        return Result{Outcome::Solved, {}};
    }
    enter(0, nodes[0]);

    while (!frontier.empty()) {
        if (on.full()) return Result{Outcome::Limit, {}};
        const trace::NodeId id = frontier.pop();
        // A skipped entry left the frontier when it was superseded; only the lines still held it.
        if (skip_stale && place[id] == Place::Superseded) continue;
        const trace::NewNode node = nodes[id];
        on.taken(id);
        if (!test_early && node.board == problem.goal) {
            on.solved(id);
            return Result{Outcome::Solved, ParentPointers{}.moves(nodes, id)};
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
            const puzzle::Board board = node.board.swapped(blank, cell);
            const auto child = static_cast<trace::NodeId>(nodes.size());
            const auto g = node.g + 1;
            trace::NodeId older = trace::no_node;
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
            const trace::NewNode made =
                node.child(id, move, board, h.after(node.h, node.board, blank, cell),
                           at_generation && older == trace::no_node);
            nodes.push_back(made);
            const trace::NewNode& entered = nodes[child];
            if (test_early && board == problem.goal) {
                on.found(child, entered);
                return Result{Outcome::Solved, ParentPointers{}.moves(nodes, child)};
            }
            if (older == trace::no_node) {
                on.generated(child, entered);
            } else {
                if (place[older] == Place::Expanded) {
                    on.reopened(child, entered, older);
                } else {
                    on.improved(child, entered, older);
                }
                place[older] = Place::Superseded;
                if (skip_stale) frontier.superseded(older);
            }
            enter(child, entered);
        }
    }
    return std::nullopt;
}

}  // namespace statescope::search
