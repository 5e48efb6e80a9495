// Start and goal, edited as a student would: by mouse, by keys, by text.

#include <gmock/gmock.h>

#include "puzzle/board_text.hpp"
#include "puzzle/solvability.hpp"
#include "tests/support/boards.hpp"
#include "tests/ui/left_panels.hpp"

namespace statescope::test {
namespace {

using session::Side;

class BoardsPanelTest : public LeftPanels {};

TEST_F(BoardsPanelTest, ShowsStartAndGoalAsBoardsAndText) {
    EXPECT_TRUE(shows("[2 8 3 1 0 4 7 6 5]"));
    EXPECT_TRUE(shows("[1 2 3 8 0 4 7 6 5]"));
    EXPECT_TRUE(shows("2 8 3 1 0 4 7 6 5"));
    EXPECT_TRUE(shows("3 × 3"));
}

TEST_F(BoardsPanelTest, TwoClicksSwapTwoTiles) {
    driver.click_at(cell_centre("###start_board", 0));
    EXPECT_EQ(start(), board_of("283104765")) << "the first click only picks";
    driver.click_at(cell_centre("###start_board", 4));
    EXPECT_EQ(start(), board_of("083124765"));
    EXPECT_EQ(session.field(Side::Start).text, "0 8 3 1 2 4 7 6 5");
    settle();
    EXPECT_EQ(session.trace().head().start, board_of("083124765"));
}

TEST_F(BoardsPanelTest, TheGoalIsEditedInTheSameWay) {
    driver.click_at(cell_centre("###goal_board", 8));
    driver.click_at(cell_centre("###goal_board", 7));
    EXPECT_EQ(goal(), board_of("123804756"));
    EXPECT_EQ(start(), board_of("283104765"));
}

TEST_F(BoardsPanelTest, ASecondClickOnTheSameTileLetsGo) {
    driver.click_at(cell_centre("###start_board", 0));
    driver.click_at(cell_centre("###start_board", 0));
    driver.click_at(cell_centre("###start_board", 1));
    EXPECT_EQ(start(), board_of("283104765")) << "a new pick, no swap";
}

TEST_F(BoardsPanelTest, EscapeLetsGo) {
    driver.click_at(cell_centre("###start_board", 0));
    driver.press(ImGuiKey_Escape);
    driver.click_at(cell_centre("###start_board", 1));
    EXPECT_EQ(start(), board_of("283104765"));
    driver.click_at(cell_centre("###start_board", 2));
    EXPECT_EQ(start(), board_of("238104765"));
}

TEST_F(BoardsPanelTest, DraggingOneTileOntoAnotherSwapsThem) {
    driver.drag(cell_centre("###start_board", 6), cell_centre("###start_board", 2));
    EXPECT_EQ(start(), board_of("287104365"));
}

TEST_F(BoardsPanelTest, ADragThatEndsOutsideTheBoardChangesNothing) {
    driver.drag(cell_centre("###start_board", 6), driver.get("###goal_text").centre());
    EXPECT_EQ(start(), board_of("283104765"));
    EXPECT_EQ(goal(), board_of("123804765"));
}

TEST_F(BoardsPanelTest, ArrowsMoveACursorAndEnterSwaps) {
    tab_to("###start_board");
    driver.press(ImGuiKey_Enter);  // 2, on the first cell
    driver.press(ImGuiKey_RightArrow);
    driver.press(ImGuiKey_DownArrow);  // the blank
    driver.press(ImGuiKey_Space);
    EXPECT_EQ(start(), board_of("083124765"));
    EXPECT_EQ(session.step(), 0u) << "the arrows were the board's, not the search's";
}

TEST_F(BoardsPanelTest, TheCursorStopsAtTheBorder) {
    tab_to("###start_board");
    driver.press(ImGuiKey_LeftArrow);
    driver.press(ImGuiKey_UpArrow);
    driver.press(ImGuiKey_Enter);
    driver.press(ImGuiKey_End);
    driver.press(ImGuiKey_RightArrow);
    driver.press(ImGuiKey_Enter);
    EXPECT_EQ(start(), board_of("583104762"));
}

TEST_F(BoardsPanelTest, EscapeWithTheKeyboardLetsGoAndKeepsTheFocus) {
    tab_to("###start_board");
    driver.press(ImGuiKey_Enter);
    driver.press(ImGuiKey_Escape);
    EXPECT_THAT(driver.focused(), ::testing::HasSubstr("###start_board"));
    driver.press(ImGuiKey_RightArrow);
    driver.press(ImGuiKey_Enter);
    EXPECT_EQ(start(), board_of("283104765"));
}

TEST_F(BoardsPanelTest, ADigitBringsThatTileToTheCursor) {
    tab_to("###start_board");
    driver.press(ImGuiKey_7);
    EXPECT_EQ(start(), board_of("783104265"));
    driver.press(ImGuiKey_0);
    EXPECT_EQ(start(), board_of("083174265"));
    driver.press(ImGuiKey_9);  // there is no such tile
    EXPECT_EQ(start(), board_of("083174265"));
}

TEST_F(BoardsPanelTest, TwoDigitsMakeOneTileOnAFifteenPuzzle) {
    session.set_shape({4, 4});
    settle();
    const puzzle::Board before = start();
    tab_to("###start_board");
    driver.press(ImGuiKey_1);
    driver.press(ImGuiKey_2);
    EXPECT_EQ(start(), before.swapped(0, before.cell_of(12, {4, 4})))
        << "12 and the tile that stood there change places; 1 stays where it was";
}

TEST_F(BoardsPanelTest, ATypedBoardIsTakenWithEnter) {
    driver.replace_text("###start_text", "2 3 4 1 5 x 7 6 8");
    EXPECT_EQ(start(), board_of("234150768"));
    EXPECT_EQ(session.field(Side::Start).text, "2 3 4 1 5 0 7 6 8");
}

TEST_F(BoardsPanelTest, ATypedBoardIsTakenWhenTheFieldIsLeft) {
    driver.click("###goal_text");
    driver.press(ImGuiMod_Ctrl | ImGuiKey_A);
    driver.type("123456780");
    driver.press(ImGuiKey_Tab);
    EXPECT_EQ(goal(), board_of("123456780"));
}

TEST_F(BoardsPanelTest, ABoardPastedInSeveralLinesIsRead) {
    ImGui::SetClipboardText("2 8 3\n1 x 4\r\n7 5 6");
    driver.click("###start_text");
    driver.press(ImGuiMod_Ctrl | ImGuiKey_A);
    driver.press(ImGuiMod_Ctrl | ImGuiKey_V);
    driver.press(ImGuiKey_Enter);
    EXPECT_EQ(start(), board_of("283104756"));
}

TEST_F(BoardsPanelTest, ABoardCutFromItsFieldIsOnTheClipboard) {
    ImGui::SetClipboardText("before");
    driver.click("###start_text");
    driver.press(ImGuiMod_Ctrl | ImGuiKey_A);
    driver.press(ImGuiMod_Ctrl | ImGuiKey_X);
    EXPECT_STREQ(ImGui::GetClipboardText(), "2 8 3 1 0 4 7 6 5");
}

TEST_F(BoardsPanelTest, ALargeBoardIsTypedInAFieldOfTwoLines) {
    session.set_shape({4, 4});
    settle();
    const std::string board = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15";
    driver.replace_text("###start_text", board);
    EXPECT_EQ(puzzle::board_text(start(), {4, 4}), board);
    EXPECT_EQ(session.field(Side::Start).text, "1 2 3 4 5 6 7 8\n9 10 11 12 13 14 0 15");
}

TEST_F(BoardsPanelTest, TheGoalStaysInSightBelowASentence) {
    driver.replace_text("###start_text", "2 8 3 1 0 4 7 6");
    settle();
    ASSERT_TRUE(shows("9 numbers"));
    const Item shape = driver.get("###shape");
    EXPECT_GT(shape.high.y - shape.low.y, 20) << "cut by the panel's edge";
}

TEST_F(BoardsPanelTest, AWrongTextShowsItsSentenceAndLeavesTheSearchAlone) {
    session.seek(7);
    driver.replace_text("###start_text", "2 8 3 1 0 4 7 6");
    settle();
    EXPECT_TRUE(shows("9 numbers")) << driver.shown_text();
    EXPECT_EQ(session.field(Side::Start).text, "2 8 3 1 0 4 7 6") << "to be put right";
    EXPECT_EQ(start(), board_of("283104765"));
    EXPECT_EQ(session.trace().head().start, board_of("283104765"));
    EXPECT_EQ(session.step(), 7u);

    driver.replace_text("###start_text", "2 8 3 1 0 4 7 5 6");
    EXPECT_FALSE(shows("9 numbers"));
    EXPECT_EQ(start(), board_of("283104756"));
}

TEST_F(BoardsPanelTest, ATextOfAnotherShapeCanBeTakenAsThat) {
    EXPECT_FALSE(driver.find("###start_reading_1"));
    driver.replace_text("###start_text", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15");
    ASSERT_TRUE(driver.find("###start_reading_1"));
    EXPECT_TRUE(shows("Use as 4 × 4"));
    driver.click("###start_reading_1");
    settle();
    EXPECT_EQ(session.shape(), (puzzle::Shape{4, 4}));
    EXPECT_EQ(puzzle::board_text(start(), {4, 4}), "1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15");
    EXPECT_TRUE(shows("4 × 4"));
}

TEST_F(BoardsPanelTest, TheBoardUnderstoodIsShownBeforeItIsTaken) {
    driver.click("###start_text");
    driver.press(ImGuiMod_Ctrl | ImGuiKey_A);
    driver.type("1 2 / 4 5 3 / 7 8 6");
    EXPECT_TRUE(shows("Reads as 1 2 0 / 4 5 3 / 7 8 6."));
    EXPECT_TRUE(shows("Use 0 1 2 / 4 5 3 / 7 8 6"));
    EXPECT_EQ(start(), board_of("283104765")) << "nothing is replaced yet";
    driver.press(ImGuiKey_Enter);
    EXPECT_EQ(start(), board_of("120453786"));
    EXPECT_FALSE(shows("Reads as 2"));
}

// Of a large board a button has room for one row: the one with the blank.
TEST_F(BoardsPanelTest, OffersOfALargeBoardCanBeToldApart) {
    session.set_shape({4, 4});
    settle();
    driver.click("###start_text");
    driver.press(ImGuiMod_Ctrl | ImGuiKey_A);
    driver.type("1 2 3 4/5 6 7 8/9 10 11 12/13 14 15");
    EXPECT_TRUE(shows("Use ... 13 14 0 15"));
    EXPECT_TRUE(shows("Use ... 13 0 14 15"));
    EXPECT_TRUE(shows("Use ... 0 13 14 15"));
    driver.click("###start_reading_2");
    EXPECT_EQ(session.field(Side::Start).text, "1 2 3 4 5 6 7 8\n9 10 11 12 13 0 14 15");
}

// The click leaves the field first, and so takes its text.
TEST_F(BoardsPanelTest, AnotherReadingIsTakenByMouse) {
    driver.click("###start_text");
    driver.press(ImGuiMod_Ctrl | ImGuiKey_A);
    driver.type("1 2 / 4 5 3 / 7 8 6");
    driver.click("###start_reading_2");
    EXPECT_EQ(start(), board_of("102453786"));
    EXPECT_FALSE(driver.find("###start_reading_1"));
}

TEST_F(BoardsPanelTest, AnotherReadingIsTakenByKeyboard) {
    driver.click("###start_text");
    driver.press(ImGuiMod_Ctrl | ImGuiKey_A);
    driver.type("1 2 / 4 5 3 / 7 8 6");
    tab_to("###start_reading_1");
    driver.press(ImGuiKey_Enter);
    EXPECT_EQ(start(), board_of("012453786"));
}

TEST_F(BoardsPanelTest, AStartPastedWithItsGoalFillsBoth) {
    ImGui::SetClipboardText("3 2 1\r\n4 B 6\r\n8 7 5\r\n\r\n1 2 3\r\n4 5 6\r\nB 7 8\r\n");
    driver.click("###start_text");
    driver.press(ImGuiMod_Ctrl | ImGuiKey_A);
    driver.press(ImGuiMod_Ctrl | ImGuiKey_V);
    EXPECT_TRUE(shows("Start 3 2 1 / 4 0 6 / 8 7 5, goal 1 2 3 / 4 5 6 / 0 7 8."));
    driver.press(ImGuiKey_Enter);
    EXPECT_EQ(start(), board_of("321406875"));
    EXPECT_EQ(goal(), board_of("123456078"));
}

TEST_F(BoardsPanelTest, APastedTableKeepsItsEmptyCell) {
    for (const char* table : {"1\t2\t3\n4\t\t6\n7\t5\t8", "1 2 3\r\n4   6\r\n7 5 8\r\n",
                              "+---+---+---+\n| 1 | 2 | 3 |\n| 4 |   | 6 |\n| 7 | 5 | 8 |\n"}) {
        ImGui::SetClipboardText(table);
        driver.click("###start_text");
        driver.press(ImGuiMod_Ctrl | ImGuiKey_A);
        driver.press(ImGuiMod_Ctrl | ImGuiKey_V);
        driver.press(ImGuiKey_Enter);
        EXPECT_EQ(start(), board_of("123406758")) << table;
        driver.click("###random");
    }
}

TEST_F(BoardsPanelTest, RandomGivesAnotherStartThatCanBeSolved) {
    for (int i = 0; i < 5; ++i) {
        const puzzle::Board before = start();
        driver.click("###random");
        EXPECT_NE(start(), before);  // 1 in 181,440 to be the same
        EXPECT_TRUE(puzzle::solvability(start(), goal(), session.shape()).solvable);
    }
    EXPECT_EQ(goal(), board_of("123804765"));
}

TEST_F(BoardsPanelTest, SwapExchangesStartAndGoal) {
    driver.click("###swap_sides");
    EXPECT_EQ(start(), board_of("123804765"));
    EXPECT_EQ(goal(), board_of("283104765"));
}

TEST_F(BoardsPanelTest, PresetsOfferTheHardestBoard) {
    driver.click("###presets");
    driver.click("###hardest-1");
    EXPECT_EQ(puzzle::board_text(start(), {3, 3}), "8 6 7 2 5 4 3 0 1");
    EXPECT_EQ(goal(), board_of("123456780"));
    EXPECT_FALSE(driver.find("###hardest-1")) << "the list has closed";
}

TEST_F(BoardsPanelTest, PresetsAreChosenByKeyboardToo) {
    tab_to("###presets");
    driver.press(ImGuiKey_Enter);
    driver.frames(3);
    driver.press(ImGuiKey_DownArrow);
    driver.press(ImGuiKey_Enter);
    EXPECT_NE(start(), board_of("283104765"));
    EXPECT_FALSE(driver.find("###hardest-1"));
}

TEST_F(BoardsPanelTest, TheShapeIsChosenFromAList) {
    driver.click("###shape");
    driver.click("###2 × 4");
    settle();
    EXPECT_EQ(session.shape(), (puzzle::Shape{2, 4}));
    EXPECT_TRUE(puzzle::is_permutation(start(), {2, 4}));
    EXPECT_TRUE(shows("[" + puzzle::board_text(start(), {2, 4}) + "]"));
}

TEST_F(BoardsPanelTest, BothBoardsAndTheirButtonsAreInSight) {
    for (const char* name : {"###start_board", "###goal_board", "###start_text", "###goal_text",
                             "###random", "###presets", "###swap_sides", "###shape"}) {
        const Item item = driver.get(name);
        EXPECT_GE(item.high.x - item.low.x, 24) << name;
        EXPECT_GE(item.high.y - item.low.y, 24) << name;
        EXPECT_LT(item.high.x, 281) << name << " is within the left column";
    }
}

}  // namespace
}  // namespace statescope::test
