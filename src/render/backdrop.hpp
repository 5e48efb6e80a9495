#pragma once

#include "render/camera.hpp"
#include "render/colour.hpp"
#include "render/program.hpp"

namespace statescope::render {

/// What the backdrop shows: a grid of dots standing still in the world, so that panning and
/// zooming a picture is seen even where the picture is empty. All lengths are in pixels of the
/// framebuffer, from its top left.
struct BackdropView {
    Box area;            ///< where to draw
    Point origin;        ///< where one of the dots stands; it may lie outside the area
    float spacing = 24;  ///< between dots
    float dot_radius = 1;
    int framebuffer_width = 0;
    int framebuffer_height = 0;
    Colour ground;
    Colour dot;
};

/// Pixels between dots at a zoom: `spacing * zoom`, doubled or halved until it lies within
/// [0.75, 1.5) of `spacing`, so that the grid neither closes up nor disappears.
float backdrop_spacing(float spacing, float zoom);

/// The dotted ground behind a picture that pans and zooms, the dots being points that a shader
/// places.
class Backdrop {
  public:
    Backdrop();
    ~Backdrop();
    Backdrop(const Backdrop&) = delete;
    Backdrop& operator=(const Backdrop&) = delete;

    /// Draws inside `view.area` only. Leaves viewport, scissor, blending, program and vertex array
    /// changed.
    void draw(const BackdropView& view) const;

  private:
    Program program_;
    unsigned vertex_array_ = 0;
};

}  // namespace statescope::render
