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

}  // namespace
}  // namespace statescope::render
