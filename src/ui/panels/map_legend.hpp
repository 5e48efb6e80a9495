#pragma once

#include "ui/panels/map_stage.hpp"
#include "ui/scene.hpp"

namespace statescope::ui {

/// How much of the legend there is room for.
enum class LegendExtent { Colours, All };

/// What the colours of the map mean: a square and a word for each state, or the scale of the
/// figure shown with its ends; then the signs drawn over it.
float map_legend_height(const Scene& scene, const MapStage& stage, LegendExtent extent,
                        float width);
void draw_map_legend(const Scene& scene, const MapStage& stage, LegendExtent extent);

}  // namespace statescope::ui
