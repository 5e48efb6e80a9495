#include "trace/trace.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "puzzle/move.hpp"
#include "tests/support/boards.hpp"
#include "tests/support/nodes.hpp"
#include "tests/trace/naive_view.hpp"
#include "trace/frontier_view.hpp"

namespace statescope {
namespace {

using puzzle::Move;
using trace::NewNode;
using trace::NodeId;
using trace::NodeState;
using trace::Trace;

const puzzle::Board a = test::board_of("283104765");
const puzzle::Board b = test::board_of("283014765");
const puzzle::Board c = test::board_of("203184765");

trace::TraceHead head(bool replaces_stale) {
    return {.shape = test::three_by_three,
            .start = a,
            .goal = test::board_of("123804765"),
            .order = {true, trace::TieBreak::OlderFirst},
            .replaces_stale = replaces_stale};
}

/// A best-first search told by hand, with what a consistent heuristic never brings about: node 1 is
/// met again with a smaller g while it waits, and once more when it has been expanded.
Trace told_by_hand(bool replaces_stale) {
    Trace trace(head(replaces_stale));
    trace.generated(0, test::node_of({.board = a, .h = 4, .marks_visited = true}));
    trace.taken(0);
    trace.expanded(0, false);
    trace.generated(1, test::node_of({b, 0, Move::Left, 9, 5, true}));
    trace.generated(2, test::node_of({c, 0, Move::Up, 1, 3, true}));
    trace.taken(2);
    trace.expanded(2, false);
    trace.improved(3, test::node_of({b, 2, Move::Left, 7, 5, false}), 1);
    trace.taken(3);
    trace.expanded(3, false);
    trace.duplicate(3, Move::Right, 0);
    trace.reopened(4, test::node_of({b, 3, Move::Up, 6, 5, false}), 3);
    trace.finish(trace::Outcome::Limit);
    return trace;
}

enum Moment : trace::Step { improved = 7, taken_again = 8, duplicate = 10, reopened = 11 };

TEST(Trace, KeepsWhatItIsTold) {
    const Trace trace = told_by_hand(true);
    EXPECT_EQ(trace.events().size(), 12u);
    EXPECT_EQ(trace.last_step(), 11u);
    EXPECT_EQ(trace.nodes().size(), 5u);
    EXPECT_EQ(trace.outcome(), trace::Outcome::Limit);
    EXPECT_EQ(trace.event(improved).kind, trace::EventKind::Improved);
    EXPECT_EQ(trace.event(improved).other, 1u);
    EXPECT_EQ(trace.event(duplicate).node, 3u);
    EXPECT_EQ(trace.event(duplicate).move, Move::Right);
    EXPECT_EQ(trace.event(reopened).other, 3u);
    EXPECT_EQ(trace.node(4).parent, 3u);
    EXPECT_EQ(trace.node(4).g, 6);
    EXPECT_EQ(trace.f(4), 11u);
    EXPECT_FALSE(trace.goal_node());
    EXPECT_EQ(trace.path_to(4), (std::vector<NodeId>{0, 2, 3, 4}));
    EXPECT_EQ(trace.moves_to(4), (std::vector<Move>{Move::Up, Move::Left, Move::Up}));
    EXPECT_TRUE(trace.moves_to(0).empty());
}

TEST(Trace, CountsImprovedAndReopened) {
    const trace::Counters counters = told_by_hand(true).final_counters();
    EXPECT_EQ(counters.taken, 3u);
    EXPECT_EQ(counters.expanded, 3u);
    EXPECT_EQ(counters.generated, 5u);
    EXPECT_EQ(counters.successors, 5u);
    EXPECT_EQ(counters.duplicates, 1u);
    EXPECT_EQ(counters.improved, 1u);
    EXPECT_EQ(counters.reopened, 1u);
    EXPECT_EQ(counters.visited, 3u);
    EXPECT_EQ(counters.max_depth, 9u);
    EXPECT_EQ(counters.nodes, 5u);
    EXPECT_EQ(counters.path_moves, 0u + 9 + 1 + 7 + 6);
}

TEST(Trace, AnOlderEntryLeavesTheFrontierWhenItIsReplaced) {
    const Trace trace = told_by_hand(true);
    EXPECT_TRUE(trace.in_frontier(1, improved - 1));
    EXPECT_FALSE(trace.in_frontier(1, improved));
    EXPECT_EQ(trace.state(1, improved - 1), NodeState::Frontier);
    EXPECT_EQ(trace.state(1, improved), NodeState::Stale);
    EXPECT_EQ(trace.superseded_at(1), improved);
    EXPECT_EQ(trace.counters(improved).frontier, 1u);
    EXPECT_EQ(trace::FrontierView(trace).at(improved), (std::vector<NodeId>{3}));
    EXPECT_EQ(trace.final_counters().frontier, 1u);
}

TEST(Trace, AnOlderEntryStaysInTheFrontierWhenItIsExpandedAgain) {
    const Trace trace = told_by_hand(false);
    EXPECT_TRUE(trace.in_frontier(1, improved));
    EXPECT_EQ(trace.state(1, improved), NodeState::Stale);
    EXPECT_EQ(trace.counters(improved).frontier, 2u);
    EXPECT_EQ(trace::FrontierView(trace).at(improved), (std::vector<NodeId>{3, 1}));
    EXPECT_EQ(trace.final_counters().frontier, 2u);
    EXPECT_EQ(trace.final_counters().largest_frontier, 2u);
}

TEST(Trace, AReopenedNodeStaysExpanded) {
    const Trace trace = told_by_hand(true);
    EXPECT_EQ(trace.state(3, taken_again), NodeState::Current);
    EXPECT_EQ(trace.state(2, taken_again), NodeState::Expanded);
    EXPECT_EQ(trace.state(3, reopened), NodeState::Current);
    EXPECT_FALSE(trace.in_frontier(3, reopened));
    EXPECT_EQ(trace.superseded_at(3), reopened);
    EXPECT_EQ(trace.superseded_at(4), trace::never);
    EXPECT_EQ(trace.state(4, reopened - 1), NodeState::Unseen);
    EXPECT_EQ(trace.state(4, reopened), NodeState::Frontier);
}

TEST(Trace, AgreesWithAReplayAtEveryStep) {
    for (const bool replaces_stale : {true, false}) {
        const Trace trace = told_by_hand(replaces_stale);
        const trace::FrontierView view(trace);
        test::NaiveView naive(trace);
        for (trace::Step step = 0; step <= trace.last_step(); ++step) {
            naive.play(trace.event(step));
            EXPECT_EQ(trace.counters(step), naive.counters()) << "step " << step;
            EXPECT_EQ(view.at(step), naive.frontier()) << "step " << step;
            for (NodeId id = 0; id < trace.nodes().size(); ++id) {
                EXPECT_EQ(trace.state(id, step), naive.state(id)) << "step " << step;
            }
        }
    }
}

TEST(Trace, AGoalFoundWhenGeneratedNeverEntersTheFrontier) {
    Trace trace(head(true));
    trace.generated(0, test::node_of({.board = a, .marks_visited = true}));
    trace.taken(0);
    trace.expanded(0, false);
    trace.found(1, test::node_of({b, 0, Move::Left, 1, 0, true}));
    trace.finish(trace::Outcome::Solved);
    EXPECT_EQ(trace.goal_node(), 1u);
    EXPECT_FALSE(trace.in_frontier(1, trace.last_step()));
    EXPECT_EQ(trace.state(1, trace.last_step()), NodeState::Current);
    EXPECT_EQ(trace.final_counters().nodes, 2u);
    EXPECT_EQ(trace.final_counters().generated, 1u);
    EXPECT_EQ(trace.final_counters().successors, 1u);
    EXPECT_EQ(trace.final_counters().frontier, 0u);
}

TEST(Trace, StepsBeyondTheEndAreTheEnd) {
    const Trace trace = told_by_hand(true);
    EXPECT_EQ(trace.counters(1000), trace.final_counters());
    EXPECT_EQ(trace.current(1000), 3u);
    EXPECT_FALSE(trace.current(0));
}

// An f below one taken before does not open a layer again.
TEST(Trace, OpensALayerOnlyForALargerF) {
    const Trace trace = told_by_hand(true);
    const std::vector<trace::Step> starts(trace.layer_starts().begin(), trace.layer_starts().end());
    EXPECT_EQ(starts, (std::vector<trace::Step>{1, taken_again}));  // f = 4, again 4, 12
}

TEST(Trace, SaysHowManyBytesItHolds) {
    const Trace trace = told_by_hand(true);
    EXPECT_GE(trace.bytes(), 12 * sizeof(trace::Event) + 5 * sizeof(trace::NewNode));
    EXPECT_LT(trace.bytes(), 1000u);
}

}  // namespace
}  // namespace statescope
