// The whole space of a shape, layer by layer, and the shortest answers people have published.

#include <gtest/gtest.h>

#include <numeric>
#include <string>
#include <vector>

#include "puzzle/solvability.hpp"
#include "search/catalogue.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/searches.hpp"

namespace statescope {
namespace {

using search::Problem;

/// How many boards a breadth-first search that never finds its goal expands at each depth.
std::vector<unsigned> layer_sizes(const Problem& unsolvable, const std::string& name) {
    const search::Algorithm& algorithm = test::algorithm_of(name);
    const auto recording = search::record(unsolvable, algorithm, search::textbook_rules(algorithm));
    EXPECT_EQ(recording.trace.outcome(), search::Outcome::Exhausted);
    std::vector<unsigned> sizes;
    for (const trace::NodeId id : recording.trace.expansions()) {
        const std::size_t depth = recording.trace.node(id).g;
        if (depth >= sizes.size()) sizes.resize(depth + 1);
        ++sizes[depth];
    }
    return sizes;
}

/// From a board to the board with two tiles exchanged, which cannot be reached.
Problem from(puzzle::Board start, puzzle::Shape shape) {
    return {shape, start, puzzle::made_solvable(start, shape)};
}

using Sizes = std::vector<unsigned>;

// OEIS A089473.
const Sizes blank_in_a_corner{1,     2,     4,     8,     16,    20,    39,    62,
                              116,   152,   286,   396,   748,   1024,  1893,  2512,
                              4485,  5638,  9529,  10878, 16993, 17110, 23952, 20224,
                              24047, 15578, 14560, 6274,  3910,  760,   221,   2};

TEST(LayerSizes, OfTheEightPuzzleWithTheBlankInACorner) {
    for (const std::string name : {"bfs", "bfs-parent"}) {
        for (const std::string board : {"123456780", "012345678"}) {
            EXPECT_EQ(layer_sizes(from(test::board_of(board), {3, 3}), name), blank_in_a_corner);
        }
    }
}

// OEIS A089474: of its 31 terms these are the ones printed in our sources.
TEST(LayerSizes, OfTheEightPuzzleWithTheBlankInTheCentre) {
    const Sizes sizes = layer_sizes(from(test::board_of("123804765"), {3, 3}), "bfs-parent");
    ASSERT_EQ(sizes.size(), 31u);
    const Sizes first(sizes.begin(), sizes.begin() + 9);
    EXPECT_EQ(first, (Sizes{1, 4, 8, 8, 16, 32, 60, 72, 136}));
    EXPECT_EQ(sizes[29], 472u);
    EXPECT_EQ(sizes[30], 148u);
    EXPECT_EQ(std::accumulate(sizes.begin(), sizes.end(), 0u), 181'440u);
}

TEST(LayerSizes, OfSmallerBoards) {
    EXPECT_EQ(layer_sizes(from(test::board_of("1230"), {2, 2}), "bfs"),
              (Sizes{1, 2, 2, 2, 2, 2, 1}));
    const Sizes two_by_three = layer_sizes(from(test::board_of("123450"), {2, 3}), "bfs");
    EXPECT_EQ(two_by_three.size(), 22u);  // OEIS A090034: the farthest board needs 21 moves
    EXPECT_EQ(std::accumulate(two_by_three.begin(), two_by_three.end(), 0u), 360u);
    EXPECT_EQ(two_by_three, layer_sizes(from(test::board_of("123450"), {3, 2}), "bfs"));
    const Sizes two_by_four = layer_sizes(from(test::board_of("12345670"), {2, 4}), "bfs");
    EXPECT_EQ(two_by_four.size(), 37u);  // OEIS A090035: 36 moves
    EXPECT_EQ(std::accumulate(two_by_four.begin(), two_by_four.end(), 0u), 20'160u);
}

// The 15-puzzle's first layers; the search is stopped by its budget in the midst of a later one.
TEST(LayerSizes, OfTheFifteenPuzzlesBeginning) {
    const Sizes expected{1, 2, 4, 10, 24, 54, 107, 212, 446, 946, 1948, 3938, 7808, 15544};
    const std::uint32_t budget = 80'000;
    const search::Algorithm& algorithm = test::algorithm_of("bfs-parent");
    const puzzle::Shape shape{4, 4};
    const auto recording = search::record(from(puzzle::ordered_board(shape), shape), algorithm,
                                          search::textbook_rules(algorithm), budget);
    EXPECT_EQ(recording.trace.outcome(), search::Outcome::Limit);
    Sizes sizes(expected.size());
    for (const trace::NewNode& node : recording.trace.nodes()) {
        if (node.g < sizes.size()) ++sizes[node.g];
    }
    EXPECT_EQ(sizes, expected);
}

TEST(UnsolvablePairs, TakeTheWholeHalfOfTheSpaceToProve) {
    for (const search::Algorithm& algorithm : test::searches_by_themselves()) {
        SCOPED_TRACE(algorithm.name);
        if (search::keeps_one_path(algorithm.family)) continue;  // they prove nothing
        if (algorithm.name == "bidirectional") continue;  // one side does: bidirectional_test
        for (const bool textbook : {true, false}) {
            const search::Rules rules =
                textbook ? search::textbook_rules(algorithm) : algorithm.document_rules;
            const auto expanded = [&](const std::string& board, puzzle::Shape shape) {
                const search::Count count =
                    search::count(from(test::board_of(board), shape), algorithm, rules);
                EXPECT_EQ(count.result.outcome, search::Outcome::Exhausted);
                EXPECT_TRUE(count.result.moves.empty());
                EXPECT_EQ(count.counters.frontier, 0u);
                return count.counters.visited;
            };
            EXPECT_EQ(expanded("2310", {2, 2}), 12u);
            EXPECT_EQ(expanded("412503", {2, 3}), 360u);
            EXPECT_EQ(expanded("412503", {3, 2}), 360u);
            EXPECT_EQ(expanded("283104765", {3, 3}), 181'440u);
        }
    }
}

/// The cases whose board we read as plain text and whose shortest answer is known.
std::vector<test::Case> solved_cases() {
    std::vector<test::Case> cases;
    for (const test::Case& row : test::all_cases()) {
        if (row.kind == "input-form" || !row.shape || !row.value("optimal_moves")) continue;
        cases.push_back(row);
    }
    return cases;
}

Problem problem_of(const test::Case& row) {
    const puzzle::Shape shape = row.shape.value();
    return {shape, test::read_board(row.start, shape).board,
            test::read_board(row.goal, shape).board};
}

TEST(Cases, ShortestAnswersOfBoardsUpToNineCells) {
    int checked = 0;
    for (const test::Case& row : solved_cases()) {
        if (row.shape->cells() > 9) continue;
        SCOPED_TRACE(row.id);
        const Problem problem = problem_of(row);
        const auto moves = static_cast<std::size_t>(std::stoi(row.value("optimal_moves").value()));
        for (const search::Algorithm& algorithm : test::searches_by_themselves()) {
            const search::Count count =
                search::count(problem, algorithm, search::textbook_rules(algorithm));
            if (search::is_bounded(algorithm.family)) continue;  // trees of millions of nodes
            const bool shortest =
                algorithm.name != "greedy" && algorithm.name != "wastar" && algorithm.name != "dfs";
            EXPECT_GE(count.result.moves.size(), moves) << algorithm.name;
            if (shortest) {
                EXPECT_EQ(count.result.moves.size(), moves) << algorithm.name;
            }
            EXPECT_EQ(test::replayed(problem, count.result.moves), problem.goal);
        }
        ++checked;
    }
    EXPECT_GE(checked, 50);
}

TEST(Cases, ShortestAnswersOfLargerBoardsUpToThirtyFiveMoves) {
    const search::Algorithm& algorithm = test::algorithm_of("astar");
    int checked = 0;
    for (const test::Case& row : solved_cases()) {
        const int moves = std::stoi(row.value("optimal_moves").value());
        if (row.shape->cells() <= 9 || moves > 35) continue;
        SCOPED_TRACE(row.id);
        const Problem problem = problem_of(row);
        search::Rules rules = search::textbook_rules(algorithm);
        rules.tie_break = search::TieBreak::LargerG;
        const search::Count count = search::count(problem, algorithm, rules);
        EXPECT_EQ(count.result.moves.size(), static_cast<std::size_t>(moves));
        EXPECT_EQ(test::replayed(problem, count.result.moves), problem.goal);
        ++checked;
    }
    EXPECT_GE(checked, 6);
}

TEST(Cases, UnsolvablePairsAreNeverSolved) {
    int checked = 0;
    for (const test::Case& row : test::all_cases()) {
        const bool small = row.shape && row.shape->cells() <= 9;
        if (!small || row.kind == "input-form" || row.value("solvable") != "no") continue;
        SCOPED_TRACE(row.id);
        const search::Algorithm& algorithm = test::algorithm_of("bfs-parent");
        const search::Count count =
            search::count(problem_of(row), algorithm, search::textbook_rules(algorithm));
        EXPECT_EQ(count.result.outcome, search::Outcome::Exhausted);
        ++checked;
    }
    EXPECT_GE(checked, 5);
}

}  // namespace
}  // namespace statescope
