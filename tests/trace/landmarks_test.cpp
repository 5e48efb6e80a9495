#include "trace/landmarks.hpp"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "search/catalogue.hpp"
#include "tests/support/searches.hpp"
#include "tests/trace/naive_view.hpp"

namespace statescope {
namespace {

using trace::EventKind;
using trace::Landmark;
using trace::Landmarks;
using trace::NodeId;
using trace::Step;
using trace::Trace;

std::vector<Step> listed(const Landmarks& landmarks, Landmark landmark) {
    const auto steps = landmarks.steps(landmark);
    return {steps.begin(), steps.end()};
}

struct Searched {
    const char* algorithm;
    bool document_rules;
    const char* start;
    const char* goal;
};

/// Searches with every kind of event: early and late goal tests, entries dropped when taken,
/// improvements, re-openings, an unsolvable pair searched to its end.
class LandmarksOf : public testing::TestWithParam<Searched> {
  protected:
    Trace recorded() const {
        const Searched& searched = GetParam();
        const search::Algorithm& algorithm = test::algorithm_of(searched.algorithm);
        search::Rules rules =
            searched.document_rules ? algorithm.document_rules : search::textbook_rules(algorithm);
        return search::record(test::problem_of(searched.start, searched.goal), algorithm, rules,
                              20'000)
            .trace;
    }
};

TEST_P(LandmarksOf, AreWhereAPlainReplayFindsThem) {
    const Trace trace = recorded();
    const Landmarks landmarks(trace);
    test::NaiveView view(trace);
    std::vector<std::vector<Step>> found(static_cast<std::size_t>(Landmark::count_));
    const auto add = [&](Landmark landmark, Step step) {
        found[static_cast<std::size_t>(landmark)].push_back(step);
    };
    std::size_t largest = 0;
    int deepest = -1;
    for (Step step = 0; step <= trace.last_step(); ++step) {
        const trace::Event& event = trace.event(step);
        view.play(event);
        if (view.waiting.size() > largest) {
            largest = view.waiting.size();
            add(Landmark::LargestFrontier, step);
        }
        const bool about_node = event.node != trace::no_node;
        const trace::Node node = about_node ? trace.node(event.node) : trace::Node{};
        const int layer = node.g + node.h;
        switch (event.kind) {
            case EventKind::Expanded:
                add(Landmark::Expansion, step);
                break;
            case EventKind::Duplicate:
            case EventKind::Dropped:
                add(Landmark::Duplicate, step);
                break;
            case EventKind::Taken:
                if (layer > deepest) add(Landmark::Layer, step);
                deepest = std::max(deepest, layer);
                break;
            case EventKind::Solved:
            case EventKind::Exhausted:
                if (event.kind == EventKind::Solved) add(Landmark::Goal, step);
                break;
            default:
                if (event.kind == EventKind::Improved) add(Landmark::Improvement, step);
                if (event.kind == EventKind::Reopened) add(Landmark::Reopening, step);
                if (event.kind == EventKind::Found) add(Landmark::Goal, step);
                if (node.board == trace.head().goal) add(Landmark::GoalGenerated, step);
        }
    }
    for (std::size_t i = 0; i < found.size(); ++i) {
        const auto landmark = static_cast<Landmark>(i);
        if (landmark == Landmark::FFalls) continue;
        EXPECT_EQ(listed(landmarks, landmark), found[i]) << "landmark " << i;
    }
    EXPECT_TRUE(listed(landmarks, Landmark::FFalls).empty()) << "Manhattan is consistent";
}

TEST_P(LandmarksOf, StepsOfABoardAreThoseOfItsNodes) {
    const Trace trace = recorded();
    for (const NodeId node :
         {NodeId{0}, NodeId{3}, static_cast<NodeId>(trace.nodes().size() / 2)}) {
        const puzzle::Board board = trace.node(node).board;
        std::vector<Step> expected;
        for (Step step = 0; step <= trace.last_step(); ++step) {
            const trace::Event& event = trace.event(step);
            const bool duplicate = event.kind == EventKind::Duplicate;
            if (event.kind == EventKind::Exhausted) continue;
            puzzle::Board about = trace.node(event.node).board;
            if (duplicate) about = *puzzle::moved(about, trace.head().shape, event.move);
            if (about == board) expected.push_back(step);
        }
        EXPECT_EQ(trace::steps_of_board(trace, board), expected) << "node " << node;
    }
}

INSTANTIATE_TEST_SUITE_P(Searches, LandmarksOf,
                         testing::Values(Searched{"bfs", false, "283104765", "123804765"},
                                         Searched{"bfs-parent", true, "283164705", "123804765"},
                                         Searched{"astar", true, "234150768", "123456780"},
                                         Searched{"astar", false, "867254301", "123456780"},
                                         Searched{"astar-cantor", true, "135408762", "123456780"},
                                         Searched{"bfs", false, "213804765", "123804765"}));

TEST(Landmarks, FFallsWhereAnEstimateDropsByMoreThanAMove) {
    Trace trace({.shape = {3, 3},
                 .start = test::board_of("283104765"),
                 .goal = test::board_of("123804765"),
                 .order = {.by_f = true}});
    const auto start = trace::NewNode::start(test::board_of("283104765"), 6, true);
    trace.generated(0, start);
    trace.taken(0);
    trace.expanded(0, false);
    trace.generated(1, start.child(0, puzzle::Move::Left, test::board_of("283014765"), 5, true));
    trace.generated(2, start.child(0, puzzle::Move::Up, test::board_of("203184765"), 3, true));
    trace.finish(trace::Outcome::Limit);
    EXPECT_EQ(listed(Landmarks(trace), Landmark::FFalls), (std::vector<Step>{4}));
}

TEST(Landmarks, ABranchIsMadeAndTakenNodeByNode) {
    const search::Algorithm& algorithm = test::algorithm_of("bfs-parent");
    const Trace trace = search::record(test::problem_of("283104765", "123804765"), algorithm,
                                       search::textbook_rules(algorithm))
                            .trace;
    const NodeId goal = trace.goal_node().value();
    std::set<Step> expected;
    NodeId node = goal;
    while (node != trace::no_node) {
        for (Step step = 0; step <= trace.last_step(); ++step) {
            const trace::Event& event = trace.event(step);
            if (event.node != node) continue;
            if (event.kind == EventKind::Generated || event.kind == EventKind::Taken)
                expected.insert(step);
        }
        node = trace.node(node).parent;
    }
    EXPECT_EQ(trace::steps_of_branch(trace, goal),
              std::vector<Step>(expected.begin(), expected.end()));
    EXPECT_EQ(expected.size(), 10u) << "5 nodes, each made and taken";
}

TEST(Landmarks, NextAndPreviousAreStrictlyBeyond) {
    const std::vector<Step> steps{3, 7, 20};
    EXPECT_EQ(trace::next_step(steps, 0), 3u);
    EXPECT_EQ(trace::next_step(steps, 3), 7u);
    EXPECT_EQ(trace::next_step(steps, 20), std::nullopt);
    EXPECT_EQ(trace::previous_step(steps, 20), 7u);
    EXPECT_EQ(trace::previous_step(steps, 21), 20u);
    EXPECT_EQ(trace::previous_step(steps, 3), std::nullopt);
}

}  // namespace
}  // namespace statescope
