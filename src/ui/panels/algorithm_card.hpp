#pragma once

#include "ui/scene.hpp"

namespace statescope::ui {

/// The card of the chosen search, as a sheet that opens beside the panel: what it does, its
/// document, what is particular about it, boards to try. `open_algorithm_card` opens it,
/// `draw_algorithm_card` draws it in every frame, from the same ImGui id stack.
void open_algorithm_card();
void draw_algorithm_card(Scene& scene);

}  // namespace statescope::ui
