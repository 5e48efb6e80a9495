#pragma once

#include <imgui.h>

namespace statescope::ui {

/// A large rectangle in one opaque colour. As AddRectFilled, but what covers half the window is
/// drawn without texture and blending, which is most of a frame's time where OpenGL is software.
/// Whole pixels only.
void draw_flat_rect(ImDrawList& list, ImVec2 low, ImVec2 high, ImU32 colour);

/// The same with rounded corners; only the bands of the corners are drawn the usual way.
void draw_flat_card(ImDrawList& list, ImVec2 low, ImVec2 high, float rounding, ImU32 colour);

}  // namespace statescope::ui
