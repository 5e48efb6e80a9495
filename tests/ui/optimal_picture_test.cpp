// The picture of the optimal search: its rounds, its answer, cancelled and gone on with.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "tests/support/boards.hpp"
#include "tests/support/korf.hpp"
#include "tests/ui/app_fixture.hpp"

namespace statescope::test {
namespace {

using Phase = session::OptimalState::Phase;

class OptimalPictureTest : public AppFixture {
  protected:
    OptimalPictureTest() {
        session.preferences.motion = false;
        session.preferences.picture = "optimal";
        driver.frames(2);
    }
    bool shows(const std::string& text) const {
        return driver.shown_text().find(text) != std::string::npos;
    }
    void finish() {
        session.optimal().job()->wait();
        driver.frames(3);
    }
    void tab_to(const std::string& id) {
        for (int i = 0; i < 200 && driver.focused().find(id) == std::string::npos; ++i)
            driver.press(ImGuiKey_Tab);
    }
    session::OptimalState state() { return session.optimal().job()->state(); }

    /// The board drawn under the line or the answer.
    std::string board() { return driver.get("###optimal_board").label; }
};

TEST_F(OptimalPictureTest, OpensByKeyAndByMouseOnAnAnswer) {
    session.preferences.picture = "tree";
    driver.frames(2);
    driver.press(ImGuiKey_I);
    EXPECT_EQ(session.preferences.picture, "optimal");
    session.preferences.picture = "tree";
    driver.frames(2);
    driver.click("###picture_optimal");
    EXPECT_EQ(session.preferences.picture, "optimal");
    finish();
    EXPECT_TRUE(shows("Shortest answer: 4 moves, found in round 1."));
    EXPECT_TRUE(shows("uldr"));
}

TEST_F(OptimalPictureTest, ShowsEveryRound) {
    session.set_problem({{3, 3}, board_of("867254301"), board_of("123456780")});
    driver.frames(2);
    finish();
    EXPECT_TRUE(shows("Shortest answer: 31 moves, found in round 6."));
    for (const char* bound : {"21", "23", "25", "27", "29", "31"})
        EXPECT_TRUE(shows(bound)) << bound;
    for (const search::IdaRound& round : state().rounds) {
        if (round.expanded >= 1000) continue;
        EXPECT_TRUE(shows(std::to_string(round.expanded)));
    }
}

TEST_F(OptimalPictureTest, TheAnswerIsSteppedThrough) {
    finish();
    EXPECT_TRUE(shows("Answer: move 4 of 4"));
    EXPECT_EQ(board().substr(0, 17), "1 2 3 / 8 0 4 / 7");
    driver.click("###optimal_back");
    EXPECT_TRUE(shows("Answer: move 3 of 4"));
    driver.click("###optimal_first");
    EXPECT_TRUE(shows("Answer: move 0 of 4"));
    EXPECT_EQ(board().substr(0, 17), "2 8 3 / 1 0 4 / 7");
    tab_to("optimal_forward");
    driver.press(ImGuiKey_Enter);
    driver.frames(2);
    EXPECT_TRUE(shows("Answer: move 1 of 4"));
    EXPECT_EQ(board().substr(0, 17), "2 0 3 / 1 8 4 / 7") << "u";
    driver.click("###optimal_last");
    EXPECT_TRUE(shows("Answer: move 4 of 4"));
    driver.click("###optimal_copy");
    EXPECT_STREQ(ImGui::GetClipboardText(), "uldr");
}

TEST_F(OptimalPictureTest, AnotherBoardBeginsAnotherSearch) {
    finish();
    session.set_problem({{3, 3}, board_of("013824765"), board_of("123804765")});
    driver.frames(2);
    finish();
    EXPECT_FALSE(shows("Shortest answer: 4 moves"));
    EXPECT_EQ(session.optimal().job()->task().problem, session.choices().problem);
    EXPECT_EQ(state().phase, Phase::Solved);
}

TEST_F(OptimalPictureTest, ALongSearchIsCancelledAndGoneOnWithWhileTheWindowAnswers) {
    const auto instances = korfs_instances();
    const auto longest =
        std::max_element(instances.begin(), instances.end(),
                         [](const auto& a, const auto& b) { return a.generated < b.generated; });
    session.set_problem(longest->problem);
    driver.frames(2);
    finish();
    EXPECT_TRUE(shows("Stopped in round"));
    driver.click("###optimal_go");
    EXPECT_TRUE(state().under_way());
    driver.frames(2);
    EXPECT_TRUE(shows("Round"));
    // The rest of the window goes on: a step of the search that is recorded.
    session.wait();
    driver.press(ImGuiKey_RightArrow);
    EXPECT_EQ(session.step(), 1u);
    EXPECT_TRUE(state().under_way());
    driver.click("###optimal_go");
    finish();
    EXPECT_EQ(state().phase, Phase::Stopped);
    EXPECT_TRUE(shows("Search on"));
}

TEST_F(OptimalPictureTest, PatternsAreChosenByMouseAndKept) {
    driver.click("###optimal_patterns");
    EXPECT_EQ(session.preferences.optimal_estimate, "patterns");
    finish();
    EXPECT_TRUE(shows("Shortest answer: 4 moves"));
    EXPECT_TRUE(shows("Pattern database: worked out"));
    session.set_problem({{3, 3}, board_of("013824765"), board_of("123804765")});
    driver.frames(2);
    finish();
    EXPECT_TRUE(shows("Pattern database: in use already."));
}

TEST_F(OptimalPictureTest, SaysWhyAPairIsNotSearched) {
    session.set_problem({{3, 3}, board_of("283104756"), board_of("123804765")});
    driver.frames(3);
    EXPECT_EQ(session.optimal().job(), nullptr);
    EXPECT_TRUE(shows("The goal cannot be reached: every round would be followed by a larger one"));
}

}  // namespace
}  // namespace statescope::test
