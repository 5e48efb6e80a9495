#include "ui/press_item.hpp"

#include "ui/shapes.hpp"

namespace statescope::ui {
namespace {

constexpr float tooltip_width = 320;

bool has_shown_focus(ImGuiID id) {
    const ImGuiContext& g = *GImGui;
    return id != 0 && g.NavId == id && !g.NavDisableHighlight && g.NavWindow &&
           g.NavWindow == g.CurrentWindow;
}

/// One tooltip at a time: what the mouse points at comes before what the keyboard has chosen.
bool tooltip_is_open() {
    const ImGuiContext& g = *GImGui;
    for (const ImGuiWindow* window : g.Windows) {
        if (window->Active && (window->Flags & ImGuiWindowFlags_Tooltip) != 0) return true;
    }
    return false;
}

}  // namespace

std::string item_label(std::string_view text, std::string_view id) {
    std::string label;
    label.reserve(text.size() + id.size() + 3);
    label.append(text).append("###").append(id);
    return label;
}

PressItem press_item(const std::string& label, ImVec2 size, float baseline, bool disabled) {
    PressItem item;
    ImGuiContext& g = *GImGui;
    ImGuiWindow* window = ImGui::GetCurrentWindow();
    if (window->SkipItems) return item;
    const ImGuiID id = window->GetID(label.c_str());
    item.box = ImRect(window->DC.CursorPos,
                      {window->DC.CursorPos.x + size.x, window->DC.CursorPos.y + size.y});
    ImGui::ItemSize(size, baseline);
    if (disabled) ImGui::BeginDisabled();
    item.visible = ImGui::ItemAdd(item.box, id);
    if (item.visible) {
        item.pressed = ImGui::ButtonBehavior(item.box, id, &item.hovered, &item.held);
        item.focused = has_shown_focus(id);
        IMGUI_TEST_ENGINE_ITEM_INFO(id, label.c_str(), g.LastItemData.StatusFlags);
    }
    if (disabled) ImGui::EndDisabled();
    return item;
}

void announce(std::string_view name, ImVec2 low, ImVec2 high) {
    ImGuiContext& g = *ImGui::GetCurrentContext();
    if (!g.TestEngineHookItems) return;
    const std::string label = item_label({}, name);
    const ImGuiID id = ImGui::GetID(label.c_str());
    IMGUI_TEST_ENGINE_ITEM_ADD(id, ImRect(low, high), nullptr);
    IMGUI_TEST_ENGINE_ITEM_INFO(id, label.c_str(), ImGuiItemStatusFlags_None);
}

void draw_focus(const Look& look, const PressItem& item, float rounding) {
    if (!item.focused) return;
    const float width = look.px(2);
    // Just outside the control, so that it stands against the ground whatever the control's colour.
    const float out = width + look.px(1);
    draw_outline(*ImGui::GetWindowDrawList(), {item.box.Min.x - out, item.box.Min.y - out},
                 {item.box.Max.x + out, item.box.Max.y + out}, rounding + out,
                 look.colours().focus_line, width);
}

void item_tooltip(const Look& look, std::string_view text) {
    if (text.empty()) return;
    const bool hovered =
        ImGui::IsItemHovered(ImGuiHoveredFlags_ForTooltip | ImGuiHoveredFlags_AllowWhenDisabled);
    const bool focused = !hovered && has_shown_focus(ImGui::GetItemID()) &&
                         !ImGui::IsPopupOpen(nullptr, ImGuiPopupFlags_AnyPopupId);
    if (!hovered && !(focused && !tooltip_is_open())) return;
    if (focused) {
        const ImVec2 low = ImGui::GetItemRectMin();
        ImGui::SetNextWindowPos({low.x, ImGui::GetItemRectMax().y + look.px(6)});
    }
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(look.px(9), look.px(6)));
    if (ImGui::BeginTooltipEx(ImGuiTooltipFlags_OverridePrevious, ImGuiWindowFlags_None)) {
        ImGui::PushFont(look.font(Type::Body));
        ImGui::PushTextWrapPos(look.px(tooltip_width));
        ImGui::TextUnformatted(text.data(), text.data() + text.size());
        ImGui::PopTextWrapPos();
        ImGui::PopFont();
        ImGui::EndTooltip();
    }
    ImGui::PopStyleVar();
}

}  // namespace statescope::ui
