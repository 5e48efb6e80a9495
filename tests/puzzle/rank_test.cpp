#include "puzzle/rank.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string>

#include "tests/support/boards.hpp"

namespace statescope::puzzle {
namespace {

using test::any_board;
using test::board_of;
using test::numbers_of;

class EveryRank : public testing::TestWithParam<Shape> {};

TEST_P(EveryRank, IsThatOfTheBoardItStandsFor) {
    const Shape shape = GetParam();
    std::uint32_t wrong = 0;
    for (std::uint32_t each = 0; each < board_count(shape); ++each) {
        const Board board = unrank(each, shape);
        if (rank(board, shape) != each || !is_permutation(board, shape)) ++wrong;
    }
    EXPECT_EQ(wrong, 0u);
}

INSTANTIATE_TEST_SUITE_P(Rank, EveryRank,
                         testing::Values(Shape{2, 2}, Shape{2, 3}, Shape{3, 2}, Shape{2, 4},
                                         Shape{4, 2}, Shape{3, 3}),
                         test::ShapeName());

TEST(BoardCount, IsTheFactorialOfTheCells) {
    EXPECT_EQ(board_count({2, 2}), 24u);
    EXPECT_EQ(board_count({3, 2}), 720u);
    EXPECT_EQ(board_count({2, 4}), 40320u);
    EXPECT_EQ(board_count({3, 3}), 362880u);
}

TEST(Rank, OfTheOrderedBoardIsZeroAndOfTheReversedOneTheLast) {
    EXPECT_EQ(rank(board_of("123456780"), {3, 3}), 0u);
    EXPECT_EQ(rank(board_of("123450"), {2, 3}), 0u);
    EXPECT_EQ(rank(board_of("1230"), {2, 2}), 0u);
    EXPECT_EQ(rank(board_of("087654321"), {3, 3}), 362879u);
}

TEST(Rank, EqualsACountByHand) {
    // 2 3 1 x: before 1 two are larger, each worth 2!; before 3 and x none.
    EXPECT_EQ(rank(board_of("2310"), {2, 2}), 4u);
    // x 1 2 3: before each tile the blank is larger: 1! + 2! + 3!.
    EXPECT_EQ(rank(board_of("0123"), {2, 2}), 9u);
}

/// Document 3's formula on characters: 'x' for the blank is larger than every digit.
std::uint32_t by_characters(const std::string& text) {
    std::uint32_t sum = 0;
    std::uint32_t factorial = 1;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (i > 0) factorial *= static_cast<std::uint32_t>(i);
        for (std::size_t k = 0; k < i; ++k) {
            if (text[k] > text[i]) sum += factorial;
        }
    }
    return sum;
}

RC_GTEST_PROP(Rank, EqualsDocumentThreesFormula, ()) {
    const Shape shape = *rc::gen::element(Shape{2, 2}, Shape{3, 2}, Shape{4, 2}, Shape{3, 3});
    const Board board = any_board(shape);
    std::string text;
    for (const int number : numbers_of(board, shape)) {
        text += number == 0 ? 'x' : static_cast<char>('0' + number);
    }
    RC_ASSERT(rank(board, shape) == by_characters(text));
}

}  // namespace
}  // namespace statescope::puzzle
