#include "search/depth_first_rounds.hpp"

#include <algorithm>
#include <limits>
#include <vector>

#include "search/chosen_heuristic.hpp"
#include "search/heuristics/estimate.hpp"
#include "search/heuristics/tile_sum.hpp"
#include "search/successors.hpp"

namespace statescope::search {

using puzzle::Board;
using puzzle::Move;
using trace::NewNode;
using trace::no_node;
using trace::NodeId;
using trace::Rounds;

namespace {

struct Waiting {
    NodeId id;
    NewNode node;
};

/// A stack, and the moves to the node taken from it last: the memory of one path and of the
/// successors along it.
class PathStack {
  public:
    bool empty() const { return waiting_.empty(); }
    void push(NodeId id, const NewNode& node) { waiting_.push_back({id, node}); }
    Waiting pop() {
        const Waiting taken = waiting_.back();
        waiting_.pop_back();
        if (taken.node.parent == no_node) {
            path_.clear();
        } else {
            // The node before it on the path was taken last of all nodes one move less deep.
            path_.resize(taken.node.g - 1);
            path_.push_back(taken.node.move);
        }
        return taken;
    }
    const std::vector<Move>& path() const { return path_; }

  private:
    std::vector<Waiting> waiting_;
    std::vector<Move> path_;
};

/// One function, to be read from top to bottom beside the textbook. `h` is TileSum or Estimate.
template <class HeuristicOf, Observer On>
// NOLINTNEXTLINE(readability-function-size)
Result rounds_with(const HeuristicOf& h, const Problem& problem, const Rules& rules,
                   const trace::TakeOrder& order, On& on) {
    const bool no_undoing = rules.duplicate_check != DuplicateCheck::None;
    const bool test_early = rules.goal_test == GoalTest::WhenGenerated;
    const bool by_f = order.rounds == Rounds::LargerF;
    const Successors successors(problem.shape, rules.order.reversed());
    const NewNode start = NewNode::start(problem.start, h(problem.start), false);
    PathStack frontier;
    NodeId made = 0;
    std::uint32_t bound = by_f                               ? order.f(0, start.h)
                          : order.rounds == Rounds::OneLimit ? rules.depth_limit
                                                             : 0;

    while (true) {
        std::uint32_t next_bound = std::numeric_limits<std::uint32_t>::max();
        on.round(made, start, bound);
        if (test_early && problem.start == problem.goal) {
            on.solved(made);
            return {Outcome::Solved, {}};
        }
        frontier.push(made++, start);

        while (!frontier.empty()) {
            if (on.full()) return {Outcome::Limit, {}};
            const auto [id, node] = frontier.pop();
            on.taken(id);
            const std::uint32_t f = order.f(node.g, node.h);
            if (by_f && f > bound) {
                next_bound = std::min(next_bound, f);
                on.cut_off(id);
                continue;
            }
            if (!test_early && node.board == problem.goal) {
                on.solved(id);
                return {Outcome::Solved, frontier.path()};
            }
            if (!by_f && node.g == bound) {
                next_bound = bound + 1;
                on.cut_off(id);
                continue;
            }
            on.expanded(id, false);

            const int blank = node.board.blank();
            for (const auto [move, cell] : successors.from(blank)) {
                if (no_undoing && trace::undoes(node, move)) {
                    on.duplicate(id, move, node.parent);
                    continue;
                }
                const Board board = node.board.swapped(blank, cell);
                const NewNode child =
                    node.child(id, move, board, h.after(node.h, node.board, blank, cell), false);
                const bool within = !by_f || order.f(child.g, child.h) <= bound;
                if (test_early && within && board == problem.goal) {
                    on.found(made, child);
                    std::vector<Move> path = frontier.path();
                    path.push_back(move);
                    return {Outcome::Solved, path};
                }
                on.generated(made, child);
                frontier.push(made++, child);
            }
        }
        if (order.rounds == Rounds::OneLimit) {
            on.exhausted();
            return {Outcome::CutOff, {}};
        }
        bound = next_bound;
    }
}

}  // namespace

template <Observer On>
Result depth_first_rounds(const Problem& problem, const Rules& rules, const trace::TakeOrder& order,
                          On& on) {
    // An h that does not count is not worked out either.
    Rules counted = rules;
    if (order.weights.h == 0) counted.heuristic = HeuristicId::None;
    const CostsOf costs = h_costs(counted);
    if (costs == nullptr) {
        const auto estimator = make_estimator(counted, problem);
        return rounds_with(Estimate(*estimator), problem, rules, order, on);
    }
    const TileSum h(costs(problem.goal, problem.shape), problem.shape);
    return rounds_with(h, problem, rules, order, on);
}

template Result depth_first_rounds(const Problem&, const Rules&, const trace::TakeOrder&,
                                   trace::Trace&);
template Result depth_first_rounds(const Problem&, const Rules&, const trace::TakeOrder&,
                                   trace::Counting&);

}  // namespace statescope::search
