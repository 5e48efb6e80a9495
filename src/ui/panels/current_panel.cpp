#include "ui/panels/current_panel.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "puzzle/board_text.hpp"
#include "teach/figures.hpp"
#include "teach/outcome.hpp"
#include "ui/board_item.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using session::Command;
using teach::arg;
using teach::Text;
using trace::Outcome;

namespace {

Text sentence_of(puzzle::Move move) {
    constexpr std::array<Text, 4> sentences{Text::explain_move_up, Text::explain_move_down,
                                            Text::explain_move_left, Text::explain_move_right};
    return sentences[static_cast<std::size_t>(move)];
}

/// Whether the search stopped, at this last step, without having come to its own end.
bool stopped_here(const Scene& scene) {
    const Outcome outcome = scene.trace.outcome();
    return scene.step == scene.trace.last_step() &&
           (outcome == Outcome::Limit || outcome == Outcome::Cancelled ||
            scene.announced_unsolvable());
}

float height_of(const Look& look, Type type, std::string_view words, float width) {
    if (words.empty()) return 0;
    const ImFont* font = look.font(type);
    return font
        ->CalcTextSizeA(font->FontSize, FLT_MAX, width, words.data(), words.data() + words.size())
        .y;
}

}  // namespace

PanelSpec CurrentPanel::spec() const {
    return {.name = "current",
            .column = Column::Middle,
            .height = 106,
            .least_height = 100,
            .has_header = false};
}

std::string CurrentPanel::title(const Scene& scene) const {
    return std::string(scene.say(Text::current_title));
}

CurrentPanel::Shown CurrentPanel::shown(const Scene& scene) const {
    const session::Recorded& recorded = scene.session.recorded();
    if (const auto place = scene.session.solution_show().board()) {
        Shown shown{recorded.solution()[*place], std::nullopt, std::nullopt};
        if (*place > 0) shown.move = recorded.moves()[*place - 1];
        return shown;
    }
    const trace::NodeId node = scene.node();
    const trace::Node made = scene.trace.node(node);
    Shown shown{made.board, std::nullopt, node};
    if (made.parent != trace::no_node) shown.move = made.move;
    return shown;
}

CurrentPanel::Words CurrentPanel::words(const Scene& scene) {
    const session::Recorded& recorded = scene.session.recorded();
    if (const auto place = scene.session.solution_show().board()) {
        if (*place == 0) {
            return {std::string(scene.say(Text::current_solution_start)),
                    scene.say(
                        Text::solution_moves,
                        arg("moves", teach::moves_named(scene.say, recorded.moves().size())),
                        arg("path", teach::path_text(scene.say, recorded.moves(),
                                                     recorded.solution().front(), scene.shape())))};
        }
        const puzzle::Move move = recorded.moves()[*place - 1];
        const puzzle::Board board = recorded.solution()[*place];
        const int tile = board.at(moved_cell(board, scene.shape(), move));
        Words words{scene.say(Text::current_solution_move, arg("place", *place),
                              arg("count", recorded.moves().size()),
                              arg("letter", puzzle::moves_text({&recorded.moves()[*place - 1], 1},
                                                               recorded.solution()[*place - 1],
                                                               scene.shape(), scene.say.letters))),
                    scene.say(sentence_of(move), arg("tile", tile))};
        if (*place == recorded.moves().size()) {
            words.reason = scene.say(Text::two_sentences, arg("first", words.reason),
                                     arg("second", scene.say(Text::current_solution_done)));
        }
        return words;
    }
    const std::uint64_t key = scene.session.recording_number();
    const bool same_letters = explained_letters_ == scene.say.letters;
    if (explained_ != key || explained_step_ != scene.step || !same_letters) {
        explanation_ = teach::explain(scene.say, scene.trace, recorded.rules(), scene.step);
        explained_ = key;
        explained_step_ = scene.step;
        explained_letters_ = scene.say.letters;
    }
    const bool your_turn =
        scene.trace.outcome() == Outcome::Waiting && scene.step == scene.trace.last_step();
    if (!stopped_here(scene) && !your_turn) return {explanation_.headline, explanation_.reason};
    const std::string outcome = teach::outcome_sentence(scene.say, scene.trace);
    if (scene.trace.outcome() == Outcome::NotSearched) return {{}, outcome};
    return {explanation_.headline, scene.say(Text::two_sentences, arg("first", explanation_.reason),
                                             arg("second", outcome))};
}

