#include "ui/panels/solution_panel.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "puzzle/board_text.hpp"
#include "session/command.hpp"
#include "teach/figures.hpp"
#include "ui/board_item.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using session::Command;
using teach::arg;
using teach::Text;
using trace::Outcome;

namespace {

bool at_last_step(const Scene& scene) {
    return scene.step == scene.trace.last_step();
}

/// Whether the search ended, at this step, without an answer to show.
bool has_no_answer(const Scene& scene) {
    return at_last_step(scene) &&
           (scene.trace.outcome() == Outcome::Exhausted || scene.announced_unsolvable());
}

}  // namespace

PanelSpec SolutionPanel::spec() const {
    return {.name = "solution", .column = Column::Middle, .height = 134, .least_height = 128};
}

bool SolutionPanel::shows_solution(const Scene& scene) {
    if (!scene.session.recorded().solved()) return false;
    return at_last_step(scene) || scene.session.solution_show().board();
}

std::string SolutionPanel::title(const Scene& scene) const {
    const bool solution = shows_solution(scene) || has_no_answer(scene);
    return std::string(scene.say(solution ? Text::solution_title : Text::solution_path_title));
}

std::string SolutionPanel::figure(const Scene& scene) const {
    if (has_no_answer(scene)) return {};
    const std::size_t moves =
        shows_solution(scene) ? scene.session.recorded().moves().size() : scene.path.size() - 1;
    return teach::moves_text(scene.say, moves);
}

SolutionPanel::Strip SolutionPanel::strip(const Scene& scene) {
    if (shows_solution(scene)) {
        const session::Recorded& recorded = scene.session.recorded();
        return {recorded.solution(), recorded.moves(), true};
    }
    Strip strip;
    for (const trace::NodeId node : scene.path)
        strip.boards.push_back(scene.trace.node(node).board);
    strip.moves = scene.trace.moves_to(scene.path.back());
    return strip;
}

void SolutionPanel::draw(Scene& scene) {
    const Look& look = scene.look;
    if (has_no_answer(scene)) {
        paragraph(look, Type::Body, look.colours().ink, scene.say(Text::solution_none));
        return;
    }
    const Strip shown = strip(scene);
    const ImVec2 corner = ImGui::GetCursorPos();
    const ImVec2 all = ImGui::GetContentRegionAvail();
    const float controls = std::min(std::max(look.px(184), all.x * 0.3f), look.px(300));
    const float between = look.px(12);
    draw_strip(scene, shown, {all.x - controls - between, all.y});
    ImGui::SetCursorPos({corner.x + all.x - controls, corner.y});
    ImGui::BeginGroup();
    draw_controls(scene, shown);
    ImGui::EndGroup();
}

