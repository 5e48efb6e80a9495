#include "ui/timeline_view.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <vector>

namespace statescope::ui {
namespace {

TEST(TimelineView, ShowsAllStepsAtFirst) {
    TimelineView view;
    view.show_all(120);
    EXPECT_TRUE(view.shows_all());
    EXPECT_DOUBLE_EQ(view.share_of(0), 0);
    EXPECT_DOUBLE_EQ(view.share_of(120), 1);
    EXPECT_EQ(view.nearest(0.5), 60u);
}

TEST(TimelineView, ATraceOfOneStepIsFine) {
    TimelineView view;
    view.show_all(0);
    EXPECT_DOUBLE_EQ(view.share_of(0), 0);
    EXPECT_EQ(view.nearest(0), 0u);
    view.zoom_about(0.5, 0.5);
    view.pan(1);
    EXPECT_DOUBLE_EQ(view.first(), 0);
}

TEST(TimelineView, ZoomingKeepsTheStepUnderThePointer) {
    TimelineView view;
    view.show_all(846'721);
    const double held = view.step_at(0.3);
    view.zoom_about(0.3, 0.25);
    EXPECT_NEAR(view.step_at(0.3), held, 1e-6);
    EXPECT_NEAR(view.steps(), 846'721 * 0.25, 1e-6);
}

TEST(TimelineView, RevealsAStepWithoutZooming) {
    TimelineView view;
    view.show_all(1000);
    view.zoom_about(0, 0.1);
    const double steps = view.steps();
    view.reveal(700);
    EXPECT_GE(view.share_of(700), 0);
    EXPECT_LE(view.share_of(700), 1);
    EXPECT_DOUBLE_EQ(view.steps(), steps);
    const double first = view.first();
    view.reveal(700);
    EXPECT_DOUBLE_EQ(view.first(), first) << "in sight already";
    view.reveal(0);
    EXPECT_DOUBLE_EQ(view.first(), 0);
}

RC_GTEST_PROP(TimelineView, NeverLeavesTheTrace, ()) {
    const auto last = *rc::gen::inRange<trace::Step>(0, 3'000'000);
    TimelineView view;
    view.show_all(last);
    const auto moves = *rc::gen::container<std::vector<int>>(rc::gen::inRange(-40, 41));
    for (const int move : moves) {
        if (move % 2 == 0)
            view.zoom_about((move + 40) / 80.0, move > 0 ? 0.6 : 1.7);
        else
            view.pan(move / 10.0);
        RC_ASSERT(view.first() >= 0);
        RC_ASSERT(view.last() <= std::max<double>(last, 1) + 1e-6);
        RC_ASSERT(view.steps() > 0);
        RC_ASSERT(view.nearest(0) <= last || last == 0);
    }
}

}  // namespace
}  // namespace statescope::ui
