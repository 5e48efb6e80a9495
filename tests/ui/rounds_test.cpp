// A search in rounds: the tree is the present round's, and time goes by rounds.

#include "teach/definitions.hpp"
#include "tests/ui/tree_fixture.hpp"

namespace statescope::test {
namespace {

using trace::EventKind;
using trace::NodeId;
using trace::Step;

class RoundsTest : public TreeFixture {
  protected:
    /// The numbers of the nodes made by now in the round of the step.
    std::set<unsigned> numbers_of_round() const {
        NodeId first = 0;
        NodeId made = 0;
        for (Step step = 0; step <= session.step(); ++step) {
            const trace::Event& event = session.trace().event(step);
            if (event.kind == EventKind::Round) first = made;
            made += event.kind == EventKind::Round || event.kind == EventKind::Generated;
        }
        std::set<unsigned> numbers;
        for (NodeId node = first; node < made; ++node)
            numbers.insert(node + 1);
        return numbers;
    }
    std::vector<Step> round_starts() const {
        std::vector<Step> starts;
        for (Step step = 0; step <= session.trace().last_step(); ++step) {
            if (session.trace().event(step).kind == EventKind::Round) starts.push_back(step);
        }
        return starts;
    }
};

TEST_F(RoundsTest, TheTreeIsThatOfThePresentRound) {
    search("ids", "283104765", "123804765");
    const std::vector<Step> starts = round_starts();
    ASSERT_EQ(starts.size(), 5u) << "4 moves: limits 0 to 4";
    // Forward to the last step of each round, then back to the first of each.
    for (const std::size_t round : {0u, 1u, 2u, 3u}) {
        go_to(starts[round + 1] - 1);
        fit();
        EXPECT_EQ(drawn(), numbers_of_round()) << "round " << round + 1;
        EXPECT_TRUE(
            shows("Round " + std::to_string(round + 1) + ", depth limit " + std::to_string(round)));
    }
    for (const std::size_t round : {3u, 1u, 0u}) {
        go_to(starts[round]);
        fit();
        EXPECT_EQ(drawn().size(), 1u) << "the start alone, made anew";
        EXPECT_EQ(drawn(), numbers_of_round());
    }
}

TEST_F(RoundsTest, TheTreeIsFollowedIntoTheNextRound) {
    search("idastar", "216408753", "123804765");
    for (Step step = 0; step <= session.trace().last_step(); step += 5) {
        go_to(step);
        const Item canvas = driver.get("###tree");
        const NodeId node = session.trace().current(step).value_or(*numbers_of_round().begin() - 1);
        const Item item = driver.get(name_of(node));
        EXPECT_GE(item.low.x, canvas.low.x) << step;
        EXPECT_LE(item.high.x, canvas.high.x) << step;
        EXPECT_GE(item.low.y, canvas.low.y) << step;
        EXPECT_LE(item.high.y, canvas.high.y) << step;
    }
}

TEST_F(RoundsTest, ACompactTreeIsThatOfTheRoundToo) {
    search("ids", "283104765", "123804765");
    session.preferences.tree.compact = true;
    for (const Step start : round_starts()) {
        go_to(start + 3 <= session.trace().last_step() ? start + 3 : start);
        fit();
        EXPECT_EQ(drawn(), numbers_of_round());
    }
}

TEST_F(RoundsTest, ARoundIsALayer) {
    search("idastar", "216408753", "123804765");
    const std::vector<Step> starts = round_starts();
    ASSERT_EQ(starts.size(), 4u);
    go_to(0);
    for (const std::size_t round : {1u, 2u, 3u}) {
        driver.press(ImGuiMod_Ctrl | ImGuiKey_RightArrow);
        EXPECT_EQ(session.step(), starts[round] - 1) << "the round before is done";
    }
    driver.press(ImGuiMod_Ctrl | ImGuiKey_LeftArrow);
    EXPECT_EQ(session.step(), starts[2] - 1);
    EXPECT_TRUE(shows("f ≤ 18")) << "on the timeline";
    EXPECT_TRUE(shows("Round 2, bound f = 14"));
}

TEST_F(RoundsTest, ThePanelsSayWhatIsKept) {
    search("ids", "283104765", "123804765");
    go_to_end();
    EXPECT_TRUE(shows("NOTHING IS REMEMBERED") || shows("nothing is remembered"));
    EXPECT_FALSE(shows("memory, parent pointers"));
    const trace::Counters& end = session.trace().final_counters();
    EXPECT_GT(end.cut_off, 0u);
    EXPECT_EQ(end.taken, end.expanded + end.cut_off + 1) << "and the goal";
    EXPECT_TRUE(has("###counter_" + std::to_string(static_cast<int>(teach::Counter::CutOff))));
}

/// Recursive best-first search goes back, and what it leaves is forgotten but stays in the tree.
TEST_F(RoundsTest, WhatIsForgottenIsShownSo) {
    search("rbfs", "216408753", "123804765");
    const trace::Trace& trace = session.trace();
    Step back = 0;
    while (trace.event(back).kind != EventKind::BackedUp)
        ++back;
    go_to(back - 1);
    EXPECT_TRUE(shows("Forgotten: "));
    EXPECT_TRUE(shows("the search goes back"));
    EXPECT_TRUE(has("###sign_forgotten"));
    EXPECT_TRUE(has("###counter_" + std::to_string(static_cast<int>(teach::Counter::Forgotten))));
    EXPECT_FALSE(shows("memory, parent pointers"));
    driver.press(ImGuiKey_RightArrow);
    EXPECT_TRUE(shows("Left: "));
    EXPECT_TRUE(shows("waits again, as node " + std::to_string(trace.event(back).node + 1)));

    // The tree holds a node for each way from the start, however often it was made.
    go_to_end();
    std::set<trace::NodeId> places;
    for (trace::NodeId node = 0; node < trace.nodes().size(); ++node)
        places.insert(trace.first_made(node));
    ASSERT_LT(places.size(), trace.nodes().size());
    EXPECT_TRUE(shows(std::to_string(places.size()) + " nodes"));
    EXPECT_TRUE(shows("No path is shorter"));
}

TEST_F(RoundsTest, ALimitTooSmallIsToldSo) {
    session.set_algorithm(*search::find_algorithm("dls"));
    session.set_problem({{3, 3}, board_of("283104765"), board_of("123804765")});
    search::Rules rules = session.choices().rules();
    rules.depth_limit = 3;
    session.set_rules(rules);
    settle();
    go_to_end();
    EXPECT_EQ(session.trace().outcome(), trace::Outcome::CutOff);
    EXPECT_TRUE(shows("No answer within the depth limit, 3 moves"));
}

}  // namespace
}  // namespace statescope::test
