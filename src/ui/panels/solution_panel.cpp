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
using teach::Text;
using trace::Outcome;

namespace {

constexpr float bar_height = 5;  // at scale 1; with more, boards of 4 x 4 would lose their digits

bool at_last_step(const Scene& scene) {
    return scene.step == scene.trace.last_step();
}

/// Whether the search ended, at this step, without an answer to show.
bool has_no_answer(const Scene& scene) {
    return at_last_step(scene) &&
           (scene.trace.outcome() == Outcome::Exhausted ||
            scene.trace.outcome() == Outcome::CutOff || scene.announced_unsolvable());
}

}  // namespace

PanelSpec SolutionPanel::spec() const {
    return {.name = "solution",
            .column = Column::Middle,
            .height = 116,
            .least_height = 116,
            .scrolls = false};
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
    const trace::Node node = scene.trace.node(scene.node());
    if (node.from_goal && !shows_solution(scene))
        return scene.say(Text::figures_goal_side, teach::arg("g", std::uint32_t{node.g}));
    const std::size_t moves =
        shows_solution(scene) ? scene.session.recorded().moves().size() : scene.path.size() - 1;
    return teach::moves_named(scene.say, moves);
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
    // The strip may reach into the padding below: what it needs there is room for outlines.
    draw_strip(scene, shown, {all.x - controls - between, all.y + look.px(4)});
    ImGui::SetCursorPos({corner.x + all.x - controls, corner.y});
    ImGui::BeginGroup();
    draw_controls(scene, shown);
    ImGui::EndGroup();
}

SolutionPanel::Sizes SolutionPanel::sizes(const Scene& scene, std::size_t boards, ImVec2 room) {
    const Look& look = scene.look;
    const std::string number = std::to_string(boards);
    const std::string widest(std::max<std::size_t>(2, number.size()), '0');
    const float between = text_size(look.font(Type::Small), widest).x + look.px(8);
    const auto with_height = [&](float height) {
        Sizes sizes;
        sizes.cell = std::min(look.px(18), outlined_cell_to_fit(scene.shape(), {room.x, height}));
        sizes.board = board_size(scene.shape(), sizes.cell);
        sizes.bleed = board_bleed(sizes.cell);
        sizes.between = std::max(between, 2 * sizes.bleed);
        return sizes;
    };
    const Sizes highest = with_height(room.y);
    // The bar to scroll with takes its room only where it is needed.
    return highest.width(boards) <= room.x ? highest : with_height(room.y - look.px(bar_height));
}

std::pair<std::size_t, std::size_t> SolutionPanel::in_view(const Sizes& sizes, std::size_t boards,
                                                           float width) {
    // One more on either side, so that the keyboard finds the next board to go to.
    const float from = ImGui::GetScrollX() / sizes.pitch() - 1;
    const float to = (ImGui::GetScrollX() + width) / sizes.pitch() + 2;
    const auto first = static_cast<std::size_t>(std::max(0.0f, from));
    return {std::min(first, boards), std::min(static_cast<std::size_t>(to), boards)};
}

