#include "ui/growth_plot.hpp"

#include <gtest/gtest.h>

#include <array>

#include "tests/ui/driver.hpp"

namespace statescope::ui {
namespace {

constexpr ImVec2 low{20, 20};
constexpr ImVec2 high{220, 120};

/// A plot on white, read back by pixel.
class GrowthPlotTest : public ::testing::Test {
  protected:
    const Theme& theme = *find_theme("light");
    Fonts fonts;
    GrowthPlot plot;
    platform::Window window{{.title = "plot test", .width = 240, .height = 140, .visible = false}};
    test::Driver driver{window,
                        {.prepare = [this] { fonts.update({}); },
                         .draw =
                             [this] {
                                 ImDrawList& list = *ImGui::GetBackgroundDrawList();
                                 list.AddRectFilled({0, 0}, {240, 140}, rgb(0xFFFFFF));
                                 draw_growth(Look{theme, fonts}, list, low, high, plot);
                                 return platform::Pace::Idle;
                             }}};

    static bool dark(const render::Picture& picture, int x, int y) {
        return picture.at(x, y)[0] < 100;
    }
    /// The row of the darkest pixel in a column.
    static int row_of_line(const render::Picture& picture, int x) {
        int best = 0;
        for (int y = 0; y < picture.height; ++y) {
            if (picture.at(x, y)[0] < picture.at(x, best)[0]) best = y;
        }
        return best;
    }
};

TEST_F(GrowthPlotTest, a_straight_growth_is_a_straight_line_from_corner_to_corner) {
    constexpr std::array<float, 3> samples{0, 5, 10};
    const std::array curves{GrowthCurve{.samples = samples, .colour = rgb(0x000000)}};
    plot.curves = curves;
    const render::Picture picture = driver.picture();
    EXPECT_NEAR(row_of_line(picture, 120), 70, 1);
    EXPECT_NEAR(row_of_line(picture, 70), 95, 1);
    EXPECT_NEAR(row_of_line(picture, 170), 45, 1);
}

TEST_F(GrowthPlotTest, curves_share_one_scale) {
    constexpr std::array<float, 2> large{10, 10};
    constexpr std::array<float, 2> small{5, 5};
    const std::array curves{GrowthCurve{.samples = small, .colour = rgb(0x000000)},
                            GrowthCurve{.samples = large, .colour = rgb(0xFFFF00)}};
    plot.curves = curves;
    EXPECT_NEAR(row_of_line(driver.picture(), 120), 70, 1);
}

TEST_F(GrowthPlotTest, beyond_the_step_shown_it_is_pale) {
    constexpr std::array<float, 2> samples{5, 5};
    const std::array curves{GrowthCurve{.samples = samples, .colour = rgb(0x000000)}};
    plot = {.curves = curves, .shown_to = 0.5f, .top = 10};
    const render::Picture picture = driver.picture();
    EXPECT_TRUE(dark(picture, 100, row_of_line(picture, 100)));
    const int beyond = row_of_line(picture, 140);
    EXPECT_FALSE(dark(picture, 140, beyond));
    EXPECT_LT(picture.at(140, beyond)[0], 230);
}

TEST_F(GrowthPlotTest, the_cursor_stands_at_its_part_of_the_width) {
    plot.cursor = 0.25f;
    const render::Picture picture = driver.picture();
    const std::uint8_t* at = picture.at(70, 60);
    EXPECT_EQ(IM_COL32(at[0], at[1], at[2], 0xFF), theme.colours.cursor);
    EXPECT_EQ(picture.at(90, 60)[0], 0xFF);
}

TEST_F(GrowthPlotTest, nothing_and_a_single_sample_are_fine) {
    constexpr std::array<float, 1> one{3};
    const std::array curves{GrowthCurve{.samples = {}, .colour = rgb(0x000000)},
                            GrowthCurve{.samples = one, .colour = rgb(0x000000)}};
    plot.curves = curves;
    const render::Picture picture = driver.picture();
    EXPECT_FALSE(dark(picture, 120, row_of_line(picture, 120)));
}

}  // namespace
}  // namespace statescope::ui
