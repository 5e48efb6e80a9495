#pragma once

#include "ui/panel.hpp"

namespace statescope::ui {

/// The figures of the search at this step, each with its definition.
class CountersPanel : public Panel {
  public:
    PanelSpec spec() const override;
    std::string title(const Scene& scene) const override;
    void draw(Scene& scene) override;
};

}  // namespace statescope::ui
