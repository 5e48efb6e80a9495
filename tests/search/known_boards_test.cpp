#include "search/known_boards.hpp"

#include <gtest/gtest.h>

#include "puzzle/rank.hpp"
#include "puzzle/solvability.hpp"
#include "tests/support/boards.hpp"

namespace statescope {
namespace {

template <class Known>
class KnownBoards : public testing::Test {};

using TableKinds = testing::Types<search::HashedBoards, search::RankedBoards>;
TYPED_TEST_SUITE(KnownBoards, TableKinds);

TYPED_TEST(KnownBoards, DoNotKnowABoardUntilTold) {
    const puzzle::Shape shape{3, 3};
    TypeParam known(shape);
    const puzzle::Board board = test::board_of("283104765");
    EXPECT_FALSE(known.find(board, board.blank()).known());
    EXPECT_FALSE(known.find(board, board.blank()).known());  // asking is not telling
    known.find(board, board.blank()).know_as(7);
    EXPECT_TRUE(known.find(board, board.blank()).known());
    EXPECT_EQ(known.find(board, board.blank()).node(), 7u);
    known.find(board, board.blank()).know_as(9);
    EXPECT_EQ(known.find(board, board.blank()).node(), 9u);
    EXPECT_FALSE(known.find(test::board_of("283014765"), 3).known());
}

TYPED_TEST(KnownBoards, KeepEveryBoardThatCanBeReachedApart) {
    for (const puzzle::Shape shape :
         {puzzle::Shape{2, 2}, puzzle::Shape{2, 3}, puzzle::Shape{2, 4}, puzzle::Shape{3, 3}}) {
        for (const bool even : {true, false}) {
            puzzle::Board goal = puzzle::ordered_board(shape);
            if (!even) goal = puzzle::made_solvable(goal, shape);
            TypeParam known(shape);
            std::uint32_t reached = 0;
            for (std::uint32_t rank = 0; rank < puzzle::board_count(shape); ++rank) {
                const puzzle::Board board = puzzle::unrank(rank, shape);
                if (!puzzle::solvability(board, goal, shape).solvable) continue;
                ASSERT_FALSE(known.find(board, board.blank()).known());
                known.find(board, board.blank()).know_as(rank);
                ++reached;
            }
            EXPECT_EQ(reached, puzzle::reachable_count(shape));
            for (std::uint32_t rank = 0; rank < puzzle::board_count(shape); ++rank) {
                const puzzle::Board board = puzzle::unrank(rank, shape);
                if (!puzzle::solvability(board, goal, shape).solvable) continue;
                ASSERT_TRUE(known.find(board, board.blank()).known());
                ASSERT_EQ(known.find(board, board.blank()).node(), rank);
            }
        }
    }
}

}  // namespace
}  // namespace statescope
