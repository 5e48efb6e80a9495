// The picture that looks its pixels up in tables, drawn with a real OpenGL context and read back.

#include "render/index_picture.hpp"

#include <glad/gl.h>
#include <gtest/gtest.h>

#include <vector>

#include "platform/window.hpp"
#include "render/flat_fill.hpp"
#include "render/picture.hpp"

namespace statescope::render {
namespace {

constexpr int picture_width = 64;
constexpr int picture_height = 48;
constexpr std::uint32_t bright = 255;
constexpr std::uint32_t red = 0xFF0000FF;
constexpr std::uint32_t green = 0xFF00FF00;

constexpr std::uint32_t thing(std::uint32_t number, std::uint32_t brightness = bright) {
    return (number + 1) << 8 | brightness;
}

class IndexPictureTest : public ::testing::Test {
  protected:
    /// Draws over a blue ground.
    Picture drawn(const IndexPicture& picture, Point top_left, Box area,
                  Colour dim = {0, 0, 0, 1}) {
        Picture pixels;
        window.draw_frame({.draw = [] { return platform::Pace::Idle; },
                           .rendered =
                               [&] {
                                   fill_flat({{0, 0}, {picture_width, picture_height}},
                                             picture_height, {0, 0, 1, 1});
                                   picture.draw(top_left, area, picture_height, dim);
                                   pixels = read_framebuffer(picture_width, picture_height);
                               }});
        return pixels;
    }

    static void expect_colour(const Picture& picture, int x, int y, int r, int g, int b) {
        EXPECT_NEAR(picture.at(x, y)[0], r, 1) << x << ' ' << y;
        EXPECT_NEAR(picture.at(x, y)[1], g, 1) << x << ' ' << y;
        EXPECT_NEAR(picture.at(x, y)[2], b, 1) << x << ' ' << y;
    }

    platform::Window window{{.title = "index picture test",
                             .width = picture_width,
                             .height = picture_height,
                             .visible = false}};
};

constexpr Box everywhere{{0, 0}, {picture_width, picture_height}};

TEST_F(IndexPictureTest, EveryPixelHasTheColourOfItsThing) {
    IndexPicture picture;
    picture.set_things(std::vector<std::uint32_t>{thing(0), thing(5000), 0, thing(0)}, 2, 2, false);
    std::vector<std::uint32_t> colours(5001, red);  // more than one row of the table
    colours[5000] = green;
    picture.set_colours(colours);
    const Picture pixels = drawn(picture, {10, 20}, everywhere);
    expect_colour(pixels, 10, 20, 255, 0, 0);
    expect_colour(pixels, 11, 20, 0, 255, 0);
    expect_colour(pixels, 10, 21, 0, 0, 255);  // no thing: the ground
    expect_colour(pixels, 11, 21, 255, 0, 0);
    expect_colour(pixels, 9, 20, 0, 0, 255);
    expect_colour(pixels, 12, 22, 0, 0, 255);
}

TEST_F(IndexPictureTest, NewColoursNeedNoNewThings) {
    IndexPicture picture;
    picture.set_things(std::vector<std::uint32_t>{thing(1)}, 1, 1, false);
    picture.set_colours(std::vector<std::uint32_t>{red, red});
    expect_colour(drawn(picture, {0, 0}, everywhere), 0, 0, 255, 0, 0);
    picture.set_colours(std::vector<std::uint32_t>{red, green});
    expect_colour(drawn(picture, {0, 0}, everywhere), 0, 0, 0, 255, 0);
    picture.set_colours(std::vector<std::uint32_t>{red, 0});
    expect_colour(drawn(picture, {0, 0}, everywhere), 0, 0, 0, 0, 255);
}

TEST_F(IndexPictureTest, DimThingsFadeIntoTheGroundGiven) {
    IndexPicture picture;
    picture.set_things(std::vector<std::uint32_t>{thing(0, 51)}, 1, 1, false);
    picture.set_colours(std::vector<std::uint32_t>{red});
    // A fifth red, four fifths white.
    expect_colour(drawn(picture, {0, 0}, everywhere, {1, 1, 1, 1}), 0, 0, 255, 204, 204);
}

TEST_F(IndexPictureTest, FinePixelsMixTheirSamplesAndAHalfCoveredOneHasItsFullColour) {
    IndexPicture picture;
    const std::vector<std::uint32_t> samples{
        thing(0), thing(1), thing(0), thing(0), 0, 0,  // upper samples of three pixels
        thing(1), thing(0), 0,        0,        0, thing(1)};
    picture.set_things(samples, 6, 2, true);
    picture.set_colours(std::vector<std::uint32_t>{red, green});
    const Picture pixels = drawn(picture, {0, 0}, everywhere);
    expect_colour(pixels, 0, 0, 128, 128, 0);
    expect_colour(pixels, 1, 0, 255, 0, 0);
    expect_colour(pixels, 2, 0, 0, 128, 128);  // a quarter covered: half of the ground shows
    expect_colour(pixels, 3, 0, 0, 0, 255);
}

TEST_F(IndexPictureTest, NothingIsDrawnOutsideTheArea) {
    IndexPicture picture;
    picture.set_things(std::vector<std::uint32_t>(100, thing(0)), 10, 10, false);
    picture.set_colours(std::vector<std::uint32_t>{red});
    const Picture pixels = drawn(picture, {5, 5}, {{7, 8}, {12, 100}});
    expect_colour(pixels, 7, 8, 255, 0, 0);
    expect_colour(pixels, 11, 14, 255, 0, 0);
    expect_colour(pixels, 6, 8, 0, 0, 255);
    expect_colour(pixels, 7, 7, 0, 0, 255);
    expect_colour(pixels, 12, 8, 0, 0, 255);
    expect_colour(pixels, 7, 15, 0, 0, 255);
}

}  // namespace
}  // namespace statescope::render
