#include "ui/panels/experiment_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "teach/figures.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using study::Summary;
using teach::Text;

namespace {

constexpr float cell_padding = 6;  // at scale 1

struct Column {
    Text name;
    Text meaning;
    const char* id;
};
constexpr std::array<Column, 8> columns{{
    {Text::experiment_column_run, Text::experiment_column_run_meaning, "run"},
    {Text::experiment_column_distance, Text::experiment_column_distance_meaning, "distance"},
    {Text::experiment_column_boards, Text::experiment_column_boards_meaning, "boards"},
    {Text::experiment_mean, Text::experiment_column_mean_meaning, "mean"},
    {Text::experiment_column_lower, Text::experiment_column_lower_meaning, "lower"},
    {Text::experiment_median, Text::experiment_column_median_meaning, "median"},
    {Text::experiment_column_upper, Text::experiment_column_upper_meaning, "upper"},
    {Text::experiment_column_branching, Text::experiment_column_branching_meaning, "branching"},
}};

void right_aligned(const Look& look, std::string_view words) {
    const float room = ImGui::GetContentRegionAvail().x;
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() +
                         std::max(0.0f, room - text_size(look.font(Type::Body), words).x));
    text(look, Type::Body, look.colours().ink, words);
}

void draw_heads(const Scene& scene) {
    const Look& look = scene.look;
    ImGui::TableNextRow();
    for (const Column& column : columns) {
        ImGui::TableNextColumn();
        const std::string_view name = scene.say(column.name);
        if (&column != columns.data()) {
            const float room = ImGui::GetContentRegionAvail().x;
            ImGui::SetCursorPosX(ImGui::GetCursorPosX() +
                                 std::max(0.0f, room - text_size(look.font(Type::Small), name).x));
        }
        defined_word(look, name, fmt::format("experiment_{}", column.id), scene.say(column.meaning),
                     Type::Small);
    }
}

/// How many boards there are, and how many of them the figures are of where these are fewer.
std::string boards_text(const Scene& scene, const Summary& summary) {
    const std::string boards = teach::grouped(scene.say, summary.boards);
    if (summary.solved == summary.boards) return boards;
    return scene.say(Text::experiment_solved_of,
                     teach::arg("solved", teach::grouped(scene.say, summary.solved)),
                     teach::arg("boards", boards));
}

void draw_row(const Scene& scene, const Summary& summary, const ExperimentFigure& figure) {
    const Look& look = scene.look;
    const study::Spread& spread = figure.spread(summary);
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    text(look, Type::Body, look.colours().ink, summary.run, ImGui::GetContentRegionAvail().x);
    const auto cell = [&](const std::string& words) {
        ImGui::TableNextColumn();
        right_aligned(look, words);
    };
    cell(summary.distance ? std::to_string(*summary.distance) : "–");
    cell(boards_text(scene, summary));
    for (const double value :
         {spread.mean, spread.lower_quartile, spread.median, spread.upper_quartile})
        cell(summary.solved > 0 ? fmt::format("{:.1f}", value) : "–");
    cell(summary.mean_branching ? fmt::format("{:.2f}", *summary.mean_branching) : "–");
}

}  // namespace

void draw_experiment_table(const Scene& scene, std::span<const Summary> summaries,
                           const ExperimentFigure& figure, ImVec2 size) {
    const Look& look = scene.look;
    ImGui::PushStyleVar(ImGuiStyleVar_CellPadding, {look.px(cell_padding), look.px(2)});
    if (ImGui::BeginTable("###experiment_rows", static_cast<int>(columns.size()),
                          ImGuiTableFlags_ScrollY | ImGuiTableFlags_SizingStretchProp, size)) {
        ImGui::TableSetupScrollFreeze(0, 1);
        ImGui::TableSetupColumn("###run", ImGuiTableColumnFlags_WidthStretch, 2.2f);
        for (std::size_t i = 1; i < columns.size(); ++i)
            ImGui::TableSetupColumn(columns[i].id, ImGuiTableColumnFlags_WidthStretch, 1);
        draw_heads(scene);
        ImGuiListClipper clipper;
        clipper.Begin(static_cast<int>(summaries.size()));
        while (clipper.Step()) {
            for (int row = clipper.DisplayStart; row < clipper.DisplayEnd; ++row)
                draw_row(scene, summaries[static_cast<std::size_t>(row)], figure);
        }
        ImGui::EndTable();
    }
    ImGui::PopStyleVar();
}

}  // namespace statescope::ui
