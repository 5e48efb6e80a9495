#pragma once

#include <imgui.h>

#include <cstdint>
#include <span>
#include <string_view>

namespace statescope::ui {

/// A colour written as 0xRRGGBB.
constexpr ImU32 rgb(std::uint32_t hex) {
    return IM_COL32((hex >> 16) & 0xFF, (hex >> 8) & 0xFF, hex & 0xFF, 0xFF);
}

/// What each colour is for. `..._line` colours stand out at least 3:1 from what they lie on, inks
/// at least 4.5:1 (7:1 in the projector theme); fills may be pale, since a line always bounds them.
struct Colours {
    ImU32 background;  ///< of the window, between the panels
    ImU32 panel;
    ImU32 line;  ///< round a panel or a button: decoration, may be faint
    ImU32 ink;
    ImU32 dim_ink;
    ImU32 accent;  ///< primary button, chosen tab
    ImU32 accent_ink;
    ImU32 accent_wash;  ///< a faint accent: chosen row, part of the timeline already seen
    ImU32 control;      ///< button, text field
    ImU32 control_hover;
    ImU32 control_press;
    ImU32 field_line;  ///< round a text field
    ImU32 focus_line;  ///< keyboard focus

    ImU32 tile;
    ImU32 tile_ink;
    ImU32 hole;
    ImU32 plain_line;  ///< round a board that plays no part in the search
    ImU32 frontier_fill;
    ImU32 frontier_line;
    ImU32 current_fill;
    ImU32 current_line;
    ImU32 expanded_fill;
    ImU32 expanded_line;
    ImU32 duplicate_line;
    ImU32 stale_line;
    ImU32 path_fill;
    ImU32 path_line;
    ImU32 goal_fill;
    ImU32 goal_line;
    ImU32 select_line;  ///< the one selection, in every panel
    ImU32 mark;         ///< a cell to look at: tile just moved, later tile of a pair
    ImU32 mark_other;   ///< the other cell: earlier tile of a pair
    ImU32 mark_ink;     ///< the number on either

    ImU32 edge;  ///< tree edges
    ImU32 good_ink;
    ImU32 bad_ink;
    ImU32 plot_visited;
    ImU32 plot_frontier;
    ImU32 cursor;  ///< the current step in a plot or the timeline
    ImU32 dot;     ///< the backdrop's dots
};

struct Theme {
    std::string_view name;  ///< "light", "dark", "projector"; kept in the settings
    bool dark = false;
    float line_width = 1;  ///< of borders, at scale 1
    Colours colours;
};

/// Light, dark, projector, in this order.
std::span<const Theme> all_themes();

/// Nothing for a name that no theme has.
const Theme* find_theme(std::string_view name);

/// Sets colours, roundings and distances of the current ImGui context.
void apply_theme(const Theme& theme, float scale);

/// The width of a border in pixels. It grows slower than the scale: what is thrice as large needs
/// no border thrice as heavy.
float thin_line(const Theme& theme, float scale);

/// Relative luminance and contrast ratio as defined by WCAG 2.2; alpha is ignored.
double luminance(ImU32 colour);
double contrast(ImU32 a, ImU32 b);

/// The colour a part of the way (0 to 1) from `a` to `b`, opaque.
ImU32 mix(ImU32 a, ImU32 b, float part);

/// The same colour with its alpha multiplied.
ImU32 faded(ImU32 colour, float alpha);

ImVec4 to_vec4(ImU32 colour);

}  // namespace statescope::ui
