// The options behind the tree's View button, by mouse and by keyboard, and folding.

#include "tests/ui/tree_fixture.hpp"

namespace statescope::test {
namespace {

using trace::NodeId;
using trace::Step;

class TreeOptionsTest : public TreeFixture {
  protected:
    void choose(std::string_view option) {
        driver.click("###tree_view");
        driver.click(option);
        driver.press(ImGuiKey_Escape);
        driver.frames(2);
    }
    void show_all_at(Step step) {
        go_to(step);
        fit();
    }
    unsigned node_count() const { return static_cast<unsigned>(session.trace().nodes().size()); }
    /// A node that is expanded, has children, and does not lie on the path to the current node.
    NodeId some_inner_node() const {
        const auto path = session.trace().path_to(*session.trace().current(session.step()));
        NodeId node = 1;
        while (std::count(path.begin(), path.end(), node) > 0 || below(node).empty())
            ++node;
        return node;
    }
    std::set<unsigned> below(NodeId above) const {
        std::set<unsigned> numbers;
        for (NodeId node = 1; node < session.trace().node_count(session.step()); ++node) {
            for (NodeId at = node; at > above;) {
                at = session.trace().node(at).parent;
                if (at == above) numbers.insert(node + 1);
            }
        }
        return numbers;
    }
    std::set<unsigned> all_but(const std::set<unsigned>& hidden) const {
        std::set<unsigned> rest;
        for (const unsigned number : numbers_to(session.trace().node_count(session.step()))) {
            if (hidden.count(number) == 0) rest.insert(number);
        }
        return rest;
    }
    void expect_no_overlaps() const {
        std::vector<Item> nodes;
        for (const Item& item : driver.items()) {
            if (item.label.rfind("###node ", 0) == 0) nodes.push_back(item);
        }
        for (std::size_t a = 0; a < nodes.size(); ++a) {
            for (std::size_t b = 0; b < a; ++b) {
                const bool apart =
                    nodes[a].high.x <= nodes[b].low.x || nodes[a].low.x >= nodes[b].high.x ||
                    nodes[a].high.y <= nodes[b].low.y || nodes[a].low.y >= nodes[b].high.y;
                EXPECT_TRUE(apart) << nodes[a].label << " and " << nodes[b].label;
            }
        }
    }
};

TEST_F(TreeOptionsTest, ToTheRightEachLevelStandsRightOfTheLast) {
    choose("###tree_left_right");
    EXPECT_EQ(session.preferences.tree.orientation, "left-right");
    show_all_at(session.trace().last_step());
    EXPECT_EQ(drawn(), numbers_to(node_count()));
    for (NodeId node = 1; node < node_count(); ++node) {
        const NodeId parent = session.trace().node(node).parent;
        EXPECT_GT(place_of(node).x, place_of(parent).x);
        if (session.trace().node(node).g == session.trace().node(node - 1).g) {
            EXPECT_NEAR(place_of(node).x, place_of(node - 1).x, 1);
            EXPECT_GT(place_of(node).y, place_of(node - 1).y) << "in order of generation";
        }
    }
    expect_no_overlaps();
}

TEST_F(TreeOptionsTest, RadialLevelsAreCirclesRoundTheStart) {
    choose("###tree_radial");
    show_all_at(session.trace().last_step());
    EXPECT_EQ(drawn(), numbers_to(node_count()));
    const float ring = distance(0, 1);
    EXPECT_GT(ring, 10);
    for (NodeId node = 1; node < node_count(); ++node)
        EXPECT_NEAR(distance(0, node), static_cast<float>(session.trace().node(node).g) * ring, 3);
    expect_no_overlaps();
    const Item canvas = driver.get("###tree");
    EXPECT_NEAR(place_of(0).x, canvas.centre().x, 20) << "the start stands in the middle";
}

TEST_F(TreeOptionsTest, EveryDirectionFollowsTheCurrentNode) {
    for (const char* direction : {"###tree_left_right", "###tree_radial", "###tree_top_down"}) {
        choose(direction);
        const Item canvas = driver.get("###tree");
        for (Step step = 0; step <= session.trace().last_step(); step += 7) {
            go_to(step);
            const Item item = driver.get(name_of(session.trace().current(step).value_or(0)));
            EXPECT_GE(item.low.x, canvas.low.x) << direction << " step " << step;
            EXPECT_GE(item.low.y, canvas.low.y) << direction << " step " << step;
            EXPECT_LE(item.high.x, canvas.high.x) << direction << " step " << step;
            EXPECT_LE(item.high.y, canvas.high.y) << direction << " step " << step;
        }
    }
}

TEST_F(TreeOptionsTest, TheMenuIsReachedByKeyboard) {
    driver.press(ImGuiKey_V);
    driver.frames(2);
    ASSERT_TRUE(has("###tree_radial"));
    tab_to("###tree_radial");
    driver.press(ImGuiKey_Enter);
    driver.frames(2);
    EXPECT_EQ(session.preferences.tree.orientation, "radial");
    driver.press(ImGuiKey_Escape);
    driver.frames(2);
    EXPECT_FALSE(has("###tree_radial"));
}

TEST_F(TreeOptionsTest, ArrowsGoTheWayTheTreeLies) {
    choose("###tree_left_right");
    show_all_at(session.trace().last_step());
    focus_tree();
    session.selected = board_of_node(0);
    driver.press(ImGuiKey_RightArrow);
    EXPECT_EQ(session.selected, board_of_node(1)) << "to the first child";
    driver.press(ImGuiKey_DownArrow);
    EXPECT_EQ(session.selected, board_of_node(2)) << "along the level";
    driver.press(ImGuiKey_LeftArrow);
    EXPECT_EQ(session.selected, board_of_node(0)) << "to the parent";
}

TEST_F(TreeOptionsTest, MovesOnlySaysTheMoveAndTheTile) {
    choose("###tree_moves_only");
    show_all_at(session.trace().generated_at(4));
    // The start is 2 8 3 / 1 0 4 / 7 6 5: left moves the 1, up the 8, right the 4, down the 6.
    const std::string text = driver.shown_text();
    for (const std::string label : {"L1", "U8", "R4", "D6"})
        EXPECT_THAT(text, testing::HasSubstr("\n" + label + "\n"));
    EXPECT_TRUE(shows("[2 8 3 1 0 4 7 6 5]")) << "the start has no parent: it is shown whole";
    const Item start = driver.get(name_of(0));
    const Item canvas = driver.get("###tree");
    EXPECT_GT(start.low.y, canvas.low.y) << "nothing of it is cut off";
    EXPECT_GE(start.high.y - start.low.y, 54) << "as large as if all nodes were boards";
    choose("###tree_moves_only");
    EXPECT_FALSE(session.preferences.tree.moves_only);
    EXPECT_THAT(driver.shown_text(), testing::Not(testing::HasSubstr("\nL1\n")));
}

TEST_F(TreeOptionsTest, KeyCFoldsTheSelectedSubtreeAndOpensItAgain) {
    show_all_at(session.trace().last_step());
    const NodeId node = some_inner_node();
    const std::set<unsigned> hidden = below(node);
    driver.click_at(place_of(node));
    driver.press(ImGuiKey_C);
    driver.frames(2);
    EXPECT_EQ(drawn(), all_but(hidden));
    EXPECT_TRUE(shows("+ " + std::to_string(hidden.size())));
    EXPECT_TRUE(shows(std::to_string(node_count() - hidden.size()) + " of "));
    driver.press(ImGuiKey_C);
    driver.frames(2);
    EXPECT_EQ(drawn(), numbers_to(node_count()));
}

TEST_F(TreeOptionsTest, AClickOnTheSignOpensAFoldedSubtree) {
    show_all_at(session.trace().last_step());
    const NodeId node = some_inner_node();
    driver.click_at(place_of(node));
    driver.press(ImGuiKey_C);
    driver.frames(2);
    const std::string sign = "###fold " + std::to_string(node + 1);
    ASSERT_TRUE(has(sign));
    driver.click_at(driver.get(sign).centre());
    driver.frames(2);
    EXPECT_FALSE(has(sign));
    EXPECT_EQ(drawn(), numbers_to(node_count()));
}

TEST_F(TreeOptionsTest, TheMenuOfANodeExpandsItWhereTheUserChooses) {
    search("you-choose", "283104765", "123804765");
    session.choose(0);
    settle();
    show_all_at(session.trace().last_step());
    driver.click_at(place_of(2), ImGuiMouseButton_Right);
    driver.frames(2);
    driver.click("###tree_menu_choose");
    driver.frames(2);
    EXPECT_EQ(session.counters().expanded, 2u);
    EXPECT_EQ(session.trace().expansions().back(), 2u);
}

TEST_F(TreeOptionsTest, TheMenuOfANodeFoldsSeeksAndShowsItsPath) {
    show_all_at(session.trace().last_step());
    const NodeId node = some_inner_node();
    const std::set<unsigned> hidden = below(node);
    driver.click_at(place_of(node), ImGuiMouseButton_Right);
    driver.frames(2);
    driver.click("###tree_menu_fold");
    driver.frames(2);
    EXPECT_EQ(drawn(), all_but(hidden));

    driver.click_at(place_of(node), ImGuiMouseButton_Right);
    driver.frames(2);
    driver.click("###tree_menu_seek");
    driver.frames(2);
    EXPECT_EQ(session.step(), session.trace().generated_at(node));

    driver.click_at(place_of(node), ImGuiMouseButton_Right);
    driver.frames(2);
    driver.click("###tree_menu_path");
    driver.frames(2);
    EXPECT_EQ(session.preferences.tree.part, "path");
}

TEST_F(TreeOptionsTest, FinishedSubtreesFoldByThemselvesButNeverThePath) {
    choose("###tree_fold_finished");
    for (const Step step : {Step{40}, session.trace().last_step(), Step{60}}) {
        show_all_at(step);
        const auto path = session.trace().path_to(*session.trace().current(step));
        std::set<unsigned> hidden;
        for (NodeId node = 1; node < session.trace().node_count(step); ++node) {
            const std::set<unsigned> inside = below(node);
            const bool waits = session.trace().in_frontier(node, step) ||
                               std::any_of(inside.begin(), inside.end(), [&](unsigned number) {
                                   return session.trace().in_frontier(number - 1, step);
                               });
            if (waits || std::count(path.begin(), path.end(), node) > 0) continue;
            hidden.insert(inside.begin(), inside.end());
        }
        EXPECT_EQ(drawn(), all_but(hidden)) << "step " << step;
    }
}

TEST_F(TreeOptionsTest, NodesKeepTheirPlacesUnlessTheCompactTreeIsChosen) {
    const Step early = session.trace().generated_at(8);
    show_all_at(session.trace().last_step());
    const float apart = place_of(2).x - place_of(1).x;
    go_to(early);
    EXPECT_EQ(place_of(2).x - place_of(1).x, apart);
    choose("###tree_compact");
    // Node 2 has two children and node 3 two of which one is made: three nodes in a row.
    const float level = place_of(6).x - place_of(5).x;
    EXPECT_NEAR(place_of(7).x - place_of(6).x, level, level * 0.2f);
    const std::set<unsigned> now = drawn();
    EXPECT_EQ(now, numbers_to(9));
    go_to_end();
    choose("###tree_compact");
    fit();
    EXPECT_EQ(place_of(2).x - place_of(1).x, apart);
}

}  // namespace
}  // namespace statescope::test
