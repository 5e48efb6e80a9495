#include "ui/panels/algorithm_card.hpp"

#include <algorithm>
#include <string>

#include "teach/cards.hpp"
#include "teach/figures.hpp"
#include "ui/beside_panel.hpp"
#include "ui/board_view.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using teach::Text;

namespace {

constexpr float card_width = 400;  // at scale 1
constexpr float try_board = 58;

/// A heading inside the card.
void heading(const Scene& scene, Text words) {
    ImGui::Dummy({0, scene.look.px(2)});
    section_header(scene.look, scene.say(words));
}

/// A sentence with a dot before it.
void point(const Look& look, std::string_view words) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float line = look.font(Type::Body)->FontSize;
    ImGui::GetWindowDrawList()->AddCircleFilled({at.x + look.px(4), at.y + line / 2}, look.px(2),
                                                look.colours().dim_ink);
    ImGui::Indent(look.px(14));
    paragraph(look, Type::Body, look.colours().ink, words);
    ImGui::Unindent(look.px(14));
}

/// A board of the card with what it shows and a button. True when it is to be tried.
bool offer(const Scene& scene, const teach::BoardToTry& board, Text hint) {
    const Look& look = scene.look;
    const puzzle::Shape shape = board.problem.shape;
    const float side = look.px(try_board);
    const float cell = cell_to_fit(shape, {side, side});
    draw_board(look, *ImGui::GetWindowDrawList(), ImGui::GetCursorScreenPos(), cell,
               board.problem.start, shape, {});
    ImGui::Dummy(board_size(shape, cell));
    ImGui::SameLine(0, look.px(10));
    ImGui::BeginGroup();
    paragraph(look, Type::Body, look.colours().ink, board.why);
    const std::string id = "try_" + teach::board(board.problem.start, shape);
    const bool pressed =
        button(look, scene.say(Text::card_try_button), id, {.tooltip = scene.say(hint)});
    ImGui::EndGroup();
    return pressed;
}

}  // namespace

void open_algorithm_card() {
    ImGui::OpenPopup("###algorithm_card");
}

void draw_algorithm_card(Scene& scene) {
    const Look& look = scene.look;
    const ImGuiViewport& screen = *ImGui::GetMainViewport();
    const float width = std::min(look.px(card_width), screen.WorkSize.x * 0.9f);
    ImGui::SetNextWindowSizeConstraints({width, 0}, {width, screen.WorkSize.y * 0.9f});
    place_beside_panel(look, width);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(look.px(14), look.px(12)));
    const bool open = ImGui::BeginPopup("###algorithm_card");
    ImGui::PopStyleVar();
    if (!open) return;

    const Colours& c = look.colours();
    const search::Algorithm& algorithm = *scene.session.choices().algorithm;
    const teach::AlgorithmCard card = teach::card(scene.say, algorithm);
    const Text hint = algorithm.document ? Text::search_try_hint : Text::search_try_textbook_hint;
    text(look, Type::LeadBold, c.ink, card.name);
    paragraph(look, Type::Body, c.ink, card.summary);
    heading(scene, Text::card_particulars);
    for (const std::string_view particular : card.particulars)
        point(look, particular);
    if (!card.boards.empty()) heading(scene, Text::card_try);
    for (const teach::BoardToTry& board : card.boards) {
        if (!offer(scene, board, hint)) continue;
        scene.session.set_problem(board.problem);
        scene.session.set_rule_set(search::usual_rule_set(algorithm));
        ImGui::CloseCurrentPopup();
    }
    heading(scene, algorithm.document ? Text::card_document : Text::card_source);
    paragraph(look, Type::Small, c.dim_ink, card.source);
    ImGui::EndPopup();
}

}  // namespace statescope::ui
