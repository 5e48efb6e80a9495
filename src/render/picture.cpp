#include "render/picture.hpp"

#include <glad/gl.h>

#include <algorithm>
#include <cstddef>
#include <fstream>

#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STB_IMAGE_WRITE_STATIC
#define STBI_WRITE_NO_STDIO
#include <stb_image_write.h>

namespace statescope::render {

namespace {

/// What was drawn over nothing comes out multiplied by its alpha; files want it plain.
void divide_by_alpha(std::uint8_t* pixel) {
    const int alpha = pixel[3];
    if (alpha == 0 || alpha == 255) return;
    for (int i = 0; i < 3; ++i)
        pixel[i] = static_cast<std::uint8_t>(std::min(255, (pixel[i] * 255 + alpha / 2) / alpha));
}

}  // namespace

Picture read_framebuffer(int width, int height, Alpha alpha) {
    Picture picture{width, height, {}};
    const std::size_t row = 4 * static_cast<std::size_t>(width);
    picture.pixels.resize(row * static_cast<std::size_t>(height));
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE, picture.pixels.data());

    // OpenGL counts rows from the bottom.
    const auto row_at = [&](int y) {
        return picture.pixels.begin() + static_cast<std::ptrdiff_t>(row) * y;
    };
    for (int y = 0; y < height / 2; ++y) {
        std::swap_ranges(row_at(y), row_at(y + 1), row_at(height - 1 - y));
    }
    for (std::size_t i = 0; i < picture.pixels.size(); i += 4) {
        if (alpha == Alpha::Ignored) {
            picture.pixels[i + 3] = 255;
        } else {
            divide_by_alpha(&picture.pixels[i]);
        }
    }
    return picture;
}

Picture cropped(const Picture& picture, int x, int y, int width, int height) {
    const int left = std::clamp(x, 0, picture.width);
    const int top = std::clamp(y, 0, picture.height);
    const int right = std::clamp(x + width, left, picture.width);
    const int bottom = std::clamp(y + height, top, picture.height);
    Picture part{right - left, bottom - top, {}};
    for (int row = top; row < bottom; ++row) {
        const std::uint8_t* begin = picture.at(left, row);
        part.pixels.insert(part.pixels.end(), begin, begin + 4 * std::ptrdiff_t{part.width});
    }
    return part;
}

std::string png_bytes(const Picture& picture) {
    std::string png;
    const auto write = [](void* context, void* bytes, int count) {
        static_cast<std::string*>(context)->append(static_cast<const char*>(bytes),
                                                   static_cast<std::size_t>(count));
    };
    stbi_write_png_to_func(write, &png, picture.width, picture.height, 4, picture.pixels.data(),
                           picture.width * 4);
    return png;
}

bool write_png(const Picture& picture, const std::filesystem::path& file) {
    std::ofstream out(file, std::ios::binary);
    const std::string png = png_bytes(picture);
    out.write(png.data(), static_cast<std::streamsize>(png.size()));
    out.close();
    return !png.empty() && !out.fail();
}

bool framebuffer_to_png(int width, int height, const std::filesystem::path& file) {
    return write_png(read_framebuffer(width, height), file);
}

}  // namespace statescope::render
