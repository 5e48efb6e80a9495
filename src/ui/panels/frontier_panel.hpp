#pragma once

#include "ui/panel.hpp"

namespace statescope::ui {

/// The nodes generated and not yet taken, next first.
class FrontierPanel : public Panel {
  public:
    PanelSpec spec() const override;
    std::string title(const Scene& scene) const override;
    std::string figure(const Scene& scene) const override;
    void draw(Scene& scene) override;
};

}  // namespace statescope::ui
