#pragma once

#include <imgui.h>

#include <memory>

#include "render/camera.hpp"
#include "ui/look.hpp"

namespace statescope::ui {

/// The dotted ground behind the picture in the middle, put into a draw list so that what is drawn
/// afterwards lies on top of it. Made when the OpenGL context is current.
class CanvasBackdrop {
  public:
    CanvasBackdrop();
    ~CanvasBackdrop();
    CanvasBackdrop(const CanvasBackdrop&) = delete;
    CanvasBackdrop& operator=(const CanvasBackdrop&) = delete;

    /// Covers the rectangle from `low` to `high` (pixels of the screen). Once a frame; this object
    /// must live until the frame was rendered.
    void draw(const Look& look, ImDrawList& list, ImVec2 low, ImVec2 high,
              const render::Camera& camera);

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace statescope::ui
