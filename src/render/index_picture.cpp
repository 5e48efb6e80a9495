#include "render/index_picture.hpp"

#include <glad/gl.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <string>

#include "render/shaders.hpp"

namespace statescope::render {
namespace {

constexpr int row_length = 2048;  ///< of the colours' texture; map.frag knows it too

std::string with_samples(const char* samples) {
    return std::string("#define SAMPLES ") + samples + "\n" + std::string(embedded::map_frag);
}

/// A texture that is only ever looked up texel by texel, as integer formats must be.
unsigned make_table() {
    unsigned texture = 0;
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 0);
    return texture;
}

/// The two by two samples of each pixel one after another.
void group_by_pixel(std::span<const std::uint32_t> samples, int width, int height,
                    std::vector<std::uint32_t>& grouped) {
    grouped.resize(samples.size());
    auto to = grouped.begin();
    for (int y = 0; y + 1 < height; y += 2) {
        const std::uint32_t* upper =
            samples.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
        const std::uint32_t* lower = upper + width;
        for (int x = 0; x + 1 < width; x += 2) {
            *to++ = upper[x];
            *to++ = upper[x + 1];
            *to++ = lower[x];
            *to++ = lower[x + 1];
        }
    }
}

void bind(unsigned unit, unsigned texture) {
    glActiveTexture(GL_TEXTURE0 + unit);
    glBindTexture(GL_TEXTURE_2D, texture);
}

}  // namespace

IndexPicture::IndexPicture()
    : plain_program_(embedded::map_vert, with_samples("1")),
      fine_program_(embedded::map_vert, with_samples("4")),
      things_(make_table()),
      colours_(make_table()) {
    // Core profile draws nothing without a vertex array, even an empty one.
    glGenVertexArrays(1, &vertex_array_);
}

IndexPicture::~IndexPicture() {
    glDeleteVertexArrays(1, &vertex_array_);
    const std::array textures{things_, colours_};
    glDeleteTextures(static_cast<GLsizei>(textures.size()), textures.data());
}

void IndexPicture::set_things(std::span<const std::uint32_t> things, int width, int height,
                              bool fine) {
    assert(things.size() == static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    assert(!fine || (width % 2 == 0 && height % 2 == 0));
    const void* texels = things.data();
    if (fine) {
        group_by_pixel(things, width, height, texels_);
        texels = texels_.data();
        width /= 2;
        height /= 2;
    }
    const GLenum format = fine ? GL_RGBA_INTEGER : GL_RED_INTEGER;
    glBindTexture(GL_TEXTURE_2D, things_);
    if (width == width_ && height == height_ && fine == fine_) {
        glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, width, height, format, GL_UNSIGNED_INT, texels);
        return;
    }
    width_ = width;
    height_ = height;
    fine_ = fine;
    glTexImage2D(GL_TEXTURE_2D, 0, fine ? GL_RGBA32UI : GL_R32UI, width, height, 0, format,
                 GL_UNSIGNED_INT, texels);
}

void IndexPicture::set_colours(std::span<const std::uint32_t> colours) {
    const auto count = static_cast<int>(colours.size());
    const int rows = (count + row_length - 1) / row_length;
    glBindTexture(GL_TEXTURE_2D, colours_);
    if (rows != colour_rows_) {
        colour_rows_ = rows;
        glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, row_length, rows, 0, GL_RGBA, GL_UNSIGNED_BYTE,
                     nullptr);
    }
    const int whole = count / row_length;
    if (whole > 0) {
        glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, row_length, whole, GL_RGBA, GL_UNSIGNED_BYTE,
                        colours.data());
    }
    const int rest = count - whole * row_length;
    if (rest > 0) {
        glTexSubImage2D(GL_TEXTURE_2D, 0, 0, whole, rest, 1, GL_RGBA, GL_UNSIGNED_BYTE,
                        colours.data() + static_cast<std::size_t>(whole) * row_length);
    }
}

void IndexPicture::draw(Point top_left, Box area, int framebuffer_height, Colour ground) const {
    const auto whole = [](float length) { return static_cast<int>(std::lround(length)); };
    const int picture_left = whole(top_left.x);
    const int picture_top = whole(top_left.y);
    const int left = std::max(whole(area.low.x), picture_left);
    const int top = std::max(whole(area.low.y), picture_top);
    const int width = std::min(whole(area.high.x), picture_left + width_) - left;
    const int height = std::min(whole(area.high.y), picture_top + height_) - top;
    if (width <= 0 || height <= 0 || colour_rows_ == 0) return;
    const int bottom = framebuffer_height - top - height;
    glViewport(left, bottom, width, height);
    glEnable(GL_SCISSOR_TEST);
    glScissor(left, bottom, width, height);
    glEnable(GL_BLEND);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    program().use();
    program().set("things", 0);
    program().set("colours", 1);
    program().set("top_left", static_cast<float>(picture_left),
                  static_cast<float>(framebuffer_height - picture_top));
    program().set("ground", ground.red, ground.green, ground.blue, ground.alpha);
    bind(1, colours_);
    bind(0, things_);  // last, so that the first unit is the active one afterwards
    glBindVertexArray(vertex_array_);
    glDrawArrays(GL_TRIANGLES, 0, 3);
}

}  // namespace statescope::render