void SolutionPanel::draw_strip(Scene& scene, const Strip& shown, ImVec2 size) {
    const Look& look = scene.look;
    session::SolutionShow& show = scene.session.solution_show();
    ImFont* font = look.font(Type::Small);
    const float caption = std::round(font->FontSize * 0.9f);
    const auto count = static_cast<float>(shown.boards.size());
    float cell = 0;
    ImVec2 board;
    float bleed = 0;
    float pitch = 0;
    const auto set_cell = [&](float height) {
        cell = std::min(look.px(16), cell_to_fit(scene.shape(), {size.x, height}));
        while (cell > 3 && board_size(scene.shape(), cell).y + 2 * board_bleed(cell) > height)
            cell -= 1;
        board = board_size(scene.shape(), cell);
        bleed = board_bleed(cell);
        pitch = std::max(board.x, text_size(font, "00 · W").x) + 2 * bleed;
    };
    set_cell(size.y - caption);
    // The bar to scroll with takes its room only where it is needed.
    const float bar = look.px(7);
    if (pitch * count > size.x) set_cell(size.y - caption - bar);

    const std::size_t lit = show.board() ? *show.board() : shown.boards.size() - 1;
    const bool scroll = in_sight_ != lit || boards_ != shown.boards.size();
    in_sight_ = lit;
    boards_ = shown.boards.size();

    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
    ImGui::PushStyleVar(ImGuiStyleVar_ScrollbarSize, bar);
    ImGui::BeginChild("strip", size, ImGuiChildFlags_None,
                      ImGuiWindowFlags_HorizontalScrollbar | ImGuiWindowFlags_NavFlattened);
    ImGui::PopStyleVar(2);
    // A wheel turned over the strip moves it along its only direction.
    const ImGuiIO& io = ImGui::GetIO();
    if (ImGui::IsWindowHovered() && io.MouseWheel != 0)
        ImGui::SetScrollX(ImGui::GetScrollX() - io.MouseWheel * pitch);
    const ImVec2 from = ImGui::GetCursorPos();
    const ImVec2 screen = ImGui::GetCursorScreenPos();
    for (std::size_t i = 0; i < shown.boards.size(); ++i) {
        const float x = static_cast<float>(i) * pitch;
        BoardLook how =
            shown.solution ? plain_look(scene, shown.boards[i]) : node_look(scene, scene.path[i]);
        how.on_path = true;
        const bool on_big_board = shown.solution ? show.board() == i : i + 1 == boards_;
        if (shown.solution) how.state = BoardState::Expanded;
        if (on_big_board && (shown.solution || scene.current)) how.state = BoardState::Current;
        ImGui::SetCursorPos({from.x + x + (pitch - board.x) / 2, from.y + bleed});
        if (board_item(scene, puzzle::board_inline(shown.boards[i], scene.shape()),
                       "solution_board" + std::to_string(i), cell, shown.boards[i], how) &&
            shown.solution) {
            scene.session.playback().stop();
            show.show(i);
        }
        const std::string words =
            i == 0 ? std::string(scene.say(Text::solution_strip_start))
                   : scene.say(Text::solution_strip_move, arg("place", i),
                               arg("letter", puzzle::letters(std::array{shown.moves[i - 1]})));
        const float wide = text_size(font, words).x;
        draw_text(*ImGui::GetWindowDrawList(), font,
                  {std::round(screen.x + x + (pitch - wide) / 2),
                   screen.y + board.y + 2 * bleed - look.px(1)},
                  look.colours().ink, words);
    }
    ImGui::SetCursorPos(from);
    ImGui::Dummy({pitch * count, board.y + 2 * bleed + caption - look.px(1)});
    if (scroll) {
        const float middle = (static_cast<float>(lit) + 0.5f) * pitch;
        ImGui::SetScrollFromPosX(middle - ImGui::GetScrollX(), 0.5f);
    }
    ImGui::EndChild();
}

void SolutionPanel::draw_controls(Scene& scene, const Strip& shown) {
    const Look& look = scene.look;
    const float width = ImGui::GetContentRegionAvail().x;
    letters_ = puzzle::letters(shown.moves);
    // A field that can't be typed into: its letters can be marked and copied by hand.
    ImGui::PushFont(look.font(Type::Body));
    ImGui::PushStyleColor(ImGuiCol_Border, look.colours().line);
    ImGui::SetNextItemWidth(width);
    ImGui::InputText("###solution_moves", letters_.data(), letters_.size() + 1,
                     ImGuiInputTextFlags_ReadOnly | ImGuiInputTextFlags_AutoSelectAll);
    ImGui::PopStyleColor();
    ImGui::PopFont();
    tooltip_for_last_item(
        look, scene.say(shown.solution ? Text::solution_moves_hint : Text::solution_path_meaning));

    const float gap = look.px(6);
    ButtonLook copy{.tooltip = scene.say(Text::solution_copy_hint),
                    .width = std::floor((width - gap) * 0.42f)};
    if (letters_.empty()) copy.disabled_reason = scene.say(Text::solution_copy_none);
    if (button(look, scene.say(Text::solution_copy_short), "solution_copy", copy))
        ImGui::SetClipboardText(letters_.c_str());
    ImGui::SameLine(0, gap);
    draw_play(scene, width - gap - copy.width);
}

void SolutionPanel::draw_play(Scene& scene, float width) {
    const bool playing = scene.session.solution_show().playing();
    ButtonLook play{
        .icon = playing ? Icon::Pause : Icon::Play,
        .tooltip = scene.say(playing ? Text::solution_pause_hint : Text::solution_play_hint),
        .width = width};
    if (const auto reason = scene.session.why_not(Command::PlaySolution))
        play.disabled_reason = scene.say(*reason);
    const Text word = playing ? Text::solution_pause : Text::solution_play_short;
    if (button(scene.look, scene.say(word), "solution_play", play))
        scene.session.run(Command::PlaySolution);
}

}  // namespace statescope::ui
