#include "ui/widgets.hpp"

#include <algorithm>
#include <cmath>

#include "ui/control_face.hpp"
#include "ui/press_item.hpp"
#include "ui/shapes.hpp"
#include "ui/text.hpp"

namespace statescope::ui {
namespace {

void dotted_underline(const Look& look, ImVec2 from, float width, ImU32 colour) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float dot = look.px(1);
    for (float x = 0; x + dot <= width; x += 3 * dot) {
        list.AddRectFilled({from.x + x, from.y}, {from.x + x + dot, from.y + dot}, colour);
    }
}

}  // namespace

ImVec2 button_size(const Look& look, std::string_view text, const ButtonLook& how) {
    const float words = text.empty() ? 0 : text_size(look.font(Type::Bold), text).x;
    const float icon = look.px(icon_size) * icon_aspect(how.icon);
    const float between = icon > 0 && words > 0 ? look.px(6) : 0;
    float width = words + icon + between + 2 * look.px(text.empty() ? 9 : 11);
    if (how.width != 0) width = room_across(how.width);
    return {std::max(width, look.px(24)), look.px(control_height)};
}

bool button(const Look& look, std::string_view text, std::string_view id, const ButtonLook& how) {
    const ImVec2 size = button_size(look, text, how);
    const float baseline = (size.y - look.font(Type::Bold)->FontSize) / 2;
    const bool disabled = !how.disabled_reason.empty();
    const PressItem item = press_item(item_label(text, id), size, baseline, disabled);
    if (!item.visible) return item.pressed;
    const ControlFace face = button_face(look, how, item);
    draw_face(look, item.box, face, look.px(control_rounding));
    draw_content(look, item.box, text, face.ink, how);
    draw_focus(look, item, look.px(control_rounding));
    item_tooltip(look, disabled ? how.disabled_reason : how.tooltip);
    return item.pressed;
}

bool icon_button(const Look& look, Icon icon, std::string_view id, std::string_view tooltip,
                 std::string_view disabled_reason) {
    return button(look, {}, id,
                  {.icon = icon,
                   .disabled_reason = disabled_reason,
                   .tooltip = tooltip,
                   .width = look.px(control_height) + look.px(6)});
}

void text(const Look& look, Type type, ImU32 colour, std::string_view words, float width) {
    ImFont* font = look.font(type);
    ImGui::PushFont(font);
    ImGui::PushStyleColor(ImGuiCol_Text, colour);
    if (width > 0 && text_size(font, words).x > width) {
        ImGui::TextUnformatted(shortened(font, words, width).c_str());
        item_tooltip(look, words);
    } else {
        ImGui::TextUnformatted(words.data(), words.data() + words.size());
    }
    ImGui::PopStyleColor();
    ImGui::PopFont();
}

void row_text(const Look& look, Type type, ImU32 colour, std::string_view words, float width) {
    ImFont* font = look.font(type);
    const std::string shown = width > 0 ? shortened(font, words, width) : std::string(words);
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const float height = look.px(control_height);
    ImGui::Dummy({text_size(font, shown).x, height});
    draw_text(*ImGui::GetWindowDrawList(), font, {low.x, middle(font, low.y, low.y + height)},
              colour, shown);
    if (shown != words) item_tooltip(look, words);
}

void paragraph(const Look& look, Type type, ImU32 colour, std::string_view words) {
    ImGui::PushTextWrapPos(0);
    text(look, type, colour, words);
    ImGui::PopTextWrapPos();
}

void defined_word(const Look& look, std::string_view word, std::string_view id,
                  std::string_view definition, Type type) {
    ImFont* font = look.font(type);
    const ImVec2 size = text_size(font, word);
    const PressItem item = press_item(item_label(word, id), size, 0, false);
    if (!item.visible) return;
    const bool lit = item.hovered || item.focused;
    const ImU32 ink = lit ? look.colours().accent : look.colours().ink;
    draw_text(*ImGui::GetWindowDrawList(), font, item.box.Min, ink, word);
    const float base = std::round(item.box.Min.y + font->Ascent) + look.px(2);
    dotted_underline(look, {item.box.Min.x, base}, size.x, lit ? ink : look.colours().dim_ink);
    draw_focus(look, item, look.px(2));
    item_tooltip(look, definition);
}

void tooltip_for_last_item(const Look& look, std::string_view words) {
    item_tooltip(look, words);
}