std::optional<CurrentPanel::Offer> CurrentPanel::offer(const Scene& scene) const {
    if (scene.session.solution_show().board()) {
        return Offer{std::nullopt, "solution_close", Text::current_solution_close,
                     std::string(scene.say(Text::current_solution_close_hint))};
    }
    const bool choosing = scene.session.user_chooses() && scene.counters.frontier > 0;
    if (choosing && scene.trace.outcome() != Outcome::NotSearched && !stopped_here(scene)) {
        return Offer{Command::ExpandSelected, "choose", Text::current_choose,
                     std::string(scene.say(Text::current_choose_hint))};
    }
    if (!stopped_here(scene)) return std::nullopt;
    if (scene.trace.outcome() == Outcome::NotSearched) {
        return Offer{Command::ProveUnsolvable, "prove", Text::inversions_prove,
                     std::string(scene.say(Text::inversions_prove_hint))};
    }
    const std::uint32_t budget = scene.session.next_node_budget();
    return Offer{
        Command::SearchOn, "search_on", Text::running_search_on,
        scene.say(Text::running_search_on_hint, arg("count", teach::grouped(scene.say, budget)))};
}

/// A tile slides when a step forward, or the next move of the solution, brought a new board.
void CurrentPanel::start_motion(const Scene& scene, const Shown& shown) {
    const std::uint64_t key = scene.session.recording_number();
    const auto place = scene.session.solution_show().board();
    const bool same_search = last_ == key;
    const bool next_move = place && last_place_ && *place == *last_place_ + 1;
    const bool forward = !place && !last_place_ && scene.step > last_step_;
    if (shown.board != last_board_) {
        if (same_search && scene.look.motion && shown.move && (next_move || forward)) {
            slide_.begin();
        } else {
            slide_.stop();
        }
    }
    last_ = key;
    last_step_ = scene.step;
    last_board_ = shown.board;
    last_place_ = place;
}

void CurrentPanel::draw(Scene& scene) {
    const Look& look = scene.look;
    const Shown now = shown(scene);
    start_motion(scene, now);

    const ImVec2 all = ImGui::GetContentRegionAvail();
    const ImVec2 corner = ImGui::GetCursorPos();
    // As large as the height allows, its double outline included, but never more than a third of
    // the width.
    const float widest = std::max(all.x / 3, look.px(48));
    const float highest = all.y - look.px(extra_height_);
    const float cell = outlined_cell_to_fit(scene.shape(), {widest, highest});
    const float bleed = board_bleed(cell);
    const ImVec2 board = board_size(scene.shape(), cell);
    ImGui::SetCursorPos({corner.x + bleed, corner.y + std::max(bleed, (all.y - board.y) / 2)});
    draw_board_of(scene, now, cell);

    ImGui::SetCursorPos({corner.x + board.x + 2 * bleed + look.px(10), corner.y});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
    if (ImGui::BeginChild("words", {0, 0}, ImGuiChildFlags_None, ImGuiWindowFlags_NavFlattened)) {
        draw_left_work(scene);
        draw_notice(scene);
        draw_words(scene);
    }
    ImGui::EndChild();
    ImGui::PopStyleVar();
}

void CurrentPanel::draw_board_of(Scene& scene, const Shown& now, float cell) {
    BoardLook how = now.node ? node_look(scene, *now.node) : plain_look(scene, now.board);
    if (!now.node || scene.current) how.state = BoardState::Current;
    MarkedCell mark;
    if (now.move) {
        mark = {moved_cell(now.board, scene.shape(), *now.move), CellMark::Moved};
        how.marks = {&mark, 1};
        how.slide = slide_.slide(now.board, scene.shape(), *now.move);
    }
    if (slide_.running()) {
        slide_.advance(ImGui::GetIO().DeltaTime);
        scene.moving = true;
    }
    board_item(scene, puzzle::board_inline(now.board, scene.shape()), "current_board", cell,
               now.board, how);
}

