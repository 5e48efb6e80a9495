#pragma once

#include "ui/scene.hpp"

namespace statescope::ui {

/// The list of boards worth looking at. `open_presets` opens it below the last item;
/// `draw_presets` draws it in every frame, from the same ImGui id stack.
void open_presets();
void draw_presets(Scene& scene);

}  // namespace statescope::ui
