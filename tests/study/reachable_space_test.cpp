#include "study/reachable_space.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "puzzle/rank.hpp"
#include "tests/support/boards.hpp"

namespace statescope::study {
namespace {

TEST(ReachableSpace, IsHalfOfAllBoardsInOrderOfRank) {
    const puzzle::Shape shape{3, 3};
    const ReachableSpace space(test::board_of("123804765"), shape);
    ASSERT_EQ(space.boards().size(), 181'440u);
    EXPECT_EQ(space.largest_distance(), 30) << "lesson X2: the hardest board for this goal";
    int at_goal = 0;
    int hardest = 0;
    for (std::size_t i = 0; i < space.boards().size(); ++i) {
        const ReachableBoard& reached = space.boards()[i];
        EXPECT_EQ(puzzle::rank(reached.board, shape), reached.rank);
        ASSERT_TRUE(i == 0 || space.boards()[i - 1].rank < reached.rank);
        at_goal += reached.board == space.goal() && reached.distance == 0;
        hardest += reached.distance == 30;
    }
    EXPECT_EQ(at_goal, 1);
    EXPECT_EQ(hardest, 148);
}

// The layers of the 2 x 2 puzzle: 1, 2, 2, 2, 2, 2, 1.
TEST(ReachableSpace, OfTheSmallestShape) {
    const puzzle::Shape shape{2, 2};
    const ReachableSpace space(puzzle::ordered_board(shape), shape);
    std::vector<int> layers(7);
    for (const ReachableBoard& reached : space.boards())
        ++layers.at(reached.distance);
    EXPECT_EQ(layers, (std::vector<int>{1, 2, 2, 2, 2, 2, 1}));
}

}  // namespace
}  // namespace statescope::study
