// The moves as letters and the strip of boards.

#include <gmock/gmock.h>

#include "puzzle/board_text.hpp"
#include "tests/ui/middle_panels.hpp"

namespace statescope::test {
namespace {

using trace::Step;

class SolutionPanelTest : public MiddlePanels {
  protected:
    static std::string name_of(std::size_t place) {
        return "###solution_board" + std::to_string(place);
    }
    std::string board_at(std::size_t place) const {
        const std::string label = driver.get(name_of(place)).label;
        return label.substr(0, label.find("###"));
    }
    std::string inline_text(puzzle::Board board) const {
        return puzzle::board_inline(board, session.shape());
    }
};

TEST_F(SolutionPanelTest, BeforeTheEndItShowsThePathToTheCurrentNode) {
    for (const Step step : {Step{1}, Step{30}, session.trace().last_step() - 2, Step{30}}) {
        go_to(step);
        std::vector<puzzle::Board> boards;
        std::string moves;
        for (trace::NodeId node = *session.trace().current(step); node != trace::no_node;
             node = session.trace().node(node).parent) {
            boards.insert(boards.begin(), board_of_node(node));
            if (node != 0)
                moves.insert(
                    moves.begin(),
                    static_cast<char>(puzzle::letter(session.trace().node(node).move) + 32));
        }
        EXPECT_TRUE(shows("PATH SO FAR"));
        EXPECT_FALSE(shows("SOLUTION"));
        EXPECT_TRUE(moves.empty() || shows("\n" + moves + "\n")) << moves;
        for (std::size_t i = 0; i < boards.size(); ++i)
            EXPECT_EQ(board_at(i), inline_text(boards[i])) << "step " << step;
        EXPECT_FALSE(has(name_of(boards.size())));
        EXPECT_TRUE(driver.get("###solution_play").disabled);
    }
}

TEST_F(SolutionPanelTest, AtTheLastStepItShowsTheSolution) {
    go_to_end();
    EXPECT_TRUE(shows("SOLUTION"));
    EXPECT_TRUE(shows("4 moves"));
    EXPECT_TRUE(shows("\nuldr\n"));
    // The blank goes up, left, down, right.
    const std::array boards{"283104765", "203184765", "023184765", "123084765", "123804765"};
    for (std::size_t i = 0; i < boards.size(); ++i)
        EXPECT_EQ(board_at(i), inline_text(board_of(std::string_view(boards[i]))));
    EXPECT_FALSE(has(name_of(boards.size())));
    go_to(session.trace().last_step() - 1);
    EXPECT_FALSE(shows("SOLUTION")) << "one step earlier it is not known";
}

TEST_F(SolutionPanelTest, ListsOfMovesNameWhatIsChosen) {
    go_to_end();
    EXPECT_TRUE(shows("4 moves of the blank"));
    session.preferences.letters = puzzle::MoveMeaning::Tile;
    driver.frames(2);
    EXPECT_TRUE(shows("\ndrul\n"));
    EXPECT_TRUE(shows("reached in 4 moves of tiles: drul."));
    driver.click("###solution_copy");
    EXPECT_STREQ(ImGui::GetClipboardText(), "drul");
    session.preferences.letters = puzzle::MoveMeaning::Number;
    driver.frames(2);
    EXPECT_TRUE(shows("\n8 2 1 8\n"));
    EXPECT_TRUE(shows("4 moves, by tile"));
}

TEST_F(SolutionPanelTest, AClickShowsTheBoardOnTheBigBoard) {
    go_to_end();
    driver.click(name_of(2));
    EXPECT_EQ(session.solution_show().board(), 2u);
    EXPECT_EQ(session.selected, board_of("023184765"));
    driver.hover(name_of(3));
    driver.frames(2);
    EXPECT_EQ(session.hovered, board_of("123084765"));
}

TEST_F(SolutionPanelTest, BoardsAreReachedByKeyboard) {
    go_to_end();
    tab_to(name_of(1));
    driver.press(ImGuiKey_Enter);
    driver.frames(2);
    EXPECT_EQ(session.solution_show().board(), 1u);
}

TEST_F(SolutionPanelTest, PlayShowsAllBoardsAndPauseStops) {
    go_to_end();
    driver.click("###solution_play");
    EXPECT_TRUE(session.solution_show().playing());
    EXPECT_TRUE(shows("Pause"));
    driver.click("###solution_play");
    EXPECT_FALSE(session.solution_show().playing());
    driver.click("###solution_play");
    constexpr int frames_for_five_boards = 5 * 60;
    driver.frames(frames_for_five_boards);
    EXPECT_EQ(session.solution_show().board(), 4u);
    EXPECT_FALSE(session.solution_show().playing());
}

TEST_F(SolutionPanelTest, CopyPutsTheLettersOnTheClipboard) {
    go_to_end();
    driver.click("###solution_copy");
    EXPECT_STREQ(ImGui::GetClipboardText(), "uldr");
    go_to(0);
    EXPECT_TRUE(driver.get("###solution_copy").disabled) << "no move was made";
}

TEST_F(SolutionPanelTest, ALongSolutionScrollsToTheBoardShown) {
    search("astar", "867254301", "123456780");
    go_to_end();
    driver.frames(2);
    EXPECT_TRUE(shows("31 moves"));
    EXPECT_TRUE(has(name_of(31)));
    EXPECT_FALSE(has(name_of(0)));
    session.solution_show().show(0);
    driver.frames(3);
    EXPECT_TRUE(has(name_of(0)));
    EXPECT_FALSE(has(name_of(31)));
}

TEST_F(SolutionPanelTest, SaysWhenThereIsNone) {
    session.set_problem({{2, 2}, board_of("1230"), board_of("2130")});
    settle();
    EXPECT_TRUE(shows("There is no solution."));
    EXPECT_FALSE(has("###solution_play"));
}

}  // namespace
}  // namespace statescope::test
