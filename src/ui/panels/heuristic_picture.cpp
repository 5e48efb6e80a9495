#include "ui/panels/heuristic_picture.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <variant>
#include <vector>

#include "exchange/weighted_sum_text.hpp"
#include "search/chosen_heuristic.hpp"
#include "teach/rule_terms.hpp"
#include "ui/control_face.hpp"
#include "ui/keys.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using search::HeuristicId;
using search::WeightedSum;
using session::LaboratoryQuestion;
using teach::arg;
using teach::Text;

namespace {

// At scale 1.
constexpr float between_controls = 6;
constexpr float least_choice = 124;  ///< with less, the choices have a row of their own
constexpr float most_choice = 280;
constexpr float least_side_by_side = 520;
constexpr float least_words = 250;
constexpr float most_words = 400;
constexpr float words_part = 0.44f;
constexpr float plot_below = 260;  ///< its height below the words
constexpr float progress_width = 200;

/// The heuristic of a name, or the sum; another one for a text that is none.
WeightedSum named(std::string_view name, HeuristicId otherwise) {
    const auto read = exchange::parse_weighted_sum(name);
    const auto* sum = std::get_if<WeightedSum>(&read);
    return sum != nullptr ? *sum : search::alone(otherwise);
}

LaboratoryQuestion question(const session::Session& session) {
    const search::Problem& problem = session.choices().problem;
    const session::Preferences& chosen = session.preferences;
    return {.goal = problem.goal,
            .shape = problem.shape,
            .examined = named(chosen.examined, HeuristicId::Manhattan),
            .against = named(chosen.against, HeuristicId::Misplaced)};
}

/// Those that can be chosen: all heuristics, the sum that the search uses, if it does, and the one
/// chosen, if it is none of these.
std::vector<WeightedSum> offered(const Scene& scene, const WeightedSum& now) {
    std::vector<WeightedSum> all;
    for (const search::Heuristic& heuristic : search::heuristics())
        all.push_back(search::alone(heuristic.id));
    const search::Rules rules = scene.session.choices().rules();
    for (const WeightedSum& other : {search::heuristic_as_sum(rules), now})
        if (std::find(all.begin(), all.end(), other) == all.end()) all.push_back(other);
    return all;
}

std::string_view meaning(const Scene& scene, const WeightedSum& heuristic) {
    search::Rules rules;
    search::set_heuristic(rules, heuristic);
    return teach::term(scene.say, rules.heuristic).meaning;
}

/// A list of heuristics, those without a meaning for the goal disabled.
void choose(Scene& scene, std::string_view id, const WeightedSum& now, Text hint, float width,
            std::string& name) {
    struct Entry {
        std::string text;
        std::string id;
        std::string reason;
    };
    const search::Problem& problem = scene.session.choices().problem;
    const std::vector<WeightedSum> heuristics = offered(scene, now);
    std::vector<Entry> entries;
    for (const WeightedSum& heuristic : heuristics) {
        entries.push_back(
            {teach::heuristic_name(scene.say, heuristic), exchange::weighted_sum_text(heuristic),
             teach::why_h_unavailable(scene.say, heuristic, problem.goal, problem.shape)
                 .value_or(std::string{})});
    }
    std::vector<Choice> choices;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        choices.push_back({.text = entries[i].text,
                           .id = entries[i].id,
                           .tooltip = meaning(scene, heuristics[i]),
                           .disabled_reason = entries[i].reason});
    }
    const auto at = std::find(heuristics.begin(), heuristics.end(), now) - heuristics.begin();
    const int chosen = static_cast<int>(at);
    const int pressed = combo(scene.look, id, choices, chosen, width);
    tooltip_for_last_item(scene.look, scene.say(hint));
    if (pressed != chosen) name = entries[static_cast<std::size_t>(pressed)].id;
}

/// How far the work in the background has come.
void draw_progress(const Scene& scene, double part) {
    const Look& look = scene.look;
    const Colours& c = look.colours();
    text(look, Type::Body, c.ink,
         scene.say(Text::lab_working, arg("percent", static_cast<int>(part * 100))));
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const ImVec2 size{std::min(look.px(progress_width), ImGui::GetContentRegionAvail().x),
                      look.px(6)};
    ImGui::Dummy(size);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(low, {low.x + size.x, low.y + size.y}, c.control_press, size.y / 2);
    list.AddRectFilled(low, {low.x + size.x * static_cast<float>(part), low.y + size.y}, c.accent,
                       size.y / 2);
}

