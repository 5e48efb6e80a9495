#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace statescope::render {

/// RGBA, 8 bits each, rows from the top.
struct Picture {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> pixels;

    const std::uint8_t* at(int x, int y) const {
        return pixels.data() + 4 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                                    static_cast<std::size_t>(x));
    }
};

/// What becomes of a framebuffer's alpha: the screen's means nothing, a picture's says where
/// nothing was drawn.
enum class Alpha : std::uint8_t { Ignored, Kept };

/// Reads the bound framebuffer back. Needs a current OpenGL context with glad loaded.
Picture read_framebuffer(int width, int height, Alpha alpha = Alpha::Ignored);

/// A part of a picture, from a place in it; what would lie outside is left out.
Picture cropped(const Picture& picture, int x, int y, int width, int height);

/// The picture as a PNG file; empty when it holds no pixel.
std::string png_bytes(const Picture& picture);

/// Writes an RGBA PNG file; false when the file could not be written.
bool write_png(const Picture& picture, const std::filesystem::path& file);

/// `read_framebuffer` and `write_png` in one.
bool framebuffer_to_png(int width, int height, const std::filesystem::path& file);

}  // namespace statescope::render
