#include "render/flat_fill.hpp"

#include <glad/gl.h>

#include <cmath>

namespace statescope::render {

void fill_flat(Box area, int framebuffer_height, Colour colour) {
    const int left = static_cast<int>(std::lround(area.low.x));
    const int top = static_cast<int>(std::lround(area.low.y));
    const int width = static_cast<int>(std::lround(area.high.x)) - left;
    const int height = static_cast<int>(std::lround(area.high.y)) - top;
    if (width <= 0 || height <= 0) return;
    glEnable(GL_SCISSOR_TEST);
    glScissor(left, framebuffer_height - top - height, width, height);
    // What is drawn over it comes out multiplied by its alpha, so this is too.
    glClearColor(colour.red * colour.alpha, colour.green * colour.alpha, colour.blue * colour.alpha,
                 colour.alpha);
    glClear(GL_COLOR_BUFFER_BIT);
}

}  // namespace statescope::render
