// Heuristics held against plain re-tellings of what they stand for: the easier puzzle played out,
// all subsets of a line tried, every pair looked at.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <queue>
#include <vector>

#include "puzzle/rank.hpp"
#include "puzzle/shuffle.hpp"
#include "puzzle/solvability.hpp"
#include "search/heuristics/heuristic.hpp"
#include "tests/support/searches.hpp"

namespace statescope {
namespace {

using puzzle::Board;
using puzzle::Shape;
using search::HeuristicId;

int estimate(HeuristicId id, const search::Problem& problem) {
    const auto h = search::make_estimator(search::heuristic(id), problem.goal, problem.shape);
    return (*h)(problem.start);
}

/// For use inside a property: any two boards of any shape.
search::Problem any_pair() {
    const Shape shape = test::any_shape();
    return {shape, test::any_board(shape), test::any_board(shape)};
}

int manhattan(const search::Problem& problem) {
    int sum = 0;
    for (int tile = 1; tile < problem.shape.cells(); ++tile) {
        sum += puzzle::taxicab(problem.shape, problem.start.cell_of(tile, problem.shape),
                               problem.goal.cell_of(tile, problem.shape));
    }
    return sum;
}

// --- Linear conflict ---

/// The cells of every row and every column, in order.
std::vector<std::vector<int>> lines_of(Shape shape) {
    std::vector<std::vector<int>> lines;
    for (int row = 0; row < shape.rows; ++row) {
        lines.emplace_back();
        for (int column = 0; column < shape.columns; ++column)
            lines.back().push_back(row * shape.columns + column);
    }
    for (int column = 0; column < shape.columns; ++column) {
        lines.emplace_back();
        for (int row = 0; row < shape.rows; ++row)
            lines.back().push_back(row * shape.columns + column);
    }
    return lines;
}

/// Where the goal has the tiles of a line that belong to it, in the order in which they stand.
std::vector<int> homes_in_line(const search::Problem& problem, const std::vector<int>& line) {
    std::vector<int> homes;
    for (const int cell : line) {
        const int tile = problem.start.at(cell);
        const int home = problem.goal.cell_of(tile, problem.shape);
        if (tile != 0 && std::find(line.begin(), line.end(), home) != line.end())
            homes.push_back(home);
    }
    return homes;
}

int wrong_pairs(const std::vector<int>& homes) {
    int pairs = 0;
    for (std::size_t i = 0; i < homes.size(); ++i) {
        for (std::size_t j = i + 1; j < homes.size(); ++j)
            pairs += homes[i] > homes[j];
    }
    return pairs;
}

/// The least number of tiles to take out so that no wrong pair is left: all ways are tried.
int least_taken_out(const std::vector<int>& homes) {
    int least = static_cast<int>(homes.size());
    for (unsigned kept = 0; kept < 1u << homes.size(); ++kept) {
        std::vector<int> left;
        for (std::size_t i = 0; i < homes.size(); ++i) {
            if (kept >> i & 1u) left.push_back(homes[i]);
        }
        if (wrong_pairs(left) == 0)
            least = std::min(least, static_cast<int>(homes.size() - left.size()));
    }
    return least;
}

RC_GTEST_PROP(LinearConflict, TakesOutAsFewTilesAsAnyWay, ()) {
    const search::Problem problem = any_pair();
    int taken_out = 0;
    int pairs = 0;
    for (const std::vector<int>& line : lines_of(problem.shape)) {
        const std::vector<int> homes = homes_in_line(problem, line);
        taken_out += least_taken_out(homes);
        pairs += wrong_pairs(homes);
    }
    RC_ASSERT(estimate(HeuristicId::LinearConflict, problem) == manhattan(problem) + 2 * taken_out);
    RC_ASSERT(estimate(HeuristicId::LinearConflictPairs, problem) ==
              manhattan(problem) + 2 * pairs);
}

// A row turned round needs the most: of four tiles three step out, where there are six pairs.
TEST(LinearConflict, OfARowTurnedRound) {
    const Shape shape{4, 4};
    const std::vector<int> ordered{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0};
    std::vector<int> turned = ordered;
    std::reverse(turned.begin(), turned.begin() + 4);
    const search::Problem problem{shape, test::board_of(turned), test::board_of(ordered)};
    EXPECT_EQ(estimate(HeuristicId::Manhattan, problem), 3 + 1 + 1 + 3);
    EXPECT_EQ(estimate(HeuristicId::LinearConflict, problem), 8 + 2 * 3);
    EXPECT_EQ(estimate(HeuristicId::LinearConflictPairs, problem), 8 + 2 * 6);
}

// --- Gaschnig's swaps ---

/// The swaps of the usual recipe, really made: the tile that belongs where the blank stands goes
/// there; with the blank at home, it is swapped with any tile that is not.
int swaps_made(const search::Problem& problem) {
    Board board = problem.start;
    int swaps = 0;
    for (; board != problem.goal; ++swaps) {
        const int blank = board.blank();
        int other = board.cell_of(problem.goal.at(blank), problem.shape);
        for (int cell = 0; blank == problem.goal.blank() && cell < problem.shape.cells(); ++cell) {
            if (board.at(cell) != problem.goal.at(cell)) other = cell;
        }
        board = board.swapped(blank, other);
    }
    return swaps;
}

RC_GTEST_PROP(Gaschnig, CountsTheSwapsOfTheRecipe, ()) {
    const search::Problem problem = any_pair();
    RC_ASSERT(estimate(HeuristicId::Gaschnig, problem) == swaps_made(problem));
}

// No way of swapping is shorter: a breadth-first walk over all 720 boards, every swap allowed.
TEST(Gaschnig, IsTheLeastNumberOfSwaps) {
    const Shape shape{2, 3};
    const Board goal = test::board_of("314025");
    std::vector<int> least(puzzle::board_count(shape), -1);
    std::queue<Board> queue({goal});
    least[puzzle::rank(goal, shape)] = 0;
    for (; !queue.empty(); queue.pop()) {
        const Board board = queue.front();
        for (int cell = 0; cell < shape.cells(); ++cell) {
            const Board next = board.swapped(board.blank(), cell);
            int& swaps = least[puzzle::rank(next, shape)];
            if (swaps >= 0) continue;
            swaps = least[puzzle::rank(board, shape)] + 1;
            queue.push(next);
        }
    }
    for (std::uint32_t rank = 0; rank < least.size(); ++rank) {
        const search::Problem problem{shape, puzzle::unrank(rank, shape), goal};
        ASSERT_EQ(estimate(HeuristicId::Gaschnig, problem), least[rank]);
    }
}

// --- Inversion distance ---

/// The inversions of a board whose cells are read in this order, against the goal read so.
int inversions_read(const search::Problem& problem, const std::vector<int>& cells) {
    int inversions = 0;
    const auto place = [&](int tile) {
        return std::find(cells.begin(), cells.end(), problem.goal.cell_of(tile, problem.shape));
    };
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (std::size_t j = i + 1; j < cells.size(); ++j) {
            const int first = problem.start.at(cells[i]);
            const int second = problem.start.at(cells[j]);
            if (first != 0 && second != 0) inversions += place(first) > place(second);
        }
    }
    return inversions;
}

/// The least number of steps from 0 to a number of inversions, a step past so many tiles changing
/// it by passed, passed - 2, ... -passed: a breadth-first walk over the numbers.
int least_steps(int inversions, int passed) {
    constexpr int most = 200;
    std::vector<int> steps(most, -1);
    std::queue<int> queue({0});
    steps[0] = 0;
    for (; !queue.empty(); queue.pop()) {
        const int at = queue.front();
        for (int smaller = 0; smaller <= passed; ++smaller) {
            const int next = at + passed - 2 * smaller;
            if (next < 0 || next >= most || steps[static_cast<std::size_t>(next)] >= 0) continue;
            steps[static_cast<std::size_t>(next)] = steps[static_cast<std::size_t>(at)] + 1;
            queue.push(next);
        }
    }
    return steps[static_cast<std::size_t>(inversions)];
}

RC_GTEST_PROP(InversionDistance, IsTheLeastNumberOfStepsOverTheInversions, ()) {
    search::Problem problem = any_pair();
    const Shape shape = problem.shape;
    if (!puzzle::solvability(problem.start, problem.goal, shape).solvable)
        problem.start = puzzle::made_solvable(problem.start, shape);
    std::vector<int> by_rows;
    std::vector<int> by_columns;
    for (int cell = 0; cell < shape.cells(); ++cell)
        by_rows.push_back(cell);
    for (int column = 0; column < shape.columns; ++column) {
        for (int row = 0; row < shape.rows; ++row)
            by_columns.push_back(row * shape.columns + column);
    }
    const int vertical = least_steps(inversions_read(problem, by_rows), shape.columns - 1);
    const int horizontal = least_steps(inversions_read(problem, by_columns), shape.rows - 1);
    RC_ASSERT(vertical >= 0 && horizontal >= 0);
    RC_ASSERT(estimate(HeuristicId::InversionDistance, problem) == vertical + horizontal);
}

// --- Walking distance ---

/// What is left of a board when only lines count: for each line the home lines of what stands in
/// it, in order of size; -1 is the blank.
using Spread = std::vector<std::vector<int>>;

Spread spread_of(Board board, Board goal, Shape shape, bool rows) {
    const auto line = [&](int cell) { return rows ? shape.row(cell) : shape.column(cell); };
    Spread spread(static_cast<std::size_t>(rows ? shape.rows : shape.columns));
    for (int cell = 0; cell < shape.cells(); ++cell) {
        const int tile = board.at(cell);
        spread[static_cast<std::size_t>(line(cell))].push_back(
            tile == 0 ? -1 : line(goal.cell_of(tile, shape)));
    }
    for (std::vector<int>& each : spread)
        std::sort(each.begin(), each.end());
    return spread;
}

/// All spreads one move away: the blank changes places with a thing of a neighbouring line.
std::vector<Spread> neighbours(const Spread& spread) {
    std::vector<Spread> all;
    for (std::size_t blank = 0; blank < spread.size(); ++blank) {
        if (spread[blank].front() != -1) continue;
        for (const std::size_t to : {blank - 1, blank + 1}) {
            if (to >= spread.size()) continue;
            for (std::size_t i = 0; i < spread[to].size(); ++i) {
                Spread next = spread;
                std::swap(next[blank].front(), next[to][i]);
                std::sort(next[blank].begin(), next[blank].end());
                std::sort(next[to].begin(), next[to].end());
                all.push_back(next);
            }
        }
    }
    return all;
}

std::map<Spread, int> walk_from(const Spread& goal) {
    std::map<Spread, int> moves{{goal, 0}};
    std::queue<Spread> queue({goal});
    for (; !queue.empty(); queue.pop()) {
        const int next_moves = moves.at(queue.front()) + 1;
        for (const Spread& next : neighbours(queue.front())) {
            if (moves.emplace(next, next_moves).second) queue.push(next);
        }
    }
    return moves;
}

class WalkingDistance : public testing::TestWithParam<Shape> {};

TEST_P(WalkingDistance, IsThatOfTheTwoPuzzlesPlayedOut) {
    const Shape shape = GetParam();
    const Board goal =
        puzzle::random_walk(puzzle::ordered_board(shape), shape, 100, /*seed=*/20240229);
    const auto rows = walk_from(spread_of(goal, goal, shape, true));
    const auto columns = walk_from(spread_of(goal, goal, shape, false));
    const auto h =
        search::make_estimator(search::heuristic(HeuristicId::WalkingDistance), goal, shape);
    constexpr std::uint64_t boards = 300;
    for (std::uint64_t seed = 0; seed < boards; ++seed) {
        Board board = puzzle::random_solvable(goal, shape, seed);
        // A board that cannot reach the goal has an estimate too.
        if (seed % 4 == 0) board = puzzle::made_solvable(board, shape);
        ASSERT_EQ((*h)(board), rows.at(spread_of(board, goal, shape, true)) +
                                   columns.at(spread_of(board, goal, shape, false)));
    }
}

INSTANTIATE_TEST_SUITE_P(AllShapes, WalkingDistance, testing::ValuesIn(test::all_shapes()),
                         test::ShapeName());

// The published number of positions of the 15-puzzle's walking distance, reached from the goal.
TEST(WalkingDistanceOf4x4, Has24964Spreads) {
    const Shape shape{4, 4};
    const Board goal = puzzle::ordered_board(shape);
    EXPECT_EQ(walk_from(spread_of(goal, goal, shape, true)).size(), 24'964u);
}

// --- Euclidean ---

/// The root of a whole number below 64 in units of 2^-29, by whole numbers only, rounded down.
std::uint64_t fixed_root(std::uint64_t square) {
    const std::uint64_t wanted = square << 58;
    std::uint64_t root = 0;
    for (std::uint64_t bit = std::uint64_t{1} << 32; bit > 0; bit >>= 1) {
        if ((root + bit) <= wanted / (root + bit)) root += bit;
    }
    return root;
}

RC_GTEST_PROP(Euclidean, IsTheSumOfTheRootsRoundedUp, ()) {
    const search::Problem problem = any_pair();
    constexpr std::uint64_t one = std::uint64_t{1} << 29;
    std::uint64_t sum = 0;
    bool whole = true;
    for (int tile = 1; tile < problem.shape.cells(); ++tile) {
        const int from = problem.start.cell_of(tile, problem.shape);
        const int to = problem.goal.cell_of(tile, problem.shape);
        const int rows = problem.shape.row(from) - problem.shape.row(to);
        const int columns = problem.shape.column(from) - problem.shape.column(to);
        sum += fixed_root(static_cast<std::uint64_t>(rows * rows + columns * columns));
        whole = whole && (rows == 0 || columns == 0);  // of 0 to 3 rows and columns no others are
    }
    const std::uint64_t rounded_up = whole ? sum / one : sum / one + 1;
    RC_ASSERT(estimate(HeuristicId::Euclidean, problem) == static_cast<int>(rounded_up));
}

// --- Exact distance ---

// With ties going to the larger g, A* then walks one shortest path and expands nothing else.
TEST(ExactDistance, ExpandsOnlyTheBoardsOfOneShortestPath) {
    const Board goal = test::board_of("123804765");
    search::Rules rules;
    rules.heuristic = HeuristicId::Perfect;
    rules.tie_break = search::TieBreak::LargerG;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Board start = puzzle::random_solvable(goal, test::three_by_three, seed);
        const search::Count count =
            search::count({test::three_by_three, start, goal}, test::algorithm_of("astar"), rules);
        const search::Count breadth_first =
            search::count({test::three_by_three, start, goal}, test::algorithm_of("bfs-parent"),
                          search::textbook_rules(test::algorithm_of("bfs-parent")));
        EXPECT_EQ(count.result.moves.size(), breadth_first.result.moves.size());
        EXPECT_EQ(count.counters.expanded, breadth_first.result.moves.size());
    }
}

}  // namespace
}  // namespace statescope
