#include "ui/panels/compare_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

#include "exchange/comparison_text.hpp"
#include "exchange/run_text.hpp"
#include "teach/definitions.hpp"
#include "teach/figures.hpp"
#include "teach/rule_terms.hpp"
#include "ui/choices.hpp"
#include "ui/panels/compare_look.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using study::RunFigures;
using study::Shortest;
using teach::Counter;
using teach::Text;

namespace {

// At scale 1.
constexpr float cell_padding = 6;
constexpr float bar_height = 3;
constexpr float copy_width = 130;

/// The counters of the table. The frontier of the last step says nothing of a whole search, and
/// the memory stands in a row of its own.
constexpr std::array table_counters{
    Counter::Taken,      Counter::Expanded, Counter::Generated,       Counter::Successors,
    Counter::Duplicates, Counter::Reopened, Counter::LargestFrontier, Counter::Visited,
};

/// A row: a value for each search, and how long its bar is where it has one.
struct Row {
    std::string_view name;
    std::string_view meaning;
    std::string id;
    std::function<std::string(std::size_t)> words;
    std::function<double(std::size_t)> length{};
};

Text shortest_word(Shortest shortest) {
    switch (shortest) {
        case Shortest::Yes:
            return Text::compare_shortest_yes;
        case Shortest::No:
            return Text::compare_shortest_no;
        case Shortest::NotKnown:
            return Text::compare_shortest_unknown;
        case Shortest::NoAnswer:
            break;
    }
    return Text::compare_no_effect;
}

void draw_row(const Look& look, const Row& row, std::size_t searches) {
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    defined_word(look, row.name, "compare_row_" + row.id, row.meaning);
    double most = 0;
    for (std::size_t i = 0; row.length && i < searches; ++i)
        most = std::max(most, row.length(i));
    for (std::size_t i = 0; i < searches; ++i) {
        ImGui::TableNextColumn();
        const std::string words = row.words(i);
        const ImVec2 low = ImGui::GetCursorScreenPos();
        const float width = ImGui::GetContentRegionAvail().x;
        const float room = std::max(0.0f, width - text_size(look.font(Type::Body), words).x);
        ImGui::SetCursorPosX(ImGui::GetCursorPosX() + room);
        text(look, Type::Body, look.colours().ink, words);
        if (most <= 0) continue;
        const auto part = static_cast<float>(row.length(i) / most);
        const float top = ImGui::GetItemRectMax().y;
        ImGui::GetWindowDrawList()->AddRectFilled(
            {low.x + width - std::max(look.px(1), std::round(part * width)), top},
            {low.x + width, top + look.px(bar_height)}, compare_colour(look, i));
    }
}

std::vector<const search::Recording*> recordings_of(std::span<const ComparedAt> searches) {
    std::vector<const search::Recording*> recordings;
    for (const ComparedAt& search : searches)
        recordings.push_back(&search.recorded->recording());
    return recordings;
}

}  // namespace

void CompareTable::compare(std::span<const ComparedAt> searches) {
    std::vector<std::uint64_t> of;
    for (const ComparedAt& search : searches) {
        of.push_back(compare_place(search.letter));
        of.push_back(search.recording_number);
    }
    problem_ = searches.front().recorded->choices().problem;
    std::vector<study::Run> runs;
    for (const ComparedAt& search : searches)
        runs.push_back({search.recorded->choices().algorithm, search.recorded->rules()});
    if (comparison_ && of == of_ && runs == runs_) return;
    of_ = std::move(of);
    runs_ = std::move(runs);
    comparison_ = study::compare_figures(problem_, runs_, recordings_of(searches));
}

void CompareTable::draw(Scene& scene, std::span<const ComparedAt> searches, ImVec2 room) {
    const Look& look = scene.look;
    compare(searches);
    const ImVec2 corner = ImGui::GetCursorPos();
    row_text(look, Type::Small, look.colours().dim_ink, scene.say(Text::compare_whole));
    ImGui::SetCursorPos({corner.x + room.x - look.px(copy_width), corner.y});
    draw_copy(scene, searches);
    const float head = button_size(look, {}, {.icon = Icon::Fit}).y;
    ImGui::SetCursorPos({corner.x, corner.y + head + look.px(4)});
    ImGui::BeginChild("compare_table", {room.x, room.y - head - look.px(4)}, ImGuiChildFlags_None,
                      ImGuiWindowFlags_NavFlattened);
    draw_figures(scene, searches);
    draw_settings(scene, searches);
    ImGui::EndChild();
}

void CompareTable::draw_whole(const Scene& scene, std::span<const ComparedAt> searches) {
    const Look& look = scene.look;
    compare(searches);
    text(look, Type::Small, look.colours().dim_ink, scene.say(Text::compare_whole));
    draw_figures(scene, searches);
    draw_settings(scene, searches);
}

