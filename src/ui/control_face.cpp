#include "ui/control_face.hpp"

#include <cmath>

#include "ui/shapes.hpp"
#include "ui/text.hpp"

namespace statescope::ui {

float room_across(float width) {
    return width < 0 ? ImGui::GetContentRegionAvail().x : width;
}

float middle(const ImFont* font, float top, float bottom) {
    return std::round((top + bottom - font->FontSize) / 2);
}

ControlFace button_face(const Look& look, const ButtonLook& how, const PressItem& item) {
    const Colours& c = look.colours();
    if (!how.disabled_reason.empty()) {
        return {mix(c.control, c.panel, 0.5f), c.line, mix(c.panel, c.dim_ink, 0.65f)};
    }
    if (how.kind == ButtonKind::Primary) {
        const float part = item.held ? 0.3f : item.hovered ? 0.15f : 0.0f;
        const ImU32 fill =
            mix(c.accent, c.accent_ink == rgb(0xFFFFFF) ? c.ink : rgb(0xFFFFFF), part);
        return {fill, fill, c.accent_ink};
    }
    const bool quiet = how.kind == ButtonKind::Quiet;
    ControlFace face{quiet ? faded(c.panel, 0) : c.control, quiet ? faded(c.line, 0) : c.line,
                     c.ink};
    if (how.on) face = {c.accent_wash, c.accent, c.ink};
    if (item.hovered && !how.on) face.fill = c.control_hover;
    if (item.held) face.fill = c.control_press;
    return face;
}

void draw_face(const Look& look, const ImRect& box, const ControlFace& face, float rounding,
               ImDrawFlags corners) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(box.Min, box.Max, face.fill, rounding, corners);
    if (face.line & IM_COL32_A_MASK) {
        draw_outline(list, box.Min, box.Max, rounding, face.line, look.line(), corners);
    }
}

void draw_content(const Look& look, const ImRect& box, std::string_view text, ImU32 ink,
                  const ButtonLook& how) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImFont* font = look.font(Type::Bold);
    const float room = box.GetWidth() - 2 * look.px(2);
    const float icon = look.px(icon_size) * icon_aspect(how.icon);
    const float between = icon > 0 && !text.empty() ? look.px(6) : 0;
    const std::string shown = shortened(font, text, room - icon - between);
    const float words = text_size(font, shown).x;
    float x = std::round(box.Min.x + (box.GetWidth() - words - between - icon) / 2);
    const float y = std::round((box.Min.y + box.Max.y) / 2);
    if (icon > 0) {
        const float at = how.icon_after_text ? x + words + between : x;
        draw_icon(list, how.icon, {at + icon / 2, y}, look.px(icon_size), ink);
        if (!how.icon_after_text) x += icon + between;
    }
    draw_text(list, font, {x, middle(font, box.Min.y, box.Max.y)}, ink, shown);
}

}  // namespace statescope::ui
