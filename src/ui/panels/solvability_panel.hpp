#pragma once

#include <memory>
#include <string>

#include "ui/inversion_hover.hpp"
#include "ui/panel.hpp"
#include "ui/panels/inversion_table.hpp"

namespace statescope::ui {

/// Whether the goal can be reached, and why: the inversions of start and goal tile by tile in both
/// countings. A tile with the mouse or the keyboard's cursor on it shows its pairs on the board.
class SolvabilityPanel : public Panel {
  public:
    explicit SolvabilityPanel(std::shared_ptr<InversionHover> inversions);

    PanelSpec spec() const override;
    std::string title(const Scene& scene) const override;
    std::string figure(const Scene& scene) const override;
    ImU32 figure_colour(const Scene& scene) const override;
    void draw(Scene& scene) override;

  private:
    void draw_ways_out(Scene& scene);

    std::shared_ptr<InversionHover> inversions_;
    InversionTable table_;
};

}  // namespace statescope::ui
