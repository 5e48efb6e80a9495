// The big board and the words beside it.

#include <gmock/gmock.h>

#include "puzzle/board_text.hpp"
#include "tests/ui/middle_panels.hpp"
#include "ui/panels/tile_slide.hpp"

namespace statescope::test {
namespace {

using session::Command;
using trace::EventKind;
using trace::Step;

class CurrentPanelTest : public MiddlePanels {
  protected:
    std::string big_board() const {
        const std::string label = driver.get("###current_board").label;
        return label.substr(0, label.find("###"));
    }
    std::string inline_text(puzzle::Board board) const {
        return puzzle::board_inline(board, session.shape());
    }
};

TEST_F(CurrentPanelTest, ShowsTheStartBeforeAnythingIsTaken) {
    EXPECT_EQ(big_board(), inline_text(board_of("283104765")));
    EXPECT_TRUE(shows("Start: 2 8 3 / 1 0 4 / 7 6 5"));
}

TEST_F(CurrentPanelTest, ShowsTheNodeTakenLastForwardAndBack) {
    const Step last = session.trace().last_step();
    for (const Step step : {Step{1}, Step{7}, Step{50}, last, Step{50}, Step{7}}) {
        go_to(step);
        // The last Taken at or before the step.
        trace::Step at = step;
        while (session.trace().event(at).kind != EventKind::Taken)
            --at;
        EXPECT_EQ(big_board(), inline_text(board_of_node(session.trace().event(at).node)))
            << "step " << step;
    }
}

TEST_F(CurrentPanelTest, TheWordsAreThoseOfTheStep) {
    const Step taken = session.trace().taken_at(1);
    go_to(taken);
    EXPECT_TRUE(shows("Taken: 2 8 3 / 0 1 4 / 7 6 5"));
    EXPECT_TRUE(shows("It is the oldest in the frontier (node 2, depth 1)."));
    go_to(find_step(EventKind::Duplicate));
    EXPECT_TRUE(shows("Duplicate: 2 8 3 / 1 0 4 / 7 6 5"));
    EXPECT_FALSE(shows("It is the oldest in the frontier"));
    go_to(taken);
    EXPECT_TRUE(shows("Taken: 2 8 3 / 0 1 4 / 7 6 5"));
}

TEST_F(CurrentPanelTest, TheEndSaysHowItEnded) {
    go_to_end();
    EXPECT_TRUE(shows("Solved: 1 2 3 / 8 0 4 / 7 6 5"));
    EXPECT_TRUE(shows("reached in 4 moves of the blank: uldr."));
}

TEST_F(CurrentPanelTest, TheBigBoardLightsUpAndIsSelected) {
    go_to(session.trace().taken_at(3));
    driver.hover("###current_board");
    driver.frames(2);
    EXPECT_EQ(session.hovered, board_of_node(3));
    driver.click("###current_board");
    EXPECT_EQ(session.selected, board_of_node(3));
}

TEST_F(CurrentPanelTest, AnUnsolvablePairCanBeProvedByAButton) {
    session.set_problem({{2, 2}, board_of("1230"), board_of("2130")});
    settle();
    ASSERT_EQ(session.trace().outcome(), trace::Outcome::NotSearched);
    EXPECT_TRUE(shows("the goal cannot be reached"));
    EXPECT_TRUE(shows("all 12 boards"));
    driver.click("###prove");
    settle();
    EXPECT_EQ(session.trace().outcome(), trace::Outcome::Exhausted);
    EXPECT_FALSE(has("###prove"));
    go_to_end();
    EXPECT_TRUE(shows("The frontier is empty"));
}

TEST_F(CurrentPanelTest, AProofCanBeAskedForByKeyboard) {
    session.set_problem({{2, 2}, board_of("1230"), board_of("2130")});
    settle();
    tab_to("###prove");
    driver.press(ImGuiKey_Enter);
    settle();
    EXPECT_EQ(session.trace().outcome(), trace::Outcome::Exhausted);
}

TEST_F(CurrentPanelTest, ASearchAtItsLimitGoesOnWhenAsked) {
    // One of the two hardest boards: the goal is 31 moves away.
    search("bfs", "867254301", "123456780");
    session.set_node_budget(1000);
    settle();
    ASSERT_EQ(session.trace().outcome(), trace::Outcome::Limit);
    go_to(3);
    EXPECT_FALSE(has("###search_on")) << "only at the end";
    go_to_end();
    EXPECT_TRUE(shows("Stopped at the limit of 1,000 nodes."));
    const Item button = driver.get("###search_on");
    EXPECT_GE(button.high.y - button.low.y, 30) << "all of it is in sight, beside the words";
    const std::size_t before = session.trace().nodes().size();
    const Step here = session.step();
    driver.click("###search_on");
    settle();
    EXPECT_GE(session.trace().nodes().size(), 2 * before - 4);
    EXPECT_EQ(session.step(), here) << "the search goes on, the step stays";
}

TEST_F(CurrentPanelTest, ANoticeStaysUntilItIsDismissed) {
    session.notice = "Something was set aside.";
    driver.frames(2);
    EXPECT_TRUE(shows("Something was set aside."));
    go_to(5);
    EXPECT_TRUE(shows("Something was set aside."));
    driver.click("###notice_dismiss");
    driver.frames(2);
    EXPECT_TRUE(session.notice.empty());
    EXPECT_FALSE(shows("Something was set aside."));
}

TEST_F(CurrentPanelTest, ShowsABoardOfTheSolutionWhileItIsPlayed) {
    go_to_end();
    session.solution_show().show(0);
    driver.frames(2);
    EXPECT_EQ(big_board(), inline_text(board_of("283104765")));
    session.solution_show().show(1);
    driver.frames(2);
    // The first move takes the blank up: tile 8 comes down.
    EXPECT_EQ(big_board(), inline_text(board_of("203184765")));
    EXPECT_TRUE(shows("Move 1 of 4: u"));
    EXPECT_TRUE(shows("tile 8 moves down."));
    driver.click("###solution_close");
    driver.frames(2);
    EXPECT_FALSE(session.solution_show().board());
    EXPECT_EQ(big_board(), inline_text(board_of("123804765")));
}

TEST_F(CurrentPanelTest, WithoutMotionTheTileIsThereAtOnce) {
    go_to(session.trace().taken_at(1));
    const auto first = driver.picture().pixels;
    driver.frames(20);
    EXPECT_EQ(driver.picture().pixels, first);
}

TEST(TileSlideTest, ATileComesFromWhereTheBlankIsNowAndArrivesInTime) {
    // After the blank went up the tile that was there stands below it.
    const puzzle::Board board = board_of("203184765");
    const puzzle::Shape shape{3, 3};
    EXPECT_EQ(ui::moved_cell(board, shape, puzzle::Move::Up), 4);
    ui::TileSlide slide;
    EXPECT_FALSE(slide.slide(board, shape, puzzle::Move::Up)) << "nothing moves by itself";
    slide.begin();
    const auto at_first = slide.slide(board, shape, puzzle::Move::Up);
    ASSERT_TRUE(at_first);
    EXPECT_EQ(at_first->cell, 4);
    EXPECT_FLOAT_EQ(at_first->dx, 0);
    EXPECT_FLOAT_EQ(at_first->dy, -1);
    slide.advance(0.1f);
    const auto later = slide.slide(board, shape, puzzle::Move::Up);
    ASSERT_TRUE(later);
    EXPECT_GT(later->dy, -1);
    EXPECT_LT(later->dy, 0);
    slide.advance(0.1f);
    EXPECT_FALSE(slide.slide(board, shape, puzzle::Move::Up)) << "after 200 ms it has arrived";
}

}  // namespace
}  // namespace statescope::test
