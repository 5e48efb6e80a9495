#include "ui/choices.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "ui/control_face.hpp"
#include "ui/text.hpp"

namespace statescope::ui {
namespace {

/// A part of a row of choices; the corners say which end it is.
bool choice_item(const Look& look, const Choice& choice, bool chosen, ImDrawFlags corners,
                 float width) {
    ImFont* font = look.font(Type::Bold);
    const ImVec2 size{width, look.px(control_height)};
    const bool disabled = !choice.disabled_reason.empty();
    const PressItem item = press_item(item_label(choice.text, choice.id), size,
                                      (size.y - font->FontSize) / 2, disabled);
    if (item.visible) {
        ButtonLook how{.on = chosen, .disabled_reason = choice.disabled_reason};
        const ControlFace face = button_face(look, how, item);
        // Neighbours share one line.
        ImRect box = item.box;
        if (!(corners & ImDrawFlags_RoundCornersTopLeft)) box.Min.x -= look.line();
        draw_face(look, box, face, look.px(control_rounding), corners);
        draw_content(look, item.box, choice.text, face.ink, how);
        draw_focus(look, item, look.px(control_rounding));
        item_tooltip(look, disabled ? choice.disabled_reason : choice.tooltip);
    }
    return item.pressed;
}

/// A window that takes its size from what is in it leaves as much room as is asked for.
float room_for_segments(float width) {
    const ImGuiWindow* window = ImGui::GetCurrentWindow();
    const bool grows = (window->Flags & ImGuiWindowFlags_AlwaysAutoResize) != 0;
    if (width == 0 && grows) return FLT_MAX;
    return room_across(width == 0 ? -1 : width);
}

/// How tabs are fitted into their row: first the room at either side of the texts gives way, then
/// every text is shortened alike.
struct TabFit {
    float padding = 0;
    float part = 1;  ///< of each text
};

TabFit fit_tabs(const Look& look, std::span<const Choice> choices) {
    float words = 0;
    for (const Choice& choice : choices)
        words += text_size(look.font(Type::Bold), choice.text).x;
    const float room = ImGui::GetContentRegionAvail().x;
    const auto sides = 2 * static_cast<float>(choices.size());
    TabFit fit;
    fit.padding = std::clamp(std::floor((room - words) / sides), look.px(3), look.px(12));
    fit.part = std::clamp((room - sides * fit.padding) / words, 0.0f, 1.0f);
    return fit;
}

/// The list of a combo that is open. Returns the index chosen, or -1.
int combo_list(const Look& look, std::span<const Choice> choices, int chosen) {
    int result = -1;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const Choice& choice = choices[i];
        const bool disabled = !choice.disabled_reason.empty();
        const int index = static_cast<int>(i);
        const ImVec2 size{0, std::max(look.px(24), look.font(Type::Body)->FontSize)};
        if (ImGui::Selectable(item_label(choice.text, choice.id).c_str(), index == chosen,
                              disabled ? ImGuiSelectableFlags_Disabled : 0, size)) {
            result = index;
        }
        if (index == chosen && ImGui::IsWindowAppearing()) ImGui::SetItemDefaultFocus();
        item_tooltip(look, disabled ? choice.disabled_reason : choice.tooltip);
    }
    return result;
}

}  // namespace

int segmented(const Look& look, std::span<const Choice> choices, int chosen, float width) {
    int result = chosen;
    const float room = room_for_segments(width);
    const auto words = [&](const Choice& choice) {
        return text_size(look.font(Type::Bold), choice.text).x;
    };
    float all_words = 0;
    for (const Choice& choice : choices)
        all_words += words(choice);
    // What is left is shared evenly; where nothing is, every text is shortened alike.
    const auto count = static_cast<float>(choices.size());
    float padding = std::floor((room - all_words) / count / 2);
    if (width == 0) padding = std::min(padding, look.px(11));
    padding = std::max(padding, look.px(2));
    const float part = std::min(1.0f, room / (all_words + 2 * count * padding));
    ImGui::BeginGroup();
    for (std::size_t i = 0; i < choices.size(); ++i) {
        ImDrawFlags corners = ImDrawFlags_RoundCornersNone;
        if (i == 0) corners = ImDrawFlags_RoundCornersLeft;
        if (i + 1 == choices.size()) {
            corners = i == 0 ? ImDrawFlags_RoundCornersAll : ImDrawFlags_RoundCornersRight;
        }
        if (i > 0) ImGui::SameLine(0, 0);
        const int index = static_cast<int>(i);
        const float across = std::floor((words(choices[i]) + 2 * padding) * part);
        if (choice_item(look, choices[i], index == chosen, corners, across)) result = index;
    }
    ImGui::EndGroup();
    return result;
}

