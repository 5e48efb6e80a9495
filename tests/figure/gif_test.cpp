#include "figure/gif.hpp"

#include <gtest/gtest.h>

#include <stdexcept>
#include <vector>

#include "tests/support/other_programs.hpp"

namespace statescope::figure {
namespace {

/// A picture of a size in which a pixel's colour is a function of its place.
template <class Colour>
Pixels painted(int width, int height, const Colour& colour) {
    Pixels pixels{width, height, {}};
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const figure::Colour at = colour(x, y);
            for (const std::uint8_t byte : {at.red, at.green, at.blue, std::uint8_t{255}})
                pixels.rgba.push_back(byte);
        }
    }
    return pixels;
}

std::string gif_of(const std::vector<GifFrame>& frames) {
    std::string bytes;
    const auto sink = [&](std::string_view piece) {
        bytes += piece;
        return true;
    };
    EXPECT_EQ(write_gif(
                  frames.size(), [&](std::size_t i) { return frames[i]; }, sink),
              GifEnd::Written);
    return bytes;
}

/// The frames as ImageMagick decodes them, each as it is shown.
std::vector<std::string> shown_frames(const std::string& gif, const Pixels& model) {
    const test::TestFolder folder;
    const std::string all =
        test::run_program("convert " + folder.write("a.gif", gif) + " -coalesce -depth 8 rgba:-")
            .out;
    std::vector<std::string> frames;
    for (std::size_t at = 0; at < all.size(); at += model.rgba.size())
        frames.push_back(all.substr(at, model.rgba.size()));
    return frames;
}

std::string as_text(const Pixels& pixels) {
    return {pixels.rgba.begin(), pixels.rgba.end()};
}

TEST(Gif, KeepsUpTo256ColoursExactly) {
    std::vector<GifFrame> frames;
    for (int i = 0; i < 5; ++i) {
        // 256 colours, others in each frame, all over the picture.
        frames.push_back({painted(32, 16, [&](int x, int y) {
            const int n = (x + 32 * y + 7 * i) % 256;
            return rgb(static_cast<std::uint32_t>(n * 0x010307 + i * 0x0A0000) & 0xFFFFFF);
        })});
    }
    const auto shown = shown_frames(gif_of(frames), frames.front().pixels);
    ASSERT_EQ(shown.size(), frames.size());
    for (std::size_t i = 0; i < frames.size(); ++i)
        EXPECT_TRUE(shown[i] == as_text(frames[i].pixels)) << "frame " << i;
}

// What stays is not written again, and is there all the same.
TEST(Gif, WritesOnlyWhatChanges) {
    std::vector<GifFrame> frames;
    for (int i = 0; i < 6; ++i) {
        const int moved = i == 3 ? 2 : i;  // frame 3 shows what frame 2 does
        frames.push_back({painted(200, 100, [&](int x, int y) {
            const bool spot = x / 10 == moved && y / 10 == 4;
            return spot ? rgb(0xE69F00) : rgb(static_cast<std::uint32_t>((x ^ y) & 0x3F) << 8);
        })});
    }
    const std::string gif = gif_of(frames);
    const auto shown = shown_frames(gif, frames.front().pixels);
    ASSERT_EQ(shown.size(), frames.size());
    for (std::size_t i = 0; i < frames.size(); ++i)
        EXPECT_TRUE(shown[i] == as_text(frames[i].pixels)) << "frame " << i;
    EXPECT_LT(gif.size(), 2 * gif_of({frames.front()}).size());
}

TEST(Gif, TakesTheNearestColourWhereThereAreTooMany) {
    // A wide area of one blue, and a field of 64 reds by 16 greens. Colours that are at least 16
    // apart, 16 x 16 and the blue, are still one too many; of those 32 apart there is room for all,
    // and no colour is farther than that from the one it becomes.
    const Pixels many = painted(64, 32, [](int x, int y) {
        if (y >= 16) return rgb(0x56B4E9);
        return rgb(static_cast<std::uint32_t>((x * 4) << 16 | (y * 16) << 8));
    });
    const auto shown = shown_frames(gif_of({{many}}), many);
    ASSERT_EQ(shown.size(), 1U);
    const std::size_t half = many.rgba.size() / 2;
    EXPECT_EQ(shown[0].substr(half), as_text(many).substr(half));
    int largest = 0;
    for (std::size_t i = 0; i < half; ++i) {
        const int difference = static_cast<unsigned char>(shown[0][i]) - many.rgba[i];
        largest = std::max(largest, std::abs(difference));
    }
    EXPECT_GT(largest, 0);
    EXPECT_LT(largest, 32);
}

TEST(Gif, StaysAsLongAsItIsToldAndBeginsAnew) {
    const Pixels pixels = painted(4, 4, [](int, int) { return rgb(0x123456); });
    const std::string gif = gif_of({{pixels, 40}, {pixels, 600}, {pixels, 2500}, {pixels, 1}});
    const test::TestFolder folder;
    EXPECT_EQ(test::run_program("identify -format '%T ' " + folder.write("b.gif", gif)).out,
              "4 60 250 2 ");
    EXPECT_NE(gif.find(std::string("NETSCAPE2.0\x03\x01\x00\x00\x00", 16)), std::string::npos);
}

TEST(Gif, CanBeCancelledAndTellsHowFarItIs) {
    const Pixels pixels = painted(4, 4, [](int, int) { return rgb(0x123456); });
    std::vector<std::size_t> told;
    const auto go_on = [&](std::size_t done) {
        told.push_back(done);
        return done < 2;
    };
    const auto sink = [](std::string_view) { return true; };
    EXPECT_EQ(write_gif(
                  10, [&](std::size_t) { return GifFrame{pixels}; }, sink, go_on),
              GifEnd::Cancelled);
    EXPECT_EQ(told, (std::vector<std::size_t>{0, 1, 2}));
}

TEST(Gif, SaysThatItCannotBeWritten) {
    const Pixels pixels =
        painted(40, 40, [](int x, int y) { return rgb(static_cast<std::uint32_t>(x * y)); });
    const std::size_t size = gif_of({{pixels}, {pixels}, {pixels}}).size();
    for (const std::size_t room : {std::size_t{0}, std::size_t{5}, size / 2, size - 1}) {
        std::size_t written = 0;
        const auto sink = [&](std::string_view piece) {
            written += piece.size();
            return written <= room;
        };
        EXPECT_EQ(write_gif(
                      3, [&](std::size_t) { return GifFrame{pixels}; }, sink),
                  GifEnd::CannotWrite)
            << room;
    }
}

TEST(Gif, RefusesFramesOfAnotherSize) {
    const auto frame = [](std::size_t i) {
        return GifFrame{painted(4 + static_cast<int>(i), 4, [](int, int) { return rgb(0); })};
    };
    EXPECT_THROW(write_gif(2, frame, [](std::string_view) { return true; }), std::invalid_argument);
}

}  // namespace
}  // namespace statescope::figure
