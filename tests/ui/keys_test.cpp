#include "ui/keys.hpp"

#include <gtest/gtest.h>

#include "tests/ui/demo_frame.hpp"
#include "tests/ui/driver.hpp"

namespace statescope::ui {
namespace {

class KeysTest : public ::testing::Test {
  protected:
    platform::Window window{{.title = "keys test", .width = 1280, .height = 800, .visible = false}};
    test::DemoFrame demo{*find_theme("light")};
    test::Driver driver{window, demo.steps()};
};

TEST_F(KeysTest, arrows_step_even_while_a_button_has_the_focus) {
    driver.press(ImGuiKey_RightArrow);
    EXPECT_EQ(demo.steps_by_key, 1);
    driver.press(ImGuiKey_Tab);
    const std::string focused = driver.focused();
    ASSERT_FALSE(focused.empty());
    driver.press(ImGuiKey_RightArrow);
    EXPECT_EQ(demo.steps_by_key, 2);
    EXPECT_EQ(driver.focused(), focused);
}

TEST_F(KeysTest, a_chord_needs_exactly_its_modifiers) {
    driver.press(ImGuiMod_Shift | ImGuiKey_RightArrow);
    driver.press(ImGuiMod_Ctrl | ImGuiKey_RightArrow);
    EXPECT_EQ(demo.steps_by_key, 0);
}

TEST_F(KeysTest, tab_goes_round_through_the_controls_and_back) {
    driver.press(ImGuiKey_Tab);
    const std::string first = driver.focused();
    driver.press(ImGuiKey_Tab);
    EXPECT_NE(driver.focused(), first);
    driver.press(ImGuiMod_Shift | ImGuiKey_Tab);
    EXPECT_EQ(driver.focused(), first);
}

TEST_F(KeysTest, space_does_not_press_the_focused_button) {
    driver.click("###expansion");
    driver.press(ImGuiMod_Shift | ImGuiKey_Tab);
    ASSERT_EQ(driver.focused(), "Step###step");
    driver.press(ImGuiKey_Space);
    EXPECT_EQ(demo.steps_taken, 0);
}

TEST_F(KeysTest, an_open_menu_and_a_field_keep_the_keys) {
    driver.click("###order");
    driver.press(ImGuiKey_RightArrow);
    driver.press(ImGuiKey_Escape);
    driver.click("###start_text");
    driver.press(ImGuiKey_RightArrow);
    EXPECT_EQ(demo.steps_by_key, 0);
    driver.press(ImGuiKey_Escape);
    driver.press(ImGuiKey_RightArrow);
    EXPECT_EQ(demo.steps_by_key, 1);
}

}  // namespace
}  // namespace statescope::ui
