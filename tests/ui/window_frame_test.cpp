#include "ui/window_frame.hpp"

#include <gtest/gtest.h>

#include "tests/ui/demo_frame.hpp"
#include "tests/ui/driver.hpp"

namespace statescope::ui {
namespace {

class WindowFrameTest : public ::testing::Test {
  protected:
    platform::Window window{
        {.title = "frame test", .width = 1280, .height = 800, .visible = false}};
    test::DemoFrame demo{*find_theme("light")};
    test::Driver driver{window, demo.steps()};

    float height_of(std::string_view panel) const { return demo.layout.find(panel)->rect.height; }
    float width_of(std::size_t column) const { return demo.layout.columns[column].rect.width; }
};

TEST_F(WindowFrameTest, a_click_on_the_header_folds_a_panel_and_another_opens_it) {
    EXPECT_TRUE(driver.find("###taken"));
    driver.click("###fold:counters");
    EXPECT_TRUE(demo.layout_state.panels.at("counters").folded);
    EXPECT_FALSE(driver.find("###taken"));
    driver.click("###fold:counters");
    EXPECT_FALSE(demo.layout_state.panels.at("counters").folded);
    EXPECT_TRUE(driver.find("###taken"));
}

TEST_F(WindowFrameTest, a_line_between_panels_follows_the_mouse) {
    const float before = height_of("frontier");
    const ImVec2 line = driver.get("###split:frontier|visited").centre();
    driver.drag(line, {line.x, line.y - 40});
    EXPECT_NEAR(height_of("frontier"), before - 40, 1.5f);
}

TEST_F(WindowFrameTest, a_line_between_columns_follows_the_mouse_and_resets) {
    const float before = width_of(0);
    const ImVec2 line = driver.get("###split:columns0").centre();
    driver.drag(line, {line.x + 50, line.y});
    EXPECT_NEAR(width_of(0), before + 50, 1.5f);
    driver.double_click_at(driver.get("###split:columns0").centre());
    EXPECT_EQ(width_of(0), before);
}

TEST_F(WindowFrameTest, everything_of_it_can_be_reached_and_moved_by_keyboard) {
    const auto tab_to = [&](std::string_view name) {
        for (int i = 0; i < 80 && driver.focused().find(name) == std::string::npos; ++i) {
            driver.press(ImGuiKey_Tab);
        }
        return driver.focused().find(name) != std::string::npos;
    };
    ASSERT_TRUE(tab_to("###fold:counters"));
    driver.press(ImGuiKey_Enter);
    EXPECT_TRUE(demo.layout_state.panels.at("counters").folded);

    ASSERT_TRUE(tab_to("###split:columns0"));
    const float before = width_of(0);
    driver.press(ImGuiKey_RightArrow);
    EXPECT_EQ(width_of(0), before + 16);
    driver.press(ImGuiMod_Shift | ImGuiKey_LeftArrow);
    EXPECT_EQ(width_of(0), before + 16 - 64);
    driver.press(ImGuiKey_Home);
    EXPECT_EQ(width_of(0), before);
    // The arrows were the line's, not the program's.
    EXPECT_EQ(demo.steps_by_key, 0);
}

TEST_F(WindowFrameTest, a_narrow_window_has_everything_still) {
    demo.scale = 2;
    driver.frames(3);
    ASSERT_TRUE(demo.layout.narrow);
    EXPECT_TRUE(driver.find("###step"));
    // The counters are last in the column: scrolled to, they are there.
    EXPECT_FALSE(driver.find("###taken"));
    const Rect& column = demo.layout.columns[0].rect;
    for (int i = 0; i < 60; ++i) {
        driver.wheel({column.x + 20, column.y + 10}, -10);
        driver.wheel({column.x + 20, column.bottom() - 10}, -10);
        if (driver.find("###taken")) break;
    }
    EXPECT_TRUE(driver.find("###taken"));
}

}  // namespace
}  // namespace statescope::ui
