#include "trace/curve.hpp"

#include <gtest/gtest.h>

#include "search/catalogue.hpp"
#include "tests/support/searches.hpp"

namespace statescope {
namespace {

trace::Trace breadth_first(const char* start, std::uint32_t budget = 100'000) {
    const search::Algorithm& algorithm = test::algorithm_of("bfs-parent");
    return search::record(test::problem_of(start, "123804765"), algorithm,
                          search::textbook_rules(algorithm), budget)
        .trace;
}

TEST(Curve, HasAPointForEveryStepOfAShortTrace) {
    const trace::Trace trace = breadth_first("283104765");
    const auto curve = trace::sample_curve(trace, 1000);
    ASSERT_EQ(curve.size(), trace.events().size());
    for (trace::Step step = 0; step <= trace.last_step(); ++step) {
        EXPECT_EQ(curve[step].step, step);
        EXPECT_EQ(curve[step].visited, trace.counters(step).visited);
        EXPECT_EQ(curve[step].frontier, trace.counters(step).frontier);
    }
    EXPECT_EQ(curve.front().visited, 1u);
    EXPECT_EQ(curve.front().frontier, 1u);
    EXPECT_EQ(curve.back().visited, 45u);  // 44 were kept besides the start
}

TEST(Curve, SpreadsItsPointsEvenlyOverALongTrace) {
    const trace::Trace trace = breadth_first("216408753");
    ASSERT_GT(trace.events().size(), 100'000u);
    const int points = 200;
    const auto curve = trace::sample_curve(trace, points);
    ASSERT_EQ(curve.size(), static_cast<std::size_t>(points));
    EXPECT_EQ(curve.front().step, 0u);
    EXPECT_EQ(curve.back().step, trace.last_step());
    const double stride = static_cast<double>(trace.last_step()) / (points - 1);
    for (std::size_t i = 1; i < curve.size(); ++i) {
        EXPECT_NEAR(static_cast<double>(curve[i].step - curve[i - 1].step), stride, 1.0);
        EXPECT_GE(curve[i].visited, curve[i - 1].visited);
        EXPECT_EQ(curve[i].frontier, trace.counters(curve[i].step).frontier);
    }
}

TEST(Curve, OfASingleStepIsOnePoint) {
    const trace::Trace trace = breadth_first("283104765", 1);
    const auto curve = trace::sample_curve(trace, 50);
    ASSERT_EQ(curve.size(), 1u);
    EXPECT_EQ(curve.front().step, 0u);
    EXPECT_EQ(curve.front().frontier, 1u);
}

}  // namespace
}  // namespace statescope
