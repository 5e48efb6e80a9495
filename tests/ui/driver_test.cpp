#include "tests/ui/driver.hpp"

#include <gtest/gtest.h>

#include "tests/ui/demo_frame.hpp"

namespace statescope::test {
namespace {

class DriverTest : public ::testing::Test {
  protected:
    platform::Window window{
        {.title = "driver test", .width = 1280, .height = 800, .visible = false}};
    DemoFrame demo{*ui::find_theme("light")};
    Driver driver{window, demo.steps()};
};

TEST_F(DriverTest, finds_controls_by_id_whatever_their_text) {
    EXPECT_EQ(driver.get("###step").label, "Step###step");
    EXPECT_EQ(driver.get("Step").label, "Step###step");
    EXPECT_EQ(driver.find_all("panel:frontier/###frontier_board").size(), 7u);
    EXPECT_FALSE(driver.find("panel:frontier/###step"));
    EXPECT_THROW(driver.get("###nowhere"), std::runtime_error);
}

TEST_F(DriverTest, a_click_lands_once) {
    driver.click("###step");
    EXPECT_EQ(demo.steps_taken, 1);
    driver.click("###step");
    EXPECT_EQ(demo.steps_taken, 2);
}

TEST_F(DriverTest, a_disabled_control_is_known_as_such_and_says_why) {
    EXPECT_TRUE(driver.get("###back").disabled);
    EXPECT_FALSE(driver.get("###step").disabled);
    driver.click("###back");
    EXPECT_EQ(demo.forbidden_presses, 0);
    driver.hover("###back");
    EXPECT_NE(driver.shown_text().find("At the start"), std::string::npos);
    driver.hover("###step");
    EXPECT_EQ(driver.shown_text().find("At the start"), std::string::npos);
}

TEST_F(DriverTest, typing_reaches_the_field_and_the_keys_stay_out_of_the_program) {
    driver.replace_text("###start_text", "1 2 3 4 5 6 7 8 0");
    EXPECT_EQ(demo.committed, "1 2 3 4 5 6 7 8 0");
    driver.press(ImGuiKey_RightArrow);
    EXPECT_EQ(demo.steps_by_key, 1);
    driver.click("###start_text");
    driver.press(ImGuiKey_RightArrow);
    EXPECT_EQ(demo.steps_by_key, 1);
}

TEST_F(DriverTest, shown_text_holds_texts_and_boards) {
    const std::string text = driver.shown_text();
    EXPECT_NE(text.find("COUNTERS"), std::string::npos);
    EXPECT_NE(text.find("0.4 KB"), std::string::npos);
    EXPECT_NE(text.find("[2 8 3 1 0 4 7 6 5]"), std::string::npos);
}

TEST_F(DriverTest, the_picture_is_what_the_window_shows) {
    const render::Picture picture = driver.picture();
    ASSERT_EQ(picture.width, 1280);
    ASSERT_EQ(picture.height, 800);
    // Ground of the window in the corner: light theme, F4F5F7.
    EXPECT_EQ(picture.at(2, 790)[0], 0xF4);
    EXPECT_EQ(picture.at(2, 790)[2], 0xF7);
    // The primary button is filled with the accent, 0072B2.
    const Item step = driver.get("###step");
    const std::uint8_t* pixel =
        picture.at(static_cast<int>(step.low.x) + 5, static_cast<int>(step.centre().y));
    EXPECT_EQ(pixel[0], 0x00);
    EXPECT_EQ(pixel[1], 0x72);
    EXPECT_EQ(pixel[2], 0xB2);
}

}  // namespace
}  // namespace statescope::test
