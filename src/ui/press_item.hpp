#pragma once

#include <imgui.h>
#include <imgui_internal.h>

#include <string>
#include <string_view>

#include "ui/look.hpp"

namespace statescope::ui {

/// An item that can be hovered, focused and pressed, and draws nothing: what our own controls are
/// made of.
struct PressItem {
    bool visible = false;  ///< false: clipped, nothing to draw
    bool hovered = false;
    bool held = false;
    bool pressed = false;
    bool focused = false;  ///< by keyboard, with the focus shown
    ImRect box;
};

/// ImGui's form of a control's name: only what follows ### makes the id.
std::string item_label(std::string_view text, std::string_view id);

/// Lays the item out at the cursor. `baseline` is the distance from its top to where text beside it
/// starts. A disabled item still hovers, for its tooltip.
PressItem press_item(const std::string& label, ImVec2 size, float baseline, bool disabled);

/// Tells where something drawn is, so that tests find it as they find a control.
void announce(std::string_view name, ImVec2 low, ImVec2 high);

/// A ring round a box when `item` has the keyboard focus.
void draw_focus(const Look& look, const PressItem& item, float rounding);

/// The tooltip of the last item, if there is a text and the item is hovered or focused.
void item_tooltip(const Look& look, std::string_view text);

}  // namespace statescope::ui
