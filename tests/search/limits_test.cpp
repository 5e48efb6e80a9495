// Budgets and cancelling: how a search ends before it is done.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <thread>

#include "search/catalogue.hpp"
#include "tests/support/searches.hpp"

namespace statescope {
namespace {

using search::Algorithm;
using search::Outcome;
using search::Problem;
using search::Recording;
using search::Rules;

bool same(const trace::Event& a, const trace::Event& b) {
    return a.node == b.node && a.kind == b.kind && a.other == b.other && a.move == b.move &&
           a.marks_visited == b.marks_visited;
}

RC_GTEST_PROP(Budget, ATraceIsTheBeginningOfTheOneWithALargerBudget, ()) {
    const Problem problem = test::any_problem();
    const Rules rules = test::any_rules();
    const Algorithm& algorithm = test::any_algorithm();
    const auto small = *rc::gen::inRange<std::uint32_t>(1, 500);
    const auto large = small + *rc::gen::inRange<std::uint32_t>(0, 500);
    const trace::Trace shorter = search::record(problem, algorithm, rules, small).trace;
    const trace::Trace longer = search::record(problem, algorithm, rules, large).trace;
    RC_ASSERT(shorter.events().size() <= longer.events().size());
    RC_ASSERT(std::equal(shorter.events().begin(), shorter.events().end(), longer.events().begin(),
                         same));
    for (trace::NodeId id = 0; id < shorter.nodes().size(); ++id) {
        const trace::Node a = shorter.node(id);
        const trace::Node b = longer.node(id);
        RC_ASSERT(a.board == b.board);
        RC_ASSERT(a.parent == b.parent);
        RC_ASSERT(a.g == b.g);
        RC_ASSERT(a.h == b.h);
        RC_ASSERT(a.generated == b.generated);
    }
    RC_ASSERT(longer.counters(shorter.last_step()) == shorter.final_counters());
}

TEST(Budget, EndsTheSearchWhenItIsReached) {
    const Problem problem = test::problem_of("867254301", "123456780");
    for (const Algorithm& algorithm : test::searches_by_themselves()) {
        SCOPED_TRACE(algorithm.name);
        const Rules rules = search::textbook_rules(algorithm);
        for (const std::uint32_t budget : {1u, 2u, 10u, 100u}) {
            const Recording recording = search::record(problem, algorithm, rules, budget);
            EXPECT_EQ(recording.trace.outcome(), Outcome::Limit);
            EXPECT_TRUE(recording.moves.empty());
            EXPECT_GE(recording.trace.nodes().size(), budget);
            EXPECT_LT(recording.trace.nodes().size(), budget + 4);  // an expansion is finished
            EXPECT_EQ(search::count(problem, algorithm, rules, budget).result.outcome,
                      Outcome::Limit);
        }
    }
}

TEST(Cancel, BeforeTheSearchLeavesTheStartAlone) {
    const Recording recording = test::cancelled_search(test::algorithm_of("bfs-parent"));
    EXPECT_EQ(recording.trace.outcome(), Outcome::Cancelled);
    EXPECT_EQ(recording.trace.events().size(), 1u);
    EXPECT_TRUE(recording.moves.empty());
}

// A breadth-first search of a 15-puzzle would go on to the budget; another thread sees it at work
// and stops it.
TEST(Cancel, FromAnotherThreadEndsTheSearch) {
    const puzzle::Shape shape{4, 4};
    const puzzle::Board start =
        test::board_of({15, 14, 1, 6, 9, 11, 4, 12, 0, 10, 7, 3, 13, 8, 5, 2});
    const Problem problem{shape, start, puzzle::ordered_board(shape)};
    const Algorithm& algorithm = test::algorithm_of("bfs-parent");
    trace::Watch watch;
    std::thread other([&watch] {
        while (watch.nodes < 1000)
            std::this_thread::yield();
        watch.cancel = true;
    });
    const Recording recording =
        search::record(problem, algorithm, search::textbook_rules(algorithm), 20'000'000, &watch);
    other.join();
    EXPECT_EQ(recording.trace.outcome(), Outcome::Cancelled);
    EXPECT_GE(recording.trace.nodes().size(), 1000u);
    EXPECT_LT(recording.trace.nodes().size(), 20'000'000u);
    // What was recorded until then is whole: the figures agree with the events.
    EXPECT_EQ(recording.trace.final_counters().nodes, recording.trace.nodes().size());
    EXPECT_FALSE(recording.trace.goal_node());
}

TEST(Watch, ThatIsNotUsedChangesNothing) {
    trace::Watch watch;
    const Algorithm& algorithm = test::algorithm_of("astar");
    const Rules rules = search::textbook_rules(algorithm);
    const Problem problem = test::problem_of("867254301", "123456780");
    const Recording watched =
        search::record(problem, algorithm, rules, trace::default_node_budget, &watch);
    const Recording alone = search::record(problem, algorithm, rules);
    EXPECT_EQ(watched.trace.outcome(), Outcome::Solved);
    EXPECT_EQ(watched.trace.final_counters(), alone.trace.final_counters());
    EXPECT_EQ(watched.moves, alone.moves);
}

}  // namespace
}  // namespace statescope
