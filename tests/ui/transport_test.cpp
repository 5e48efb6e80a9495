// The bar under everything: buttons, keys, position, speed, timeline, progress.

#include <gtest/gtest.h>

#include <string>

#include "tests/support/boards.hpp"
#include "tests/ui/app_fixture.hpp"

namespace statescope::test {
namespace {

using trace::Step;

class TransportTest : public AppFixture {
  protected:
    TransportTest() {
        session.preferences.motion = false;
        driver.frames(3);
    }
    bool shows(const std::string& text) {
        return driver.shown_text().find(text) != std::string::npos;
    }
    void start_long_search() {
        session.set_problem({{4, 4},
                             board_of({15, 14, 1, 6, 9, 11, 4, 12, 0, 10, 7, 3, 13, 8, 5, 2}),
                             puzzle::ordered_board({4, 4})});
        session.set_node_budget(session::most_node_budget);
        driver.frames(2);
    }
};

TEST_F(TransportTest, every_button_moves_as_its_key_does) {
    struct Pair {
        const char* button;
        ImGuiKeyChord key;
    };
    const Pair forward[]{{"###step", ImGuiKey_RightArrow},
                         {"###step", ImGuiKey_PageDown},
                         {"###expansion", ImGuiMod_Shift | ImGuiKey_RightArrow},
                         {"###layer", ImGuiMod_Ctrl | ImGuiKey_RightArrow},
                         {"###to_end", ImGuiKey_End}};
    for (const Pair& pair : forward) {
        session.seek(8);
        driver.frames();
        driver.click(pair.button);
        const Step by_mouse = session.step();
        EXPECT_GT(by_mouse, 8u) << pair.button;
        session.seek(8);
        driver.press(pair.key);
        EXPECT_EQ(session.step(), by_mouse) << pair.button;
    }
    const Pair back[]{{"###back", ImGuiKey_LeftArrow},
                      {"###back", ImGuiKey_PageUp},
                      {"###back_expansion", ImGuiMod_Shift | ImGuiKey_LeftArrow},
                      {"###back_layer", ImGuiMod_Ctrl | ImGuiKey_LeftArrow},
                      {"###to_start", ImGuiKey_Home}};
    for (const Pair& pair : back) {
        session.seek(60);
        driver.frames();
        driver.click(pair.button);
        const Step by_mouse = session.step();
        EXPECT_LT(by_mouse, 60u) << pair.button;
        session.seek(60);
        driver.press(pair.key);
        EXPECT_EQ(session.step(), by_mouse) << pair.button;
    }
}

TEST_F(TransportTest, buttons_that_cannot_be_pressed_say_why) {
    EXPECT_TRUE(driver.get("###back").disabled);
    driver.hover("###back");
    driver.frames(30);
    EXPECT_TRUE(shows("This is the first step."));
    driver.press(ImGuiKey_End);
    driver.frames(2);
    EXPECT_TRUE(driver.get("###step").disabled);
    EXPECT_FALSE(driver.get("###back").disabled);
}

TEST_F(TransportTest, the_position_is_said_in_steps_expansions_and_depth) {
    EXPECT_TRUE(shows("step 0 of "));
    EXPECT_TRUE(shows("expansion 0 of 25"));
    driver.press(ImGuiMod_Shift | ImGuiKey_RightArrow);
    driver.frames(2);
    // The start taken, expanded, and its four successors: six events.
    EXPECT_TRUE(shows("step 6 of ")) << driver.shown_text();
    EXPECT_TRUE(shows("expansion 1 of 25"));
    driver.press(ImGuiKey_LeftArrow);
    driver.frames(2);
    EXPECT_TRUE(shows("step 5 of "));
}

TEST_F(TransportTest, space_plays_and_pauses_and_up_and_down_change_the_speed) {
    driver.press(ImGuiKey_Space);
    EXPECT_TRUE(session.playback().playing());
    const double speed = session.playback().speed();
    driver.press(ImGuiKey_UpArrow);
    EXPECT_EQ(session.playback().speed(), 2 * speed);
    driver.press(ImGuiKey_DownArrow);
    EXPECT_EQ(session.playback().speed(), speed);
    driver.frames(60);
    EXPECT_NEAR(session.step(), speed, 2) << "a second at " << speed << " events a second";
    driver.press(ImGuiKey_Space);
    EXPECT_FALSE(session.playback().playing());
    driver.click("###play");
    EXPECT_TRUE(session.playback().playing());
}

TEST_F(TransportTest, the_timeline_goes_where_it_is_clicked_and_dragged) {
    const Item timeline = driver.get("###timeline");
    const float y = timeline.centre().y;
    const float width = timeline.high.x - timeline.low.x;
    driver.click_at({timeline.low.x + width / 2, y});
    const Step last = session.trace().last_step();
    EXPECT_NEAR(session.step(), last / 2.0, 1.5);
    driver.drag({timeline.low.x + width / 2, y}, {timeline.low.x + width / 4, y});
    EXPECT_NEAR(session.step(), last / 4.0, 1.5);
    driver.drag({timeline.low.x + width / 4, y}, {timeline.high.x + 200, y});
    EXPECT_EQ(session.step(), last);
}

TEST_F(TransportTest, a_long_search_shows_its_progress_and_can_be_cancelled) {
    start_long_search();
    ASSERT_NE(session.job(), nullptr);
    EXPECT_TRUE(shows("nodes so far, limit 50,000,000")) << driver.shown_text();
    driver.press(ImGuiKey_RightArrow);
    EXPECT_EQ(session.step(), 1u) << "the search shown before can still be stepped";
    driver.click("###cancel");
    settle();
    EXPECT_EQ(session.trace().outcome(), trace::Outcome::Cancelled);
    EXPECT_FALSE(driver.find("###cancel"));
}

TEST_F(TransportTest, escape_cancels_too) {
    start_long_search();
    driver.press(ImGuiKey_Escape);
    settle();
    EXPECT_EQ(session.trace().outcome(), trace::Outcome::Cancelled);
}

TEST_F(TransportTest, keys_typed_into_a_field_do_not_step) {
    driver.click("###start_text");
    driver.press(ImGuiKey_RightArrow);
    driver.press(ImGuiKey_End);
    driver.press(ImGuiKey_Space);
    EXPECT_EQ(session.step(), 0u);
    EXPECT_FALSE(session.playback().playing());
}

TEST_F(TransportTest, letters_are_shortcuts_too) {
    driver.press(ImGuiKey_X);
    settle();
    EXPECT_EQ(session.choices().problem.start, session::opening_choices().problem.goal);
    driver.press(ImGuiKey_End);
    driver.press(ImGuiKey_S);
    EXPECT_TRUE(session.solution_show().playing());
    driver.press(ImGuiKey_R);
    settle();
    EXPECT_TRUE(session.recorded().solved());
}

/// A start with a search too long to wait for.
class LongStartTest : public AppFixture {
  protected:
    static session::Choices long_search() {
        session::Choices choices = session::opening_choices();
        choices.problem = {{4, 4},
                           board_of({15, 14, 1, 6, 9, 11, 4, 12, 0, 10, 7, 3, 13, 8, 5, 2}),
                           puzzle::ordered_board({4, 4})};
        choices.node_budget = session::most_node_budget;
        return choices;
    }
    LongStartTest() : AppFixture(long_search()) { driver.frames(3); }
};

TEST_F(LongStartTest, nothing_is_said_of_a_search_that_still_runs) {
    ASSERT_NE(session.job(), nullptr);
    const std::string text = driver.shown_text();
    EXPECT_EQ(text.find("Not searched"), std::string::npos) << text;
    EXPECT_EQ(text.find("There is no solution"), std::string::npos) << text;
    EXPECT_NE(text.find("nodes so far"), std::string::npos) << text;
    driver.press(ImGuiKey_Escape);
}

}  // namespace
}  // namespace statescope::test
