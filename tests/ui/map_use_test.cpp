// The map: every way to look at it and to pick boards on it, by mouse and by keyboard.

#include "tests/ui/map_fixture.hpp"

namespace statescope::test {
namespace {

using trace::NodeId;

class MapUseTest : public MapFixture {};

TEST_F(MapUseTest, ClickSelectsEverywhereAndHoverLightsUp) {
    choose("rings");
    go_to_end();
    session.selected.reset();
    driver.move_to(place_of("###map_goal"));
    driver.frames(2);
    EXPECT_EQ(session.hovered, session.trace().head().goal);
    driver.click_at(place_of("###map_goal"));
    driver.frames(2);
    EXPECT_EQ(session.selected, session.trace().head().goal);
    session.selected = session.trace().head().start;
    driver.frames(2);
    EXPECT_NEAR(place_of("###map_selected").x, place_of("###map_start").x, 2);
}

TEST_F(MapUseTest, TheTooltipTellsTheFacts) {
    choose("rings");
    go_to(0);
    driver.move_to(place_of("###map_goal"));
    driver.frames(60);
    EXPECT_TRUE(shows("Exact distance to the goal: 0."));
    EXPECT_TRUE(shows("Not seen yet."));
    go_to_end();
    driver.move_to({middle().x + 3, middle().y + 40});
    driver.move_to(place_of("###map_goal"));
    driver.frames(60);
    EXPECT_FALSE(shows("Not seen yet."));
    EXPECT_TRUE(shows("It holds the goal."));
}

TEST_F(MapUseTest, DoubleClickGoesToWhereTheBoardWasGenerated) {
    choose("rings");
    go_to(0);
    const NodeId goal = *session.trace().goal_node();
    driver.double_click_at(place_of("###map_goal"));
    driver.frames(2);
    EXPECT_EQ(session.step(), session.trace().generated_at(goal));
}

TEST_F(MapUseTest, WheelButtonsAndKeysZoomAndFitShowsAllAgain) {
    choose("ranks");
    const auto width = [&] {
        const Item area = driver.get("###map_area");
        return area.high.x - area.low.x;
    };
    const float fitted = width();
    driver.click("###map_zoom_in");
    driver.frames(1);
    const float larger = width();
    EXPECT_GT(larger, fitted * 1.1f);
    driver.press(ImGuiKey_Equal);
    driver.frames(1);
    EXPECT_GT(width(), larger * 1.1f);
    driver.press(ImGuiKey_Minus);
    driver.frames(1);
    EXPECT_NEAR(width(), larger, 1);
    driver.press(ImGuiKey_F);
    driver.frames(1);
    EXPECT_NEAR(width(), fitted, 1);
    driver.wheel(middle(), 2);
    driver.frames(1);
    EXPECT_GT(width(), fitted * 1.2f);
    driver.click("###map_fit");
    driver.frames(1);
    EXPECT_NEAR(width(), fitted, 1);
}

TEST_F(MapUseTest, DraggingMovesTheMapAndTurnsTheBody) {
    choose("rings");
    go_to_end();
    const ImVec2 goal = place_of("###map_goal");
    driver.drag({goal.x + 60, goal.y}, {goal.x + 100, goal.y + 20});
    driver.frames(1);
    EXPECT_NEAR(place_of("###map_goal").x, goal.x + 40, 2);
    EXPECT_NEAR(place_of("###map_goal").y, goal.y + 20, 2);
    EXPECT_NE(session.selected, session.trace().head().goal) << "a drag is no click";

    choose("space");
    const ImVec2 start = place_of("###map_start");
    const ImVec2 top = place_of("###map_goal");
    driver.drag(middle(), {middle().x + 90, middle().y});
    driver.frames(1);
    EXPECT_NEAR(place_of("###map_goal").x, top.x, 1) << "the goal stands on the axis";
    EXPECT_NEAR(place_of("###map_goal").y, top.y, 1);
    EXPECT_GT(
        std::hypot(place_of("###map_start").x - start.x, place_of("###map_start").y - start.y), 1);
}

TEST_F(MapUseTest, WithTheFocusArrowsMoveTheMapAndEnterGoesToTheSelectedBoard) {
    choose("rings");
    go_to(0);
    session.selected = session.trace().head().goal;
    driver.click("###map_zoom_in");
    tab_to("###map");
    const ImVec2 before = place_of("###map_goal");
    driver.press(ImGuiKey_RightArrow);
    driver.frames(1);
    EXPECT_LT(place_of("###map_goal").x, before.x - 20);
    EXPECT_EQ(session.step(), 0u) << "the arrow was the map's";
    driver.press(ImGuiKey_Enter);
    driver.frames(2);
    EXPECT_EQ(session.step(), session.trace().generated_at(*session.trace().goal_node()));
}

}  // namespace
}  // namespace statescope::test
