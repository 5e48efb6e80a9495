#include "puzzle/inversions.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "tests/support/boards.hpp"
#include "tests/support/cases.hpp"

namespace statescope::puzzle {
namespace {

using test::any_board;
using test::any_shape;
using test::board_of;
using test::numbers_of;

std::vector<int> first(const std::array<int, max_cells>& counts, int cells) {
    return {counts.begin(), counts.begin() + cells};
}

TEST(CountInversions, CountsTheTextbookBoardByHand) {
    // 2 8 3 1 . 4 7 6 5: larger before 3 is 8; before 1 are 2 8 3; before 4 and 7 is 8; before 6
    // are 8 7; before 5 are 8 7 6.
    const Inversions inversions = count_inversions(board_of("283104765"), {3, 3});
    EXPECT_EQ(first(inversions.larger_before, 9), (std::vector<int>{0, 0, 1, 3, 0, 1, 1, 2, 3}));
    EXPECT_EQ(first(inversions.smaller_before, 9), (std::vector<int>{0, 1, 1, 0, 0, 3, 4, 4, 4}));
    EXPECT_EQ(inversions.larger_total, 11);
    EXPECT_EQ(inversions.smaller_total, 17);
}

TEST(CountInversions, NamesThePairsInReadingOrder) {
    const Inversions inversions = count_inversions(board_of("3201"), {2, 2});
    EXPECT_EQ(inversions.pairs, (std::vector<Inversion>{{0, 1}, {0, 3}, {1, 3}}));
}

TEST(CountInversions, TheReversedBoardHasEveryPair) {
    const Inversions inversions = count_inversions(board_of("876543210"), {3, 3});
    EXPECT_EQ(inversions.larger_total, 28);
    EXPECT_EQ(inversions.smaller_total, 0);
    EXPECT_EQ(inversions.pairs.size(), 28u);
}

RC_GTEST_PROP(CountInversions, EveryPairOfTilesIsInOneOfTheTwoTotals, ()) {
    const Shape shape = any_shape();
    const Inversions inversions = count_inversions(any_board(shape), shape);
    RC_ASSERT(inversions.larger_total + inversions.smaller_total ==
              shape.tiles() * (shape.tiles() - 1) / 2);
}

/// An independent count: sort the tiles by swaps of neighbours, as many as there are inversions.
int bubble_swaps(std::vector<int> numbers) {
    std::erase(numbers, 0);
    int swaps = 0;
    for (std::size_t pass = 0; pass < numbers.size(); ++pass) {
        for (std::size_t i = 0; i + 1 < numbers.size(); ++i) {
            if (numbers[i] < numbers[i + 1]) continue;
            std::swap(numbers[i], numbers[i + 1]);
            ++swaps;
        }
    }
    return swaps;
}

RC_GTEST_PROP(CountInversions, TotalsPairsAndCellsAgreeWithSortingByNeighbours, ()) {
    const Shape shape = any_shape();
    const Board board = any_board(shape);
    const int swaps = bubble_swaps(numbers_of(board, shape));
    const Inversions inversions = count_inversions(board, shape);
    RC_ASSERT(inversion_total(board, shape) == swaps);
    RC_ASSERT(inversions.larger_total == swaps);
    RC_ASSERT(static_cast<int>(inversions.pairs.size()) == swaps);

    std::array<int, max_cells> by_second{};
    for (const Inversion& pair : inversions.pairs) {
        RC_ASSERT(pair.first_cell < pair.second_cell);
        RC_ASSERT(board.at(pair.first_cell) > board.at(pair.second_cell));
        RC_ASSERT(board.at(pair.second_cell) != 0);
        ++by_second[static_cast<std::size_t>(pair.second_cell)];
    }
    RC_ASSERT(by_second == inversions.larger_before);
}

TEST(InversionTotal, EqualsThePublishedNumbers) {
    int rows = 0;
    for (const test::Case& each : test::all_cases()) {
        const auto inversions = each.value("inversions");
        if (!inversions) continue;
        const std::string text = each.value("parsed").value_or(each.start);
        const Shape shape = each.shape.value();
        EXPECT_EQ(inversion_total(test::read_board(text, shape).board, shape),
                  std::stoi(*inversions))
            << each.id;
        ++rows;
    }
    EXPECT_EQ(rows, 164);
}

}  // namespace
}  // namespace statescope::puzzle