void figure(const Look& look, std::string_view label, std::string_view id, std::string_view value,
            std::string_view definition) {
    const float left = ImGui::GetCursorPosX();
    const float across = ImGui::GetContentRegionAvail().x;
    const float width = text_size(look.font(Type::Bold), value).x;
    const float room = std::max(across - width - look.px(8), look.px(24));
    // Beside a long figure the name gets smaller before it gets shorter.
    const bool fits = text_size(look.font(Type::Body), label).x <= room;
    const Type type = fits ? Type::Body : Type::Small;
    const std::string shown = shortened(look.font(type), label, room);
    const float top = ImGui::GetCursorPosY();
    if (!fits) {
        const float lower = look.font(Type::Body)->FontSize - look.font(type)->FontSize;
        ImGui::SetCursorPosY(top + std::round(lower / 2));
    }
    if (definition.empty()) {
        text(look, type, look.colours().ink, shown);
    } else {
        defined_word(look, shown, id, definition, type);
    }
    ImGui::SameLine(0, 0);
    ImGui::SetCursorPos({std::max(left, left + across - width), top});
    text(look, Type::Bold, look.colours().ink, value);
}

void section_header(const Look& look, std::string_view title, std::string_view value) {
    const float left = ImGui::GetCursorPosX();
    const float end = left + ImGui::GetContentRegionAvail().x;
    const float width = value.empty() ? 0 : text_size(look.font(Type::Bold), value).x;
    text(look, Type::Header, look.colours().dim_ink, capitals(title),
         std::max(end - left - width - look.px(8), look.px(24)));
    if (value.empty()) return;
    ImGui::SameLine(0, 0);
    ImGui::SetCursorPosX(std::max(left, end - width));
    text(look, Type::Bold, look.colours().ink, value);
}

bool link(const Look& look, std::string_view words, std::string_view id, std::string_view tooltip) {
    ImFont* font = look.font(Type::Small);
    const ImVec2 size{text_size(font, words).x, look.px(link_height)};
    const PressItem item = press_item(item_label(words, id), size, 0, false);
    if (!item.visible) return item.pressed;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float y = std::round(item.box.Min.y + (size.y - font->FontSize) / 2);
    const ImU32 ink = look.colours().accent;
    draw_text(list, font, {item.box.Min.x, y}, ink, words);
    if (item.hovered) {
        const float base = std::round(y + font->Ascent) + look.px(2);
        list.AddRectFilled({item.box.Min.x, base}, {item.box.Max.x, base + look.px(1)}, ink);
        ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    }
    draw_focus(look, item, look.px(3));
    item_tooltip(look, tooltip);
    return item.pressed;
}

bool check_box(const Look& look, std::string_view words, std::string_view id, bool& on,
               std::string_view tooltip, std::string_view disabled_reason) {
    const bool disabled = !disabled_reason.empty();
    const Colours& c = look.colours();
    ImFont* font = look.font(Type::Body);
    const float side = look.px(18);
    const ImVec2 size{side + look.px(8) + text_size(font, words).x,
                      std::max(look.px(24), font->FontSize)};
    const PressItem item =
        press_item(item_label(words, id), size, (size.y - font->FontSize) / 2, disabled);
    if (item.pressed) on = !on;
    if (!item.visible) return item.pressed;
    const float top = std::round((item.box.Min.y + item.box.Max.y - side) / 2);
    const ImRect box(item.box.Min.x, top, item.box.Min.x + side, top + side);
    const ImU32 ground = item.hovered && !disabled ? c.control_hover : c.control;
    const ImU32 accent = disabled ? c.line : c.accent;
    const ImU32 line = disabled ? c.line : c.field_line;
    draw_face(look, box, {on ? accent : ground, on ? accent : line, c.ink}, look.px(4));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (on) {
        draw_icon(list, Icon::Check, box.GetCenter(), side * 0.7f,
                  disabled ? c.dim_ink : c.accent_ink);
    }
    draw_text(list, font, {box.Max.x + look.px(8), middle(font, item.box.Min.y, item.box.Max.y)},
              disabled ? faded(c.dim_ink, 0.6f) : c.ink, words);
    draw_focus(look, item, look.px(4));
    item_tooltip(look, disabled ? disabled_reason : tooltip);
    return item.pressed;
}

AreaEvents area(const Look& look, std::string_view words, std::string_view id, ImVec2 size) {
    const PressItem item = press_item(item_label(words, id), size, 0, false);
    AreaEvents events{item.hovered, item.pressed, false, item.focused, item.box.Min, item.box.Max};
    events.double_clicked = item.hovered && ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left);
    draw_focus(look, item, look.px(4));
    return events;
}

void focus_ring(const Look& look, float rounding) {
    PressItem item;
    item.box = ImRect(ImGui::GetItemRectMin(), ImGui::GetItemRectMax());
    const ImGuiContext& g = *GImGui;
    item.focused = g.NavId == ImGui::GetItemID() && g.NavId != 0 && !g.NavDisableHighlight;
    draw_focus(look, item, rounding);
}

}  // namespace statescope::ui
