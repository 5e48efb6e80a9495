// The optimal search in the background: rounds in sight, cancelled, gone on with.

#include "session/optimal_search.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "puzzle/move.hpp"
#include "tests/support/boards.hpp"
#include "tests/support/korf.hpp"

namespace statescope::session {
namespace {

using Phase = OptimalState::Phase;

puzzle::Board after(const OptimalTask& task, const std::vector<puzzle::Move>& moves) {
    puzzle::Board board = task.problem.start;
    for (const puzzle::Move move : moves)
        board = puzzle::moved(board, task.problem.shape, move).value_or(board);
    return board;
}

OptimalTask small_task() {
    return {.problem = {{3, 3}, test::board_of("867254301"), test::board_of("123456780")}};
}

/// Korf's longest: thousands of millions of nodes, far beyond a first look.
OptimalTask long_task(OptimalEstimate estimate) {
    const auto instances = test::korfs_instances();
    const auto longest =
        std::max_element(instances.begin(), instances.end(),
                         [](const auto& a, const auto& b) { return a.generated < b.generated; });
    return {.problem = longest->problem, .estimate = estimate};
}

TEST(OptimalSearch, FindsAShortestAnswerWithItsRounds) {
    OptimalSearch search;
    search.look_at(small_task());
    ASSERT_NE(search.job(), nullptr);
    search.job()->wait();
    const OptimalState state = search.job()->state();
    EXPECT_EQ(state.phase, Phase::Solved);
    EXPECT_EQ(state.line.size(), 31u);  // published: one of the two hardest boards
    EXPECT_EQ(after(small_task(), state.line), small_task().problem.goal);
    ASSERT_FALSE(state.rounds.empty());
    EXPECT_EQ(state.rounds.front().bound, 21);  // its Manhattan distance
    EXPECT_EQ(state.rounds.back().bound, 31);
    std::uint64_t expanded = 0;
    for (const search::IdaRound& round : state.rounds)
        expanded += round.expanded;
    EXPECT_EQ(state.expanded, expanded);
    EXPECT_FALSE(search.under_way());
}

TEST(OptimalSearch, AFirstLookStopsAndCanGoOn) {
    OptimalSearch search;
    search.look_at(long_task(OptimalEstimate::Manhattan));
    search.job()->wait();
    const OptimalState first = search.job()->state();
    EXPECT_EQ(first.phase, Phase::Stopped);
    EXPECT_EQ(first.expanded, OptimalJob::first_look);
    search.job()->go_on();
    EXPECT_TRUE(search.under_way());
    search.job()->cancel();
    search.job()->wait();
    const OptimalState later = search.job()->state();
    EXPECT_EQ(later.phase, Phase::Stopped);
    EXPECT_GE(later.expanded, first.expanded) << "nothing is lost";
    EXPECT_GE(later.rounds.size(), first.rounds.size());
    for (std::size_t i = 0; i + 1 < first.rounds.size(); ++i)
        EXPECT_EQ(later.rounds[i].expanded, first.rounds[i].expanded);
}

TEST(OptimalSearch, AnotherTaskTakesThePlaceOfTheFirst) {
    OptimalSearch search;
    search.look_at(long_task(OptimalEstimate::Manhattan));
    const OptimalJob* before = search.job();
    search.look_at(long_task(OptimalEstimate::Manhattan));
    EXPECT_EQ(search.job(), before) << "the same task goes on";
    search.look_at(small_task());
    EXPECT_NE(search.job(), before);
    EXPECT_EQ(search.job()->task(), small_task());
    search.clear();
    EXPECT_EQ(search.job(), nullptr);
    EXPECT_FALSE(search.under_way());
}

TEST(OptimalSearch, PatternsAreBuiltAndCanBeCancelled) {
    OptimalSearch search;
    search.look_at(long_task(OptimalEstimate::Patterns));
    EXPECT_EQ(search.job()->state().phase, Phase::Building);
    search.job()->cancel();
    search.job()->wait();
    const OptimalState state = search.job()->state();
    EXPECT_EQ(state.phase, Phase::Stopped);
    EXPECT_LT(state.built, 1);
    EXPECT_TRUE(state.rounds.empty());
}

TEST(OptimalSearch, WithPatternsFewerNodesAreExpandedForTheSameAnswer) {
    // The first of Korf's hundred: 57 moves.
    const test::KorfInstance instance = test::korfs_instances().front();
    const OptimalTask task{.problem = instance.problem, .estimate = OptimalEstimate::Patterns};
    OptimalSearch search;
    search.look_at(task);
    search.job()->wait();
    const OptimalState state = search.job()->state();
    EXPECT_EQ(state.phase, Phase::Solved);
    EXPECT_EQ(state.source, PatternSource::Built);
    EXPECT_EQ(state.line.size(), instance.moves);
    EXPECT_EQ(after(task, state.line), task.problem.goal);
    EXPECT_LT(state.expanded, instance.generated / 100);
}

}  // namespace
}  // namespace statescope::session
