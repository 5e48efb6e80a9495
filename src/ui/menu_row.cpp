#include "ui/menu_row.hpp"

#include "ui/control_face.hpp"
#include "ui/press_item.hpp"
#include "ui/text.hpp"

namespace statescope::ui {

bool menu_row(const Look& look, const MenuRow& row) {
    const Colours& c = look.colours();
    ImFont* const font = look.font(Type::Body);
    const float height = look.px(control_height);
    const float inset = look.px(8);
    const PressItem item = press_item(item_label(row.text, row.id), {room_across(-1), height},
                                      (height - font->FontSize) / 2, false);
    if (item.visible) {
        ImDrawList& list = *ImGui::GetWindowDrawList();
        draw_face(look, item.box, button_face(look, {.kind = ButtonKind::Quiet}, item),
                  look.px(control_rounding));
        const float y = middle(font, item.box.Min.y, item.box.Max.y);
        const float keys = text_size(font, row.keys).x;
        const float between = keys > 0 ? 2 * inset : 0;
        const float room = item.box.GetWidth() - 2 * inset - between - keys;
        draw_text(list, font, {item.box.Min.x + inset, y}, c.ink, shortened(font, row.text, room));
        draw_text(list, font, {item.box.Max.x - inset - keys, y}, c.dim_ink, row.keys);
        draw_focus(look, item, look.px(control_rounding));
        item_tooltip(look, row.tooltip);
    }
    if (item.pressed) ImGui::CloseCurrentPopup();
    return item.pressed;
}

}  // namespace statescope::ui
