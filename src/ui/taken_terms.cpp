#include "ui/taken_terms.hpp"

#include <algorithm>
#include <array>

namespace statescope::ui {

using session::Taken;
using session::TakenForm;
using teach::Text;

namespace {

constexpr std::array<TakenEntry, 12> entries{{
    {Taken::Tree, "tree", Text::away_what_tree, Text::away_what_tree_hint},
    {Taken::Path, "path", Text::away_what_path, Text::away_what_path_hint},
    {Taken::Board, "board", Text::away_what_board, Text::away_what_board_hint},
    {Taken::Solution, "solution", Text::away_what_solution, Text::away_what_solution_hint},
    {Taken::Moves, "moves", Text::away_what_moves, Text::away_what_moves_hint},
    {Taken::Steps, "steps", Text::away_what_steps, Text::away_what_steps_hint},
    {Taken::OpenClosed, "open-closed", Text::away_what_open_closed,
     Text::away_what_open_closed_hint},
    {Taken::Counters, "counters", Text::away_what_counters, Text::away_what_counters_hint},
    {Taken::Comparison, "comparison", Text::away_what_comparison, Text::away_what_comparison_hint},
    {Taken::Experiment, "experiment", Text::away_what_experiment, Text::away_what_experiment_hint},
    {Taken::Trace, "trace", Text::away_what_trace, Text::away_what_trace_hint},
    {Taken::Window, "window", Text::away_what_window, Text::away_what_window_hint},
}};

constexpr std::array<FormEntry, 12> form_entries{{
    {TakenForm::Png, "png", Text::away_form_png},
    {TakenForm::Svg, "svg", Text::away_form_svg},
    {TakenForm::Tikz, "tikz", Text::away_form_tikz},
    {TakenForm::Dot, "dot", Text::away_form_dot},
    {TakenForm::Gif, "gif", Text::away_form_gif},
    {TakenForm::Frames, "frames", Text::away_form_frames},
    {TakenForm::Csv, "csv", Text::away_form_csv},
    {TakenForm::Markdown, "markdown", Text::away_form_markdown},
    {TakenForm::Latex, "latex", Text::away_form_latex},
    {TakenForm::Statescope, "statescope", Text::away_form_statescope},
    {TakenForm::Lines, "lines", Text::away_form_lines},
    {TakenForm::Posthoc, "posthoc", Text::away_form_posthoc},
}};

}  // namespace

std::span<const TakenEntry> taken_entries() {
    return entries;
}

const TakenEntry& taken_entry(Taken taken) {
    return *std::find_if(entries.begin(), entries.end(),
                         [&](const TakenEntry& entry) { return entry.taken == taken; });
}

const FormEntry& form_entry(TakenForm form) {
    return *std::find_if(form_entries.begin(), form_entries.end(),
                         [&](const FormEntry& entry) { return entry.form == form; });
}

}  // namespace statescope::ui
