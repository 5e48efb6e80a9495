#pragma once

#include <imgui.h>
#include <imgui_internal.h>

#include <string_view>

#include "ui/press_item.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

/// What buttons, choices and lists share: their height and how they are drawn.

inline constexpr float control_height = 30;
inline constexpr float control_rounding = 6;
inline constexpr float icon_size = 12;

struct ControlFace {
    ImU32 fill;
    ImU32 line;
    ImU32 ink;
};

/// The colours of a button in its present state.
ControlFace button_face(const Look& look, const ButtonLook& how, const PressItem& item);

/// Ground and outline.
void draw_face(const Look& look, const ImRect& box, const ControlFace& face, float rounding,
               ImDrawFlags corners = ImDrawFlags_None);

/// Icon and text side by side in the middle of a box, the text shortened where it does not fit.
void draw_content(const Look& look, const ImRect& box, std::string_view text, ImU32 ink,
                  const ButtonLook& how);

/// The width a control was asked to have, in pixels: -1 is all there is.
float room_across(float width);

/// The y at which a line of text of this font stands in the middle between two edges.
float middle(const ImFont* font, float top, float bottom);

}  // namespace statescope::ui
