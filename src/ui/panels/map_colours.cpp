#include "ui/panels/map_colours.hpp"

#include <algorithm>
#include <cmath>

namespace statescope::ui {
namespace {

// Nine colours of viridis (Smith and van der Walt, 2015, CC0), evenly apart: lightness grows
// steadily, also for those who see no red or no green.
constexpr std::array viridis{rgb(0x440154), rgb(0x472D7B), rgb(0x3B528B),
                             rgb(0x2C728E), rgb(0x21918C), rgb(0x28AE80),
                             rgb(0x5EC962), rgb(0xADDC30), rgb(0xFDE725)};

constexpr float faintness = 0.72f;  ///< of a value that is not seen yet: how far to the ground

}  // namespace

render::Colour colour_of(ImU32 packed) {
    const ImVec4 c = to_vec4(packed);
    return {c.x, c.y, c.z, c.w};
}

ImU32 scale_colour(const Theme& theme, float part) {
    // The small values, near the goal or the start, stand out from the ground.
    const float along = std::clamp(theme.dark ? 1 - part : part, 0.0f, 1.0f) *
                        static_cast<float>(viridis.size() - 1);
    const auto before = std::min(static_cast<std::size_t>(along), viridis.size() - 2);
    return mix(viridis[before], viridis[before + 1], along - static_cast<float>(before));
}

ImU32 map_colour(const Theme& theme, std::uint8_t which, ValueRange values) {
    const Colours& c = theme.colours;
    switch (which) {
        case map_class::hidden:
            return faded(c.panel, 0);
        case map_class::other:
            return mix(c.panel, c.current_fill, theme.dark ? 0.16f : 0.2f);
        case map_class::unseen:
            return mix(c.panel, c.plain_line, theme.dark ? 0.34f : 0.3f);
        case map_class::dropped:
            return c.duplicate_line;
        case map_class::taken:
            return c.current_line;
        case map_class::expanded:
            return mix(c.panel, c.frontier_fill, theme.dark ? 0.75f : 0.72f);
        case map_class::frontier:
            return theme.dark ? mix(c.frontier_line, c.ink, 0.45f) : c.frontier_line;
        case map_class::only_first:
            return c.plot_visited;
        case map_class::only_second:
            return c.plot_frontier;
        case map_class::both:
            return mix(c.panel, c.ink, theme.dark ? 0.85f : 0.7f);
        default:
            break;
    }
    if (which < map_class::first_value) return c.panel;
    const bool faint = which >= map_class::first_faint;
    const int first = faint ? map_class::first_faint : map_class::first_value;
    const int value = static_cast<int>(which) - first;
    const int least = values.least / values.unit();
    const int largest = values.largest / values.unit();
    const float part =
        static_cast<float>(value - least) / static_cast<float>(std::max(1, largest - least));
    const ImU32 full = scale_colour(theme, part);
    return faint ? mix(full, c.panel, faintness) : full;
}

std::array<ImU32, 256> map_palette(const Theme& theme, ValueRange values) {
    std::array<ImU32, 256> palette{};
    for (std::size_t i = 0; i < palette.size(); ++i)
        palette[i] = map_colour(theme, static_cast<std::uint8_t>(i), values);
    return palette;
}

}  // namespace statescope::ui
