#pragma once

#include "ui/run_to_menu.hpp"
#include "ui/scene.hpp"
#include "ui/timeline.hpp"

namespace statescope::ui {

/// The bar under everything: the buttons that move through the trace, where one is, the speed, and
/// the timeline. While a search runs its progress stands there instead of the position.
class Transport {
  public:
    void draw(Scene& scene);

  private:
    void draw_buttons(Scene& scene);
    void draw_narrow_position(Scene& scene);
    void draw_progress(Scene& scene);

    RunToMenu run_to_;
    Timeline timeline_;
};

}  // namespace statescope::ui
