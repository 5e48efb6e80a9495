#include "ui/button_row.hpp"

#include <cmath>

#include "ui/text.hpp"

namespace statescope::ui {
namespace {

constexpr float gap_between = 6;
constexpr float least_padding = 7;  // beside the text, where the room is small

}  // namespace

int button_row(const Look& look, std::span<const RowButton> buttons) {
    const float gap = look.px(gap_between);
    const float room = ImGui::GetContentRegionAvail().x;
    float words = 0;
    for (const RowButton& each : buttons)
        words += text_size(look.font(Type::Bold), each.text).x;
    const auto count = static_cast<float>(buttons.size());
    const float spare = room - words - gap * (count - 1);
    const bool side_by_side = spare >= count * 2 * look.px(least_padding);

    int pressed = -1;
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        ButtonLook how = buttons[i].look;
        how.width = -1;
        if (side_by_side) {
            // Each gets its text and an equal part of what is left.
            how.width =
                std::floor(text_size(look.font(Type::Bold), buttons[i].text).x + spare / count);
            if (i > 0) ImGui::SameLine(0, gap);
        }
        if (button(look, buttons[i].text, buttons[i].id, how)) pressed = static_cast<int>(i);
    }
    return pressed;
}

}  // namespace statescope::ui
