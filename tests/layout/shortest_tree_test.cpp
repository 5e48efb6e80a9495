#include "layout/shortest_tree.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <set>
#include <string>

#include "tests/support/boards.hpp"

namespace statescope::layout {
namespace {

using test::board_of;

constexpr puzzle::Shape three{3, 3};

ShortestTree tree_of(std::string_view start, std::string_view goal, std::size_t most = 2000) {
    const puzzle::DistanceTable to_goal(board_of(goal), three);
    return shortest_tree(to_goal, board_of(start), puzzle::textbook_order, most).value();
}

/// All move sequences of exactly so many moves that end on the goal, tried one by one, without any
/// table of distances.
std::set<std::string> all_solutions(puzzle::Board start, puzzle::Board goal, int moves) {
    std::set<std::string> found;
    std::string letters;
    const std::function<void(puzzle::Board)> walk = [&](puzzle::Board board) {
        if (static_cast<int>(letters.size()) == moves) {
            if (board == goal) found.insert(letters);
            return;
        }
        for (const puzzle::Move move : puzzle::all_moves) {
            if (const auto next = puzzle::moved(board, three, move)) {
                letters.push_back(puzzle::letter(move));
                walk(*next);
                letters.pop_back();
            }
        }
    };
    walk(start);
    return found;
}

TEST(ShortestTree, HoldsEverySolutionOfLeastLengthOnce) {
    // 12 moves: 8 6 7 / 2 5 4 ... would be too far to try all sequences.
    for (const char* start : {"283104765", "134862705", "281043765"}) {
        const ShortestTree tree = tree_of(start, "123804765");
        ASSERT_TRUE(tree.complete());
        std::set<std::string> drawn;
        for (const ShortestTree::Node& leaf : tree.nodes) {
            if (leaf.board != board_of("123804765")) continue;
            std::string letters;
            for (const ShortestTree::Node* at = &leaf; at->depth > 0; at = &tree.nodes[at->parent])
                letters.insert(letters.begin(), puzzle::letter(at->move));
            EXPECT_TRUE(drawn.insert(letters).second);
        }
        EXPECT_EQ(drawn, all_solutions(board_of(start), board_of("123804765"), tree.moves));
        EXPECT_EQ(tree.solutions, drawn.size());
        EXPECT_FALSE(drawn.empty());
    }
}

TEST(ShortestTree, TheHardestBoardHasManySolutionsOf31Moves) {
    const ShortestTree tree = tree_of("867254301", "123456780", 100'000);
    EXPECT_EQ(tree.moves, 31);
    ASSERT_TRUE(tree.complete());
    std::uint64_t leaves = 0;
    for (const ShortestTree::Node& node : tree.nodes)
        leaves += node.depth == 31;
    EXPECT_EQ(tree.solutions, leaves);
    EXPECT_GT(leaves, 1u);
}

TEST(ShortestTree, NodesOfALevelStandApartAndParentsInTheMiddle) {
    const ShortestTree tree = tree_of("867254301", "123456780");
    for (std::size_t i = 1; i < tree.nodes.size(); ++i) {
        if (tree.nodes[i].depth == tree.nodes[i - 1].depth) {
            EXPECT_GE(tree.across[i], tree.across[i - 1] + 1 - 1e-9);
        }
        EXPECT_EQ(tree.nodes[i].depth, tree.nodes[tree.nodes[i].parent].depth + 1);
        EXPECT_GE(tree.across[i], tree.bounds().left);
        EXPECT_LE(tree.across[i], tree.bounds().right);
    }
}

TEST(ShortestTree, IsCutOffByWholeLevelsAndSaysSo) {
    const ShortestTree whole = tree_of("867254301", "123456780", 100'000);
    const ShortestTree cut = tree_of("867254301", "123456780", 50);
    EXPECT_FALSE(cut.complete());
    EXPECT_LE(cut.nodes.size(), 50u);
    EXPECT_EQ(cut.solutions, whole.solutions);
    EXPECT_EQ(cut.nodes.back().depth, cut.levels_drawn - 1);
    std::size_t in_whole = 0;
    for (const ShortestTree::Node& node : whole.nodes)
        in_whole += node.depth < cut.levels_drawn;
    EXPECT_EQ(cut.nodes.size(), in_whole);
}

TEST(ShortestTree, ASolvedBoardIsItsOwnSolutionAndAnUnsolvableOneHasNone) {
    const ShortestTree tree = tree_of("123804765", "123804765");
    EXPECT_EQ(tree.nodes.size(), 1u);
    EXPECT_EQ(tree.solutions, 1u);
    const puzzle::DistanceTable to_goal(board_of("123804765"), three);
    EXPECT_FALSE(shortest_tree(to_goal, board_of("213804765"), puzzle::textbook_order, 100));
}

}  // namespace
}  // namespace statescope::layout