void CompareTable::draw_figures(const Scene& scene, std::span<const ComparedAt> searches) const {
    const Look& look = scene.look;
    const std::vector<RunFigures>& figures = comparison_->runs;
    ImGui::PushStyleVar(ImGuiStyleVar_CellPadding, {look.px(cell_padding), look.px(2)});
    const int columns = static_cast<int>(searches.size()) + 1;
    if (ImGui::BeginTable("###compare_figures", columns, ImGuiTableFlags_SizingStretchSame)) {
        ImGui::TableNextRow();
        ImGui::TableNextColumn();
        for (const ComparedAt& search : searches) {
            ImGui::TableNextColumn();
            const float room = ImGui::GetContentRegionAvail().x;
            ImGui::SetCursorPosX(ImGui::GetCursorPosX() + room -
                                 text_size(look.font(Type::Bold), search.letter).x);
            text(look, Type::Bold, look.colours().ink, search.letter);
        }
        const auto moves = [&](std::size_t i) {
            return figures[i].outcome == search::Outcome::Solved
                       ? teach::grouped(scene.say, figures[i].moves.size())
                       : std::string(scene.say(Text::compare_no_effect));
        };
        draw_row(look,
                 {scene.say(Text::compare_moves), scene.say(Text::compare_moves_meaning), "moves",
                  moves},
                 searches.size());
        draw_row(look,
                 {scene.say(Text::compare_shortest), scene.say(Text::compare_shortest_meaning),
                  "shortest",
                  [&](std::size_t i) {
                      return std::string(scene.say(shortest_word(figures[i].shortest)));
                  }},
                 searches.size());
        for (const Counter counter : table_counters) {
            const teach::Term term = teach::term(scene.say, counter);
            const auto value = [&](std::size_t i) {
                return teach::value(figures[i].counters, counter);
            };
            draw_row(look,
                     {term.name, term.meaning, std::to_string(static_cast<int>(counter)),
                      [&](std::size_t i) { return teach::grouped(scene.say, value(i)); },
                      [&](std::size_t i) { return static_cast<double>(value(i)); }},
                     searches.size());
        }
        const auto bytes = [&](std::size_t i) {
            return exchange::node_bytes(runs_[i], figures[i].counters);
        };
        draw_row(look,
                 {scene.say(Text::compare_bytes), scene.say(Text::compare_bytes_meaning), "bytes",
                  [&](std::size_t i) {
                      return bytes(i) ? teach::bytes_text(scene.say, *bytes(i))
                                      : std::string(scene.say(Text::compare_no_effect));
                  },
                  [&](std::size_t i) { return static_cast<double>(bytes(i).value_or(0)); }},
                 searches.size());
        draw_row(look,
                 {scene.say(Text::compare_branching), scene.say(Text::compare_branching_meaning),
                  "branching",
                  [&](std::size_t i) {
                      return figures[i].branching ? fmt::format("{:.2f}", *figures[i].branching)
                                                  : std::string(scene.say(Text::compare_no_effect));
                  }},
                 searches.size());
        ImGui::EndTable();
    }
    ImGui::PopStyleVar();
}

void CompareTable::draw_settings(const Scene& scene, std::span<const ComparedAt> searches) const {
    const Look& look = scene.look;
    const std::vector<teach::Rule> differing = exchange::differing_rules(runs_);
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + look.px(6));
    text(look, Type::Small, look.colours().dim_ink,
         scene.say(differing.empty() ? Text::compare_settings_none : Text::compare_settings));
    if (differing.empty()) return;
    ImGui::PushStyleVar(ImGuiStyleVar_CellPadding, {look.px(cell_padding), look.px(2)});
    const int columns = static_cast<int>(searches.size()) + 1;
    if (ImGui::BeginTable("###compare_settings", columns, ImGuiTableFlags_SizingStretchSame)) {
        for (const teach::Rule rule : differing) {
            const teach::Term term = teach::term(scene.say, rule);
            draw_row(look,
                     {term.name, term.meaning, std::string(exchange::option_name(rule)),
                      [&](std::size_t i) {
                          return exchange::has_effect(rule, runs_[i])
                                     ? teach::rule_value(scene.say, rule, runs_[i].rules)
                                     : std::string(scene.say(Text::compare_no_effect));
                      }},
                     searches.size());
        }
        ImGui::EndTable();
    }
    ImGui::PopStyleVar();
}

void CompareTable::draw_copy(Scene& scene, std::span<const ComparedAt> searches) const {
    std::vector<Choice> forms{{.text = scene.say(Text::compare_copy), .id = "none"}};
    for (const auto& form : exchange::names<exchange::ComparisonForm>())
        forms.push_back({.text = form.name, .id = form.name});
    const int chosen = combo(scene.look, "compare_copy", forms, 0, scene.look.px(copy_width));
    tooltip_for_last_item(scene.look, scene.say(Text::compare_copy_hint));
    if (chosen == 0) return;
    const exchange::ComparedPair pair{problem_,
                                      study::compare(problem_, runs_, recordings_of(searches))};
    const auto form =
        exchange::names<exchange::ComparisonForm>()[static_cast<std::size_t>(chosen - 1)].value;
    ImGui::SetClipboardText(exchange::comparisons_text(runs_, {&pair, 1}, form).c_str());
}

}  // namespace statescope::ui
