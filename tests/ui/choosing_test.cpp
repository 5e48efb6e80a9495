// The two searches that grow as no other does: from both ends, and as the user says.

#include "puzzle/board_text.hpp"
#include "tests/ui/middle_panels.hpp"

namespace statescope::test {
namespace {

using session::Command;
using trace::NodeId;

class ChoosingTest : public MiddlePanels {
  protected:
    ChoosingTest() {
        search("you-choose", "283104765", "123804765");
        for (const char* name : {"visited", "pseudocode", "counters"})
            session.preferences.layout.panels[name].folded = true;
        driver.frames(3);
    }

    /// Of the boards in the frontier, the place of one.
    std::string in_frontier(const char* board) const {
        const std::vector<NodeId>& frontier = session.frontier();
        for (std::size_t place = 0; place < frontier.size(); ++place)
            if (board_of_node(frontier[place]) == board_of(board))
                return "###frontier_" + std::to_string(place);
        return "not in the frontier";
    }
};

TEST_F(ChoosingTest, ABoardOfTheFrontierIsExpandedByTheMouse) {
    EXPECT_TRUE(shows("Your turn: choose one of the 1 nodes in the frontier."));
    EXPECT_TRUE(driver.get("###choose").disabled);
    driver.click("###frontier_0");
    EXPECT_FALSE(driver.get("###choose").disabled);
    driver.click("###choose");
    EXPECT_EQ(session.counters().expanded, 1u);
    EXPECT_EQ(session.counters().frontier, 4u);
    EXPECT_TRUE(shows("Your turn: choose one of the 4 nodes in the frontier."));
    driver.click(in_frontier("203184765"));
    driver.click("###choose");
    EXPECT_EQ(session.counters().expanded, 2u);
    EXPECT_EQ(session.trace().nodes()[session.trace().expansions().back()].board,
              board_of("203184765"));
}

TEST_F(ChoosingTest, ItIsAllDoneByKeyboard) {
    tab_to("###frontier_0");
    driver.press(ImGuiKey_Enter);
    driver.press(ImGuiKey_O);
    EXPECT_EQ(session.counters().expanded, 1u);
    // Back before the choice, and the same again.
    driver.press(ImGuiMod_Shift | ImGuiKey_LeftArrow);
    EXPECT_EQ(session.counters().expanded, 0u);
    driver.press(ImGuiKey_O);
    EXPECT_EQ(session.counters().expanded, 1u);
}

TEST_F(ChoosingTest, TheSentenceSaysWhatFWouldHaveSaid) {
    session.choose(0);
    settle();
    // By L U R D: node 1 is L with f = 1 + 5, node 2 is U with f = 1 + 3 (Nilsson's figures).
    session.choose(1);
    settle();
    go_to(session.trace().taken_at(1));
    EXPECT_TRUE(shows("You chose it, of 4 that waited (node 2, g 1 + h 5 = f 6)."));
    EXPECT_TRUE(shows("By f = g + h, node 3 would have come first: f = 4."));
}

TEST_F(ChoosingTest, AnExperimentNeedsASearchThatRunsByItself) {
    session.preferences.experiment_plan = "compared";
    session.preferences.picture = "experiment";
    driver.frames(3);
    EXPECT_TRUE(shows("In this search you choose the node that is taken next."));
    EXPECT_TRUE(driver.get("###experiment_run").disabled);
    session.preferences.picture = "compare";  // holds A* beside it
    driver.frames(3);
    session.preferences.picture = "experiment";
    driver.frames(3);
    EXPECT_FALSE(driver.get("###experiment_run").disabled);
}

TEST_F(MiddlePanels, BothSidesStandInTheTreeAndMeet) {
    search("bidirectional", "283104765", "123804765");
    go_to(1);
    EXPECT_TRUE(shows("From the goal: 1 2 3 / 8 0 4 / 7 6 5"));
    // The start's layer, then the goal's: its path is told from the goal.
    go_to(find_step(trace::EventKind::Taken, find_step(trace::EventKind::Taken) + 1));
    EXPECT_TRUE(shows("0 from the goal"));
    go_to_end();
    EXPECT_TRUE(shows("Met: "));
    EXPECT_TRUE(shows("The two halves make a path of 4 moves of the blank: uldr."));
    EXPECT_TRUE(shows("No path is shorter."));
}

}  // namespace
}  // namespace statescope::test
