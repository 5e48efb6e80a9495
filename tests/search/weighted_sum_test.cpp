#include "search/heuristics/weighted_sum.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzle/distances.hpp"
#include "puzzle/rank.hpp"
#include "search/astar.hpp"
#include "search/known_boards.hpp"
#include "tests/support/searches.hpp"
#include "trace/tally.hpp"

namespace statescope::search {
namespace {

constexpr puzzle::Shape shape = test::three_by_three;

int estimate(const WeightedSum& sum, const char* start, const char* goal) {
    return (*make_estimator(sum, test::board_of(goal), shape))(test::board_of(start));
}

// On this board Manhattan is 5 and misplaced tiles is 4.
TEST(WeightedSum, IsRoundedDown) {
    const auto on_board = [](Weight a, Weight b) {
        return estimate({{a, HeuristicId::Manhattan}, {b, HeuristicId::Misplaced}}, "283164705",
                        "123804765");
    };
    EXPECT_EQ(on_board({1, 1}, {1, 1}), 9);
    EXPECT_EQ(on_board({1, 2}, {1, 2}), 4) << "4.5";
    EXPECT_EQ(on_board({2, 3}, {1, 6}), 4) << "exactly 10/3 + 2/3";
    EXPECT_EQ(on_board({0, 1}, {5, 4}), 5);
    EXPECT_EQ(on_board({100, 1}, {0, 1}), 255) << "500 does not fit a byte";
}

TEST(WeightedSum, WithNothingIsOneHeuristicTimesItsWeight) {
    const WeightedSum twice{{{2, 1}, HeuristicId::Manhattan}, {}};
    EXPECT_EQ(estimate(twice, "283164705", "123804765"), 10);
}

TEST(WeightedSum, ClaimsWhatFollowsFromItsParts) {
    const auto sum = [](Weight a, HeuristicId first, Weight b, HeuristicId second) {
        return WeightedSum{{a, first}, {b, second}};
    };
    using enum HeuristicId;
    EXPECT_TRUE(sum({1, 2}, Manhattan, {1, 2}, Misplaced).admissible());
    EXPECT_TRUE(sum({1, 2}, Manhattan, {1, 2}, Misplaced).consistent());
    EXPECT_FALSE(sum({1, 2}, Manhattan, {2, 3}, Misplaced).admissible());
    EXPECT_FALSE(sum({1, 2}, Manhattan, {2, 3}, Misplaced).consistent());
    EXPECT_TRUE(sum({1, 1}, Manhattan, {1, 1}, None).consistent()) << "nothing has no weight";
    EXPECT_FALSE(sum({2, 1}, Manhattan, {1, 1}, None).admissible());
    EXPECT_FALSE(sum({1, 2}, Nilsson, {1, 2}, Manhattan).admissible());
    EXPECT_TRUE(sum({1, 2}, ManhattanCheckerboard, {1, 2}, Manhattan).admissible());
    EXPECT_FALSE(sum({1, 2}, ManhattanCheckerboard, {1, 2}, Manhattan).consistent());
}

TEST(WeightedSum, IsAvailableWhereBothPartsAre) {
    const WeightedSum with_nilsson{{{1, 2}, HeuristicId::Manhattan},
                                   {{1, 2}, HeuristicId::Nilsson}};
    const WeightedSum with_perfect{{{1, 2}, HeuristicId::Perfect},
                                   {{1, 2}, HeuristicId::Manhattan}};
    EXPECT_TRUE(available(with_nilsson, test::board_of("123804765"), shape));
    EXPECT_FALSE(available(with_nilsson, test::board_of("123456780"), shape));
    EXPECT_TRUE(available(with_perfect, test::board_of("123456780"), shape));
    EXPECT_FALSE(available(with_perfect, puzzle::ordered_board({3, 4}), {3, 4}));
}

// The claims of random sums, on all boards of the smaller shapes.
RC_GTEST_PROP(WeightedSum, KeepsItsClaims, ()) {
    const puzzle::Shape of =
        *rc::gen::element(puzzle::Shape{2, 2}, puzzle::Shape{2, 3}, puzzle::Shape{3, 2});
    const auto any_part = [] {
        const auto whole = *rc::gen::inRange<std::uint16_t>(1, 7);
        const auto part = *rc::gen::inRange<std::uint16_t>(0, 7);
        return Weighted{{part, whole}, test::any_heuristic()};
    };
    const WeightedSum sum{any_part(), any_part()};
    const puzzle::Board goal = test::any_board(of);
    const puzzle::DistanceTable distances(goal, of);
    const auto h = make_estimator(sum, goal, of);
    for (std::uint32_t rank = 0; rank < puzzle::board_count(of); ++rank) {
        const puzzle::Board board = puzzle::unrank(rank, of);
        const auto distance = distances.distance(board);
        if (!distance) continue;
        RC_ASSERT((*h)(board) <= *distance || !sum.admissible());
        for (const puzzle::Move move : puzzle::all_moves) {
            const auto next = puzzle::moved(board, of, move);
            // Not in one expression: RC_ASSERT evaluates both sides of an "or".
            if (!next) continue;
            RC_ASSERT((*h)(board) <= 1 + (*h)(*next) || !sum.consistent());
        }
    }
}

Count search_with(const WeightedSum& sum, const Problem& problem, const Rules& rules) {
    trace::Counting tally(rules.stale_entries == StaleEntries::Skipped, trace::default_node_budget);
    const auto h = make_estimator(sum, problem.goal, problem.shape);
    const Result result = astar<HashedBoards>(problem, rules, *h, tally);
    return {result, tally.counters()};
}

// Weighted A* is A* with a heuristic that says w times as much: the same f, so the same nodes.
RC_GTEST_PROP(WeightedAStar, IsAStarByTheWeightedHeuristic, ()) {
    const puzzle::Shape of =
        *rc::gen::element(puzzle::Shape{2, 2}, puzzle::Shape{2, 3}, puzzle::Shape{3, 2});
    const Problem problem{of, test::any_board(of), test::any_board(of)};
    Rules rules = test::any_rules();
    rules.heuristic = *rc::gen::element(HeuristicId::Manhattan, HeuristicId::Misplaced);
    if (!search::marks_boards(rules.duplicate_check))
        rules.duplicate_check = DuplicateCheck::AtExpansion;
    const Count sum = search_with({{{rules.weight, 1}, rules.heuristic}, {}}, problem, rules);
    const Count weighted = search::count(problem, test::algorithm_of("wastar"), rules);
    RC_ASSERT(sum.counters == weighted.counters);
    RC_ASSERT(sum.result.moves == weighted.result.moves);
}

// A board of a study of weighted A* with 2 times Manhattan: 11 moves where 9 would do.
TEST(WeightedAStar, AnswersTwoMovesTooLong) {
    const Problem problem = test::problem_of("123580467", "123456780");
    Rules rules;
    rules.order = test::order_of("UDLR");
    rules.tie_break = TieBreak::LargerG;
    const auto moves = [&](Weight weight) {
        return search_with({{weight, HeuristicId::Manhattan}, {}}, problem, rules)
            .result.moves.size();
    };
    EXPECT_EQ(moves({1, 1}), 9u);
    EXPECT_EQ(moves({2, 1}), 11u);
}

// The general form of A* and the one that reads a table are one search.
TEST(WeightedAStar, WithWeightOneIsAStar) {
    const Problem problem = test::problem_of("216408753", "123804765");
    const Rules rules;
    const Count sum = search_with({{{1, 1}, HeuristicId::Manhattan}, {}}, problem, rules);
    const Count table = count(problem, test::algorithm_of("astar"), rules);
    EXPECT_EQ(sum.counters, table.counters);
    EXPECT_EQ(sum.result.moves, table.result.moves);
}

}  // namespace
}  // namespace statescope::search
