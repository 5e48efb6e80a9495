#include "search/heuristics/pattern_database.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <map>
#include <memory>
#include <vector>

#include "puzzle/distances.hpp"
#include "puzzle/rank.hpp"
#include "puzzle/shuffle.hpp"
#include "search/ida_star.hpp"
#include "tests/support/korf.hpp"
#include "tests/support/searches.hpp"

namespace statescope {
namespace {

using puzzle::Board;
using puzzle::Shape;
using search::Partition;
using search::PatternDatabase;
using search::PatternTable;

PatternDatabase built(Board goal, Shape shape, const Partition& partition,
                      std::size_t slice = 1'000'000) {
    search::PatternDatabaseBuilder builder(goal, shape, partition);
    while (!builder.advance(slice)) {
    }
    return builder.take();
}

PatternDatabase built(Board goal, Shape shape) {
    return built(goal, shape, search::ready_partition(goal, shape));
}

/// The cells of the tiles of a group, in its order.
std::vector<int> cells_of(Board board, const search::TileGroup& group, Shape shape) {
    std::vector<int> cells;
    for (const int tile : group)
        cells.push_back(board.cell_of(tile, shape));
    return cells;
}

/// The value of every way to place a group, the slow way: a walk over all boards that can be
/// reached, in which a move of the group's tiles costs one and any other nothing.
std::map<std::vector<int>, int> group_values(Board goal, const search::TileGroup& group,
                                             Shape shape) {
    std::vector<int> cost(puzzle::board_count(shape), -1);
    std::map<std::vector<int>, int> values;
    std::deque<std::pair<Board, int>> queue{{goal, 0}};
    while (!queue.empty()) {
        const auto [board, value] = queue.front();
        queue.pop_front();
        int& known = cost[puzzle::rank(board, shape)];
        if (known >= 0) continue;
        known = value;
        values.emplace(cells_of(board, group, shape), value);  // the first is the smallest
        for (const puzzle::Move move : puzzle::all_moves) {
            const auto next = puzzle::moved(board, shape, move);
            if (!next) continue;
            const int tile = next->at(board.blank());
            if (std::find(group.begin(), group.end(), tile) != group.end()) {
                queue.emplace_back(*next, value + 1);
            } else {
                queue.emplace_front(*next, value);
            }
        }
    }
    return values;
}

std::uint32_t address_of(const std::vector<int>& cells) {
    std::uint32_t address = 0;
    for (std::size_t i = 0; i < cells.size(); ++i)
        address |= static_cast<std::uint32_t>(cells[i]) << (4 * i);
    return address;
}

void expect_the_values_of_all_placings(Board goal, Shape shape, const Partition& partition) {
    const PatternDatabase database = built(goal, shape, partition);
    for (std::size_t group = 0; group < partition.size(); ++group) {
        const auto expected = group_values(goal, partition[group], shape);
        for (const auto& [cells, value] : expected)
            ASSERT_EQ(database.tables()[group][address_of(cells)], value);
        // And no others.
        const std::vector<std::uint8_t> packed = database.tables()[group].packed();
        EXPECT_EQ(packed.size(), PatternTable::placings(partition[group].size(), shape));
        const auto unreachable =
            std::count(packed.begin(), packed.end(), PatternTable::unreachable);
        EXPECT_EQ(packed.size() - static_cast<std::size_t>(unreachable), expected.size());
    }
}

TEST(PatternDatabase, HoldsTheFewestMovesOfEachGroup) {
    for (const char* goal : {"1230", "0321"})
        expect_the_values_of_all_placings(test::board_of(goal), {2, 2}, {{3}, {1, 2}});
    for (const char* goal : {"123450", "102345", "543210"}) {
        expect_the_values_of_all_placings(test::board_of(goal), {2, 3}, {{5, 1}, {2, 3, 4}});
        expect_the_values_of_all_placings(test::board_of(goal), {3, 2}, {{1, 2, 3, 4, 5}});
    }
    for (const char* goal : {"12345670", "12304567"})
        expect_the_values_of_all_placings(test::board_of(goal), {2, 4}, {{7, 2, 4}, {1, 3, 5, 6}});
    for (const char* goal : {"123456780", "123804765", "102345678"}) {
        const Partition partition = search::ready_partition(test::board_of(goal), {3, 3});
        expect_the_values_of_all_placings(test::board_of(goal), {3, 3}, partition);
    }
}

// Never more than the distance, never less than Manhattan, and odd when the distance is odd.
TEST(PatternDatabase, IsAdmissibleOnEveryBoardOfTheEightPuzzle) {
    const Shape shape{3, 3};
    for (const char* digits : {"123456780", "123804765", "102345678"}) {
        SCOPED_TRACE(digits);
        const Board goal = test::board_of(digits);
        const PatternDatabase database = built(goal, shape);
        const puzzle::DistanceTable distances(goal, shape);
        const search::TileCosts manhattan =
            search::heuristic(search::HeuristicId::Manhattan).costs(goal, shape);
        std::uint64_t better_than_manhattan = 0;
        for (std::uint32_t rank = 0; rank < puzzle::board_count(shape); ++rank) {
            const Board board = puzzle::unrank(rank, shape);
            const auto distance = distances.distance(board);
            if (!distance) continue;
            const int h = database.h(board);
            ASSERT_LE(h, *distance);
            ASSERT_GE(h, manhattan(board, shape));
            ASSERT_EQ(h % 2, *distance % 2);
            better_than_manhattan += h > manhattan(board, shape);
        }
        EXPECT_GT(better_than_manhattan, 0u);
    }
}

/// The board seen in a mirror along the diagonal, with each tile called by the name of the one
/// whose home it then belongs to.
Board transposed(Board board, Board goal, Shape shape) {
    const auto image = [&](int cell) {
        return shape.column(cell) * shape.columns + shape.row(cell);
    };
    Board mirrored;
    for (int cell = 0; cell < shape.cells(); ++cell)
        mirrored.set(image(cell), goal.at(image(goal.cell_of(board.at(cell), shape))));
    return mirrored;
}

TEST(PatternDatabase, LooksUpTheReflectedBoardToo) {
    const Shape shape{3, 3};
    const Board goal = test::board_of("123456780");
    const PatternDatabase database = built(goal, shape);
    const auto group_sum = [&](Board board) {
        int sum = 0;
        for (std::size_t group = 0; group < database.partition().size(); ++group) {
            const auto cells = cells_of(board, database.partition()[group], shape);
            sum += database.tables()[group][address_of(cells)];
        }
        return sum;
    };
    bool reflection_is_larger = false;
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        const Board board = puzzle::random_solvable(goal, shape, seed);
        const int reflected = group_sum(transposed(board, goal, shape));
        EXPECT_EQ(database.h(board), std::max(group_sum(board), reflected));
        reflection_is_larger |= reflected > group_sum(board);
    }
    EXPECT_TRUE(reflection_is_larger);
}

TEST(PatternDatabase, HasNoReflectionWhereTheGoalAllowsNone) {
    const auto reflects = [](Board goal, Shape shape) {
        return search::reflection_keeping(goal.blank(), shape).has_value();
    };
    EXPECT_TRUE(reflects(test::board_of("123456780"), {3, 3}));  // diagonal
    EXPECT_TRUE(reflects(test::board_of("123804765"), {3, 3}));  // centre
    EXPECT_TRUE(reflects(test::board_of("102345678"), {3, 3}));  // middle column
    EXPECT_TRUE(reflects(test::board_of("123045"), {3, 2}));     // middle row
    EXPECT_FALSE(reflects(test::board_of("12345670"), {2, 4}));  // no middle
    EXPECT_FALSE(reflects(test::korfs_goal().swapped(0, 1), {4, 4}));
    EXPECT_TRUE(reflects(test::korfs_goal().swapped(0, 5), {4, 4}));
}

TEST(ReadyPartition, IsUsableForEveryGoal) {
    for (const Shape shape : test::all_shapes()) {
        for (int blank = 0; blank < shape.cells(); ++blank) {
            const Board goal = puzzle::ordered_board(shape).swapped(blank, shape.cells() - 1);
            EXPECT_TRUE(search::is_usable(search::ready_partition(goal, shape), shape));
        }
    }
}

// As the 6-6-3 partition of the 15-puzzle is always drawn.
TEST(ReadyPartition, OfTheFifteenPuzzle) {
    const Shape shape{4, 4};
    EXPECT_EQ(search::ready_partition(puzzle::ordered_board(shape), shape),
              (Partition{{2, 3, 4}, {1, 5, 6, 9, 10, 13}, {7, 8, 11, 12, 14, 15}}));
}

TEST(Partition, IsUsableWithEveryTileInOneGroupOfAtMostSix) {
    const Shape shape{3, 3};
    EXPECT_TRUE(search::is_usable({{1, 2, 3, 4, 5, 6}, {8, 7}}, shape));
    EXPECT_TRUE(search::is_usable({{1, 2}, {3, 4}, {5, 6}, {7, 8}}, shape));
    EXPECT_FALSE(search::is_usable({}, shape));
    EXPECT_FALSE(search::is_usable({{1, 2, 3, 4, 5, 6, 7}, {8}}, shape));
    EXPECT_FALSE(search::is_usable({{1, 2, 3, 4}, {5, 6, 7}}, shape));
    EXPECT_FALSE(search::is_usable({{1, 2, 3, 4}, {5, 6, 7, 7}}, shape));
    EXPECT_FALSE(search::is_usable({{1, 2, 3, 4}, {5, 6, 7, 8}, {}}, shape));
    EXPECT_FALSE(search::is_usable({{1, 2, 3, 4}, {5, 6, 7, 8, 0}}, shape));
    EXPECT_FALSE(search::is_usable({{1, 2, 3, 4}, {5, 6, 7, 9}}, shape));
    EXPECT_FALSE(search::is_usable({{1}, {2}, {3}, {4}, {5, 6, 7, 8}}, shape));
}

TEST(PatternDatabaseBuilder, MakesTheSameInSlicesOfAnySize) {
    const Shape shape{3, 3};
    const Board goal = test::board_of("123804765");
    const Partition partition = search::ready_partition(goal, shape);
    const PatternDatabase whole = built(goal, shape, partition);
    for (const std::size_t slice : {1u, 7u, 100u}) {
        const PatternDatabase sliced = built(goal, shape, partition, slice);
        for (std::size_t group = 0; group < partition.size(); ++group)
            EXPECT_EQ(sliced.tables()[group].packed(), whole.tables()[group].packed());
    }
}

TEST(PatternDatabaseBuilder, TellsItsProgress) {
    const Shape shape{3, 4};
    const Board goal = puzzle::ordered_board(shape);
    search::PatternDatabaseBuilder builder(goal, shape, search::ready_partition(goal, shape));
    double before = builder.progress();
    EXPECT_EQ(before, 0);
    while (!builder.advance(20'000)) {
        EXPECT_GE(builder.progress(), before);
        EXPECT_LE(builder.progress(), 1);
        before = builder.progress();
    }
    EXPECT_GT(before, 0.5);
    EXPECT_EQ(builder.progress(), 1);
}

TEST(PatternTable, IsUnpackedAsItWasPacked) {
    const Shape shape{3, 3};
    const PatternDatabase database = built(test::board_of("123456780"), shape);
    for (const PatternTable& table : database.tables()) {
        const std::vector<std::uint8_t> packed = table.packed();
        const PatternTable again = PatternTable::unpacked(packed, 4, shape);
        for (std::uint32_t address = 0; address < 0x10000; ++address)
            ASSERT_EQ(again[address], table[address]);
    }
}

TEST(IdaStarByPatterns, FindsShortestSolutionsOnEveryShape) {
    std::uint64_t seed = 100;
    for (const Shape shape : test::all_shapes()) {
        if (shape.cells() > puzzle::max_ranked_cells) continue;
        const Board goal = puzzle::random_solvable(puzzle::ordered_board(shape), shape, ++seed);
        const auto patterns = std::make_shared<const PatternDatabase>(built(goal, shape));
        const puzzle::DistanceTable distances(goal, shape);
        for (int i = 0; i < 200; ++i) {
            const search::Problem problem{shape, puzzle::random_solvable(goal, shape, ++seed),
                                          goal};
            search::IdaStar search(problem, puzzle::textbook_order, patterns);
            EXPECT_EQ(search::search_on(search), search::Outcome::Solved);
            EXPECT_EQ(search.rounds().front().bound, patterns->h(problem.start));
            EXPECT_EQ(static_cast<int>(search.line().size()), distances.distance(problem.start));
            EXPECT_EQ(test::replayed(problem, search.line()), goal);
        }
    }
}

// All hundred, against the lengths published and recomputed by others.
TEST(IdaStarByPatterns, SolvesKorfsInstances) {
    const Board goal = test::korfs_goal();
    const auto patterns = std::make_shared<const PatternDatabase>(built(goal, {4, 4}));
    for (const test::KorfInstance& instance : test::korfs_instances()) {
        SCOPED_TRACE(instance.number);
        search::IdaStar search(instance.problem, test::order_of("ULRD"), patterns);
        EXPECT_EQ(search::search_on(search), search::Outcome::Solved);
        EXPECT_EQ(search.line().size(), instance.moves);
        EXPECT_EQ(test::replayed(instance.problem, search.line()), goal);
    }
}

}  // namespace
}  // namespace statescope
