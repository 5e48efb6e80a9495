#include "ui/panels/pseudocode_panel.hpp"

#include "teach/pseudocode.hpp"
#include "ui/icons.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using teach::Text;

namespace {

constexpr int spaces_a_level = 4;
constexpr float indent = 14;
constexpr float margin = 16;  ///< left of the code, for the arrow

/// One line, wrapped under its own indentation. `follow` brings it into sight when it is marked.
void draw_line(const Look& look, std::string_view line, bool marked, bool follow) {
    const std::size_t spaces = line.find_first_not_of(' ');
    const std::string_view words = line.substr(spaces);
    const float left =
        look.px(margin) + look.px(indent) * static_cast<float>(spaces) / spaces_a_level;
    ImFont* font = look.font(marked ? Type::Bold : Type::Body);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float room = ImGui::GetContentRegionAvail().x - left;
    const ImVec2 size =
        font->CalcTextSizeA(font->FontSize, room, room, words.data(), words.data() + words.size());
    const ImVec2 full{ImGui::GetContentRegionAvail().x, size.y + look.px(4)};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (marked) {
        list.AddRectFilled(at, {at.x + full.x, at.y + full.y}, look.colours().accent_wash,
                           look.px(4));
        draw_icon(list, Icon::Play, {at.x + look.px(margin) / 2, at.y + full.y / 2}, look.px(8),
                  look.colours().current_line);
    }
    list.AddText(font, font->FontSize, {at.x + left, at.y + look.px(2)}, look.colours().ink,
                 words.data(), words.data() + words.size(), room);
    ImGui::Dummy(full);
    if (marked && follow) ImGui::SetScrollHereY(0.5f);
}

}  // namespace

PanelSpec PseudocodePanel::spec() const {
    return {.name = "pseudocode",
            .column = Column::Right,
            .height = 190,
            .least_height = 90,
            .stretch = 1};
}

std::string PseudocodePanel::title(const Scene& scene) const {
    return std::string(scene.say(Text::code_title));
}

void PseudocodePanel::draw(Scene& scene) {
    const session::Recorded& recorded = scene.session.recorded();
    const std::vector<std::string> code =
        teach::pseudocode(scene.say, scene.trace.head().order, recorded.rules());
    const int marked = teach::highlighted_line(scene.trace, recorded.rules(), scene.step);
    const bool follow = marked != marked_;
    marked_ = marked;
    for (std::size_t i = 0; i < code.size(); ++i) {
        draw_line(scene.look, code[i], static_cast<int>(i) == marked, follow);
    }
}

}  // namespace statescope::ui
