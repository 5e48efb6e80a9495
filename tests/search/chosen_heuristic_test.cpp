#include "search/chosen_heuristic.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzle/distances.hpp"
#include "puzzle/solvability.hpp"
#include "search/catalogue.hpp"
#include "search/guarantees.hpp"
#include "search/heuristics/pattern_database.hpp"
#include "tests/support/searches.hpp"

namespace statescope::search {
namespace {

constexpr WeightedSum manhattan_alone{.first = {.heuristic = HeuristicId::Manhattan}};
constexpr WeightedSum twice_manhattan{.first = {{2, 1}, HeuristicId::Manhattan}};
constexpr WeightedSum halves{.first = {{1, 2}, HeuristicId::Manhattan},
                             .second = {{1, 2}, HeuristicId::Manhattan}};

Rules with(Rules rules, const WeightedSum& heuristic) {
    set_heuristic(rules, heuristic);
    return rules;
}

TEST(ChosenHeuristic, OneWithWeightOneIsItself) {
    EXPECT_EQ(with({}, manhattan_alone), Rules{});
    EXPECT_EQ(with(with({}, twice_manhattan), manhattan_alone), Rules{});
    const Rules twice = with({}, twice_manhattan);
    EXPECT_EQ(twice.heuristic, HeuristicId::WeightedSum);
    EXPECT_EQ(heuristic_as_sum(twice), twice_manhattan);
    EXPECT_EQ(heuristic_as_sum(Rules{}), manhattan_alone);
}

TEST(ChosenHeuristic, ClaimsWhatItsPartsAllow) {
    EXPECT_TRUE(h_is_admissible(with({}, halves)));
    EXPECT_TRUE(h_is_consistent(with({}, halves)));
    EXPECT_FALSE(h_is_admissible(with({}, twice_manhattan)));
    const Rules patterns = with({}, {.first = {.heuristic = HeuristicId::Patterns}});
    EXPECT_TRUE(h_is_admissible(patterns));
    EXPECT_FALSE(h_is_consistent(patterns));
    EXPECT_TRUE(answers_are_shortest(take_order(Family::AStar, patterns), patterns));
    const Rules twice = with({}, twice_manhattan);
    EXPECT_FALSE(answers_are_shortest(take_order(Family::AStar, twice), twice));
    EXPECT_FALSE(answers_are_shortest(take_order(Family::IdaStar, twice), twice));
}

TEST(ChosenHeuristic, NeedsWhatItsPartsNeed) {
    const puzzle::Board goal = puzzle::ordered_board({3, 3});
    const WeightedSum nilsson{.first = {{1, 3}, HeuristicId::Manhattan},
                              .second = {{1, 3}, HeuristicId::Nilsson}};
    EXPECT_FALSE(h_is_available(with({}, nilsson), goal, {3, 3})) << "blank in the corner";
    EXPECT_TRUE(h_is_available(with({}, nilsson), test::board_of("123804765"), {3, 3}));
    const WeightedSum patterns{.first = {{1, 1}, HeuristicId::Manhattan},
                               .second = {{1, 9}, HeuristicId::Patterns}};
    EXPECT_TRUE(needs_patterns(Family::AStar, with({}, patterns)));
    EXPECT_FALSE(needs_patterns(Family::BreadthFirst, with({}, patterns)));
    EXPECT_FALSE(needs_patterns(Family::AStar, with({}, halves)));
}

/// f = g + 2 · h, whoever multiplies (Pohl 1970).
RC_GTEST_PROP(WeightedSumSearch, TwiceManhattanIsWeightedAStar, ()) {
    const Problem problem = test::any_walk(
        *rc::gen::element(puzzle::Shape{2, 3}, puzzle::Shape{3, 3}, puzzle::Shape{4, 4}), 30);
    Rules rules = test::any_rules();
    rules.weight = 2;
    rules.heuristic = HeuristicId::Manhattan;
    const Count weighted = count(problem, test::algorithm_of("wastar"), rules, 20'000);
    const Count summed =
        count(problem, test::algorithm_of("astar"), with(rules, twice_manhattan), 20'000);
    RC_ASSERT(weighted.counters == summed.counters);
    RC_ASSERT(weighted.result.moves == summed.result.moves);
}

RC_GTEST_PROP(WeightedSumSearch, HalfAndHalfOfOneIsThatOne, ()) {
    const Problem problem = test::any_problem();
    Rules rules = test::any_rules();
    rules.heuristic = HeuristicId::Manhattan;
    for (const char* name : {"astar", "greedy", "idastar", "rbfs", "astar-cantor"}) {
        const Algorithm& algorithm = test::algorithm_of(name);
        const Count plain = count(problem, algorithm, rules, 5000);
        const Count summed = count(problem, algorithm, with(rules, halves), 5000);
        RC_ASSERT(plain.counters == summed.counters);
        RC_ASSERT(plain.result.moves == summed.result.moves);
    }
}

RC_GTEST_PROP(PatternSearch, AnswersAreShortestWithADatabaseOfItsOwnOrOneAtHand, ()) {
    const puzzle::Shape shape =
        *rc::gen::element(puzzle::Shape{2, 3}, puzzle::Shape{3, 2}, puzzle::Shape{3, 3});
    Problem problem{shape, test::any_board(shape), test::any_board(shape)};
    if (!puzzle::solvability(problem.start, problem.goal, shape).solvable)
        problem.start = puzzle::made_solvable(problem.start, shape);
    const puzzle::DistanceTable exact(problem.goal, shape);
    PatternDatabaseBuilder builder(problem.goal, shape, ready_partition(problem.goal, shape));
    while (!builder.advance(100'000)) {
    }
    const PatternDatabase database = builder.take();
    for (const char* name : {"astar", "idastar"}) {
        const Algorithm& algorithm = test::algorithm_of(name);
        const Rules rules =
            with(textbook_rules(algorithm), {.first = {.heuristic = HeuristicId::Patterns}});
        const Count own = count(problem, algorithm, rules);
        RC_ASSERT(static_cast<int>(own.result.moves.size()) == exact.distance(problem.start));
        Problem at_hand = problem;
        at_hand.patterns = &database;
        const Count given = count(at_hand, algorithm, rules);
        RC_ASSERT(own.counters == given.counters);
    }
}

}  // namespace
}  // namespace statescope::search
