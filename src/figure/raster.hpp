#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "figure/figure.hpp"

namespace statescope::figure {

/// Red, green, blue and opacity of each pixel, a byte each, row by row from the top.
struct Pixels {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> rgba;

    const std::uint8_t* at(int x, int y) const {
        return rgba.data() + 4 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                                  static_cast<std::size_t>(x));
    }
    friend bool operator==(const Pixels&, const Pixels&) = default;
};

enum class Ground : std::uint8_t { White, Transparent };

/// The longest side of a picture, in pixels: what cairo and most viewers can take.
inline constexpr int most_pixels_a_side = 32'000;

/// How many pixels the figure takes, `scale` to a point; nothing when that is more than can be
/// drawn.
struct PixelSize {
    int width = 0;
    int height = 0;
};
std::optional<PixelSize> pixel_size(const Figure& figure, double scale);

/// Draws the figure. Nothing when it is too large at this scale.
std::optional<Pixels> rasterised(const Figure& figure, double scale, Ground ground = Ground::White);

/// The bytes of a PNG file of the pixels.
std::string png(const Pixels& pixels);

}  // namespace statescope::figure
