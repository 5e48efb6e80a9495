#include "search/you_choose.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <vector>

#include "search/catalogue.hpp"
#include "tests/support/searches.hpp"

namespace statescope {
namespace {

using search::Outcome;
using search::Problem;
using search::Rules;
using trace::EventKind;
using trace::NodeId;

search::Recording chosen(const Problem& problem, const std::vector<NodeId>& picks,
                         const Rules& rules = {}) {
    return search::record_chosen(problem, test::algorithm_of("you-choose"), rules, picks);
}

/// The nodes that a recorded search took, in order.
std::vector<NodeId> taken_by(const trace::Trace& trace) {
    std::vector<NodeId> taken;
    for (const trace::Event& event : trace.events())
        if (event.kind == EventKind::Taken) taken.push_back(event.node);
    return taken;
}

TEST(YouChoose, WaitsWithTheStartAtFirst) {
    const trace::Trace trace = chosen(test::problem_of("283104765", "123804765"), {}).trace;
    EXPECT_EQ(trace.outcome(), Outcome::Waiting);
    EXPECT_EQ(trace.last_step(), 0u);
    EXPECT_EQ(trace.final_counters().frontier, 1u);
}

// From 283/104/765 by L U R D: node 1 is L, node 2 U, node 3 R, node 4 D.
TEST(YouChoose, ExpandsWhatIsChosen) {
    const trace::Trace trace = chosen(test::problem_of("283104765", "123804765"), {0, 2}).trace;
    EXPECT_EQ(trace.outcome(), Outcome::Waiting);
    EXPECT_EQ(taken_by(trace), (std::vector<NodeId>{0, 2}));
    EXPECT_EQ(trace.nodes()[2].board, test::board_of("203184765"));
    EXPECT_EQ(trace.final_counters().expanded, 2u);
}

TEST(YouChoose, EndsWhenTheGoalIsChosen) {
    // U, L, D, R: each time the node that the next move of the answer makes.
    const Problem problem = test::problem_of("283104765", "123804765");
    std::vector<NodeId> picks{0};
    for (const puzzle::Move move :
         {puzzle::Move::Up, puzzle::Move::Left, puzzle::Move::Down, puzzle::Move::Right}) {
        const trace::Trace so_far = chosen(problem, picks).trace;
        for (NodeId id = 0; id < so_far.nodes().size(); ++id) {
            if (so_far.nodes()[id].parent != picks.back() || so_far.nodes()[id].move != move)
                continue;
            picks.push_back(id);
            break;
        }
    }
    ASSERT_EQ(picks.size(), 5u);
    const search::Recording recording = chosen(problem, picks);
    EXPECT_EQ(recording.trace.outcome(), Outcome::Solved);
    EXPECT_EQ(puzzle::letters(recording.moves), "uldr");
    EXPECT_EQ(recording.trace.final_counters().expanded, 4u);
}

TEST(YouChoose, StopsAtANodeThatDoesNotWait) {
    const Problem problem = test::problem_of("283104765", "123804765");
    EXPECT_EQ(taken_by(chosen(problem, {0, 0, 1}).trace), (std::vector<NodeId>{0}));
    EXPECT_EQ(taken_by(chosen(problem, {0, 99, 1}).trace), (std::vector<NodeId>{0}));
    EXPECT_EQ(chosen(problem, {0, 99, 1}).trace.outcome(), Outcome::Waiting);
}

TEST(YouChoose, RunsOutOfNodes) {
    // 2x2: 12 boards can be reached; chosen by age, they are all expanded.
    const Problem problem{{2, 2}, test::board_of("0321"), test::board_of("0123")};
    std::vector<NodeId> picks;
    for (NodeId id = 0; id < 12; ++id)
        picks.push_back(id);
    const trace::Trace trace = chosen(problem, picks).trace;
    EXPECT_EQ(trace.outcome(), Outcome::Exhausted);
    EXPECT_EQ(trace.final_counters().expanded, 12u);
}

/// Whatever a search takes can be chosen, and then everything comes out the same.
void expect_the_same(const Problem& problem, const char* name, Rules rules) {
    const search::Recording one = search::record(problem, test::algorithm_of(name), rules, 3000);
    const search::Recording mine = chosen(problem, taken_by(one.trace), rules);
    ASSERT_EQ(mine.trace.events().size(), one.trace.events().size());
    for (trace::Step step = 0; step <= one.trace.last_step(); ++step) {
        const trace::Event& a = one.trace.event(step);
        const trace::Event& b = mine.trace.event(step);
        ASSERT_TRUE(a.kind == b.kind && a.node == b.node && a.other == b.other) << "step " << step;
    }
    EXPECT_EQ(mine.trace.final_counters(), one.trace.final_counters());
    EXPECT_EQ(mine.moves, one.moves);
}

TEST(YouChoose, CanBeAnySearch) {
    const Problem problem = test::problem_of("234150768", "123456780");
    for (const char* name : {"bfs-parent", "astar", "greedy", "wastar"}) {
        SCOPED_TRACE(name);
        expect_the_same(problem, name, {.duplicate_check = search::DuplicateCheck::AtGeneration});
        expect_the_same(problem, name, {.duplicate_check = search::DuplicateCheck::AtExpansion});
        expect_the_same(problem, name, {.goal_test = search::GoalTest::WhenGenerated});
    }
}

// A* with the inconsistent heuristic reopens boards, and with older entries kept expands them
// twice.
TEST(YouChoose, ReopensAndImprovesAsAStarDoes) {
    const Problem problem = test::problem_of("104732586", "123456780");
    expect_the_same(problem, "astar", test::algorithm_of("astar").document_rules);
    expect_the_same(problem, "astar", {.heuristic = search::HeuristicId::ManhattanCheckerboard});
}

}  // namespace
}  // namespace statescope
