#include "puzzle/distances.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "puzzle/rank.hpp"
#include "puzzle/solvability.hpp"
#include "tests/support/boards.hpp"
#include "tests/support/cases.hpp"

namespace statescope::puzzle {
namespace {

using test::any_board;
using test::board_of;
using Layers = std::vector<std::uint32_t>;

TEST(LayerSizes, OfTheEightPuzzleWithTheBlankInACorner) {
    // OEIS A089473.
    const Layers published{1,     2,     4,     8,     16,    20,   39,   62,   116,   152,   286,
                           396,   748,   1024,  1893,  2512,  4485, 5638, 9529, 10878, 16993, 17110,
                           23952, 20224, 24047, 15578, 14560, 6274, 3910, 760,  221,   2};
    EXPECT_EQ(DistanceTable(board_of("123456780"), {3, 3}).layer_sizes(), published);
    EXPECT_EQ(DistanceTable(board_of("012345678"), {3, 3}).layer_sizes(), published);
}

TEST(LayerSizes, OfTheEightPuzzleWithTheBlankInTheCentre) {
    // OEIS A089474.
    const Layers published{1,     4,     8,     8,     16,    32,    60,    72,
                           136,   200,   376,   512,   964,   1296,  2368,  3084,
                           5482,  6736,  11132, 12208, 18612, 18444, 24968, 19632,
                           22289, 13600, 11842, 4340,  2398,  472,   148};
    EXPECT_EQ(DistanceTable(board_of("123804765"), {3, 3}).layer_sizes(), published);
}

TEST(LayerSizes, OfTheSmallerPuzzles) {
    EXPECT_EQ(DistanceTable(board_of("1230"), {2, 2}).layer_sizes(), (Layers{1, 2, 2, 2, 2, 2, 1}));
    // OEIS A090034; the puzzle on its side is the same one.
    const Layers published{1,  2,  3,  5,  6,  7,  10, 12, 12, 16, 23,
                           25, 28, 39, 44, 40, 29, 21, 18, 12, 6,  1};
    EXPECT_EQ(DistanceTable(board_of("123450"), {2, 3}).layer_sizes(), published);
    EXPECT_EQ(DistanceTable(board_of("123450"), {3, 2}).layer_sizes(), published);
    // OEIS A090035: 36 is the largest distance, one board stands there.
    const Layers eight = DistanceTable(board_of("12345670"), {2, 4}).layer_sizes();
    EXPECT_EQ(eight.size(), 37u);
    EXPECT_EQ(eight.back(), 1u);
}

TEST(Hardest, BoardsAreThePublishedOnes) {
    using Boards = std::vector<Board>;
    EXPECT_THAT(DistanceTable(board_of("123456780"), {3, 3}).hardest(),
                testing::UnorderedElementsAre(board_of("867254301"), board_of("647850321")));
    EXPECT_THAT(DistanceTable(board_of("012345678"), {3, 3}).hardest(),
                testing::UnorderedElementsAre(board_of("876041253"), board_of("806547231")));
    EXPECT_EQ(DistanceTable(board_of("1230"), {2, 2}).hardest(), Boards{board_of("0321")});
    EXPECT_EQ(DistanceTable(board_of("123450"), {2, 3}).hardest(), Boards{board_of("450123")});
    EXPECT_EQ(DistanceTable(board_of("12345670"), {2, 4}).hardest(), Boards{board_of("07214365")});
}

TEST(Hardest, BoardsComeInOrderOfRank) {
    const Shape shape{3, 3};
    const std::vector<Board> boards = DistanceTable(board_of("123804765"), shape).hardest();
    ASSERT_EQ(boards.size(), 148u);
    for (std::size_t i = 1; i < boards.size(); ++i) {
        EXPECT_LT(rank(boards[i - 1], shape), rank(boards[i], shape));
    }
}

/// One table for each goal that the published cases use.
class Tables {
  public:
    const DistanceTable& to(Board goal, Shape shape) {
        const auto key = std::pair{goal.bits(), shape.columns};
        return tables_.try_emplace(key, goal, shape).first->second;
    }

  private:
    std::map<std::pair<std::uint64_t, int>, DistanceTable> tables_;
};

TEST(Distance, EqualsThePublishedNumberOfMoves) {
    Tables tables;
    int solvable = 0;
    int unsolvable = 0;
    for (const test::Case& each : test::all_cases()) {
        if (!each.value("solvable") || each.shape->cells() > max_ranked_cells) continue;
        const Shape shape = *each.shape;
        const Board start =
            test::read_board(each.value("parsed").value_or(each.start), shape).board;
        const Board goal = test::read_board(each.goal, shape).board;
        const std::optional<int> distance = tables.to(goal, shape).distance(start);
        if (const auto moves = each.value("optimal_moves")) {
            EXPECT_EQ(distance, std::stoi(*moves)) << each.id;
            ++solvable;
        } else {
            EXPECT_EQ(distance, std::nullopt) << each.id;
            ++unsolvable;
        }
    }
    EXPECT_EQ(solvable, 111);
    EXPECT_EQ(unsolvable, 16);
}

RC_GTEST_PROP(Distance, ChangesByOneWithEveryMove, ()) {
    const Shape shape{3, 2};
    const DistanceTable table(any_board(shape), shape);
    const Board board = any_board(shape);
    RC_PRE(table.distance(board).has_value());
    for (const Move move : all_moves) {
        const std::optional<Board> next = moved(board, shape, move);
        if (!next) continue;
        RC_ASSERT(std::abs(table.distance(*next).value() - table.distance(board).value()) == 1);
    }
}

RC_GTEST_PROP(Distance, IsTheSameThereAndBackAndThereIfSolvable, ()) {
    const Shape shape{2, 3};
    const Board a = any_board(shape);
    const Board b = any_board(shape);
    const std::optional<int> distance = DistanceTable(b, shape).distance(a);
    RC_ASSERT(distance == DistanceTable(a, shape).distance(b));
    RC_ASSERT(distance.has_value() == solvability(a, b, shape).solvable);
}

}  // namespace
}  // namespace statescope::puzzle
