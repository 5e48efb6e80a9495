// The tree of all 181,440 boards: how it looks from afar and from near, and that the mouse finds
// its nodes at every size.

#include "tests/ui/tree_fixture.hpp"
#include "ui/theme.hpp"

namespace statescope::test {
namespace {

using trace::NodeId;
using trace::Step;

class LargeTreeTest : public LargeTreeFixture {
  protected:
    std::vector<NodeId> solution() const {
        return session.trace().path_to(*session.trace().goal_node());
    }
    static bool is_blue(const std::uint8_t* pixel) {
        return pixel[2] > pixel[0] + 30 && pixel[2] > pixel[1] + 30;
    }
};

TEST_F(LargeTreeTest, AThousandNodesAreDrawnOneByOne) {
    Step step = 0;
    while (session.trace().node_count(step) < 1000)
        step += 50;
    go_to(step);
    fit();
    EXPECT_EQ(drawn(), numbers_to(session.trace().node_count(step)));
}

TEST_F(LargeTreeTest, AllNodesArePartOfThePicture) {
    go_to_end();
    fit();
    EXPECT_TRUE(shows("181,440 nodes"));
    // The path stands out of the picture: its nodes are drawn for themselves.
    for (const NodeId node : solution())
        EXPECT_TRUE(has(name_of(node))) << name_of(node);
    // Every level of the search, of which there are 32, has marks on its line.
    const render::Picture picture = driver.picture();
    const Item canvas = driver.get("###tree");
    const ImU32 ground = ui::find_theme("light")->colours.panel;
    for (const NodeId node : solution()) {
        const int y = static_cast<int>(place_of(node).y);
        std::size_t marked = 0;
        for (int x = static_cast<int>(canvas.low.x); x < static_cast<int>(canvas.high.x); ++x) {
            const std::uint8_t* pixel = picture.at(x, y);
            marked += IM_COL32(pixel[0], pixel[1], pixel[2], 255) != ground;
        }
        EXPECT_GT(marked, session.trace().node(node).g < 3 ? 0u : 10u) << name_of(node);
    }
}

TEST_F(LargeTreeTest, FrontierIsBlueAtItsStepAndNoLongerAtTheEnd) {
    const auto count_blue = [&] {
        const render::Picture picture = driver.picture();
        const Item canvas = driver.get("###tree");
        std::size_t blue = 0;
        for (int y = static_cast<int>(canvas.low.y); y < static_cast<int>(canvas.high.y); ++y) {
            for (int x = static_cast<int>(canvas.low.x); x < static_cast<int>(canvas.high.x); ++x)
                blue += is_blue(picture.at(x, y));
        }
        return blue;
    };
    go_to_end();
    fit();
    driver.move_to({5, 5});
    EXPECT_LT(count_blue(), 50u) << "the frontier is empty";
    go_to(session.trace().last_step() / 2);
    EXPECT_GT(count_blue(), 500u);
    go_to_end();
    EXPECT_LT(count_blue(), 50u);
}

TEST_F(LargeTreeTest, TheMouseFindsNodesThatAreOnlyAPixel) {
    go_to_end();
    fit();
    const ImVec2 goal = place_of(solution().back());
    // The deepest level holds two boards, both 31 moves away.
    driver.move_to(goal);
    driver.frames(2);
    ASSERT_TRUE(session.hovered);
    const NodeId tenth = solution()[10];
    driver.click_at(place_of(tenth));
    EXPECT_EQ(session.selected, board_of_node(tenth));
    // Beside the path, on the same level: another node of it, whichever is nearest.
    const ImVec2 beside{place_of(solution()[20]).x + 60, place_of(solution()[20]).y};
    driver.click_at(beside);
    ASSERT_TRUE(session.selected);
    const auto found =
        std::find_if(session.trace().nodes().begin(), session.trace().nodes().end(),
                     [&](const trace::NewNode& node) { return node.board == *session.selected; });
    EXPECT_EQ(found->g, 20);
    driver.double_click_at(beside);
    EXPECT_EQ(session.step(), session.trace().generated_at(static_cast<trace::NodeId>(
                                  found - session.trace().nodes().begin())));
}

TEST_F(LargeTreeTest, ZoomingInComesDownToBoards) {
    go_to_end();
    fit();
    const NodeId node = solution()[15];
    for (int i = 0; i < 60; ++i)
        driver.wheel(place_of(node), 1);
    driver.frames(2);
    const Item board = driver.get(name_of(node));
    EXPECT_GT(board.high.x - board.low.x, 50);
    std::string text = "[";
    for (int cell = 0; cell < 9; ++cell)
        text += std::to_string(board_of_node(node).at(cell)) + (cell < 8 ? " " : "]");
    EXPECT_TRUE(shows(text));
}

TEST_F(LargeTreeTest, FollowShowsTheCurrentBoardReadablyAnywhere) {
    const Item canvas = driver.get("###tree");
    for (int i = 0; i <= 12; ++i) {
        const Step step = session.trace().last_step() / 12 * static_cast<Step>(i);
        go_to(step);
        const Item item = driver.get(name_of(session.trace().current(step).value_or(0)));
        EXPECT_GE(item.low.x, canvas.low.x) << "step " << step;
        EXPECT_GE(item.low.y, canvas.low.y) << "step " << step;
        EXPECT_LE(item.high.x, canvas.high.x) << "step " << step;
        EXPECT_LE(item.high.y, canvas.high.y) << "step " << step;
        EXPECT_GE(item.high.x - item.low.x, 40) << "step " << step;
    }
}

TEST_F(LargeTreeTest, ThePathPartShowsThePathAndTheChildrenAlongIt) {
    driver.click("###tree_view");
    driver.click("###tree_path");
    driver.press(ImGuiKey_Escape);
    for (const Step step : {session.trace().last_step() / 2, session.trace().last_step()}) {
        go_to(step);
        const auto path = session.trace().path_to(*session.trace().current(step));
        const std::set<NodeId> on_path(path.begin(), path.end());
        std::set<unsigned> expected{1};
        for (NodeId node = 1; node < session.trace().node_count(step); ++node) {
            if (on_path.count(session.trace().node(node).parent) == 1) expected.insert(node + 1);
        }
        EXPECT_TRUE(shows(std::to_string(expected.size()) + " of ")) << "step " << step;
        fit();
        EXPECT_EQ(drawn(), expected);
        driver.click("###tree_follow");
    }
    // A selected node's path instead of the current one's.
    const NodeId other = 5000;
    session.selected = board_of_node(other);
    driver.frames(2);
    fit();
    for (const NodeId node : session.trace().path_to(other))
        EXPECT_TRUE(has(name_of(node))) << name_of(node);
}

TEST_F(LargeTreeTest, ASmallerSearchAfterwardsShowsItsOwnNodes) {
    go_to_end();
    search("bfs", "283104765", "123804765");
    go_to_end();
    fit();
    EXPECT_EQ(drawn(), numbers_to(static_cast<unsigned>(session.trace().nodes().size())));
}

}  // namespace
}  // namespace statescope::test
