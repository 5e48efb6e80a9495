#include "ui/panels/heuristic_findings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "puzzle/board_text.hpp"
#include "teach/figures.hpp"
#include "teach/rule_terms.hpp"
#include "ui/board_item.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using teach::arg;
using teach::Text;

namespace {

// At scale 1.
constexpr float example_cell = 16;
constexpr float between = 6;
constexpr float line_gap = 2;
constexpr float arrow_gap = 3;
constexpr float arrow = 12;  ///< between a board and the one its move leads to

/// A figure of the heuristic examined, and below it that of the other.
struct LabFigure {
    Text name;
    Text meaning;
    std::string_view id;
    std::string value;
    std::string other;
};

std::string two_places(double value) {
    return fmt::format("{:.2f}", value);
}

std::vector<LabFigure> lab_figures(const Scene& scene, const HeuristicFindings& findings) {
    const teach::Phrases& say = scene.say;
    const study::HeuristicReport& report = *findings.report;
    std::vector<LabFigure> figures{{Text::lab_mean_estimate,
                                    Text::lab_mean_estimate_meaning,
                                    "lab_mean_estimate",
                                    two_places(report.mean_estimate),
                                    {}},
                                   {Text::lab_mean_error,
                                    Text::lab_mean_error_meaning,
                                    "lab_mean_error",
                                    two_places(report.mean_error),
                                    {}},
                                   {Text::lab_largest_error,
                                    Text::lab_largest_error_meaning,
                                    "lab_largest_error",
                                    std::to_string(report.largest_error),
                                    {}}};
    if (findings.other == nullptr) return figures;
    const study::HeuristicReport& other = *findings.other;
    const auto of_other = [&](const std::string& value) {
        return say(Text::lab_other, arg("value", value));
    };
    figures[0].other = of_other(two_places(other.mean_estimate));
    figures[1].other = of_other(two_places(other.mean_error));
    figures[2].other = of_other(std::to_string(other.largest_error));
    return figures;
}

/// Side by side, name above value.
void draw_figures(const Scene& scene, const HeuristicFindings& findings) {
    const Look& look = scene.look;
    const ImVec2 corner = ImGui::GetCursorPos();
    const float room = ImGui::GetContentRegionAvail().x;
    const std::vector<LabFigure> figures = lab_figures(scene, findings);
    const float column = std::floor(room / static_cast<float>(figures.size()));
    float x = corner.x;
    float bottom = corner.y;
    for (const LabFigure& figure : figures) {
        const float width = column - look.px(between);
        ImGui::SetCursorPos({x, corner.y});
        ImGui::BeginGroup();
        defined_word(look, shortened(look.font(Type::Small), scene.say(figure.name), width),
                     figure.id, scene.say(figure.meaning), Type::Small);
        text(look, Type::Bold, look.colours().ink, figure.value, width);
        if (!figure.other.empty()) {
            text(look, Type::Small, look.colours().dim_ink, figure.other, width);
            tooltip_for_last_item(look, scene.say(Text::lab_other_meaning));
        }
        ImGui::EndGroup();
        bottom = std::max(bottom, ImGui::GetCursorPosY());
        x += column;
    }
    ImGui::SetCursorPos({corner.x, bottom + look.px(between)});
}

void draw_board_of(Scene& scene, std::string_view id, puzzle::Board board) {
    board_item(scene, puzzle::board_inline(board, scene.shape()), id, scene.look.px(example_cell),
               board, plain_look(scene, board));
}

/// The arrow of a move from the board at the left to that at the right.
void draw_arrow(const Look& look, float height) {
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const float width = look.px(arrow);
    ImGui::Dummy({width, height});
    draw_icon(*ImGui::GetWindowDrawList(), Icon::Step, {low.x + width / 2, low.y + height / 2},
              width, look.colours().dim_ink);
}

void draw_example(Scene& scene, const HeuristicExample& example, bool by_key) {
    const Look& look = scene.look;
    const float cell = look.px(example_cell);
    const float bleed = board_bleed(cell);
    const ImVec2 corner = ImGui::GetCursorPos();
    const ImVec2 board = board_size(scene.shape(), cell);
    const std::string id = "lab_board_" + std::string(example.id);
    ImGui::SetCursorPos({corner.x + bleed, corner.y + bleed});
    draw_board_of(scene, id, example.board);
    if (example.next) {
        ImGui::SameLine(0, look.px(arrow_gap));
        draw_arrow(look, board.y);
        ImGui::SameLine(0, look.px(arrow_gap));
        draw_board_of(scene, id + "_next", *example.next);
    }
    ImGui::SameLine(0, bleed + look.px(between));
    ImGui::BeginGroup();
    const float room = ImGui::GetContentRegionAvail().x;
    defined_word(look, shortened(look.font(Type::Small), example.caption, room),
                 "lab_caption_" + std::string(example.id), scene.say(example.meaning), Type::Small);
    const bool is_start = scene.session.choices().problem.start == example.board;
    const std::string_view reason = is_start ? scene.say(Text::lab_is_start) : std::string_view{};
    if (button(look, scene.say(Text::lab_load), "lab_load_" + std::string(example.id),
               {.disabled_reason = reason,
                .tooltip = scene.say(by_key ? Text::lab_load_key_hint : Text::lab_load_hint)}))
        load_as_start(scene.session, example);
    ImGui::EndGroup();
    const float bottom = std::max(ImGui::GetCursorPosY(), corner.y + board.y + 2 * bleed);
    ImGui::SetCursorPos({corner.x, bottom});
}

void draw_verdict(Scene& scene, const HeuristicVerdict& verdict, const HeuristicExample* by_key) {
    const Look& look = scene.look;
    const Colours& c = look.colours();
    const float side = look.px(14);
    if (verdict.good) {
        const ImVec2 low = ImGui::GetCursorScreenPos();
        const float line = look.font(Type::Bold)->FontSize;
        draw_icon(*ImGui::GetWindowDrawList(), *verdict.good ? Icon::Check : Icon::Cross,
                  {low.x + side / 2, low.y + line / 2}, side,
                  *verdict.good ? c.good_ink : c.bad_ink);
        ImGui::SetCursorPosX(ImGui::GetCursorPosX() + side + look.px(between));
    }
    const float room = ImGui::GetContentRegionAvail().x;
    defined_word(look, shortened(look.font(Type::Bold), verdict.word, room), verdict.id,
                 scene.say(verdict.meaning), Type::Bold);
    paragraph(look, Type::Small, c.ink, verdict.line);
    for (const HeuristicExample& example : verdict.examples)
        draw_example(scene, example, &example == by_key);
    ImGui::Dummy({0, look.px(between)});
}

}  // namespace

