#include "ui/panels/heuristic_plot.hpp"

#include <algorithm>
#include <string>

#include "teach/figures.hpp"
#include "ui/keys.hpp"
#include "ui/panels/heuristic_legend.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using study::EstimateCounts;
using teach::arg;
using teach::grouped;
using teach::Text;

namespace {

bool any_above(const EstimateCounts& counts) {
    for (int distance = 0; distance <= counts.largest_distance(); ++distance) {
        for (int estimate = distance + 1; estimate <= counts.largest_estimate(); ++estimate) {
            if (counts.at(distance, estimate) > 0) return true;
        }
    }
    return false;
}

/// The field a board is in; nothing for one that cannot reach the goal.
std::optional<HeuristicField> field_of(const Scene& scene, puzzle::Board board) {
    // What is lit up is of the recording shown; the boards on the left may have another shape by
    // now.
    if (scene.shape() != scene.session.shape()) return std::nullopt;
    const auto known = scene.session.laboratory().estimate(board);
    if (!known) return std::nullopt;
    return HeuristicField{known->distance, known->estimate};
}

std::optional<HeuristicField> field_of_start(const Scene& scene) {
    return field_of(scene, scene.session.choices().problem.start);
}

/// The field under the mouse, if it has boards.
std::optional<HeuristicField> pointed(const PressItem& canvas, const HeuristicGrid& grid) {
    const auto field = canvas.hovered ? grid.at(ImGui::GetIO().MousePos) : std::nullopt;
    return field && grid.count(*field) > 0 ? field : std::nullopt;
}

}  // namespace

void HeuristicPlot::draw(Scene& scene, const EstimateCounts& counts, ImVec2 size) {
    const Look& look = scene.look;
    const float legend = look.font(Type::Small)->FontSize + look.px(4);
    const ImVec2 corner = ImGui::GetCursorPos();
    const ImVec2 room{size.x, std::max(size.y - legend - look.px(4), look.px(60))};
    const PressItem canvas =
        press_item(item_label(scene.say(Text::lab_plot), "lab_plot"), room, 0, false);
    const HeuristicGrid grid(look, counts, canvas.box);
    if (canvas.visible) {
        use_keys(scene, canvas, grid);
        tell(scene, canvas, grid);
        ImDrawList& list = *ImGui::GetWindowDrawList();
        grid.draw_axes(scene, list);
        grid.draw_fields(scene, list);
        grid.draw_diagonal(look, list);
        grid.draw_counts(scene, list);
        for (const auto& lit : {scene.session.selected, scene.session.hovered}) {
            if (const auto field = lit ? field_of(scene, *lit) : std::nullopt)
                grid.outline(look, list, *field, look.colours().select_line);
        }
        if (const auto start = field_of_start(scene)) grid.draw_start(scene, list, *start);
        if (const auto field = pointed(canvas, grid))
            grid.outline(look, list, *field, look.colours().ink);
        if (canvas.focused && cursor_)
            grid.outline(look, list, *cursor_, look.colours().focus_line);
        draw_focus(look, canvas, look.px(4));
        announce("lab_fields", grid.box().Min, grid.box().Max);
    }
    ImGui::SetCursorPos({corner.x, corner.y + room.y + look.px(4)});
    draw_heuristic_legend(scene, grid.most(), any_above(counts), size.x);
}

/// With the focus, the arrow keys go from field to field.
void HeuristicPlot::use_keys(const Scene& scene, const PressItem& canvas,
                             const HeuristicGrid& grid) {
    if (!canvas.focused) {
        cursor_.reset();
        return;
    }
    if (!cursor_) cursor_ = field_of_start(scene).value_or(HeuristicField{});
    const auto move = [&](ImGuiKey key, int right, int up) {
        want_keys({key});
        if (!pressed_in_control(key, true)) return;
        cursor_->distance += right;
        cursor_->estimate += up;
    };
    move(ImGuiKey_LeftArrow, -1, 0);
    move(ImGuiKey_RightArrow, 1, 0);
    move(ImGuiKey_UpArrow, 0, 1);
    move(ImGuiKey_DownArrow, 0, -1);
    cursor_->distance = std::clamp(cursor_->distance, 0, grid.across() - 1);
    cursor_->estimate = std::clamp(cursor_->estimate, 0, grid.up() - 1);
}

/// What is in the field under the mouse, or the keyboard's cursor.
void HeuristicPlot::tell(const Scene& scene, const PressItem& canvas,
                         const HeuristicGrid& grid) const {
    const std::optional<HeuristicField> under_mouse = pointed(canvas, grid);
    const std::optional<HeuristicField> field = under_mouse ? under_mouse : cursor_;
    if (!field) return;
    const std::uint32_t boards = grid.count(*field);
    const std::string count = grouped(scene.say, boards);
    std::string words = scene.say(boards == 1 ? Text::lab_plot_tip_one : Text::lab_plot_tip,
                                  arg("distance", field->distance),
                                  arg("estimate", field->estimate), arg("count", count));
    if (boards > 0 && field->overestimated()) {
        words += '\n' + scene.say(Text::lab_plot_tip_above,
                                  arg("excess", field->estimate - field->distance));
    }
    if (const auto start = field_of_start(scene); start == field) {
        words += '\n' + scene.say(Text::lab_plot_start_meaning, arg("distance", field->distance),
                                  arg("estimate", field->estimate));
    }
    tooltip_for_last_item(scene.look, words);
}

}  // namespace statescope::ui
