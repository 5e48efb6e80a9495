#include "ui/panels/presets_popup.hpp"

#include <algorithm>
#include <string>

#include "teach/samples.hpp"
#include "ui/beside_panel.hpp"
#include "ui/board_view.hpp"
#include "ui/press_item.hpp"
#include "ui/text.hpp"

namespace statescope::ui {
namespace {

// All at scale 1.
constexpr float list_width = 440;
constexpr float board_place = 70;  // the room for a board across
constexpr float small_side = 50;   // of a board with up to 3 rows and columns
constexpr float between = 10;
constexpr float row_padding = 7;

/// An arrow from start to goal, drawn in a space `width` wide.
void arrow(const Look& look, ImDrawList& list, ImVec2 from, float width) {
    const ImU32 colour = look.colours().dim_ink;
    const float head = look.px(4);
    const ImVec2 tip{from.x + width, from.y};
    list.AddLine(from, tip, colour, look.px(1.5f));
    list.AddLine({tip.x - head, tip.y - head}, tip, colour, look.px(1.5f));
    list.AddLine({tip.x - head, tip.y + head}, tip, colour, look.px(1.5f));
}

/// The size of text over several lines.
ImVec2 wrapped_size(const ImFont* font, std::string_view words, float width) {
    return font->CalcTextSizeA(font->FontSize, FLT_MAX, width, words.data(),
                               words.data() + words.size());
}

void wrapped_text(ImFont* font, ImVec2 at, ImU32 colour, std::string_view words, float width) {
    ImGui::PushFont(font);
    ImGui::PushStyleColor(ImGuiCol_Text, colour);
    ImGui::RenderTextWrapped(at, words.data(), words.data() + words.size(), width);
    ImGui::PopStyleColor();
    ImGui::PopFont();
}

/// The width of the list, less where the screen is small.
float row_width(const Look& look) {
    return std::min(look.px(list_width), ImGui::GetMainViewport()->WorkSize.x * 0.85f);
}

/// One sample: start, goal, name and note. True when it was chosen.
bool sample_row(const Scene& scene, const teach::Sample& sample, bool chosen) {
    const Look& look = scene.look;
    const puzzle::Shape shape = sample.problem.shape;
    const std::string_view name = scene.say(sample.name);
    const std::string_view note = scene.say(sample.note);
    const float padding = look.px(row_padding);
    const float place = look.px(board_place);
    const bool wide = std::max(shape.rows, shape.columns) > 3;
    const float side = wide ? place : look.px(small_side);
    const float cell = cell_to_fit(shape, {side, side});
    const ImVec2 size = board_size(shape, cell);
    const float gap = look.px(between);
    const float boards = 2 * place + 3 * gap;
    const float width = row_width(look);
    const float room = width - boards - gap - 2 * padding;
    const ImFont* bold = look.font(Type::Bold);
    ImFont* small = look.font(Type::Small);
    const float words = bold->FontSize + wrapped_size(small, note, room).y;
    const float height = std::max(size.y, words) + 2 * padding;

    const PressItem item = press_item(item_label(name, sample.id), {width, height}, 0, false);
    if (chosen && ImGui::IsWindowAppearing()) ImGui::SetItemDefaultFocus();
    if (!item.visible) return item.pressed;

    ImDrawList& list = *ImGui::GetWindowDrawList();
    const Colours& c = look.colours();
    const float rounding = look.px(5);
    if (chosen) {
        list.AddRectFilled(item.box.Min, item.box.Max, c.accent_wash, rounding);
    } else if (item.hovered) {
        list.AddRectFilled(item.box.Min, item.box.Max, c.control_hover, rounding);
    }

    const float middle = std::round((item.box.Min.y + item.box.Max.y) / 2);
    const auto draw_at = [&](float left, puzzle::Board board, const BoardLook& how) {
        draw_board(look, list,
                   {std::round(left + (place - size.x) / 2), std::round(middle - size.y / 2)}, cell,
                   board, shape, how);
    };
    const float left = item.box.Min.x + padding;
    draw_at(left, sample.problem.start, {});
    arrow(look, list, {std::round(left + place + gap / 2), middle}, gap);
    draw_at(left + place + 2 * gap, sample.problem.goal, {.is_goal = true});

    const float text_left = left + boards;
    const float top = std::round(middle - words / 2);
    draw_text(list, look.font(Type::Bold), {text_left, top}, c.ink, shortened(bold, name, room));
    wrapped_text(small, {text_left, top + bold->FontSize}, c.dim_ink, note, room);
    draw_focus(look, item, look.px(4));
    return item.pressed;
}

}  // namespace

void open_presets() {
    ImGui::OpenPopup("###presets_list");
}

void draw_presets(Scene& scene) {
    const float most = ImGui::GetMainViewport()->WorkSize.y * 0.9f;
    ImGui::SetNextWindowSizeConstraints({0, 0}, {FLT_MAX, most});
    const ImGuiStyle& style = ImGui::GetStyle();
    place_beside_panel(scene.look,
                       row_width(scene.look) + 2 * style.WindowPadding.x + style.ScrollbarSize);
    if (!ImGui::BeginPopup("###presets_list")) return;
    for (const teach::Sample& sample : teach::samples()) {
        const bool chosen = sample.problem == scene.session.choices().problem;
        if (sample_row(scene, sample, chosen)) {
            scene.session.set_problem(sample.problem);
            ImGui::CloseCurrentPopup();
        }
    }
    ImGui::EndPopup();
}

}  // namespace statescope::ui
