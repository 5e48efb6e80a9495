#include "search/bidirectional.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <vector>

#include "puzzle/distances.hpp"
#include "puzzle/solvability.hpp"
#include "search/catalogue.hpp"
#include "tests/support/searches.hpp"

namespace statescope {
namespace {

using search::Outcome;
using search::Problem;
using trace::EventKind;
using trace::NodeId;
using trace::Step;
using trace::Trace;

search::Recording recorded(const Problem& problem) {
    const search::Algorithm& algorithm = test::algorithm_of("bidirectional");
    return search::record(problem, algorithm, algorithm.document_rules);
}

TEST(Bidirectional, GrowsFromBothEnds) {
    const Trace trace = recorded(test::problem_of("283104765", "123804765")).trace;
    EXPECT_EQ(trace.nodes()[0].board, test::board_of("283104765"));
    EXPECT_FALSE(trace.nodes()[0].from_goal);
    EXPECT_EQ(trace.nodes()[1].board, test::board_of("123804765"));
    EXPECT_TRUE(trace.nodes()[1].from_goal);
    for (NodeId id = 2; id < trace.nodes().size(); ++id)
        EXPECT_EQ(trace.nodes()[id].from_goal, trace.nodes()[trace.nodes()[id].parent].from_goal);
}

// 283/104/765 to 123/804/765 takes 4 moves, U L D R; the only shortest answer (document 2's page).
TEST(Bidirectional, JoinsTheTwoHalves) {
    const search::Recording recording = recorded(test::problem_of("283104765", "123804765"));
    ASSERT_EQ(recording.trace.outcome(), Outcome::Solved);
    EXPECT_EQ(puzzle::letters(recording.moves), "uldr");
    const NodeId met = recording.trace.goal_node().value();
    EXPECT_EQ(recording.trace.event(recording.trace.last_step()).kind, EventKind::Met);
    EXPECT_EQ(puzzle::letters(recording.trace.moves_to(met)), "uldr");
    const std::vector<NodeId> path = recording.trace.path_to(met);
    ASSERT_EQ(path.size(), 5u);
    EXPECT_EQ(path.front(), 0u);
    EXPECT_EQ(path.back(), 1u);
}

TEST(Bidirectional, ThePathGoesBoardByBoard) {
    const search::Recording recording = recorded(test::problem_of("867254301", "123456780"));
    const Trace& trace = recording.trace;
    const std::vector<NodeId> path = trace.path_to(trace.goal_node().value());
    ASSERT_EQ(path.size(), recording.moves.size() + 1);
    for (std::size_t i = 0; i < recording.moves.size(); ++i) {
        EXPECT_EQ(
            puzzle::moved(trace.nodes()[path[i]].board, test::three_by_three, recording.moves[i]),
            trace.nodes()[path[i + 1]].board);
    }
}

TEST(Bidirectional, AStartThatIsTheGoalNeedsNoOtherSide) {
    const search::Recording recording = recorded(test::problem_of("123456780", "123456780"));
    EXPECT_EQ(recording.trace.outcome(), Outcome::Solved);
    EXPECT_TRUE(recording.moves.empty());
    EXPECT_EQ(recording.trace.nodes().size(), 1u);
}

TEST(Bidirectional, EndsWhenASideHasAllItsBoards) {
    // 6! / 2 = 360 boards of 2x3 can be reached from each of the two.
    const Problem problem{{2, 3}, test::board_of("123450"), test::board_of("213450")};
    const Trace trace = recorded(problem).trace;
    EXPECT_EQ(trace.outcome(), Outcome::Exhausted);
    std::array<int, 2> expanded{};
    for (const NodeId id : trace.expansions())
        ++expanded[trace.nodes()[id].from_goal];
    EXPECT_TRUE(expanded[0] == 360 || expanded[1] == 360);
}

RC_GTEST_PROP(Bidirectional, AnswersAreShortest, ()) {
    const Problem problem = test::any_problem();
    RC_PRE(puzzle::solvability(problem.start, problem.goal, problem.shape).solvable);
    const search::Recording recording = recorded(problem);
    RC_ASSERT(recording.trace.outcome() == Outcome::Solved);
    RC_ASSERT(test::replayed(problem, recording.moves) == problem.goal);
    if (problem.shape.cells() <= 9) {
        const puzzle::DistanceTable distances(problem.goal, problem.shape);
        RC_ASSERT(static_cast<int>(recording.moves.size()) == distances.distance(problem.start));
    }
}

TEST(Bidirectional, EachLayerIsOfTheSideOnWhichFewerWait) {
    const Trace trace = recorded(test::problem_of("647850321", "123456780")).trace;
    ASSERT_GT(trace.layer_starts().size(), 20u);
    for (std::size_t layer = 0; layer < trace.layer_starts().size(); ++layer) {
        const Step step = trace.layer_starts()[layer];
        std::array<int, 2> waiting{};
        for (NodeId id = 0; id < trace.nodes().size(); ++id)
            if (trace.in_frontier(id, step - 1)) ++waiting[trace.nodes()[id].from_goal];
        const bool of_goal = trace.nodes()[trace.event(step).node].from_goal;
        EXPECT_EQ(of_goal, waiting[1] < waiting[0]) << "layer " << layer;
        // Until the next layer begins all of its nodes are of one side and depth.
        const auto depth = trace.nodes()[trace.event(step).node].g;
        const Step end = layer + 1 < trace.layer_starts().size() ? trace.layer_starts()[layer + 1]
                                                                 : trace.last_step();
        for (Step at = step; at < end; ++at) {
            if (trace.event(at).kind != EventKind::Taken) continue;
            EXPECT_EQ(trace.nodes()[trace.event(at).node].from_goal, of_goal);
            EXPECT_EQ(trace.nodes()[trace.event(at).node].g, depth);
        }
    }
}

// Reinefeld's two boards of 31 moves: breadth-first search goes through nearly all 181,440 boards.
TEST(Bidirectional, ExpandsASmallPartOfWhatBreadthFirstSearchDoes) {
    for (const char* start : {"867254301", "647850321"}) {
        const Problem problem = test::problem_of(start, "123456780");
        const search::Count both =
            search::count(problem, test::algorithm_of("bidirectional"), search::Rules{});
        const search::Count one =
            search::count(problem, test::algorithm_of("bfs-parent"), search::Rules{});
        EXPECT_EQ(both.result.moves.size(), 31u);
        EXPECT_LT(both.counters.expanded * 5, one.counters.expanded);
    }
}

}  // namespace
}  // namespace statescope
