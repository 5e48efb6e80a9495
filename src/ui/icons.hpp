#pragma once

#include <imgui.h>

namespace statescope::ui {

/// Signs drawn as shapes, sharp at any size and independent of the font.
enum class Icon {
    None,
    ToStart,
    Back,
    Step,
    Expansion,
    BackExpansion,
    Layer,
    BackLayer,
    Play,
    Pause,
    ToEnd,
    ChevronUp,
    ChevronDown,
    ChevronRight,
    HalfMoon,  ///< light and dark theme
    Check,
    Cross,
    Star,
    Plus,
    Minus,
    Fit,
    Follow,
    Breakpoint,
    RunTo,  ///< an arrow to a flag
};

/// Draws in the square with side `size` round `centre`.
void draw_icon(ImDrawList& list, Icon icon, ImVec2 centre, float size, ImU32 colour);

/// The width an icon needs, as a share of its size: two arrows are wider than one.
float icon_aspect(Icon icon);

}  // namespace statescope::ui
