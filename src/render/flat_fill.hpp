#pragma once

#include "render/camera.hpp"
#include "render/colour.hpp"

namespace statescope::render {

/// Fills a rectangle (pixels of the framebuffer, from its top left) with one opaque colour, by
/// clearing: in software OpenGL about ten times as fast as drawing it with texture and blending.
/// Leaves the scissor rectangle and the clear colour changed.
void fill_flat(Box area, int framebuffer_height, Colour colour);

}  // namespace statescope::render
