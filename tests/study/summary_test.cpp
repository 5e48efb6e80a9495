#include "study/summary.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace statescope::study {
namespace {

void expect_spread(const Spread& spread, double mean, double lower, double median, double upper) {
    EXPECT_DOUBLE_EQ(spread.mean, mean);
    EXPECT_DOUBLE_EQ(spread.lower_quartile, lower);
    EXPECT_DOUBLE_EQ(spread.median, median);
    EXPECT_DOUBLE_EQ(spread.upper_quartile, upper);
}

// By hand: of n values in order, the quartiles stand at 1 + (n - 1)/4, /2 and 3/4.
TEST(Spread, HasTheQuartilesWorkedOutByHand) {
    expect_spread(spread_of({4, 1, 3, 2}), 2.5, 1.75, 2.5, 3.25);
    expect_spread(spread_of({10, 30, 20}), 20, 15, 20, 25);
    expect_spread(spread_of({5}), 5, 5, 5, 5);
    expect_spread(spread_of({1, 9}), 5, 3, 5, 7);
    // A well-known example of how the definitions of quartiles differ; this one gives 25.5 and
    // 42.5.
    expect_spread(spread_of({6, 7, 15, 36, 39, 40, 41, 42, 43, 47, 49}), 365.0 / 11, 25.5, 40,
                  42.5);
}

Sample sample(const char* run, std::optional<int> distance, std::uint64_t expanded,
              std::optional<double> branching) {
    return {.run = run,
            .distance = distance,
            .solved = true,
            .moves = static_cast<std::uint32_t>(distance.value_or(0)),
            .expanded = expanded,
            .generated = 2 * expanded,
            .successors = 3 * expanded,
            .branching = branching};
}

TEST(Summaries, AreByRunAndDistance) {
    std::vector<Sample> samples{sample("wide", 4, 10, 2.0), sample("narrow", 4, 4, 1.5),
                                sample("wide", 2, 3, 1.0),  sample("narrow", 2, 2, 1.0),
                                sample("wide", 4, 20, 3.0), sample("narrow", 4, 6, 1.0)};
    samples[4].moves = 6;  // an answer that is too long
    const std::vector<Summary> all = summaries(samples);
    ASSERT_EQ(all.size(), 4u);
    EXPECT_EQ(all[0].run, "wide");
    EXPECT_EQ(all[0].distance, 2);
    EXPECT_EQ(all[1].run, "wide");
    EXPECT_EQ(all[1].distance, 4);
    EXPECT_EQ(all[1].boards, 2u);
    EXPECT_EQ(all[1].shortest, 1u);
    expect_spread(all[1].expanded, 15, 12.5, 15, 17.5);
    expect_spread(all[1].generated, 30, 25, 30, 35);
    EXPECT_DOUBLE_EQ(all[1].mean_successors, 45);
    EXPECT_DOUBLE_EQ(all[1].mean_branching.value(), 2.5);
    EXPECT_EQ(all[2].run, "narrow");
    EXPECT_EQ(all[3].shortest, 2u);
}

TEST(Summaries, LeaveOutWhatWasNotSolved) {
    std::vector<Sample> samples{sample("run", std::nullopt, 8, 1.25), sample("run", 3, 0, {}),
                                sample("run", std::nullopt, 1000, {})};
    samples[1].solved = false;
    samples[2].solved = false;
    const std::vector<Summary> all = summaries(samples);
    ASSERT_EQ(all.size(), 2u);
    EXPECT_EQ(all[0].boards, 2u);
    EXPECT_EQ(all[0].solved, 1u);
    EXPECT_DOUBLE_EQ(all[0].expanded.mean, 8);
    EXPECT_DOUBLE_EQ(all[0].mean_branching.value(), 1.25);
    EXPECT_EQ(all[1].solved, 0u);
    EXPECT_EQ(all[1].mean_branching, std::nullopt);
}

}  // namespace
}  // namespace statescope::study
