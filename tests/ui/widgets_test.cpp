#include "ui/widgets.hpp"

#include <gtest/gtest.h>

#include "tests/ui/demo_frame.hpp"
#include "tests/ui/driver.hpp"

namespace statescope::ui {
namespace {

class WidgetsTest : public ::testing::Test {
  protected:
    platform::Window window{
        {.title = "widgets test", .width = 1280, .height = 800, .visible = false}};
    test::DemoFrame demo{*find_theme("light")};
    test::Driver driver{window, demo.steps()};

    bool shows(std::string_view text) const {
        return driver.shown_text().find(text) != std::string::npos;
    }
};

TEST_F(WidgetsTest, controls_are_large_enough_to_hit) {
    for (const test::Item& item : driver.items()) {
        if (item.label.find("split:") != std::string::npos) continue;     // also by keyboard
        if (item.window.find("counters") != std::string::npos) continue;  // words, not controls
        EXPECT_GE(item.high.y - item.low.y, 24) << item.label;
        EXPECT_GE(item.high.x - item.low.x, 24) << item.label;
    }
}

TEST_F(WidgetsTest, a_segment_is_chosen_by_a_click) {
    driver.click("###document");
    EXPECT_EQ(demo.rule, 1);
    driver.click("###textbook");
    EXPECT_EQ(demo.rule, 0);
}

TEST_F(WidgetsTest, a_tab_is_chosen_by_a_click_unless_disabled) {
    driver.click("###map");
    EXPECT_EQ(demo.tab, 1);
    driver.click("###compare");
    EXPECT_EQ(demo.tab, 1);
    EXPECT_TRUE(shows("Later"));
}

TEST_F(WidgetsTest, a_combo_opens_and_its_entries_are_chosen) {
    EXPECT_FALSE(driver.find("###URDL"));
    driver.click("###order");
    EXPECT_TRUE(driver.get("###RDLU").disabled);
    driver.click("###URDL");
    EXPECT_EQ(demo.order, 1);
    EXPECT_FALSE(driver.find("###URDL"));
    EXPECT_TRUE(shows("order U R D L"));
}

TEST_F(WidgetsTest, a_combo_works_by_keyboard) {
    driver.click("###textbook");
    driver.press(ImGuiMod_Shift | ImGuiKey_Tab);
    ASSERT_EQ(driver.focused(), "###order");
    driver.press(ImGuiKey_Enter);
    ASSERT_TRUE(driver.find("###URDL"));
    driver.press(ImGuiKey_DownArrow);
    driver.press(ImGuiKey_Enter);
    EXPECT_EQ(demo.order, 1);
    EXPECT_EQ(demo.steps_by_key, 0);
}

TEST_F(WidgetsTest, what_the_mouse_points_at_speaks_before_what_has_the_focus) {
    driver.click("###expansion");
    driver.press(ImGuiMod_Shift | ImGuiKey_Tab);
    ASSERT_EQ(driver.focused(), "Step###step");
    driver.move_to({2, 2});
    driver.frames(2);
    ASSERT_TRUE(shows("One event"));
    driver.hover("###compare");
    EXPECT_TRUE(shows("Later"));
    EXPECT_FALSE(shows("One event"));
}

TEST_F(WidgetsTest, a_box_is_ticked_and_unticked) {
    driver.click("###motion");
    EXPECT_FALSE(demo.motion);
    driver.click("###motion");
    EXPECT_TRUE(demo.motion);
}

TEST_F(WidgetsTest, a_field_shows_its_error_until_the_text_is_right) {
    driver.replace_text("###start_text", "1 2 3");
    EXPECT_EQ(demo.committed, "1 2 3");
    ASSERT_FALSE(demo.error.empty());
    EXPECT_TRUE(shows(demo.error.substr(0, 12)));
    const std::string sentence = demo.error.substr(0, 12);
    driver.replace_text("###start_text", "1 2 3 8 0 4 7 6 5");
    EXPECT_TRUE(demo.error.empty());
    EXPECT_FALSE(shows(sentence));
}

TEST_F(WidgetsTest, a_word_explains_itself_when_hovered) {
    EXPECT_FALSE(shows("Nodes taken from the frontier."));
    driver.hover("###taken");
    EXPECT_TRUE(shows("Nodes taken from the frontier."));
}

TEST_F(WidgetsTest, figures_end_at_one_edge) {
    const std::string text = driver.shown_text();
    EXPECT_NE(text.find("taken\n6\n"), std::string::npos);
    EXPECT_NE(text.find("frontier, largest\n7, 8\n"), std::string::npos);
}

TEST_F(WidgetsTest, enter_presses_the_focused_button_and_the_focus_is_seen) {
    driver.click("###expansion");
    driver.press(ImGuiMod_Shift | ImGuiKey_Tab);
    ASSERT_EQ(driver.focused(), "Step###step");
    const test::Item step = driver.get("###step");
    const render::Picture picture = driver.picture();
    const ImU32 focus = demo.theme->colours.focus_line;
    const std::uint8_t* ring =
        picture.at(static_cast<int>(step.centre().x), static_cast<int>(step.low.y) - 2);
    EXPECT_EQ(IM_COL32(ring[0], ring[1], ring[2], 0xFF), focus);
    driver.press(ImGuiKey_Enter);
    EXPECT_EQ(demo.steps_taken, 1);
}

TEST_F(WidgetsTest, what_does_not_fit_is_shortened) {
    demo.scale = 3;
    driver.frames(3);
    EXPECT_TRUE(shows("Breadth-first"));
    EXPECT_FALSE(shows("pointers · order L U R D"));
}

}  // namespace
}  // namespace statescope::ui
