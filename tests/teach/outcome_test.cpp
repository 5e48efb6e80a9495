#include "teach/outcome.hpp"

#include <gtest/gtest.h>

#include "tests/support/searches.hpp"
#include "tests/teach/english.hpp"

namespace statescope::teach {
namespace {

using search::Algorithm;
using search::Rules;

search::Recording textbook(std::string_view start, std::string_view goal,
                           std::uint32_t budget = trace::default_node_budget) {
    const Algorithm& algorithm = test::algorithm_of("bfs");
    return search::record(test::problem_of(start, goal), algorithm,
                          search::textbook_rules(algorithm), budget);
}

TEST(OutcomeSentence, Solved) {
    const auto recording = textbook("283104765", "123804765");
    EXPECT_EQ(outcome_sentence(phrases, recording.trace), "Solved in 4 moves of the blank: uldr.");
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

}  // namespace
}  // namespace statescope::teach
