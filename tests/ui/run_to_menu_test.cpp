// Running to a condition, breakpoints and the zoom of the timeline, by mouse and by keyboard.

#include <gtest/gtest.h>

#include <string>

#include "puzzle/board_text.hpp"
#include "tests/support/boards.hpp"
#include "tests/ui/app_fixture.hpp"

namespace statescope::test {
namespace {

using session::Condition;
using trace::EventKind;
using trace::Landmark;
using trace::Step;

class RunToMenuTest : public AppFixture {
  protected:
    RunToMenuTest() {
        session.preferences.motion = false;
        driver.frames(3);
    }
    bool shows(const std::string& text) const {
        return driver.shown_text().find(text) != std::string::npos;
    }
    void open() {
        driver.press(ImGuiKey_G);
        driver.frames(3);
        ASSERT_TRUE(driver.find("###run_to_board"));
    }
    static std::string of(const char* what, Landmark landmark) {
        return std::string("###run_") + what + "_" + std::to_string(static_cast<int>(landmark));
    }
    EventKind kind() const { return session.trace().event(session.step()).kind; }
};

TEST_F(RunToMenuTest, OpensByMouseAndListsWhatThisSearchHas) {
    driver.click("###run_to");
    driver.frames(3);
    EXPECT_TRUE(shows("largest frontier so far"));
    EXPECT_TRUE(shows("24 steps")) << "the duplicates of the textbook search";
    EXPECT_FALSE(shows("reopening")) << "no breadth-first search reopens";
    EXPECT_TRUE(driver.get(of("back", Landmark::Expansion)).disabled) << "at the first step";
}

TEST_F(RunToMenuTest, ArrowsOfARowGoThereAndBack) {
    open();
    driver.click(of("forward", Landmark::Duplicate));
    EXPECT_EQ(kind(), EventKind::Duplicate);
    const Step first = session.step();
    driver.click(of("forward", Landmark::Duplicate));
    EXPECT_GT(session.step(), first);
    driver.click(of("back", Landmark::Duplicate));
    EXPECT_EQ(session.step(), first);
    driver.press(ImGuiKey_Escape);
    driver.frames(2);
    driver.press(ImGuiKey_N);
    EXPECT_GT(session.step(), first) << "N goes there once more, without the menu";
    driver.press(ImGuiMod_Shift | ImGuiKey_N);
    EXPECT_EQ(session.step(), first);
}

TEST_F(RunToMenuTest, ABreakpointIsSetAndStopsPlaying) {
    open();
    driver.click(of("break", Landmark::Goal));
    EXPECT_TRUE(session.breakpoints.has(Condition::at(Landmark::Goal)));
    driver.click(of("break", Landmark::GoalGenerated));
    driver.press(ImGuiKey_Escape);
    driver.frames(2);
    session.playback().set_speed(session::Playback::fastest);
    driver.press(ImGuiKey_Space);
    driver.frames(3);
    EXPECT_FALSE(session.playback().playing());
    EXPECT_EQ(session.trace().node(session.trace().event(session.step()).node).board,
              session.trace().head().goal);
    EXPECT_LT(session.step(), session.trace().last_step());
    open();
    driver.click("###run_break_clear");
    EXPECT_TRUE(session.breakpoints.all().empty());
}

TEST_F(RunToMenuTest, ATypedBoardIsSelectedAndRunTo) {
    const puzzle::Board board = session.trace().node(9).board;
    open();
    driver.replace_text("###run_to_board", puzzle::board_text(board, {3, 3}));
    driver.frames(2);
    EXPECT_EQ(session.selected, board);
    EXPECT_EQ(session.step(), session.trace().generated_at(9));
    driver.replace_text("###run_to_board", "8 7 6 5 4 3 2 1 0");
    driver.frames(2);
    EXPECT_TRUE(shows("Nothing happens to this board"));
    driver.replace_text("###run_to_board", "1 1 2");
    driver.frames(2);
    EXPECT_TRUE(shows("9 numbers"));
    EXPECT_EQ(session.step(), session.trace().generated_at(9)) << "nothing is lost";
}

TEST_F(RunToMenuTest, AStepIsGoneToByNumber) {
    open();
    driver.replace_text("###run_to_step", "77");
    EXPECT_EQ(session.step(), 77u);
    driver.replace_text("###run_to_step", "7700");
    driver.frames(2);
    EXPECT_TRUE(shows("A step is a number from 0 to 120."));
    EXPECT_EQ(session.step(), 77u);
}

TEST_F(RunToMenuTest, TheBranchToTheSelectedBoardIsWalkedByKeys) {
    session.selected = session.trace().node(9).board;
    driver.press(ImGuiKey_RightBracket);
    driver.press(ImGuiKey_RightBracket);
    const trace::NodeId parent = session.trace().node(9).parent;
    EXPECT_EQ(session.step(), session.trace().generated_at(parent));
    driver.press(ImGuiKey_LeftBracket);
    EXPECT_EQ(session.step(), session.trace().taken_at(0));
}

TEST_F(RunToMenuTest, TheTimelineZoomsAboutThePointer) {
    const Item line = driver.get("###timeline");
    const ImVec2 right{line.high.x - 8, line.centre().y};
    driver.wheel(line.centre(), 8);
    driver.frames(2);
    EXPECT_TRUE(driver.get("###timeline_zoom_in").disabled || !shows("depth 0"));
    driver.click_at(right);
    const Step zoomed = session.step();
    EXPECT_LT(zoomed, 80u) << "the right edge is no longer the end";
    EXPECT_GT(zoomed, 58u);
    driver.click("###timeline_zoom_out");
    for (int i = 0; i < 12; ++i)
        driver.click("###timeline_zoom_out");
    driver.frames(2);
    EXPECT_TRUE(driver.get("###timeline_zoom_out").disabled);
    driver.click_at(right);
    EXPECT_GT(session.step(), 115u);
}

TEST_F(RunToMenuTest, TheTimelineFollowsTheCursorAndZoomsByKeys) {
    driver.click("###timeline_zoom_in");
    for (int i = 0; i < 8; ++i)
        driver.press(ImGuiMod_Shift | ImGuiKey_Tab);
    while (driver.focused().find("###timeline") == std::string::npos ||
           driver.focused().find("zoom") != std::string::npos)
        driver.press(ImGuiKey_Tab);
    for (int i = 0; i < 6; ++i)
        driver.press(ImGuiKey_Equal);
    driver.press(ImGuiKey_End);
    driver.frames(2);
    EXPECT_EQ(session.step(), session.trace().last_step());
    EXPECT_FALSE(shows("depth 0"));
    EXPECT_TRUE(shows("depth 4"));
    driver.press(ImGuiKey_0);
    driver.frames(2);
    EXPECT_TRUE(shows("depth 0"));
}

}  // namespace
}  // namespace statescope::test