/// What both choices may take beside the tabs.
float room_for_choices(const Look& look, std::string_view against, float room) {
    const float words = text_size(look.font(Type::Body), against).x;
    return (room - words - 2 * look.px(between_controls)) / 2;
}

}  // namespace

void HeuristicPicture::draw(Scene& scene, float tabs) {
    const Look& look = scene.look;
    const float gap = look.px(8);
    const ImVec2 corner = ImGui::GetCursorPos();
    const ImVec2 all = ImGui::GetContentRegionAvail();
    const float header = draw_header(scene, tabs);
    // After the choices, so that what is shown of the laboratory is always of those.
    scene.session.laboratory().ask(question(scene.session));
    ImGui::SetCursorPos({corner.x, corner.y + header + gap});
    draw_body(scene, {all.x, std::max(all.y - header - gap, look.px(60))});
}

/// Beside the tabs, or below them where they leave too little. Returns the height.
float HeuristicPicture::draw_header(Scene& scene, float tabs) const {
    const Look& look = scene.look;
    const std::string_view against = scene.say(Text::lab_against);
    const ImVec2 corner = ImGui::GetCursorPos();
    const float all = ImGui::GetContentRegionAvail().x;
    const float gap = look.px(between_controls);
    const float row = look.px(control_height);
    const bool below = room_for_choices(look, against, all - tabs) < look.px(least_choice);
    const float room = room_for_choices(look, against, below ? all : all - tabs);
    // In a narrow window the names of the heuristics need the room of the word between them.
    const bool says_against = room >= look.px(least_choice);
    const float width = says_against ? std::floor(std::min(room, look.px(most_choice)))
                                     : std::floor((all - gap) / 2);
    ImGui::SetCursorPos(below ? ImVec2{corner.x, corner.y + row + gap}
                              : ImVec2{corner.x + tabs, corner.y});
    const LaboratoryQuestion asked = question(scene.session);
    session::Preferences& chosen = scene.session.preferences;
    choose(scene, "lab_examined", asked.examined, Text::lab_examined_hint, width, chosen.examined);
    ImGui::SameLine(0, gap);
    if (says_against) {
        row_text(look, Type::Body, look.colours().dim_ink, against);
        ImGui::SameLine(0, gap);
    }
    choose(scene, "lab_against", asked.against, Text::lab_against_hint, width, chosen.against);
    return below ? 2 * row + gap : row;
}

void HeuristicPicture::draw_body(Scene& scene, ImVec2 size) {
    const Look& look = scene.look;
    const LaboratoryQuestion asked = question(scene.session);
    if (!session::Laboratory::can_examine(asked.shape)) {
        return paragraph(look, Type::Body, look.colours().dim_ink,
                         scene.say(Text::map_needs_few_cells));
    }
    if (const auto reason =
            teach::why_h_unavailable(scene.say, asked.examined, asked.goal, asked.shape))
        return paragraph(look, Type::Body, look.colours().dim_ink, *reason);
    const HeuristicFindings findings = HeuristicFindings::of(scene, asked);
    // The boards of an example are drawn as those of the recording shown, which may be of another
    // shape until the next one is there.
    if (findings.report == nullptr || scene.shape() != asked.shape)
        return draw_progress(scene, scene.session.laboratory().progress());
    const HeuristicExample* first = findings.first_example();
    if (first != nullptr && pressed(ImGuiKey_E)) load_as_start(scene.session, *first);
    draw_known(scene, findings, size);
}

/// Words and picture side by side, or, where that is too narrow, the words above.
void HeuristicPicture::draw_known(Scene& scene, const HeuristicFindings& findings, ImVec2 size) {
    const Look& look = scene.look;
    const study::EstimateCounts& counts = findings.report->counts;
    const ImVec2 corner = ImGui::GetCursorPos();
    const bool beside = size.x >= look.px(least_side_by_side);
    const float words = beside ? std::clamp(std::floor(size.x * words_part), look.px(least_words),
                                            look.px(most_words))
                               : size.x;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
    ImGui::BeginChild("###lab_words", {words, size.y}, ImGuiChildFlags_None,
                      ImGuiWindowFlags_NavFlattened);
    ImGui::PopStyleVar();
    draw_heuristic_findings(scene, findings);
    if (!beside) plot_.draw(scene, counts, {ImGui::GetContentRegionAvail().x, look.px(plot_below)});
    ImGui::EndChild();
    if (!beside) return;
    const float gap = look.px(14);
    ImGui::SetCursorPos({corner.x + words + gap, corner.y});
    plot_.draw(scene, counts, {size.x - words - gap, size.y});
}

}  // namespace statescope::ui
