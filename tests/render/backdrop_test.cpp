#include "render/backdrop.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

namespace statescope::render {
namespace {

TEST(BackdropSpacing, follows_the_zoom_while_it_can) {
    EXPECT_FLOAT_EQ(backdrop_spacing(24, 1), 24);
    EXPECT_FLOAT_EQ(backdrop_spacing(24, 1.25f), 30);
    EXPECT_FLOAT_EQ(backdrop_spacing(24, 0.8f), 19.2f);
}

RC_GTEST_PROP(BackdropSpacing, is_a_power_of_two_of_the_zoomed_one_and_bounded, ()) {
    const float zoom = std::exp2(static_cast<float>(*rc::gen::inRange(-60, 60)) / 10);
    const float spacing = backdrop_spacing(24, zoom);
    RC_ASSERT(spacing >= 18);
    RC_ASSERT(spacing < 36);
    const float octaves = std::log2(spacing / (24 * zoom));
    RC_ASSERT(std::fabs(octaves - std::round(octaves)) < 1e-3f);
}

}  // namespace
}  // namespace statescope::render
