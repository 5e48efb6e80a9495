#include "search/known_boards.hpp"

#include <gtest/gtest.h>

#include "puzzle/rank.hpp"
#include "tests/support/boards.hpp"

namespace statescope {
namespace {

template <class Known>
class KnownBoards : public testing::Test {};

using TableKinds =
    testing::Types<search::HashedBoards, search::CompactBoards, search::RankedBoards>;
TYPED_TEST_SUITE(KnownBoards, TableKinds);

TYPED_TEST(KnownBoards, DoNotKnowABoardUntilTold) {
    const puzzle::Shape shape{3, 3};
    TypeParam known(shape);
    const puzzle::Board board = test::board_of("283104765");
    EXPECT_EQ(known.slot(board), trace::no_node);
    EXPECT_EQ(known.slot(board), trace::no_node);  // asking is not telling
    known.slot(board) = 7;
    EXPECT_EQ(known.slot(board), 7u);
    EXPECT_EQ(known.slot(test::board_of("283014765")), trace::no_node);
}

TYPED_TEST(KnownBoards, KeepEveryBoardOfAShapeApart) {
    const puzzle::Shape shape{2, 4};
    TypeParam known(shape);
    for (std::uint32_t rank = 0; rank < puzzle::board_count(shape); ++rank) {
        trace::NodeId& node = known.slot(puzzle::unrank(rank, shape));
        ASSERT_EQ(node, trace::no_node);
        node = rank;
    }
    for (std::uint32_t rank = 0; rank < puzzle::board_count(shape); ++rank) {
        ASSERT_EQ(known.slot(puzzle::unrank(rank, shape)), rank);
    }
}

}  // namespace
}  // namespace statescope