void CurrentPanel::draw_notice(Scene& scene) {
    std::string& notice = scene.session.notice;
    if (notice.empty()) return;
    const Look& look = scene.look;
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const ImVec2 at = ImGui::GetCursorPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float side = look.px(36);
    const float inset = look.px(8);
    const float room = width - side - 2 * inset;
    const float words = height_of(look, Type::Body, notice, room);
    const float height = std::max(words, button_size(look, {}, {.icon = Icon::Cross}).y);
    ImGui::GetWindowDrawList()->AddRectFilled(low, {low.x + width, low.y + height},
                                              look.colours().accent_wash, look.px(6));
    ImGui::SetCursorPos({at.x + inset, at.y + std::round((height - words) / 2)});
    ImGui::PushTextWrapPos(at.x + inset + room);
    text(look, Type::Body, look.colours().ink, notice);
    ImGui::PopTextWrapPos();
    ImGui::SetCursorPos({at.x + width - side, at.y + std::round((height - look.px(30)) / 2)});
    const bool dismissed = button(look, {}, "notice_dismiss",
                                  {.kind = ButtonKind::Quiet,
                                   .icon = Icon::Cross,
                                   .tooltip = scene.say(Text::dismiss),
                                   .width = side});
    ImGui::SetCursorPos({at.x, at.y + height + look.px(4)});
    if (dismissed) notice.clear();
}

/// What a crash left behind, to be restored or forgotten.
void CurrentPanel::draw_left_work(Scene& scene) {
    if (!scene.session.desk.left) return;
    const Look& look = scene.look;
    paragraph(look, Type::Body, look.colours().ink, scene.say(Text::left_offer));
    if (button(look, scene.say(Text::left_restore), "left_restore",
               {.kind = ButtonKind::Primary, .tooltip = scene.say(Text::left_restore_hint)})) {
        return session::restore_left_work(scene.session);
    }
    ImGui::SameLine();
    if (button(look, scene.say(Text::left_discard), "left_discard",
               {.tooltip = scene.say(Text::left_discard_hint)})) {
        session::discard_left_work(scene.session);
    }
}

void CurrentPanel::draw_words(Scene& scene) {
    const Look& look = scene.look;
    const Words said = words(scene);
    const auto offered = offer(scene);
    const float gap = look.px(2);
    ImVec2 room = ImGui::GetContentRegionAvail();
    const ImVec2 corner = ImGui::GetCursorPos();
    const ImVec2 all = room;
    if (offered) room.x -= button_size(look, scene.say(offered->text)).x + look.px(12);

    // The largest type in which all of it can be read at once.
    Type head = Type::LeadBold;
    Type body = Type::Lead;
    const auto height = [&] {
        return height_of(look, head, said.headline, room.x) + gap +
               height_of(look, body, said.reason, room.x);
    };
    if (height() > room.y) body = Type::Body;
    if (height() > room.y) head = Type::Bold;
    if (height() > room.y) body = Type::Small;
    need_height(scene, height() - (room.y - look.px(extra_height_)));
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(look.px(8), gap));
    const float slack = std::max(0.0f, std::floor((room.y - height()) / 2));
    ImGui::SetCursorPosY(corner.y + std::min(slack, look.px(14)));
    ImGui::PushTextWrapPos(corner.x + room.x);
    if (!said.headline.empty()) text(look, head, look.colours().ink, said.headline);
    text(look, body, look.colours().ink, said.reason);
    ImGui::PopTextWrapPos();
    ImGui::PopStyleVar();
    if (!offered) return;
    // Beside the words and not below, so that no length of theirs hides it.
    const ImVec2 size = button_size(look, scene.say(offered->text));
    ImGui::SetCursorPos(
        {corner.x + all.x - size.x, corner.y + std::max(0.0f, std::floor((all.y - size.y) / 2))});
    draw_offer(scene, *offered);
}

/// Grows where even the smallest type does not fit. It does not shrink again from step to step, or
/// the panels around it would not stand still.
void CurrentPanel::need_height(const Scene& scene, float missing) {
    const Extent extent{scene.session.recording_number(), scene.look.scale};
    if (extent != grown_for_) extra_height_ = 0;
    grown_for_ = extent;
    extra_height_ = std::max(extra_height_, std::ceil(missing / scene.look.scale));
}

void CurrentPanel::draw_offer(Scene& scene, const Offer& offered) {
    ButtonLook how{.kind = offered.command ? ButtonKind::Primary : ButtonKind::Normal,
                   .tooltip = offered.hint};
    if (offered.command) {
        const auto reason = scene.session.why_not(*offered.command);
        if (reason) how.disabled_reason = scene.say(*reason);
    }
    if (!button(scene.look, scene.say(offered.text), offered.id, how)) return;
    if (offered.command) {
        scene.session.run(*offered.command);
    } else {
        scene.session.solution_show().close();
    }
}

}  // namespace statescope::ui
