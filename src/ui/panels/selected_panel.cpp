#include "ui/panels/selected_panel.hpp"

#include <algorithm>
#include <cmath>

#include "puzzle/board_text.hpp"
#include "teach/figures.hpp"
#include "ui/board_item.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using session::Condition;
using teach::arg;
using teach::Text;

namespace {

// At scale 1.
constexpr float opened_height = 184;
constexpr float cell_size = 14;

/// The node that stands for the board at the step: of those made, the one made last.
std::optional<trace::NodeId> latest_node(const Scene& scene, puzzle::Board board) {
    const auto steps = scene.session.steps_of(Condition::about(board));
    for (auto at = std::upper_bound(steps.begin(), steps.end(), scene.step); at != steps.begin();) {
        const trace::Event& event = scene.trace.event(*--at);
        if (trace::makes_node(event.kind)) return event.node;
    }
    return std::nullopt;
}

/// Words beside a link stand on its line.
void lower_to_link(const Look& look) {
    const float lower = (look.px(link_height) - look.font(Type::Small)->FontSize) / 2;
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + std::round(lower));
}

std::string step_text(const Scene& scene, trace::Step step) {
    return scene.say(Text::selected_step, arg("step", teach::grouped(scene.say, step)));
}

}  // namespace

PanelSpec SelectedPanel::spec() const {
    return {.name = "selected",
            .column = Column::Right,
            .height = panel_header_height,
            .least_height = panel_header_height};
}

std::string SelectedPanel::title(const Scene& scene) const {
    return std::string(scene.say(Text::selected_title));
}

std::string SelectedPanel::figure(const Scene& scene) const {
    return scene.session.selected ? std::string{} : std::string(scene.say(Text::selected_none));
}

ImU32 SelectedPanel::figure_colour(const Scene& scene) const {
    return scene.look.colours().dim_ink;
}

void SelectedPanel::refresh(const Scene& scene) {
    const puzzle::Board board = *scene.session.selected;
    if (recording_ == scene.session.recording_number() && step_ == scene.step && board_ == board)
        return;
    recording_ = scene.session.recording_number();
    step_ = scene.step;
    board_ = board;
    lines_ = teach::why(scene.say, scene.trace, scene.session.recorded().rules(),
                        {.board = board,
                         .step = scene.step,
                         .board_steps = scene.session.steps_of(Condition::about(board)),
                         .frontier = scene.session.frontier()});
}

void SelectedPanel::draw(Scene& scene) {
    const Look& look = scene.look;
    extra_height_ = scene.session.selected ? opened_height - panel_header_height : 0;
    if (!scene.session.selected) return;
    refresh(scene);
    draw_board(scene);
    ImGui::SameLine(0, look.px(8));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
    ImGui::BeginChild("lines", {0, 0}, ImGuiChildFlags_None, ImGuiWindowFlags_NavFlattened);
    ImGui::PopStyleVar();
    draw_lines(scene);
    ImGui::EndChild();
}

void SelectedPanel::draw_board(Scene& scene) {
    const Look& look = scene.look;
    const puzzle::Board board = *scene.session.selected;
    const float cell = look.px(cell_size);
    const float bleed = board_bleed(cell);
    ImGui::BeginGroup();
    const ImVec2 corner = ImGui::GetCursorPos();
    ImGui::SetCursorPos({corner.x + bleed, corner.y + bleed});
    const auto node = latest_node(scene, board);
    board_item(scene, puzzle::board_inline(board, scene.shape()), "selected_board", cell, board,
               node ? node_look(scene, *node) : plain_look(scene, board));
    const float width = board_size(scene.shape(), cell).x + 2 * bleed;
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + bleed);
    if (button(look, scene.say(Text::selected_clear), "selected_clear",
               {.tooltip = scene.say(Text::selected_clear_hint), .width = width})) {
        scene.session.selected.reset();
    }
    ImGui::EndGroup();
}

/// The column of steps takes no more room than the longest of them.
float SelectedPanel::widest_step(const Scene& scene) const {
    const ImFont* font = scene.look.font(Type::Small);
    float widest = text_size(font, scene.say(Text::selected_now)).x;
    for (const teach::WhyLine& line : lines_) {
        if (line.step) widest = std::max(widest, text_size(font, step_text(scene, *line.step)).x);
    }
    return std::ceil(widest);
}

/// The step at the left leads there; what happened stands beside it.
void SelectedPanel::draw_lines(Scene& scene) {
    const Look& look = scene.look;
    if (!ImGui::BeginTable("###selected_lines", 2, ImGuiTableFlags_NoPadOuterX)) return;
    ImGui::TableSetupColumn("step", ImGuiTableColumnFlags_WidthFixed, widest_step(scene));
    ImGui::TableSetupColumn("text", ImGuiTableColumnFlags_WidthStretch);
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const teach::WhyLine& line = lines_[i];
        ImGui::TableNextRow();
        ImGui::TableNextColumn();
        if (line.step) {
            if (link(look, step_text(scene, *line.step), "selected_step" + std::to_string(i),
                     scene.say(Text::selected_step_hint))) {
                scene.session.playback().stop();
                scene.session.seek(*line.step);
            }
        } else {
            lower_to_link(look);
            text(look, Type::Small, look.colours().dim_ink, scene.say(Text::selected_now));
        }
        ImGui::TableNextColumn();
        lower_to_link(look);
        paragraph(look, Type::Small, look.colours().ink, line.text);
    }
    ImGui::EndTable();
}

}  // namespace statescope::ui
