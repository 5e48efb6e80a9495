#pragma once

#include <vector>

#include "ui/scene.hpp"
#include "ui/timeline_marks.hpp"
#include "ui/timeline_view.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

/// The steps of the trace from left to right, all of them or a part: the size of the frontier as a
/// curve, layers as bands, duplicates as a strip, and marks for re-openings, the goal, breakpoints
/// and the selected board. Drag or click to go to a step; wheel or + and - to zoom.
class Timeline {
  public:
    void draw(Scene& scene);

  private:
    void refresh(const Scene& scene, int columns);
    static void light_up(Scene& scene, trace::Step step);
    void draw_zoom_buttons(const Scene& scene);
    void use_mouse(Scene& scene, const AreaEvents& events);
    void use_keys(const Scene& scene, const AreaEvents& events);
    std::string tip(const Scene& scene, ImVec2 low, ImVec2 high) const;

    TimelineView view_;
    trace::Step last_seen_ = 0;  ///< the step of the last frame

    // What the samples are of.
    std::uint64_t recording_ = 0;
    double first_ = -1;
    double steps_ = 0;
    TimelineSamples samples_;
};

}  // namespace statescope::ui
