#pragma once

#include <vector>

#include "ui/panel.hpp"

namespace statescope::ui {

/// What the duplicate check looks in: how many boards, how they grew, and which.
class VisitedPanel : public Panel {
  public:
    PanelSpec spec() const override;
    std::string title(const Scene& scene) const override;
    std::string figure(const Scene& scene) const override;
    void draw(Scene& scene) override;

  private:
    void draw_curves(const Scene& scene);

    std::uint64_t recording_ = 0;  ///< what the samples are of
    trace::Step last_step_ = 0;
    std::vector<float> visited_;
    std::vector<float> frontier_;
};

}  // namespace statescope::ui
