#include "session/recordings.hpp"

#include <gtest/gtest.h>

#include "tests/support/searches.hpp"

namespace statescope::session {
namespace {

// Lesson L09, 12 moves: 1,488 expanded by breadth-first search, 25 by A* with Manhattan.
TEST(RecordAll, gives_a_recording_for_each_run_in_order) {
    std::vector<study::Run> runs;
    for (const char* name : {"bfs-parent", "astar"}) {
        const search::Algorithm& algorithm = test::algorithm_of(name);
        runs.push_back({&algorithm, search::textbook_rules(algorithm)});
    }
    const auto recordings = record_all(test::problem_of("281463075", "123804765"), runs, 10'000);
    ASSERT_EQ(recordings.size(), 2u);
    EXPECT_EQ(recordings[0].trace.final_counters().expanded, 1488u);
    EXPECT_EQ(recordings[1].trace.final_counters().expanded, 25u);
    EXPECT_EQ(recordings[1].moves.size(), 12u);

    const auto limited = record_all(test::problem_of("281463075", "123804765"), runs, 1000);
    EXPECT_EQ(limited[0].trace.outcome(), trace::Outcome::Limit);
    EXPECT_EQ(limited[1].trace.outcome(), trace::Outcome::Solved);
}

TEST(RecordAll, EachRunIsWatchedByItself) {
    const search::Algorithm& algorithm = test::algorithm_of("bfs-parent");
    const std::vector<study::Run> runs(2, {&algorithm, search::textbook_rules(algorithm)});
    std::vector<trace::Watch> watches(2);
    watches[0].cancel = true;
    const auto recordings =
        record_all(test::problem_of("281463075", "123804765"), runs, 10'000, watches);
    EXPECT_EQ(recordings[0].trace.outcome(), trace::Outcome::Cancelled);
    EXPECT_EQ(recordings[1].trace.outcome(), trace::Outcome::Solved);
    EXPECT_LT(watches[0].nodes, 100u);
    EXPECT_GT(watches[1].nodes, 1488u) << "as many are expanded";
}

}  // namespace
}  // namespace statescope::session
