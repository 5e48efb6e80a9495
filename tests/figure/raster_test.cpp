#include "figure/raster.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "figure/text_width.hpp"
#include "tests/support/other_programs.hpp"

namespace statescope::figure {
namespace {

using Rgba = std::array<int, 4>;

Rgba pixel(const Pixels& pixels, int x, int y) {
    const std::uint8_t* const at = pixels.at(x, y);
    return {at[0], at[1], at[2], at[3]};
}

std::string bytes_of(const Pixels& pixels) {
    return {pixels.rgba.begin(), pixels.rgba.end()};
}

/// A square of a blue, a ring round it and a text that is smoothed at its edges.
Figure square() {
    Figure figure{.size = {20, 10}, .title = {}, .shapes = {}};
    figure.shapes = {
        Rectangle{.low = {2, 2},
                  .size = {6, 6},
                  .rounding = 0,
                  .paint = {.fill = rgb(0x56B4E9), .stroke = {}}},
        Circle{{15, 5}, 4, {.fill = {}, .stroke = Stroke{.colour = rgb(0xC85500), .width = 1}}},
        Label{.at = {15, 7}, .words = "5", .size = 6}};
    return figure;
}

TEST(Raster, DrawsWhatTheFigureSaysAtEveryScale) {
    for (const int scale : {1, 2, 3, 4}) {
        const Pixels pixels = rasterised(square(), scale).value();
        EXPECT_EQ(pixels.width, 20 * scale);
        EXPECT_EQ(pixels.height, 10 * scale);
        EXPECT_EQ(pixel(pixels, 0, 0), (Rgba{255, 255, 255, 255}));
        EXPECT_EQ(pixel(pixels, 2 * scale, 2 * scale), (Rgba{0x56, 0xB4, 0xE9, 255}));
        EXPECT_EQ(pixel(pixels, 8 * scale - 1, 8 * scale - 1), (Rgba{0x56, 0xB4, 0xE9, 255}));
        EXPECT_EQ(pixel(pixels, 8 * scale, 8 * scale), (Rgba{255, 255, 255, 255}));
    }
}

TEST(Raster, LeavesTheGroundTransparent) {
    const Pixels pixels = rasterised(square(), 2, Ground::Transparent).value();
    EXPECT_EQ(pixel(pixels, 0, 0), (Rgba{0, 0, 0, 0}));
    EXPECT_EQ(pixel(pixels, 4, 4), (Rgba{0x56, 0xB4, 0xE9, 255}));
}

TEST(Raster, RefusesWhatIsTooLarge) {
    Figure long_figure;
    long_figure.size = {9000, 20};
    EXPECT_TRUE(pixel_size(long_figure, 3));
    EXPECT_FALSE(pixel_size(long_figure, 4));
    EXPECT_FALSE(rasterised(long_figure, 4));
    Figure large_figure;
    large_figure.size = {20'000, 20'000};
    EXPECT_FALSE(rasterised(large_figure, 1));
}

TEST(Png, IsReadByImageMagickAsItWasDrawn) {
    for (const Ground ground : {Ground::White, Ground::Transparent}) {
        const Pixels pixels = rasterised(square(), 3, ground).value();
        EXPECT_EQ(test::decoded(png(pixels), "png"), bytes_of(pixels));
    }
}

/// The columns in which anything is drawn.
int ink_width(const Pixels& pixels) {
    int first = pixels.width;
    int last = -1;
    for (int y = 0; y < pixels.height; ++y) {
        for (int x = 0; x < pixels.width; ++x) {
            if (pixels.at(x, y)[3] == 0) continue;
            first = std::min(first, x);
            last = std::max(last, x);
        }
    }
    return last - first + 1;
}

// Nothing that is laid out by text_width can overflow.
TEST(TextWidth, IsAtLeastWhatTheMachinesFaceTakes) {
    for (const bool bold : {false, true}) {
        for (const std::string words :
             {"0123456789", "12 · #7 · d 3", "3+4=7", "4+2·11=26", "= 1234", "UDLR", "frontier",
              "current expanded duplicate", "cut off", "forgotten", "older entry", "path goal",
              "500 of 2,316 nodes", "Round 13, bound f = 18 · 10 nodes", "WMmw@%"}) {
            Figure figure{.size = {400, 30}, .title = {}, .shapes = {}};
            figure.shapes = {Label{.at = {200, 20}, .words = words, .size = 10, .bold = bold}};
            const Pixels pixels = rasterised(figure, 4, Ground::Transparent).value();
            EXPECT_LE(ink_width(pixels) / 4.0, text_width(words, 10, bold)) << words;
            // No more than half as much again: or a figure would fall apart.
            EXPECT_GE(1.5 * ink_width(pixels) / 4.0, text_width(words, 10, bold)) << words;
        }
    }
}

}  // namespace
}  // namespace statescope::figure
