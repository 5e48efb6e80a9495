#pragma once

#include "ui/scene.hpp"

namespace statescope::ui {

/// The signs of the tree with their words, each drawn as it is in the tree; a word explains itself
/// when hovered.
float legend_height(const Scene& scene, float width);
void draw_legend(const Scene& scene);

}  // namespace statescope::ui
