#pragma once

#include <imgui.h>
#include <imgui_internal.h>

namespace statescope::ui {

/// Hears of every item ImGui lays out, so that a test can find one by its label and click where a
/// person would. The program itself never sets one.
///
/// ImGui calls only while `ImGui::GetCurrentContext()->TestEngineHookItems` is true, from the
/// thread that builds the frame. For one item, `item_added` comes before `item_info`; an item
/// without a label has no `item_info`.
class ItemObserver {
  public:
    virtual ~ItemObserver() = default;

    /// An item was given its place; `box` is in screen coordinates (pixels of the ImGui display).
    virtual void item_added(ImGuiID id, const ImRect& box) = 0;

    /// What the item says of itself. `label` lives only during the call and carries ImGui's
    /// `##` suffix, if it has one.
    virtual void item_info(ImGuiID id, const char* label, ImGuiItemStatusFlags status) = 0;
};

/// From now on `observer` hears of every item; nullptr to stop. Not owned.
void set_item_observer(ItemObserver* observer);

}  // namespace statescope::ui
