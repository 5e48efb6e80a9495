#pragma once

#include <imgui.h>

#include <span>

#include "ui/look.hpp"

namespace statescope::ui {

/// A curve given by samples at even distances from the first to the last step.
struct GrowthCurve {
    std::span<const float> samples;
    ImU32 colour = 0;
    float width = 2;      ///< at scale 1
    bool dashed = false;  ///< so that two curves differ without colour
    ImU32 wash = 0;       ///< fills the area below; 0: none
};

struct GrowthPlot {
    std::span<const GrowthCurve> curves;
    float cursor = -1;   ///< where the current step stands, 0 to 1; below 0: not shown
    float shown_to = 1;  ///< curves are drawn strong up to here, 0 to 1, and pale beyond
    float top = 0;       ///< the value at the upper edge; 0: the largest sample
};

/// Draws the curves into a rectangle, on a common scale that starts at 0.
void draw_growth(const Look& look, ImDrawList& list, ImVec2 low, ImVec2 high,
                 const GrowthPlot& plot);

}  // namespace statescope::ui
