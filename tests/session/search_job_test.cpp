#include "session/search_job.hpp"

#include <gtest/gtest.h>

#include <chrono>

#include "tests/session/problems.hpp"

namespace statescope::session {
namespace {

using namespace std::chrono_literals;

TEST(SearchJob, hands_over_the_same_recording_as_a_plain_call) {
    const Choices choices = opening_choices();
    SearchJob job(choices);
    const auto recorded = job.finished(1h);
    ASSERT_NE(recorded, nullptr);
    const auto plain = search::record(choices.problem, *choices.algorithm, choices.rules());
    EXPECT_EQ(recorded->trace().final_counters(), plain.trace.final_counters());
    EXPECT_EQ(recorded->solution().size(), 5u) << "the textbook board needs 4 moves";
    EXPECT_EQ(recorded->solution().front(), choices.problem.start);
    EXPECT_EQ(recorded->solution().back(), choices.problem.goal);
    EXPECT_EQ(job.finished(0ms), nullptr) << "handed over once";
}

TEST(SearchJob, cancelling_keeps_what_was_recorded) {
    Choices choices = opening_choices();
    choices.problem =
        problem("15 14 1 6 9 11 4 12 0 10 7 3 13 8 5 2", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0");
    choices.node_budget = most_node_budget;
    SearchJob job(choices);
    while (job.nodes() < 1000) {
        ASSERT_EQ(job.finished(1ms), nullptr);
    }
    job.cancel();
    EXPECT_TRUE(job.cancelling());
    const auto recorded = job.finished(1h);
    ASSERT_NE(recorded, nullptr);
    EXPECT_EQ(recorded->trace().outcome(), trace::Outcome::Cancelled);
    EXPECT_GE(recorded->trace().nodes().size(), 1000u);
    EXPECT_TRUE(recorded->solution().empty());
}

TEST(SearchJob, an_unsolvable_pair_is_only_searched_when_asked) {
    Choices choices = opening_choices();
    choices.problem = problem("2 1 3 0", "1 2 3 0");
    SearchJob announced(choices);
    const auto start_alone = announced.finished(1h);
    ASSERT_NE(start_alone, nullptr);
    EXPECT_EQ(start_alone->trace().outcome(), trace::Outcome::NotSearched);
    EXPECT_EQ(start_alone->trace().nodes().size(), 1u);

    choices.prove_unsolvable = true;
    SearchJob proved(choices);
    const auto whole = proved.finished(1h);
    ASSERT_NE(whole, nullptr);
    EXPECT_EQ(whole->trace().outcome(), trace::Outcome::Exhausted);
    EXPECT_EQ(whole->trace().final_counters().expanded, 12u) << "half of the 24 boards of 2 x 2";
}

}  // namespace
}  // namespace statescope::session