void SolutionPanel::draw_strip(Scene& scene, const Strip& shown, ImVec2 size) {
    const Look& look = scene.look;
    session::SolutionShow& show = scene.session.solution_show();
    const Sizes sizes = this->sizes(scene, shown.boards.size(), size);
    const std::size_t lit = show.board() ? *show.board() : shown.boards.size() - 1;
    const bool scroll = in_sight_ != lit || boards_ != shown.boards.size();
    in_sight_ = lit;
    boards_ = shown.boards.size();

    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
    ImGui::PushStyleVar(ImGuiStyleVar_ScrollbarSize, look.px(bar_height));
    ImGui::BeginChild("strip", size, ImGuiChildFlags_None,
                      ImGuiWindowFlags_HorizontalScrollbar | ImGuiWindowFlags_NavFlattened);
    ImGui::PopStyleVar(2);
    // A wheel turned over the strip moves it along its only direction.
    const ImGuiIO& io = ImGui::GetIO();
    if (ImGui::IsWindowHovered() && io.MouseWheel != 0)
        ImGui::SetScrollX(ImGui::GetScrollX() - io.MouseWheel * sizes.pitch());
    const ImVec2 from = ImGui::GetCursorPos();
    const auto [first, end] = in_view(sizes, shown.boards.size(), size.x);
    for (std::size_t i = first; i < end; ++i) {
        ImGui::SetCursorPos({from.x + sizes.left(i), from.y + sizes.bleed});
        if (i > 0) draw_move(scene, shown, i, sizes);
        draw_strip_board(scene, shown, i, sizes.cell);
    }
    ImGui::SetCursorPos(from);
    ImGui::Dummy({sizes.width(shown.boards.size()), sizes.board.y + 2 * sizes.bleed});
    if (scroll) {
        const float middle = sizes.left(lit) + sizes.board.x / 2;
        ImGui::SetScrollFromPosX(middle - ImGui::GetScrollX(), 0.5f);
    }
    ImGui::EndChild();
}

void SolutionPanel::draw_strip_board(Scene& scene, const Strip& shown, std::size_t place,
                                     float cell) {
    session::SolutionShow& show = scene.session.solution_show();
    const puzzle::Board board = shown.boards[place];
    BoardLook how = shown.solution ? plain_look(scene, board) : node_look(scene, scene.path[place]);
    how.on_path = true;
    const bool on_big_board = shown.solution ? show.board() == place : place + 1 == boards_;
    if (shown.solution) how.state = BoardState::Expanded;
    if (on_big_board && (shown.solution || scene.current)) how.state = BoardState::Current;
    if (board_item(scene, puzzle::board_inline(board, scene.shape()),
                   "solution_board" + std::to_string(place), cell, board, how) &&
        shown.solution) {
        scene.session.playback().stop();
        show.show(place);
    }
}

/// The number of a move over its letter, before the board that it leads to.
void SolutionPanel::draw_move(const Scene& scene, const Strip& shown, std::size_t place,
                              const Sizes& sizes) {
    const Look& look = scene.look;
    const ImVec2 board = ImGui::GetCursorScreenPos();
    const float middle = board.x - sizes.between / 2;
    ImFont* small = look.font(Type::Small);
    ImFont* bold = look.font(Type::Bold);
    const std::string number = std::to_string(place);
    const std::string letter = puzzle::moves_text(
        {&shown.moves[place - 1], 1}, shown.boards[place - 1], scene.shape(), scene.say.letters);
    const float height = small->FontSize + bold->FontSize;
    const float top = std::round(board.y + (sizes.board.y - height) / 2);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_text(list, small, {std::round(middle - text_size(small, number).x / 2), top},
              look.colours().dim_ink, number);
    draw_text(list, bold,
              {std::round(middle - text_size(bold, letter).x / 2), top + small->FontSize},
              look.colours().ink, letter);
}

void SolutionPanel::draw_controls(Scene& scene, const Strip& shown) {
    const Look& look = scene.look;
    const float width = ImGui::GetContentRegionAvail().x;
    letters_ =
        puzzle::moves_text(shown.moves, shown.boards.front(), scene.shape(), scene.say.letters);
    // A field that can't be typed into: its letters can be marked and copied by hand.
    ImGui::PushFont(look.font(Type::Body));
    ImGui::PushStyleColor(ImGuiCol_Border, look.colours().line);
    ImGui::SetNextItemWidth(width);
    ImGui::InputText("###solution_moves", letters_.data(), letters_.size() + 1,
                     ImGuiInputTextFlags_ReadOnly | ImGuiInputTextFlags_AutoSelectAll);
    ImGui::PopStyleColor();
    ImGui::PopFont();
    tooltip_for_last_item(look, shown.solution
                                    ? teach::letters_term(scene.say, scene.say.letters).meaning
                                    : scene.say(Text::solution_path_meaning));

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
