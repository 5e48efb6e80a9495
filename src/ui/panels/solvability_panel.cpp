#include "ui/panels/solvability_panel.hpp"

#include <array>
#include <utility>

#include "puzzle/rank.hpp"
#include "puzzle/solvability.hpp"
#include "teach/figures.hpp"
#include "teach/verdict.hpp"
#include "ui/button_row.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using session::Command;
using session::Side;
using teach::arg;
using teach::Text;

namespace {

puzzle::Solvability solvability_of(const Scene& scene) {
    const session::Session& session = scene.session;
    return puzzle::solvability(session.field(Side::Start).board(),
                               session.field(Side::Goal).board(), session.shape());
}

teach::Verdict verdict_of(const Scene& scene) {
    const session::Session& session = scene.session;
    return teach::verdict(scene.say, session.field(Side::Start).board(),
                          session.field(Side::Goal).board(), session.shape());
}

/// What letting the search prove it will cost.
std::string cost_of_proof(const Scene& scene) {
    const puzzle::Shape shape = scene.session.shape();
    if (shape.cells() <= puzzle::max_ranked_cells) {
        return scene.say(Text::inversions_prove_all_hint,
                         arg("count", teach::grouped(scene.say, puzzle::board_count(shape) / 2)));
    }
    return scene.say(Text::inversions_prove_limit_hint,
                     arg("limit", teach::grouped(scene.say, scene.session.choices().node_budget)));
}

/// On an even width the blank's row is added to the inversions, and the sum decides.
void draw_row_sum(const Scene& scene, Side side, const puzzle::Solvability& facts) {
    if (!facts.blank_row_counts) return;
    const Look& look = scene.look;
    const bool start = side == Side::Start;
    const int sum = start ? facts.start_sum() : facts.goal_sum();
    const std::string words = scene.say(
        Text::inversions_with_row,
        arg("inversions", start ? facts.start_inversions : facts.goal_inversions),
        arg("row", start ? facts.start_blank_row : facts.goal_blank_row), arg("sum", sum),
        arg("parity", scene.say(sum % 2 == 0 ? Text::inversions_even : Text::inversions_odd)));
    defined_word(look, scene.say(Text::inversions_add_row),
                 start ? "start_blank_row" : "goal_blank_row",
                 scene.say(Text::inversions_blank_row_meaning), Type::Small);
    const float width = text_size(look.font(Type::Header), words).x;
    ImGui::SameLine(0, 0);
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + ImGui::GetContentRegionAvail().x - width);
    text(look, Type::Header, look.colours().ink, words);
}

}  // namespace

SolvabilityPanel::SolvabilityPanel(std::shared_ptr<InversionHover> inversions)
    : inversions_(std::move(inversions)), table_(*inversions_) {}

PanelSpec SolvabilityPanel::spec() const {
    return {.name = "solvability",
            .column = Column::Left,
            .height = 198,
            .least_height = 120,
            .stretch = 0.7f};
}

std::string SolvabilityPanel::title(const Scene& scene) const {
    return std::string(scene.say(Text::inversions_title));
}

std::string SolvabilityPanel::figure(const Scene& scene) const {
    const teach::Verdict verdict = verdict_of(scene);
    return scene.say(verdict.solvable ? Text::inversions_figure_yes : Text::inversions_figure_no,
                     arg("answer", verdict.answer));
}

ImU32 SolvabilityPanel::figure_colour(const Scene& scene) const {
    const Colours& c = scene.look.colours();
    return solvability_of(scene).solvable ? c.good_ink : c.bad_ink;
}

void SolvabilityPanel::draw(Scene& scene) {
    const Look& look = scene.look;
    const Colours& c = look.colours();
    const puzzle::Solvability facts = solvability_of(scene);
    const teach::Verdict verdict = verdict_of(scene);
    paragraph(look, Type::Small, facts.solvable ? c.ink : c.bad_ink, verdict.why);
    if (!facts.solvable) draw_ways_out(scene);
    for (const Side side : {Side::Start, Side::Goal}) {
        if (side == Side::Goal) ImGui::Dummy({0, look.px(2)});
        table_.draw(scene, side);
        draw_row_sum(scene, side, facts);
    }
    ImGui::Dummy({0, look.px(2)});
    paragraph(look, Type::Small, c.dim_ink, verdict.rule);
    const int tiles = scene.session.shape().tiles();
    paragraph(look, Type::Small, c.dim_ink,
              scene.say(Text::inversions_both_countings, arg("pairs", tiles * (tiles - 1) / 2)));
}

/// What can be done about an unsolvable pair.
void SolvabilityPanel::draw_ways_out(Scene& scene) {
    session::Session& session = scene.session;
    const std::string offer =
        teach::repair_offer(scene.say, session.field(Side::Start).board(), session.shape());
    const std::string cost = cost_of_proof(scene);
    const auto reason = [&](Command command) {
        const auto why = session.why_not(command);
        return why ? scene.say(*why) : std::string_view{};
    };
    const std::array<RowButton, 2> buttons{{
        {.text = scene.say(Text::inversions_repair),
         .id = "make_solvable",
         .look = {.kind = ButtonKind::Primary,
                  .disabled_reason = reason(Command::MakeSolvable),
                  .tooltip = offer}},
        {.text = scene.say(Text::inversions_prove_short),
         .id = "prove_unsolvable",
         .look = {.disabled_reason = reason(Command::ProveUnsolvable), .tooltip = cost}},
    }};
    const int pressed = button_row(scene.look, buttons);
    if (pressed == 0) session.run(Command::MakeSolvable);
    if (pressed == 1) session.run(Command::ProveUnsolvable);
}

}  // namespace statescope::ui
