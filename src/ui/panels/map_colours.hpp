#pragma once

#include <array>
#include <cstdint>

#include "render/colour.hpp"
#include "ui/panels/map_stage.hpp"
#include "ui/theme.hpp"

namespace statescope::ui {

/// The colour of a class of the map (see map_class) where values from `values` are shown.
ImU32 map_colour(const Theme& theme, std::uint8_t which, ValueRange values);

/// The colours of all classes.
std::array<ImU32, 256> map_palette(const Theme& theme, ValueRange values);

/// The scale of values, `part` from 0 to 1: light to dark, told apart by lightness alone as well.
ImU32 scale_colour(const Theme& theme, float part);

render::Colour colour_of(ImU32 packed);

}  // namespace statescope::ui
