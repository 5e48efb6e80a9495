// The heuristic laboratory: what it says, held against published figures, and how it is used by
// mouse and by keyboard.

#include <string>

#include "tests/ui/middle_panels.hpp"

namespace statescope::test {
namespace {

class HeuristicPictureTest : public MiddlePanels {
  protected:
    HeuristicPictureTest() {
        driver.press(ImGuiKey_H);
        look_at_all();
    }

    /// Until everything asked for is known and drawn.
    void look_at_all() {
        driver.frames(2);
        session.laboratory().wait();
        driver.frames(3);
    }

    void choose(std::string_view list, std::string_view heuristic) {
        driver.click(list);
        driver.frames(2);
        driver.click(heuristic);
        look_at_all();
    }

    void set_goal(std::string_view goal) {
        session.set_problem({{3, 3}, session.choices().problem.start, board_of(goal)});
        settle();
        look_at_all();
    }

    /// Puts the mouse on a field of the picture: 31 distances across, as many estimates up.
    void hover_field(int distance, int estimate) {
        const Item fields = driver.get("###lab_fields");
        const float across = (fields.high.x - fields.low.x) / 31;
        const float up = (fields.high.y - fields.low.y) / 31;
        driver.move_to({fields.low.x + across * (static_cast<float>(distance) + 0.5f),
                        fields.high.y - up * (static_cast<float>(estimate) + 0.5f)});
        driver.frames(60);
    }
};

// Published: no move of 483,840 is violated, and the mean of the exact distance is 21.50. Every
// tile is as often in each cell, so that of Manhattan is 4 · 18/9 + 4 · 15/9 = 14.67, and of the 8
// tiles 64/9 are misplaced.
TEST_F(HeuristicPictureTest, SaysWhatHoldsOfManhattan) {
    EXPECT_EQ(session.preferences.picture, "heuristic");
    EXPECT_TRUE(shows("Never says too much on 181,440 boards."));
    EXPECT_TRUE(shows("0 of 483,840 moves let h fall by more than 1."));
    EXPECT_FALSE(shows("not admissible"));
    EXPECT_FALSE(shows("not consistent"));
    EXPECT_TRUE(shows("14.67"));
    EXPECT_TRUE(shows("6.84")) << "21.50 without 14.67";
    EXPECT_TRUE(shows("other: 7.11"));
    EXPECT_TRUE(shows("dominates misplaced tiles"));
    EXPECT_FALSE(shows("h says too much")) << "no sign for what there is not";
}

TEST_F(HeuristicPictureTest, CountsTheOverestimatesOfAFaultyOne) {
    choose("###lab_examined", "###manhattan-blank");
    EXPECT_EQ(session.preferences.examined, "manhattan-blank");
    EXPECT_TRUE(shows("not admissible"));
    EXPECT_TRUE(shows("Says too much on 4,100 of 181,440 boards"));
    EXPECT_TRUE(shows("h = 2, h* = 1"));
    EXPECT_TRUE(shows("[1 2 3 8 6 4 7 0 5]")) << "the nearest counterexample";
    EXPECT_TRUE(shows("not consistent"));
    EXPECT_TRUE(shows("h says too much"));
    set_goal("012345678");
    EXPECT_TRUE(shows("Says too much on 4,650 of 181,440 boards"));
    EXPECT_FALSE(shows("4,100"));
}

TEST_F(HeuristicPictureTest, TheOtherOneIsChosenByKeyboard) {
    tab_to("###lab_against");
    driver.press(ImGuiKey_Enter);
    driver.frames(2);
    // In the list, misplaced tiles come second; above stands Manhattan itself.
    driver.press(ImGuiKey_UpArrow);
    driver.press(ImGuiKey_Enter);
    look_at_all();
    EXPECT_EQ(session.preferences.against, "manhattan");
    EXPECT_TRUE(shows("the same as Manhattan"));
    EXPECT_TRUE(shows("Both say the same on 181,440 boards."));
}

TEST_F(HeuristicPictureTest, TellsWhichOneDominates) {
    choose("###lab_against", "###perfect");
    EXPECT_TRUE(shows("dominated by exact distance"));
    choose("###lab_against", "###gaschnig");
    EXPECT_TRUE(shows("neither dominates"));
    // Gaschnig's swaps come first in the relaxation they solve: on a board with tiles swapped in
    // cycles they can be more than the steps.
    EXPECT_TRUE(has("###lab_load_less"));
}

TEST_F(HeuristicPictureTest, ACounterexampleIsLoadedByAClick) {
    choose("###lab_examined", "###manhattan-blank");
    const session::Choices before = session.choices();
    EXPECT_FALSE(driver.get("###lab_load_too_much").disabled);
    driver.click("###lab_load_too_much");
    settle();
    look_at_all();
    session::Choices expected = before;
    expected.problem.start = board_of("123864705");
    EXPECT_EQ(session.choices(), expected) << "nothing but the start is another";
    EXPECT_EQ(session.recorded().solution().size(), 2u) << "one move";
    EXPECT_EQ(session.field(session::Side::Start).board(), board_of("123864705"));
    EXPECT_EQ(session.preferences.picture, "heuristic");
    EXPECT_TRUE(shows("Says too much on 4,100 of 181,440 boards")) << "the goal is the same";
    EXPECT_TRUE(driver.get("###lab_load_too_much").disabled) << "it is the start now";
    driver.hover("###lab_load_too_much");
    EXPECT_TRUE(shows("This board is the start."));
}

// Lesson L13: it never says too much, but two moves from the goal it falls from 2 to 0.
TEST_F(HeuristicPictureTest, ACounterexampleIsLoadedByKeyboard) {
    choose("###lab_examined", "###manhattan-checkerboard");
    EXPECT_TRUE(shows("Never says too much on 181,440 boards."));
    EXPECT_TRUE(shows("h 2 to 0, h* 2"));
    const puzzle::Board before = session.choices().problem.start;
    driver.press(ImGuiKey_E);
    settle();
    look_at_all();
    const puzzle::Board by_key = session.choices().problem.start;
    EXPECT_NE(by_key, before);
    EXPECT_EQ(session.recorded().solution().size(), 3u) << "two moves";

    session.set_board(session::Side::Start, before);
    settle();
    look_at_all();
    tab_to("###lab_load_fall");
    driver.press(ImGuiKey_Enter);
    settle();
    EXPECT_EQ(session.choices().problem.start, by_key);
}

TEST_F(HeuristicPictureTest, AFieldTellsHowManyBoardsItHas) {
    hover_field(0, 0);
    EXPECT_TRUE(shows("h* = 0, h = 0: 1 board")) << "the goal";
    hover_field(1, 1);
    EXPECT_TRUE(shows("h* = 1, h = 1: 4 boards")) << "the blank moves out of the centre";
    hover_field(4, 4);
    EXPECT_TRUE(shows("The start: h* = 4, h = 4."));
    choose("###lab_examined", "###manhattan-blank");
    hover_field(1, 2);
    EXPECT_TRUE(shows("h* = 1, h = 2: 4 boards"));
    EXPECT_TRUE(shows("h says 1 too much."));
}

TEST_F(HeuristicPictureTest, TheArrowsGoFromFieldToField) {
    const trace::Step step = session.step();
    tab_to("###lab_plot");
    driver.frames(2);
    EXPECT_TRUE(shows("h* = 4, h = 4")) << "from the start";
    for (int i = 0; i < 3; ++i) {
        driver.press(ImGuiKey_LeftArrow);
        driver.press(ImGuiKey_DownArrow);
    }
    driver.frames(2);
    EXPECT_TRUE(shows("h* = 1, h = 1: 4 boards"));
    driver.press(ImGuiKey_UpArrow);
    driver.frames(2);
    EXPECT_TRUE(shows("h* = 1, h = 2: 0 boards"));
    EXPECT_EQ(session.step(), step) << "the arrows were the picture's";
}

TEST_F(HeuristicPictureTest, SaysWhyThereIsNothingToLookAt) {
    choose("###lab_examined", "###nilsson");
    EXPECT_TRUE(shows("Says too much on 181,436 of 181,440 boards"));
    set_goal("123456780");
    EXPECT_TRUE(shows("needs a 3 × 3 goal with its blank in the centre."));
    EXPECT_FALSE(has("###lab_plot"));
    choose("###lab_examined", "###manhattan");
    EXPECT_TRUE(shows("Never says too much on 181,440 boards."));
    driver.click("###lab_against");
    driver.frames(2);
    EXPECT_TRUE(driver.get("###nilsson").disabled);
    driver.press(ImGuiKey_Escape);
    session.set_shape({4, 4});
    settle();
    look_at_all();
    EXPECT_TRUE(shows("Only for boards of at most 9 cells."));
}

TEST_F(HeuristicPictureTest, ShowsThatItWorksAndNeverWaits) {
    session.set_problem({{3, 3}, board_of("123456708"), board_of("123456780")});
    settle();
    EXPECT_TRUE(shows("Looking at every board"));
    look_at_all();
    EXPECT_FALSE(shows("Looking at every board"));
    EXPECT_TRUE(shows("14.00")) << "3 · 18/9 + 4 · 15/9 + 12/9 steps in the mean";
}

TEST_F(HeuristicPictureTest, FiguresAreDefinedWhenHovered) {
    driver.hover("###lab_mean_error");
    EXPECT_TRUE(shows("The mean of h* - h over all boards"));
    driver.hover("###lab_consistent");
    EXPECT_TRUE(shows("Consistent: no move"));
}

}  // namespace
}  // namespace statescope::test
