#pragma once

#include "ui/panels/map_stage.hpp"
#include "ui/scene.hpp"

namespace statescope::ui {

/// What the colours of the map mean: a square and a word for each state, or the scale of the
/// figure shown with its ends; then the signs drawn over it.
float map_legend_height(const Scene& scene, const MapStage& stage, float width);
void draw_map_legend(const Scene& scene, const MapStage& stage);

}  // namespace statescope::ui
