#pragma once

#include <imgui.h>

#include "layout/map_raster.hpp"
#include "ui/panels/map_canvas.hpp"
#include "ui/panels/map_stage.hpp"
#include "ui/scene.hpp"

namespace statescope::ui {

/// The map as it lies on the screen in this frame.
struct MapSheet {
    const Scene& scene;
    const MapStage& stage;
    const MapCanvas& canvas;
    layout::MapView view;
    ImVec2 low;
    ImVec2 high;

    /// Where a place of the map stands on the screen.
    ImVec2 at(const layout::Place& place) const;
};

/// What lies beneath the boards: rings, axes, and the moves of small shapes.
void draw_map_ground(const MapSheet& sheet, ImDrawList& list);

/// What lies on top: real boards where there is room, the path, and the signs of the current board,
/// the duplicate of this step, start, goal, selection and hover; the figures of the guides last.
void draw_map_marks(const MapSheet& sheet, ImDrawList& list);

}  // namespace statescope::ui
