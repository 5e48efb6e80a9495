#include "render/picture.hpp"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace statescope::render {
namespace {

std::string bytes_of(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

unsigned big_endian(const std::string& bytes, std::size_t at) {
    unsigned value = 0;
    for (std::size_t i = 0; i < 4; ++i)
        value = value << 8 | static_cast<unsigned char>(bytes[at + i]);
    return value;
}

TEST(WritePng, writes_signature_and_header_of_the_png_specification) {
    const auto file = std::filesystem::path(testing::TempDir()) / "picture_test.png";
    const Picture picture{3, 2, std::vector<std::uint8_t>(3 * 2 * 4, 255)};
    ASSERT_TRUE(write_png(picture, file));
    const std::string bytes = bytes_of(file);
    std::filesystem::remove(file);
    ASSERT_GT(bytes.size(), 33u);
    EXPECT_EQ(bytes.substr(0, 8), "\x89PNG\r\n\x1a\n");
    EXPECT_EQ(bytes.substr(12, 4), "IHDR");
    EXPECT_EQ(big_endian(bytes, 16), 3u);
    EXPECT_EQ(big_endian(bytes, 20), 2u);
    EXPECT_EQ(bytes[24], 8);  // bits
    EXPECT_EQ(bytes[25], 6);  // RGBA
}

TEST(WritePng, says_when_the_file_cannot_be_written) {
    const Picture picture{1, 1, {0, 0, 0, 255}};
    EXPECT_FALSE(write_png(picture, "/no/such/folder/picture.png"));
}

TEST(Picture, finds_a_pixel_by_column_and_row) {
    Picture picture{2, 2, std::vector<std::uint8_t>(16, 0)};
    picture.pixels[12] = 77;
    EXPECT_EQ(picture.at(1, 1)[0], 77);
}

TEST(Cropped, holds_a_part_row_by_row) {
    Picture picture{4, 3, std::vector<std::uint8_t>(4 * 3 * 4, 0)};
    for (int y = 0; y < 3; ++y) {
        for (int x = 0; x < 4; ++x)
            picture.pixels[static_cast<std::size_t>(4 * (4 * y + x))] =
                static_cast<std::uint8_t>(10 * y + x);
    }
    const Picture part = cropped(picture, 1, 1, 2, 2);
    EXPECT_EQ(part.width, 2);
    EXPECT_EQ(part.height, 2);
    ASSERT_EQ(part.pixels.size(), 16u);
    EXPECT_EQ(part.at(0, 0)[0], 11);
    EXPECT_EQ(part.at(1, 0)[0], 12);
    EXPECT_EQ(part.at(0, 1)[0], 21);
    EXPECT_EQ(part.at(1, 1)[0], 22);
}

TEST(Cropped, leaves_out_what_lies_outside) {
    const Picture picture{4, 3, std::vector<std::uint8_t>(4 * 3 * 4, 9)};
    const Picture part = cropped(picture, 3, -1, 5, 9);
    EXPECT_EQ(part.width, 1);
    EXPECT_EQ(part.height, 3);
    EXPECT_EQ(part.pixels.size(), 12u);
    EXPECT_EQ(cropped(picture, 7, 0, 2, 2).pixels.size(), 0u);
}

}  // namespace
}  // namespace statescope::render
