#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>

#include "figure/raster.hpp"

namespace statescope::figure {

/// A picture of an animation, and for how many milliseconds it stays. GIF keeps hundredths of a
/// second, and no viewer shows less than two of them.
struct GifFrame {
    Pixels pixels;
    int milliseconds = 500;
};

enum class GifEnd : std::uint8_t {
    Written,
    Cancelled,    ///< `go_on` said so
    CannotWrite,  ///< `sink` said so
};

/// Writes `count` frames, at least one, each asked for when its turn comes, as an animated GIF that
/// begins anew at its end. All have the size of the first (std::invalid_argument otherwise) and are
/// taken for opaque.
///
/// A frame of at most 256 colours is kept exactly. Of one with more the most frequent stay that are
/// not too close to each other, and the others become the nearest of them: in figures those are
/// shades at the edges of letters. Only the part of a frame that differs from the one before is
/// written.
///
/// `sink` takes the file's bytes piece by piece and says whether it could. `go_on`, if there is
/// one, is told before each frame how many are written, and says whether to go on.
GifEnd write_gif(std::size_t count, const std::function<GifFrame(std::size_t)>& frame,
                 const std::function<bool(std::string_view)>& sink,
                 const std::function<bool(std::size_t)>& go_on = {});

}  // namespace statescope::figure
