// Where something may stand on a line beside what stands there already.

#include "layout/free_place.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <cstdlib>
#include <vector>

namespace statescope::layout {
namespace {

TEST(FreeLine, NothingIsInTheWayOnAnEmptyLine) {
    EXPECT_EQ(FreeLine({}).nearest(3.5, 10), 3.5);
}

TEST(FreeLine, GoesToTheNearerSideOfWhatIsInTheWay) {
    const FreeLine line({{0, 4}});
    EXPECT_EQ(line.nearest(3, 2), 5);
    EXPECT_EQ(line.nearest(1, 2), -1);
    EXPECT_EQ(line.nearest(2, 2), 5) << "the greater of two as near";
}

TEST(FreeLine, LeavesOutGapsThatAreTooNarrow) {
    const FreeLine line({{4, 6}, {0, 3}, {8, 9}});
    EXPECT_EQ(line.nearest(3.5, 1), 3.5) << "just fits";
    EXPECT_EQ(line.nearest(3.5, 2), 7) << "only the second gap is so wide";
    EXPECT_EQ(line.nearest(3.5, 3), -1.5) << "none is, so it stands before them all";
}

TEST(FreeLine, WhatIsTakenIsInTheWayOfTheNext) {
    FreeLine line({{0, 4}});
    line.take({4, 6});
    EXPECT_EQ(line.nearest(3, 2), 7);
}

RC_GTEST_PROP(FreeLine, FindsTheNearestOfAllPlacesThatAreFree, ()) {
    // Whole numbers, so that every nearest place is a whole or a half and can be tried one by one.
    const auto starts = *rc::gen::container<std::vector<int>>(rc::gen::inRange(-20, 20));
    const int width = *rc::gen::inRange(1, 6);
    const int wanted = *rc::gen::inRange(-20, 20);
    std::vector<Interval> taken;
    for (const int start : starts)
        taken.push_back(
            {static_cast<double>(start), static_cast<double>(start + 1 + std::abs(start % 2))});
    const auto is_free = [&](double at) {
        for (const Interval& other : taken) {
            const bool before = at + width / 2.0 <= other.low;
            const bool behind = at - width / 2.0 >= other.high;
            if (!before && !behind) return false;
        }
        return true;
    };
    double best = 1000;
    for (int halves = -200; halves <= 200; ++halves) {
        const double at = halves / 2.0;
        if (is_free(at) && std::abs(at - wanted) <= std::abs(best - wanted)) best = at;
    }
    RC_ASSERT(FreeLine(taken).nearest(wanted, width) == best);
}

TEST(FreeLine, AWholeLevelOfTheLargestTreeIsNoTrouble) {
    // Comparing every place with every other would take hours.
    constexpr int nodes = 1'000'000;
    std::vector<Interval> taken;
    for (int i = nodes; i-- > 0;)
        taken.push_back({i - 0.4, i + 0.4});
    EXPECT_NEAR(FreeLine(taken).nearest(nodes / 2 - 0.25, 1), nodes - 0.1, 1e-6);
    EXPECT_NEAR(FreeLine(taken).nearest(nodes / 2 - 0.25, 0.1), nodes / 2 - 0.45, 1e-6);
}

}  // namespace
}  // namespace statescope::layout
