#include "session/run_to.hpp"

#include <gtest/gtest.h>

#include "session/session.hpp"
#include "tests/support/searches.hpp"

namespace statescope::session {
namespace {

using trace::EventKind;
using trace::Landmark;
using trace::Step;

class RunToTest : public testing::Test {
  protected:
    RunToTest() { session.wait(); }

    void search(std::string_view algorithm, const search::Problem& problem) {
        session.set_algorithm(test::algorithm_of(algorithm));
        session.set_rule_set(search::RuleSet::Document);
        session.set_problem(problem);
        session.wait();
    }

    /// The first step beyond the cursor with an event of the kind.
    Step next_event(EventKind kind) const {
        Step step = session.step() + 1;
        while (session.trace().event(step).kind != kind)
            ++step;
        return step;
    }

    Session session;
};

TEST_F(RunToTest, GoesFromDuplicateToDuplicateAndBack) {
    const Condition duplicate = Condition::at(Landmark::Duplicate);
    const Step first = next_event(EventKind::Duplicate);
    session.run_to(duplicate, Direction::Forward);
    EXPECT_EQ(session.step(), first);
    const Step second = next_event(EventKind::Duplicate);
    session.run(Command::RunForward);
    EXPECT_EQ(session.step(), second);
    session.run(Command::RunBack);
    EXPECT_EQ(session.step(), first);
    session.run(Command::RunBack);
    EXPECT_EQ(session.step(), first) << "there is none before";
    EXPECT_EQ(session.why_not(Command::RunBack), teach::Text::reason_no_step_before);
}

TEST_F(RunToTest, PlayingStopsExactlyAtABreakpoint) {
    session.breakpoints.toggle(Condition::at(Landmark::Expansion));
    session.playback().set_speed(Playback::fastest);
    for (int stop = 0; stop < 3; ++stop) {
        const Step expected = next_event(EventKind::Expanded);
        session.run(Command::PlayOrPause);
        session.tick(std::chrono::seconds{1});
        EXPECT_EQ(session.step(), expected);
        EXPECT_FALSE(session.playback().playing());
    }
    session.breakpoints.toggle(Condition::at(Landmark::Expansion));
    session.run(Command::PlayOrPause);
    session.tick(std::chrono::seconds{1});
    EXPECT_EQ(session.step(), session.trace().last_step()) << "no breakpoint is left";
}

TEST_F(RunToTest, TheNearestOfSeveralBreakpointsCounts) {
    session.breakpoints.toggle(Condition::at(Landmark::Goal));
    session.breakpoints.toggle(Condition::at(Landmark::GoalGenerated));
    session.playback().set_speed(Playback::fastest);
    session.run(Command::PlayOrPause);
    session.tick(std::chrono::seconds{1});
    const trace::Event& event = session.trace().event(session.step());
    EXPECT_EQ(event.kind, EventKind::Generated);
    EXPECT_EQ(session.trace().node(event.node).board, session.trace().head().goal);
}

TEST_F(RunToTest, ABranchIsWalkedNodeByNode) {
    EXPECT_EQ(session.chosen_node(), session.trace().goal_node());
    std::vector<trace::NodeId> met;
    while (!session.why_not(Command::ForwardOnBranch)) {
        session.run(Command::ForwardOnBranch);
        met.push_back(session.trace().event(session.step()).node);
    }
    // Step 0 makes the start; then it is taken, and each node after it is made and taken.
    std::vector<trace::NodeId> expected;
    for (const trace::NodeId node : session.trace().path_to(*session.trace().goal_node())) {
        if (node != 0) expected.push_back(node);
        expected.push_back(node);
    }
    EXPECT_EQ(met, expected);
    session.selected = session.trace().node(3).board;
    EXPECT_EQ(session.chosen_node(), 3u);
    session.selected = test::board_of("876543210");
    EXPECT_EQ(session.why_not(Command::BackOnBranch), teach::Text::reason_no_branch);
}

TEST_F(RunToTest, ReopeningsAndBetterGOfDocument1AreFound) {
    // One older entry is expanded again on this board by document 1's rules.
    search("astar", test::problem_of("234150768", "123456780"));
    const Condition better = Condition::at(Landmark::Improvement);
    EXPECT_EQ(session.steps_of(better).size(), session.trace().final_counters().improved);
    EXPECT_GT(session.steps_of(better).size(), 0u);
    for (const Step step : session.steps_of(better))
        EXPECT_EQ(session.trace().event(step).kind, EventKind::Improved);
    EXPECT_TRUE(session.steps_of(Condition::at(Landmark::FFalls)).empty());
}

TEST_F(RunToTest, BreakpointsOfBoardsGoWithTheirShape) {
    session.breakpoints.toggle(Condition::about(test::board_of("283104765")));
    session.breakpoints.toggle(Condition::at(Landmark::Goal));
    session.set_shape({2, 3});
    session.wait();
    ASSERT_EQ(session.breakpoints.all().size(), 1u);
    EXPECT_EQ(session.breakpoints.all()[0], Condition::at(Landmark::Goal));
}

}  // namespace
}  // namespace statescope::session
