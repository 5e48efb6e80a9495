#include "puzzle/board.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstddef>
#include <unordered_set>
#include <utility>
#include <vector>

#include "tests/support/boards.hpp"

namespace statescope::puzzle {
namespace {

using test::any_board;
using test::any_shape;
using test::board_of;
using test::numbers_of;

static_assert(is_permutation(ordered_board({4, 4}), {4, 4}));
static_assert(ordered_board({4, 4}).blank() == 15);
static_assert(ordered_board({3, 3}).swapped(0, 8).at(0) == 0);
static_assert(ordered_board({3, 3}).swapped(0, 8).swapped(8, 0) == ordered_board({3, 3}));

TEST(Board, PacksCellCIntoNibbleC) {
    EXPECT_EQ(board_of("283104765").bits(), 0x567401382u);
    EXPECT_EQ(ordered_board({4, 4}).bits(), 0x0FEDCBA987654321u);
}

TEST(Board, SettingACellReplacesItsTileAndNothingElse) {
    Board board = board_of("123456780");
    board.set(4, 9);
    EXPECT_EQ(numbers_of(board, {3, 3}), (std::vector<int>{1, 2, 3, 4, 9, 6, 7, 8, 0}));
}

RC_GTEST_PROP(Board, FindsEveryTileWhereItStands, ()) {
    const Shape shape = any_shape();
    const Board board = any_board(shape);
    const std::vector<int> numbers = numbers_of(board, shape);
    for (std::size_t cell = 0; cell < numbers.size(); ++cell) {
        RC_ASSERT(board.cell_of(numbers[cell], shape) == static_cast<int>(cell));
        if (numbers[cell] == 0) RC_ASSERT(board.blank() == static_cast<int>(cell));
    }
    if (shape.cells() < max_cells) RC_ASSERT(board.cell_of(shape.cells(), shape) == -1);
}

RC_GTEST_PROP(Board, SwappingExchangesTwoCells, ()) {
    const Shape shape = any_shape();
    const Board board = any_board(shape);
    const int a = *rc::gen::inRange(0, shape.cells());
    const int b = *rc::gen::inRange(0, shape.cells());
    std::vector<int> numbers = numbers_of(board, shape);
    std::swap(numbers[static_cast<std::size_t>(a)], numbers[static_cast<std::size_t>(b)]);
    RC_ASSERT(board.swapped(a, b) == board_of(numbers));
}

TEST(IsPermutation, WantsEachNumberOfTheShapeOnce) {
    EXPECT_TRUE(is_permutation(board_of("283104765"), {3, 3}));
    EXPECT_FALSE(is_permutation(board_of("283104766"), {3, 3}));
    EXPECT_FALSE(is_permutation(board_of("283194765"), {3, 3}));
    EXPECT_TRUE(is_permutation(board_of("120345"), {2, 3}));
    EXPECT_FALSE(is_permutation(board_of("1203"), {2, 3}));
}

TEST(OrderedBoard, HasTheBlankLast) {
    EXPECT_EQ(ordered_board({3, 3}), board_of("123456780"));
    EXPECT_EQ(ordered_board({2, 3}), board_of("123450"));
    EXPECT_EQ(ordered_board({3, 2}), board_of("123450"));
}

TEST(BoardHash, KeepsNeighbouringBoardsApart) {
    // Boards one swap apart differ in few bits; a table that looks at the low bits of the hash
    // must still spread them. 1,024 buckets for 120 boards: fewer than 15 share one by chance.
    std::unordered_set<std::size_t> buckets;
    int boards = 0;
    const Board ordered = ordered_board({4, 4});
    for (int a = 0; a < max_cells; ++a) {
        for (int b = a + 1; b < max_cells; ++b) {
            buckets.insert(BoardHash()(ordered.swapped(a, b)) % 1024);
            ++boards;
        }
    }
    EXPECT_EQ(boards, 120);
    EXPECT_GT(buckets.size(), 100u);
}

}  // namespace
}  // namespace statescope::puzzle
