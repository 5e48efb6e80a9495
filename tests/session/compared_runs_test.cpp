// Searches held beside the one shown: recorded in the background, anew for other boards.

#include "session/compared_runs.hpp"

#include <gtest/gtest.h>

#include "puzzle/solvability.hpp"
#include "tests/support/boards.hpp"

namespace statescope::session {
namespace {

Choices by(const char* algorithm) {
    Choices choices = opening_choices();
    choices.algorithm = search::find_algorithm(algorithm);
    return choices;
}

TEST(ComparedRuns, HoldsUpToThreeBesideTheOneShown) {
    ComparedRuns compared;
    compared.add(by("astar"));
    compared.add(by("astar"));
    EXPECT_EQ(compared.beside().size(), 1u) << "it is held already";
    compared.add(by("ucs"));
    compared.add(by("greedy"));
    EXPECT_TRUE(compared.full());
    compared.add(by("wastar"));
    EXPECT_EQ(compared.beside().size(), 3u);
    compared.remove(1);
    EXPECT_FALSE(compared.full());
    EXPECT_FALSE(compared.holds(by("ucs")));
    EXPECT_TRUE(compared.holds(by("greedy")));
}

TEST(ComparedRuns, TheSameSearchByOtherRulesIsAnother) {
    ComparedRuns compared;
    compared.add(by("astar"));
    Choices other = by("astar");
    other.rule_set = search::RuleSet::Custom;
    other.custom = search::textbook_rules(*other.algorithm);
    EXPECT_TRUE(compared.holds(other)) << "custom rules that are the textbook's";
    other.custom.heuristic = search::HeuristicId::Misplaced;
    EXPECT_FALSE(compared.holds(other));
}

TEST(ComparedRuns, RecordsTheBoardsShown) {
    ComparedRuns compared;
    compared.add(by("astar"));
    EXPECT_TRUE(compared.under_way());
    compared.wait();
    ASSERT_TRUE(compared.beside().front().ready());
    EXPECT_EQ(compared.beside().front().recorded->moves().size(), 4u);
    const std::uint64_t number = compared.beside().front().recording_number;

    Choices shown = by("bfs-parent");
    compared.keep_up_with(shown);
    EXPECT_FALSE(compared.under_way()) << "the same boards";
    shown.problem = {{3, 3}, test::board_of("013824765"), test::board_of("123804765")};
    compared.keep_up_with(shown);
    EXPECT_FALSE(compared.beside().front().ready());
    compared.wait();
    const BesideRun& run = compared.beside().front();
    EXPECT_TRUE(run.ready());
    EXPECT_GT(run.recording_number, number);
    EXPECT_EQ(run.recorded->trace().head().start, shown.problem.start);
    EXPECT_EQ(run.choices.algorithm->name, "astar");
}

TEST(ComparedRuns, AreCancelledWhenTakenAway) {
    ComparedRuns compared;
    Choices large = by("bfs-parent");
    large.problem = {{4, 4}, puzzle::ordered_board({4, 4}), puzzle::ordered_board({4, 4})};
    large.problem.start =
        puzzle::made_solvable(large.problem.start.swapped(0, 5), large.problem.shape);
    compared.add(large);
    compared.remove(0);
    EXPECT_FALSE(compared.under_way());
    compared.tick();
    EXPECT_TRUE(compared.beside().empty());
}

}  // namespace
}  // namespace statescope::session
