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

Picture read_framebuffer(int width, int height) {
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
    for (std::size_t i = 3; i < picture.pixels.size(); i += 4)
        picture.pixels[i] = 255;
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

bool write_png(const Picture& picture, const std::filesystem::path& file) {
    std::ofstream out(file, std::ios::binary);
    if (!out) return false;
    const auto write = [](void* context, void* bytes, int count) {
        static_cast<std::ofstream*>(context)->write(static_cast<const char*>(bytes), count);
    };
    const int done = stbi_write_png_to_func(write, &out, picture.width, picture.height, 4,
                                            picture.pixels.data(), picture.width * 4);
    out.close();
    return done != 0 && !out.fail();
}

bool framebuffer_to_png(int width, int height, const std::filesystem::path& file) {
    return write_png(read_framebuffer(width, height), file);
}

}  // namespace statescope::render