HeuristicFindings HeuristicFindings::of(const Scene& scene,
                                        const session::LaboratoryQuestion& asked) {
    const session::Laboratory& laboratory = scene.session.laboratory();
    HeuristicFindings findings{.report = laboratory.report(asked.examined),
                               .other = laboratory.report(asked.against),
                               .verdicts = {},
                               .no_dominance = {}};
    if (findings.report == nullptr) return findings;
    findings.verdicts.push_back(admissible_verdict(scene.say, *findings.report));
    findings.verdicts.push_back(consistent_verdict(scene.say, *findings.report));
    const auto reason = teach::why_h_unavailable(scene.say, asked.against, asked.goal, asked.shape);
    if (const study::Dominance* dominance = laboratory.dominance()) {
        findings.verdicts.push_back(dominance_verdict(
            scene.say, *dominance, teach::heuristic_name(scene.say, asked.against)));
    } else if (reason) {
        findings.no_dominance = *reason;
    }
    return findings;
}

const HeuristicExample* HeuristicFindings::first_example() const {
    for (const HeuristicVerdict& verdict : verdicts) {
        if (!verdict.examples.empty()) return &verdict.examples.front();
    }
    return nullptr;
}

void draw_heuristic_findings(Scene& scene, const HeuristicFindings& findings) {
    const HeuristicExample* by_key = findings.first_example();
    const ImVec2 spacing{ImGui::GetStyle().ItemSpacing.x, scene.look.px(line_gap)};
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, spacing);
    constexpr std::size_t own = 2;  ///< verdicts on the heuristic alone; then its figures
    for (std::size_t i = 0; i < findings.verdicts.size(); ++i) {
        if (i == own) draw_figures(scene, findings);
        draw_verdict(scene, findings.verdicts[i], by_key);
    }
    if (findings.verdicts.size() == own) draw_figures(scene, findings);
    if (!findings.no_dominance.empty())
        paragraph(scene.look, Type::Body, scene.look.colours().dim_ink, findings.no_dominance);
    ImGui::PopStyleVar();
}

void load_as_start(session::Session& session, const HeuristicExample& example) {
    session.set_board(session::Side::Start, example.board);
}

}  // namespace statescope::ui
