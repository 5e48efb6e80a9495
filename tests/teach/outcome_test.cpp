#include "teach/outcome.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzle/distances.hpp"
#include "tests/support/searches.hpp"

namespace statescope::teach {
namespace {

using search::Algorithm;
using search::Rules;

const Phrases phrases;

search::Recording textbook(std::string_view start, std::string_view goal,
                           std::uint32_t budget = trace::default_node_budget) {
    const Algorithm& algorithm = test::algorithm_of("bfs");
    return search::record(test::problem_of(start, goal), algorithm,
                          search::textbook_rules(algorithm), budget);
}

TEST(OutcomeSentence, Solved) {
    const auto recording = textbook("283104765", "123804765");
    EXPECT_EQ(outcome_sentence(phrases, recording.trace), "Solved in 4 moves: uldr.");
}

TEST(OutcomeSentence, StartIsTheGoal) {
    const auto recording = textbook("123804765", "123804765");
    EXPECT_EQ(outcome_sentence(phrases, recording.trace), "Solved: the start is the goal.");
}

TEST(OutcomeSentence, ExhaustedCountsTheReachableBoards) {
    const auto recording = textbook("283104756", "123804765");
    EXPECT_EQ(outcome_sentence(phrases, recording.trace),
              "No solution: all 181,440 boards that can be reached were expanded, and the goal is "
              "not among them.");
}

TEST(OutcomeSentence, Limit) {
    const auto recording = textbook("867254301", "123456780", 1000);
    EXPECT_EQ(outcome_sentence(phrases, recording.trace),
              "Stopped at the limit of 1,000 nodes. The goal has not been met so far. Nothing is "
              "lost: search on with a larger limit.");
}

TEST(OutcomeSentence, Cancelled) {
    const auto recording = test::cancelled_search(test::algorithm_of("bfs"));
    EXPECT_EQ(
        outcome_sentence(phrases, recording.trace),
        "Cancelled. Nodes made so far: 1. What was recorded can be stepped through, or search on.");
}

TEST(OutcomeSentence, NotSearched) {
    const Algorithm& algorithm = test::algorithm_of("astar");
    const auto small = search::not_searched(test::problem_of("283104756", "123804765"), algorithm,
                                            algorithm.document_rules);
    EXPECT_NE(outcome_sentence(phrases, small.trace).find("181,440"), std::string::npos);
    const puzzle::Shape four{4, 4};
    const puzzle::Board goal = puzzle::ordered_board(four);
    const auto large = search::not_searched({four, goal.swapped(13, 14), goal}, algorithm, Rules{});
    EXPECT_NE(outcome_sentence(phrases, large.trace).find("limit"), std::string::npos);
}

RC_GTEST_PROP(ShortestAnswers, AreShortest, ()) {
    // The trap of document 3 and boards of all depths up to some that take a while.
    const search::Problem problem = test::any_walk({3, 3}, 16);
    const Algorithm& algorithm = test::any_algorithm();
    const Rules rules = test::any_rules();
    const auto recording = search::record(problem, algorithm, rules, 20'000);
    if (recording.trace.outcome() != trace::Outcome::Solved) return;
    if (!answers_are_shortest(recording.trace, rules)) return;
    const puzzle::DistanceTable distances(problem.goal, problem.shape);
    RC_ASSERT(static_cast<int>(recording.moves.size()) ==
              distances.distance(problem.start).value());
}

TEST(ShortestAnswers, AreNotPromisedByDocument3) {
    const search::Problem trap = test::problem_of("135408762", "123456780");
    const auto promised = [&](std::string_view name) {
        const Algorithm& algorithm = test::algorithm_of(name);
        const auto recording = search::record(trap, algorithm, algorithm.document_rules);
        return answers_are_shortest(recording.trace, algorithm.document_rules);
    };
    EXPECT_TRUE(promised("bfs"));
    EXPECT_TRUE(promised("bfs-parent"));
    EXPECT_TRUE(promised("astar"));
    EXPECT_FALSE(promised("astar-cantor"));
}

TEST(ShortestAnswers, ArePromisedByWhatTheHeuristicClaims) {
    const Algorithm& algorithm = test::algorithm_of("astar");
    const auto recording = search::record(test::problem_of("283104765", "123804765"), algorithm,
                                          search::textbook_rules(algorithm));
    const auto promised = [&](search::HeuristicId heuristic, search::DuplicateCheck check,
                              search::BetterG better_g) {
        Rules rules;
        rules.heuristic = heuristic;
        rules.duplicate_check = check;
        rules.better_g = better_g;
        return answers_are_shortest(recording.trace, rules);
    };
    using enum search::DuplicateCheck;
    constexpr auto update = search::BetterG::Update;
    constexpr auto ignore = search::BetterG::Ignore;
    constexpr auto manhattan = search::HeuristicId::Manhattan;
    constexpr auto only_admissible = search::HeuristicId::ManhattanCheckerboard;
    constexpr auto says_too_much = search::HeuristicId::Nilsson;
    EXPECT_TRUE(promised(manhattan, AtExpansion, ignore));
    EXPECT_FALSE(promised(manhattan, AtGeneration, ignore));
    EXPECT_TRUE(promised(only_admissible, AtGeneration, update));
    EXPECT_TRUE(promised(only_admissible, None, ignore));
    EXPECT_TRUE(promised(only_admissible, NoUndoing, ignore));
    EXPECT_FALSE(promised(only_admissible, AtExpansion, ignore)) << "lesson L13";
    EXPECT_FALSE(promised(says_too_much, AtGeneration, update)) << "lesson L12";
}

}  // namespace
}  // namespace statescope::teach
