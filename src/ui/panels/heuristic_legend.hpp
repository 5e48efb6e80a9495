#pragma once

#include <cstdint>

#include "ui/scene.hpp"

namespace statescope::ui {

/// The line below the picture of a heuristic: what line, hatching and colours tell. `most` is the
/// largest number of boards in a field, `overestimates` whether there are any. In a narrow place
/// the scale of colours is left out.
void draw_heuristic_legend(const Scene& scene, std::uint32_t most, bool overestimates, float width);

}  // namespace statescope::ui