int tabs(const Look& look, std::span<const Choice> choices, int chosen) {
    const Colours& c = look.colours();
    ImFont* font = look.font(Type::Bold);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    int result = chosen;
    const TabFit fit = fit_tabs(look, choices);
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const Choice& choice = choices[i];
        const int index = static_cast<int>(i);
        const bool disabled = !choice.disabled_reason.empty();
        const float whole = text_size(font, choice.text).x;
        const float words = fit.part < 1 ? std::floor(whole * fit.part) : whole;
        const std::string shown = shortened(font, choice.text, words);
        const ImVec2 size{words + 2 * fit.padding, look.px(control_height)};
        if (i > 0) ImGui::SameLine(0, 0);
        const PressItem item = press_item(item_label(choice.text, choice.id), size,
                                          (size.y - font->FontSize) / 2, disabled);
        if (item.pressed) result = index;
        if (!item.visible) continue;
        ImU32 ink = index == chosen || item.hovered ? c.ink : c.dim_ink;
        if (disabled) ink = mix(c.panel, c.dim_ink, 0.65f);
        draw_text(list, font,
                  {item.box.Min.x + fit.padding, middle(font, item.box.Min.y, item.box.Max.y)}, ink,
                  shown);
        if (index == chosen) {
            list.AddRectFilled({item.box.Min.x, item.box.Max.y - look.px(3)}, item.box.Max,
                               c.accent);
        }
        draw_focus(look, item, look.px(4));
        const std::string_view tooltip = shown == choice.text ? choice.tooltip : choice.text;
        item_tooltip(look, disabled ? choice.disabled_reason : tooltip);
    }
    return result;
}

int combo(const Look& look, std::string_view id, std::span<const Choice> choices, int chosen,
          float width, std::string_view disabled_reason) {
    ImFont* font = look.font(Type::Body);
    const bool known = chosen >= 0 && chosen < static_cast<int>(choices.size());
    const std::string_view current = known ? choices[static_cast<std::size_t>(chosen)].text : "";
    const ImVec2 size{room_across(width), look.px(control_height)};
    const PressItem item = press_item(item_label({}, id), size, (size.y - font->FontSize) / 2,
                                      !disabled_reason.empty());
    const ImGuiID popup = ImHashStr("list", 0, ImGui::GetItemID());
    if (item.pressed) ImGui::OpenPopupEx(popup);
    if (item.visible) {
        const float padding = look.px(8);
        const float arrow = look.px(9);
        const std::string shown = shortened(font, current, size.x - 3 * padding - arrow);
        const ControlFace face = button_face(look, {.disabled_reason = disabled_reason}, item);
        draw_face(look, item.box, face, look.px(5));
        ImDrawList& list = *ImGui::GetWindowDrawList();
        draw_text(list, font,
                  {item.box.Min.x + padding, middle(font, item.box.Min.y, item.box.Max.y)},
                  face.ink, shown);
        draw_icon(list, Icon::ChevronDown,
                  {item.box.Max.x - padding - arrow / 2, item.box.GetCenter().y}, arrow,
                  look.colours().dim_ink);
        draw_focus(look, item, look.px(5));
        if (!disabled_reason.empty()) {
            item_tooltip(look, disabled_reason);
        } else if (shown != current) {
            item_tooltip(look, current);
        }
    }
    int result = chosen;
    ImGui::PushFont(font);
    if (ImGui::BeginComboPopup(popup, item.box, ImGuiComboFlags_HeightLarge)) {
        if (const int index = combo_list(look, choices, chosen); index >= 0) result = index;
        ImGui::EndCombo();
    }
    ImGui::PopFont();
    return result;
}

}  // namespace statescope::ui
