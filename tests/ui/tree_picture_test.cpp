// The tree: which nodes it shows at a step, what it says under them, and every way to move it.

#include "tests/ui/tree_fixture.hpp"
#include "ui/theme.hpp"

namespace statescope::test {
namespace {

using trace::EventKind;
using trace::NodeId;
using trace::Step;

class TreePictureTest : public TreeFixture {
  protected:
    std::string size_shown() const {
        const std::string label = driver.get("###tree_full_size").label;
        return label.substr(0, label.find("###"));
    }
};

TEST_F(TreePictureTest, ShowsExactlyTheNodesMadeSoFarForwardAndBack) {
    const Step last = session.trace().last_step();
    for (const Step step :
         {Step{0}, Step{1}, Step{5}, Step{23}, Step{60}, last, Step{23}, Step{0}}) {
        go_to(step);
        driver.press(ImGuiKey_F);
        driver.frames(2);
        unsigned made = 0;
        for (NodeId node = 0; node < session.trace().nodes().size(); ++node)
            made += session.trace().generated_at(node) <= step;
        EXPECT_EQ(drawn(), numbers_to(made)) << "step " << step;
        EXPECT_TRUE(shows(made == 1 ? "1 node" : std::to_string(made) + " nodes"))
            << "step " << step;
    }
}

TEST_F(TreePictureTest, TheOpeningViewShowsEveryBoardWithItsNumbers) {
    // The root, its four children and their eight: as in the textbooks' drawings.
    Step step = 0;
    while (session.trace().node_count(step) < 13)
        ++step;
    go_to(step);
    EXPECT_EQ(drawn(), numbers_to(13));
    const std::string text = driver.shown_text();
    for (NodeId node = 0; node < 13; ++node) {
        std::string board = "[";
        for (int cell = 0; cell < 9; ++cell)
            board += std::to_string(board_of_node(node).at(cell)) + (cell < 8 ? " " : "]");
        EXPECT_THAT(text, testing::HasSubstr(board));
    }
}

TEST_F(TreePictureTest, NumbersOfGenerationAndExpansionStandUnderTheNodes) {
    // Node 2 is expanded second in a breadth-first search, and not before it is taken.
    const Step taken = session.trace().taken_at(1);
    go_to(taken);
    EXPECT_TRUE(shows("1 · #1 · d 0"));
    EXPECT_TRUE(shows("2 · d 1"));
    EXPECT_FALSE(shows("2 · #2"));
    go_to(taken + 1);
    EXPECT_TRUE(shows("2 · #2 · d 1"));
    go_to(taken);
    EXPECT_FALSE(shows("2 · #2")) << "gone again after a step back";
}

TEST_F(TreePictureTest, BestFirstSearchesShowWhatFIsMadeOf) {
    search("astar", "283104765", "123804765");
    go_to(session.trace().taken_at(0));
    EXPECT_TRUE(shows("0+4=4")) << "the start's Manhattan distance is 4";
    EXPECT_FALSE(shows("d 0"));
}

TEST_F(TreePictureTest, LettersStandAtTheLines) {
    const Step last_child = session.trace().generated_at(4);
    go_to(last_child);
    const std::string text = driver.shown_text();
    for (const std::string letter : {"L", "U", "R", "D"})
        EXPECT_THAT(text, testing::HasSubstr("\n" + letter + "\n"));
}

TEST_F(TreePictureTest, DuplicatesAreSeenWhileTheirExpansionLasts) {
    const Step step = find_step(EventKind::Duplicate);
    const std::string name =
        "###duplicate " + std::to_string(session.trace().event(step).other + 1);
    go_to(step - 1);
    EXPECT_FALSE(has(name));
    go_to(step);
    ASSERT_TRUE(has(name));
    EXPECT_TRUE(shows("= 1")) << "the step straight back leads to the start";
    const Item ghost = driver.get(name);
    const Item canvas = driver.get("###tree");
    EXPECT_LT(ghost.high.x, canvas.high.x);
    for (const Item& item : driver.items()) {
        if (item.label.rfind("###node ", 0) != 0) continue;
        const bool apart = item.high.x <= ghost.low.x || item.low.x >= ghost.high.x ||
                           item.high.y <= ghost.low.y || item.low.y >= ghost.high.y;
        EXPECT_TRUE(apart) << item.label << " lies under the duplicate";
    }
    go_to(find_step(EventKind::Taken, step));
    EXPECT_FALSE(has(name));
}

TEST_F(TreePictureTest, ThePathHasItsColourFromStartToGoal) {
    go_to_end();
    driver.press(ImGuiKey_F);
    driver.frames(2);
    const auto path = session.trace().path_to(*session.trace().goal_node());
    const std::set<NodeId> on_path(path.begin(), path.end() - 1);
    const render::Picture picture = driver.picture();
    const ui::Colours& colours = ui::find_theme("light")->colours;
    for (NodeId node = 0; node < session.trace().nodes().size(); ++node) {
        if (node == path.back()) continue;  // its own sign, the double outline, is round it
        const Item item = driver.get(name_of(node));
        const std::uint8_t* pixel =
            picture.at(static_cast<int>(item.low.x + 1), static_cast<int>(item.centre().y));
        const ImU32 colour = IM_COL32(pixel[0], pixel[1], pixel[2], 255);
        const bool green = colour == colours.path_line || colour == colours.path_fill;
        EXPECT_EQ(green, on_path.count(node) == 1) << name_of(node) << ": " << int{pixel[0]} << ' '
                                                   << int{pixel[1]} << ' ' << int{pixel[2]};
    }
}

TEST_F(TreePictureTest, NodesStayWhereTheyAreWhileTheViewDoes) {
    go_to_end();
    driver.press(ImGuiKey_F);
    driver.frames(2);
    const ImVec2 second = place_of(1);
    const ImVec2 tenth = place_of(9);
    go_to(session.trace().generated_at(9));
    EXPECT_EQ(place_of(1).x, second.x);
    EXPECT_EQ(place_of(1).y, second.y);
    EXPECT_EQ(place_of(9).x, tenth.x);
    EXPECT_EQ(place_of(9).y, tenth.y);
}

TEST_F(TreePictureTest, FollowKeepsTheCurrentNodeInSightAtEveryStep) {
    const Item canvas = driver.get("###tree");
    for (Step step = 0; step <= session.trace().last_step(); ++step) {
        go_to(step);
        const NodeId current = session.trace().current(step).value_or(0);
        const Item item = driver.get(name_of(current));
        EXPECT_GE(item.low.x, canvas.low.x);
        EXPECT_GE(item.low.y, canvas.low.y);
        EXPECT_LE(item.high.x, canvas.high.x);
        EXPECT_LE(item.high.y, canvas.high.y);
        EXPECT_GE(item.high.x - item.low.x, 40) << "large enough to read its numbers";
    }
}

TEST_F(TreePictureTest, FollowShowsWhereTheCurrentNodeComesFrom) {
    // A long and narrow search: its last nodes stand far to one side of the tree.
    search("astar", "234150768", "123456780");
    go_to_end();
    const Item canvas = driver.get("###tree");
    const float width = canvas.high.x - canvas.low.x;
    NodeId node = *session.trace().goal_node();
    EXPECT_GT(place_of(node).x, canvas.low.x + width / 4);
    EXPECT_LT(place_of(node).x, canvas.high.x - width / 4);
    for (int generation = 0; generation < 2; ++generation) {
        node = session.trace().node(node).parent;
        EXPECT_TRUE(has(name_of(node))) << "generation " << generation;
    }
}

TEST_F(TreePictureTest, FollowLeavesNothingEmptyWhereALevelGoesOn) {
    search("bfs-parent", "281043765", "123804765");
    go_to_end();
    // The goal stands at the left end of its level, as its number shows: ten nodes are behind it.
    const Item canvas = driver.get("###tree");
    const NodeId goal = *session.trace().goal_node();
    EXPECT_LT(place_of(goal).x, canvas.low.x + (canvas.high.x - canvas.low.x) / 4);
    EXPECT_TRUE(has(name_of(goal + 8)));
}

TEST_F(TreePictureTest, DraggingMovesTheTreeAndEndsFollowing) {
    go_to(10);
    const ImVec2 before = place_of(0);
    const ImVec2 from = empty_place();
    driver.drag(from, {from.x + 30, from.y + 50});
    const ImVec2 after = place_of(0);
    EXPECT_NEAR(after.x - before.x, 30, 2);
    EXPECT_NEAR(after.y - before.y, 50, 2);
    go_to_end();
    EXPECT_EQ(place_of(0).x, after.x) << "the view is the user's now";
    EXPECT_EQ(place_of(0).y, after.y);
    EXPECT_FALSE(session.selected) << "a drag is no click";

    driver.click("###tree_follow");
    driver.frames(2);
    EXPECT_TRUE(has(name_of(*session.trace().goal_node())));
}

TEST_F(TreePictureTest, TheWheelZoomsAboutTheMouse) {
    go_to(session.trace().generated_at(4));
    const ImVec2 fixed = place_of(2);
    const float apart = distance(1, 2);
    driver.wheel(fixed, 1);
    driver.frames(2);
    EXPECT_NEAR(place_of(2).x, fixed.x, 2);
    EXPECT_NEAR(place_of(2).y, fixed.y, 2);
    EXPECT_GT(distance(1, 2), apart * 1.1f);
    driver.wheel(fixed, -1);
    driver.frames(2);
    EXPECT_NEAR(distance(1, 2), apart, 2);
}

TEST_F(TreePictureTest, ButtonsAndKeysZoom) {
    go_to(session.trace().generated_at(4));
    const float apart = distance(2, 3);
    driver.click("###tree_zoom_in");
    const float nearer = distance(2, 3);
    EXPECT_GT(nearer, apart * 1.15f);
    driver.click("###tree_zoom_out");
    EXPECT_NEAR(distance(2, 3), apart, 2);
    driver.press(ImGuiMod_Shift | ImGuiKey_Equal);
    EXPECT_NEAR(distance(2, 3), nearer, 2);
    driver.press(ImGuiKey_Minus);
    EXPECT_NEAR(distance(2, 3), apart, 2);
    tab_to("###tree_zoom_in");
    driver.press(ImGuiKey_Enter);
    driver.frames(2);
    EXPECT_NEAR(distance(2, 3), nearer, 2);
}

TEST_F(TreePictureTest, FitShowsAllAgain) {
    go_to(session.trace().generated_at(12));
    for (int i = 0; i < 6; ++i)
        driver.click("###tree_zoom_in");
    EXPECT_NE(drawn(), numbers_to(13));
    driver.click("###tree_fit");
    driver.frames(2);
    EXPECT_EQ(drawn(), numbers_to(13));
}

TEST_F(TreePictureTest, FullSizeShowsTheCurrentBoardAtOneHundredPercent) {
    go_to_end();
    driver.press(ImGuiKey_F);
    driver.frames(2);
    EXPECT_NE(size_shown(), "100 %");
    const Item small = driver.get(name_of(25));
    driver.click("###tree_full_size");
    driver.frames(2);
    EXPECT_EQ(size_shown(), "100 %");
    const Item large = driver.get(name_of(25));
    EXPECT_GT(large.high.x - large.low.x, small.high.x - small.low.x);
}

TEST_F(TreePictureTest, HoverLightsUpAndClickSelects) {
    go_to(session.trace().generated_at(12));
    driver.move_to(place_of(7));
    driver.frames(2);
    EXPECT_EQ(session.hovered, board_of_node(7));
    EXPECT_TRUE(shows("Node 8, depth 2."));
    EXPECT_TRUE(shows("Generated at step " + std::to_string(session.trace().generated_at(7))));
    EXPECT_FALSE(session.selected);
    driver.click_at(place_of(7));
    EXPECT_EQ(session.selected, board_of_node(7));
    driver.move_to(empty_place());
    EXPECT_FALSE(session.hovered);
}

TEST_F(TreePictureTest, DoubleClickGoesToTheStepThatMadeTheNode) {
    go_to_end();
    driver.press(ImGuiKey_F);
    driver.frames(2);
    driver.double_click_at(place_of(6));
    EXPECT_EQ(session.step(), session.trace().generated_at(6));
}

TEST_F(TreePictureTest, ArrowsWalkAndEnterGoesToTheNode) {
    go_to_end();
    focus_tree();
    session.selected = board_of_node(0);
    driver.press(ImGuiKey_DownArrow);
    EXPECT_EQ(session.selected, board_of_node(1));
    driver.press(ImGuiKey_RightArrow);
    EXPECT_EQ(session.selected, board_of_node(2));
    driver.press(ImGuiKey_LeftArrow);
    EXPECT_EQ(session.selected, board_of_node(1));
    driver.press(ImGuiKey_DownArrow);
    EXPECT_EQ(session.trace().node(5).parent, 1u);
    EXPECT_EQ(session.selected, board_of_node(5));
    driver.press(ImGuiKey_UpArrow);
    EXPECT_EQ(session.selected, board_of_node(1));
    EXPECT_EQ(session.step(), session.trace().last_step()) << "arrows do not step meanwhile";
    driver.press(ImGuiKey_Enter);
    EXPECT_EQ(session.step(), session.trace().generated_at(1));
}

TEST_F(TreePictureTest, AFocusedTreeLeavesAllOtherKeysToTheProgram) {
    focus_tree();
    ASSERT_EQ(session.step(), 0u);
    driver.press(ImGuiKey_PageDown);
    EXPECT_EQ(session.step(), 1u) << "as a presenter's remote sends it";
    driver.press(ImGuiMod_Shift | ImGuiKey_RightArrow);
    EXPECT_GT(session.step(), 1u);
    driver.press(ImGuiKey_End);
    EXPECT_EQ(session.step(), session.trace().last_step());
    driver.press(ImGuiKey_Home);
    EXPECT_EQ(session.step(), 0u);
    driver.press(ImGuiKey_Space);
    EXPECT_TRUE(session.playback().playing());
}

TEST_F(TreePictureTest, WordsOfTheLegendExplainThemselves) {
    for (const std::string_view word :
         {"frontier", "current", "expanded", "duplicate", "path", "goal"})
        EXPECT_TRUE(shows(word));
    EXPECT_FALSE(has("###sign_stale")) << "breadth-first search has no older entries";
    driver.hover("###sign_duplicate");
    driver.frames(2);
    EXPECT_TRUE(shows("a dashed outline"));
}

TEST_F(TreePictureTest, ZoomingByHandEndsFollowingAndNoStepChangesTheView) {
    go_to(session.trace().generated_at(12));
    driver.wheel(place_of(0), 1);
    driver.frames(2);
    const ImVec2 start = place_of(0);
    const float apart = distance(0, 1);
    for (const Step step :
         {session.trace().last_step(), Step{3}, session.trace().last_step() / 2}) {
        go_to(step);
        EXPECT_EQ(place_of(0).x, start.x) << "step " << step;
        EXPECT_EQ(place_of(0).y, start.y) << "step " << step;
        EXPECT_EQ(distance(0, 1), apart) << "step " << step;
    }
    go_to_end();
    driver.click("###tree_follow");
    driver.frames(2);
    EXPECT_TRUE(has(name_of(*session.trace().goal_node()))) << "a click follows again";
}

TEST_F(TreePictureTest, FifteenTilesAreDrawnToo) {
    puzzle::Board start = puzzle::ordered_board({4, 4});
    start = start.swapped(15, 14).swapped(14, 10);  // two moves of the blank
    session.set_algorithm(*search::find_algorithm("astar"));
    session.set_problem({{4, 4}, start, puzzle::ordered_board({4, 4})});
    settle();
    go_to_end();
    EXPECT_TRUE(shows("[1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0]"));
    EXPECT_TRUE(has(name_of(*session.trace().goal_node())));
}

}  // namespace
}  // namespace statescope::test
