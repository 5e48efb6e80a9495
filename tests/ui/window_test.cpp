// What belongs to the whole window: top bar, help, settings, sizes, keyboard.

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "tests/support/boards.hpp"
#include "tests/ui/app_fixture.hpp"

namespace statescope::test {
namespace {

class WindowTest : public AppFixture {
  protected:
    WindowTest() {
        session.preferences.motion = false;
        driver.frames(3);
    }
    bool shows(const std::string& text) {
        return driver.shown_text().find(text) != std::string::npos;
    }
};

TEST_F(WindowTest, opens_on_the_textbook_board_with_every_panel_filled) {
    for (const char* text : {"Statescope", "BOARDS", "CAN IT BE SOLVED?", "SEARCH", "Tree",
                             "FRONTIER · NEXT FIRST", "VISITED · BOARDS GENERATED", "COUNTERS",
                             "Breadth-first, parent pointers · order L U R D"}) {
        EXPECT_TRUE(shows(text)) << text << " in\n" << driver.shown_text();
    }
}

TEST_F(WindowTest, f1_opens_and_closes_the_help) {
    driver.press(ImGuiKey_F1);
    driver.frames(2);
    EXPECT_TRUE(shows("Keys and words"));
    EXPECT_TRUE(shows("Shift + Right, Left"));
    driver.press(ImGuiKey_Escape);
    driver.frames(2);
    EXPECT_FALSE(shows("Keys and words"));
    driver.click("###help");
    driver.frames(2);
    EXPECT_TRUE(shows("Keys and words"));
    driver.click("###help_close");
    driver.frames(2);
    EXPECT_FALSE(shows("Keys and words"));
}

TEST_F(WindowTest, the_theme_button_goes_round) {
    std::set<std::string> seen;
    for (int i = 0; i < 3; ++i) {
        seen.insert(session.preferences.theme);
        driver.click("###theme");
    }
    EXPECT_EQ(seen, (std::set<std::string>{"light", "dark", "projector"}));
    EXPECT_EQ(session.preferences.theme, "light");
}

TEST_F(WindowTest, the_settings_menu_changes_theme_size_and_motion) {
    driver.click("###settings");
    driver.frames(2);
    driver.click("###dark");
    EXPECT_EQ(session.preferences.theme, "dark");
    driver.click("###scale_up");
    EXPECT_EQ(session.preferences.scale_percent, 125);
    driver.frames(3);
    driver.click("###scale_down");
    EXPECT_EQ(session.preferences.scale_percent, 100);
    driver.frames(3);
    driver.click("###motion");
    EXPECT_TRUE(session.preferences.motion);
    driver.click("###number");
    EXPECT_EQ(session.preferences.letters, puzzle::MoveMeaning::Number);
    driver.click("###tile");
    EXPECT_EQ(session.preferences.letters, puzzle::MoveMeaning::Tile);
    session.preferences.layout.left_width = 400;
    driver.click("###reset_layout");
    EXPECT_EQ(session.preferences.layout, session::opening_layout());
}

TEST_F(WindowTest, ctrl_plus_and_minus_change_the_size) {
    driver.press(ImGuiMod_Ctrl | ImGuiKey_Equal);
    EXPECT_EQ(session.preferences.scale_percent, 125);
    driver.press(ImGuiMod_Ctrl | ImGuiKey_Minus);
    EXPECT_EQ(session.preferences.scale_percent, 100);
    driver.press(ImGuiMod_Ctrl | ImGuiKey_Minus);
    EXPECT_EQ(session.preferences.scale_percent, 100);
    driver.press(ImGuiMod_Ctrl | ImGuiKey_Equal);
    driver.press(ImGuiMod_Ctrl | ImGuiKey_0);
    EXPECT_EQ(session.preferences.scale_percent, 100);
}

TEST_F(WindowTest, larger_type_stays_in_the_window) {
    for (const int percent : {150, 200, 300}) {
        session.preferences.scale_percent = percent;
        driver.frames(4);
        const Item step = driver.get("###step");
        EXPECT_GT(step.high.x, step.low.x);
        EXPECT_LE(step.high.y, 800.0f) << percent;
        EXPECT_LE(driver.get("###play").high.x, 1280.0f) << percent;
        EXPECT_TRUE(percent == 300 || shows("step 0 of 120")) << percent;
        // Where there is room for one row only, the timeline gives way to the buttons.
        const auto timeline = driver.find("###timeline");
        EXPECT_EQ(timeline.has_value(), percent < 200);
        if (timeline) {
            EXPECT_LE(timeline->high.x, 1280.0f) << percent;
            EXPECT_LE(timeline->high.y, 800.0f) << percent;
        }
        EXPECT_LE(driver.get("###help").high.x, 1280.0f) << percent;
    }
}

TEST_F(WindowTest, tab_reaches_the_controls_and_enter_presses_them) {
    for (int i = 0; i < 200; ++i) {
        driver.press(ImGuiKey_Tab);
        const std::string label = driver.focused();
        if (label.size() >= 7 && label.substr(label.size() - 7) == "###step") break;
    }
    ASSERT_NE(driver.focused().find("###step"), std::string::npos);
    driver.press(ImGuiKey_Enter);
    EXPECT_EQ(session.step(), 1u);
}

}  // namespace
}  // namespace statescope::test
