#pragma once

#include <vector>

#include "ui/scene.hpp"

namespace statescope::ui {

/// All steps of the trace from left to right: the size of the frontier as a curve, where layers
/// begin, the goal; drag or click to go to a step.
class Timeline {
  public:
    void draw(Scene& scene);

  private:
    void refresh(const Scene& scene);
    void draw_layers(const Scene& scene, ImDrawList& list, ImVec2 low, ImVec2 high) const;

    std::uint64_t recording_ = 0;  ///< what the samples are of
    trace::Step last_step_ = 0;
    std::vector<float> frontier_;
};

}  // namespace statescope::ui
