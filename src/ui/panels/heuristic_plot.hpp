#pragma once

#include <imgui.h>

#include <optional>

#include "study/heuristic_check.hpp"
#include "ui/panels/heuristic_grid.hpp"
#include "ui/press_item.hpp"
#include "ui/scene.hpp"

namespace statescope::ui {

/// The picture of a heuristic: a field for each exact distance (h*, across) and each estimate (h,
/// upwards), the stronger the more boards it has, on a logarithmic scale. Fields above the line
/// h = h* are overestimates.
class HeuristicPlot {
  public:
    /// Draws at the cursor, legend included. Hovered, or with the keyboard focus and the arrow
    /// keys, it tells what is in a field.
    void draw(Scene& scene, const study::EstimateCounts& counts, ImVec2 size);

  private:
    void use_keys(const Scene& scene, const PressItem& canvas, const HeuristicGrid& grid);
    void tell(const Scene& scene, const PressItem& canvas, const HeuristicGrid& grid) const;

    std::optional<HeuristicField> cursor_;  ///< of the keyboard
};

}  // namespace statescope::ui
