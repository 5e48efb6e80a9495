#pragma once

#include <span>
#include <string_view>

#include "figure/figure.hpp"

namespace statescope::figure {

// The colours of figures, which the window's light theme shares: Okabe-Ito, orange, sky blue and
// yellow only as fills inside a darker line.

namespace palette {

inline constexpr Colour paper = rgb(0xFFFFFF);
inline constexpr Colour ink = rgb(0x1D2126);
inline constexpr Colour dim_ink = rgb(0x5B636D);
inline constexpr Colour tile = rgb(0xE9ECF0);
inline constexpr Colour hole = rgb(0xF9FAFB);
inline constexpr Colour plain_line = rgb(0x848C96);
inline constexpr Colour frontier_fill = rgb(0x56B4E9);
inline constexpr Colour frontier_line = rgb(0x0072B2);
inline constexpr Colour current_fill = rgb(0xE69F00);
inline constexpr Colour current_line = rgb(0xC85500);
inline constexpr Colour expanded_fill = rgb(0xD9DCE1);
inline constexpr Colour duplicate_line = rgb(0x5B636D);
inline constexpr Colour path_fill = rgb(0x009E73);
inline constexpr Colour path_line = rgb(0x008A64);
inline constexpr Colour path_ink = rgb(0x00754F);
inline constexpr Colour goal_fill = rgb(0xF0E442);
inline constexpr Colour goal_line = rgb(0x7A6E00);
inline constexpr Colour mark = rgb(0xE69F00);
inline constexpr Colour mark_ink = rgb(0x000000);
inline constexpr Colour edge = rgb(0xA9AFB7);

}  // namespace palette

struct NamedColour {
    std::string_view name;  ///< letters only, as TeX wants it
    Colour colour;
};

/// A name for each colour of the palette; where two are equal, the one name for both.
std::span<const NamedColour> named_colours();

}  // namespace statescope::figure
