#include "render/backdrop.hpp"

#include <glad/gl.h>

#include <cmath>

#include "render/flat_fill.hpp"
#include "render/shaders.hpp"

namespace statescope::render {
namespace {

/// The dots along one axis that may be seen: the place of the first and how many.
struct Row {
    float first;
    int count;
};

Row dots_between(float low, float high, float origin, float spacing, float radius) {
    const float before = std::ceil((low - radius - origin) / spacing);
    const float after = std::floor((high + radius - origin) / spacing);
    return {origin + before * spacing, static_cast<int>(after - before) + 1};
}

}  // namespace

Backdrop::Backdrop() : program_(embedded::canvas_vert, embedded::canvas_frag) {
    // Core profile draws nothing without a vertex array, even an empty one.
    glGenVertexArrays(1, &vertex_array_);
}

Backdrop::~Backdrop() {
    glDeleteVertexArrays(1, &vertex_array_);
}

void Backdrop::draw(const BackdropView& view) const {
    if (view.area.width() < 1 || view.area.height() < 1) return;
    fill_flat(view.area, view.framebuffer_height, view.ground);
    const Row across = dots_between(view.area.low.x, view.area.high.x, view.origin.x, view.spacing,
                                    view.dot_radius);
    const Row down = dots_between(view.area.low.y, view.area.high.y, view.origin.y, view.spacing,
                                  view.dot_radius);
    if (across.count <= 0 || down.count <= 0) return;

    glViewport(0, 0, view.framebuffer_width, view.framebuffer_height);
    glEnable(GL_PROGRAM_POINT_SIZE);
    glEnable(GL_BLEND);
    glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    program_.use();
    program_.set("framebuffer", static_cast<float>(view.framebuffer_width),
                 static_cast<float>(view.framebuffer_height));
    program_.set("first", across.first, down.first);
    program_.set("spacing", view.spacing);
    program_.set("radius", view.dot_radius);
    program_.set("columns", static_cast<float>(across.count));
    program_.set("dot_colour", view.dot.red, view.dot.green, view.dot.blue, view.dot.alpha);
    glBindVertexArray(vertex_array_);
    glDrawArrays(GL_POINTS, 0, across.count * down.count);
}

float backdrop_spacing(float spacing, float zoom) {
    float distance = spacing * zoom;
    while (distance < spacing * 0.75f)
        distance *= 2;
    while (distance >= spacing * 1.5f)
        distance /= 2;
    return distance;
}

}  // namespace statescope::render
