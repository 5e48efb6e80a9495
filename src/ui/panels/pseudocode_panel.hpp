#pragma once

#include "ui/panel.hpp"

namespace statescope::ui {

/// The search by its rules as pseudo-code, the line carried out at this step marked.
class PseudocodePanel : public Panel {
  public:
    PanelSpec spec() const override;
    std::string title(const Scene& scene) const override;
    void draw(Scene& scene) override;

  private:
    int marked_ = -1;  ///< the line marked last, brought into sight when it changes
};

}  // namespace statescope::ui
