// All shortest solutions: what the picture says and marks, by mouse and by keyboard.

#include <gtest/gtest.h>

#include <string>

#include "search/catalogue.hpp"
#include "tests/support/boards.hpp"
#include "tests/ui/app_fixture.hpp"

namespace statescope::test {
namespace {

class ShortestPictureTest : public AppFixture {
  protected:
    ShortestPictureTest() {
        session.preferences.motion = false;
        driver.frames(3);
    }
    bool shows(const std::string& text) const {
        return driver.shown_text().find(text) != std::string::npos;
    }
};

TEST_F(ShortestPictureTest, SaysHowManyThereAre) {
    driver.press(ImGuiKey_L);
    driver.frames(3);
    EXPECT_EQ(session.preferences.picture, "shortest");
    EXPECT_TRUE(shows("The only shortest solution: 4 moves."));
    // 40 is what a count over all boards between the two, forwards, comes to; 31 is published.
    session.set_problem({{3, 3}, board_of("867254301"), board_of("123456780")});
    settle();
    driver.frames(3);
    EXPECT_TRUE(shows("All 40 shortest solutions, 31 moves each."));
}

TEST_F(ShortestPictureTest, ABoardIsSelectedAndLeadsToItsStep) {
    driver.click("###picture_shortest");
    driver.frames(3);
    const Item canvas = driver.get("###shortest");
    // The only solution runs straight to the right from the start: the picture is wide.
    const ImVec2 second{canvas.low.x + (canvas.high.x - canvas.low.x) * 0.2f, canvas.centre().y};
    driver.click_at(second);
    ASSERT_TRUE(session.selected.has_value());
    const puzzle::Board chosen = *session.selected;
    driver.double_click_at(second);
    const trace::Event& event = session.trace().event(session.step());
    EXPECT_EQ(event.kind, trace::EventKind::Generated);
    EXPECT_EQ(session.trace().node(event.node).board, chosen);
}

TEST_F(ShortestPictureTest, LiesTheWayThatLeavesItsBoardsLargest) {
    session.set_problem({{3, 3}, board_of("281043765"), board_of("123804765")});
    settle();
    driver.press(ImGuiKey_L);
    driver.frames(3);
    ASSERT_TRUE(shows("The only shortest solution: 9 moves."));
    // Ten boards below each other would have no room for numbers.
    EXPECT_TRUE(shows("0 8 1 2 4 3 7 6 5")) << "after the first move, u";
    EXPECT_TRUE(shows("1 0 3 8 2 4 7 6 5")) << "before the last, d";
}

TEST_F(ShortestPictureTest, ZoomsAndFitsByKeys) {
    driver.press(ImGuiKey_L);
    driver.frames(3);
    // At the first step this board stands nowhere else.
    const std::string after_first_move = "2 0 3 1 8 4 7 6 5";
    ASSERT_TRUE(shows(after_first_move));
    for (int i = 0; i < 6; ++i)
        driver.press(ImGuiKey_Equal);
    driver.frames(2);
    EXPECT_FALSE(shows(after_first_move)) << "out of sight";
    driver.press(ImGuiKey_F);
    driver.frames(2);
    EXPECT_TRUE(shows(after_first_move));
}

TEST_F(ShortestPictureTest, SaysWhyThereIsNothingToDraw) {
    driver.press(ImGuiKey_L);
    session.set_problem({{3, 3}, board_of("283104756"), board_of("123804765")});
    settle();
    driver.frames(3);
    EXPECT_TRUE(shows("The goal cannot be reached, so there is no solution."));
    session.set_shape({4, 4});
    settle();
    driver.frames(3);
    EXPECT_TRUE(shows("Only for boards of at most 9 cells."));
}

}  // namespace
}  // namespace statescope::test
