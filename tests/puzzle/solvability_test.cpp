#include "puzzle/solvability.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/boards.hpp"
#include "tests/support/cases.hpp"

namespace statescope::puzzle {
namespace {

using test::any_board;
using test::any_shape;
using test::board_of;

/// Which boards can reach each other, by nothing but trying: each board, as a string of digits,
/// with the number of its component.
std::map<std::string, int> components(int rows, int columns) {
    std::string board =
        std::string("012345678").substr(0, static_cast<std::size_t>(rows * columns));
    std::map<std::string, int> component;
    int count = 0;
    do {
        if (component.contains(board)) continue;
        std::vector<std::string> waiting{board};
        component[board] = count;
        while (!waiting.empty()) {
            const std::string from = waiting.back();
            waiting.pop_back();
            const int blank = static_cast<int>(from.find('0'));
            for (int cell = 0; cell < rows * columns; ++cell) {
                const bool beside =
                    cell / columns == blank / columns && (cell == blank + 1 || cell == blank - 1);
                const bool above_or_below = cell == blank + columns || cell == blank - columns;
                if (!beside && !above_or_below) continue;
                std::string to = from;
                std::swap(to[static_cast<std::size_t>(cell)], to[static_cast<std::size_t>(blank)]);
                if (component.emplace(to, count).second) waiting.push_back(to);
            }
        }
        ++count;
    } while (std::next_permutation(board.begin(), board.end()));
    return component;
}

class EveryPair : public testing::TestWithParam<Shape> {};

TEST_P(EveryPair, AgreesWithAnExhaustiveSearch) {
    const Shape shape = GetParam();
    std::vector<std::pair<Board, int>> boards;
    for (const auto& [digits, component] : components(shape.rows, shape.columns)) {
        boards.emplace_back(board_of(digits), component);
    }
    long wrong = 0;
    for (const auto& [start, start_component] : boards) {
        for (const auto& [goal, goal_component] : boards) {
            const bool reachable = start_component == goal_component;
            if (solvability(start, goal, shape).solvable != reachable) ++wrong;
            const Board repaired = made_solvable(start, shape);
            if (!reachable && !solvability(repaired, goal, shape).solvable) ++wrong;
        }
    }
    EXPECT_EQ(wrong, 0);
}

INSTANTIATE_TEST_SUITE_P(Solvability, EveryPair,
                         testing::Values(Shape{2, 2}, Shape{2, 3}, Shape{3, 2}), test::ShapeName());

TEST(Solvability, EqualsThePublishedAnswers) {
    int rows = 0;
    for (const test::Case& each : test::all_cases()) {
        const auto solvable = each.value("solvable");
        if (!solvable) continue;
        const Shape shape = each.shape.value();
        const Board start =
            test::read_board(each.value("parsed").value_or(each.start), shape).board;
        const Board goal = test::read_board(each.goal, shape).board;
        EXPECT_EQ(solvability(start, goal, shape).solvable, *solvable == "yes") << each.id;
        ++rows;
    }
    EXPECT_EQ(rows, 164);
}

TEST(Solvability, GivesTheFiguresOfAnOddWidth) {
    const Solvability result = solvability(board_of("283104765"), board_of("123804765"), {3, 3});
    EXPECT_TRUE(result.solvable);
    EXPECT_FALSE(result.blank_row_counts);
    EXPECT_EQ(result.start_inversions, 11);
    EXPECT_EQ(result.goal_inversions, 7);
    EXPECT_EQ(result.start_sum(), 11);
    EXPECT_EQ(result.goal_sum(), 7);
}

TEST(Solvability, GivesTheFiguresOfAnEvenWidth) {
    // 3 1 / 2 0 from POJ 3240, four moves from 1 2 / 3 0.
    const Solvability result = solvability(board_of("3120"), board_of("1230"), {2, 2});
    EXPECT_TRUE(result.solvable);
    EXPECT_TRUE(result.blank_row_counts);
    EXPECT_EQ(result.start_inversions, 2);
    EXPECT_EQ(result.start_blank_row, 2);
    EXPECT_EQ(result.start_sum(), 4);
    EXPECT_EQ(result.goal_sum(), 2);
}

/// The general rule, without inversions: sort the start into the goal by exchanges of any two
/// cells; their number and the blank's taxicab distance must be both even or both odd.
bool solvable_by_permutation(Board start, Board goal, Shape shape) {
    int exchanges = 0;
    Board board = start;
    for (int cell = 0; cell < shape.cells(); ++cell) {
        const int found = board.cell_of(goal.at(cell), shape);
        if (found == cell) continue;
        board = board.swapped(cell, found);
        ++exchanges;
    }
    return exchanges % 2 == taxicab(shape, start.blank(), goal.blank()) % 2;
}

RC_GTEST_PROP(Solvability, EqualsTheParityOfThePermutationInEveryShape, ()) {
    const Shape shape = any_shape();
    const Board start = any_board(shape);
    const Board goal = any_board(shape);
    RC_ASSERT(solvability(start, goal, shape).solvable ==
              solvable_by_permutation(start, goal, shape));
}

RC_GTEST_PROP(MadeSolvable, TurnsTheVerdictRoundByExchangingTwoTiles, ()) {
    const Shape shape = any_shape();
    const Board start = any_board(shape);
    const Board goal = any_board(shape);
    const Board repaired = made_solvable(start, shape);
    RC_ASSERT(solvability(repaired, goal, shape).solvable !=
              solvability(start, goal, shape).solvable);
    RC_ASSERT(repaired.blank() == start.blank());
    RC_ASSERT(made_solvable(repaired, shape) == start);
}

TEST(RepairCells, AreTheLastTwoThatHoldTiles) {
    using Cells = std::pair<int, int>;
    EXPECT_EQ(repair_cells(board_of("123456780"), {3, 3}), (Cells{6, 7}));
    EXPECT_EQ(repair_cells(board_of("123456708"), {3, 3}), (Cells{6, 8}));
    EXPECT_EQ(repair_cells(board_of("012345678"), {3, 3}), (Cells{7, 8}));
    EXPECT_EQ(repair_cells(board_of("1023"), {2, 2}), (Cells{2, 3}));
}

TEST(MadeSolvable, ExchangesTheTilesOfTheRepairCells) {
    EXPECT_EQ(made_solvable(board_of("123456870"), {3, 3}), board_of("123456780"));
    EXPECT_EQ(made_solvable(board_of("123804756"), {3, 3}), board_of("123804765"));
}

}  // namespace
}  // namespace statescope::puzzle
