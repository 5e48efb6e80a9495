#include "ui/panels/experiment_picture.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "exchange/experiment_file.hpp"
#include "exchange/summary_table.hpp"
#include "exchange/tables.hpp"
#include "puzzle/distances.hpp"
#include "puzzle/rank.hpp"
#include "study/ready_plans.hpp"
#include "teach/figures.hpp"
#include "ui/choices.hpp"
#include "ui/panels/experiment_table.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using session::ExperimentDesk;
using teach::arg;
using teach::grouped;
using teach::Text;

namespace {

// At scale 1.
constexpr float plan_width = 190;
constexpr float boards_width = 172;
constexpr float copy_width = 120;
constexpr float progress_height = 4;
constexpr float least_with_words = 280;
constexpr float between = 6;

struct OfferedPlan {
    const char* name;  ///< of a ready-made plan, or "compared"
    Text text;
    Text about;
};
constexpr std::array<OfferedPlan, 5> offered_plans{{
    {"aima", Text::experiment_plan_aima, Text::experiment_about_aima},
    {"tie-breaking", Text::experiment_plan_tie_breaking, Text::experiment_about_tie_breaking},
    {"move-order", Text::experiment_plan_move_order, Text::experiment_about_move_order},
    {"korf-easy", Text::experiment_plan_korf_easy, Text::experiment_about_korf_easy},
    {"compared", Text::experiment_plan_compared, Text::experiment_about_compared},
}};
constexpr std::array boards_each{1, 10, 30, 100, 300, 1000};

const OfferedPlan& chosen_plan(const Scene& scene) {
    const std::string& name = scene.session.preferences.experiment_plan;
    const auto found = std::find_if(offered_plans.begin(), offered_plans.end(),
                                    [&](const OfferedPlan& plan) { return plan.name == name; });
    return found != offered_plans.end() ? *found : offered_plans.front();
}

/// The search shown and those held beside it, each once; but for the one that waits for the user.
std::vector<study::Run> compared_runs(const session::Session& session) {
    std::vector<study::Run> runs;
    const auto add = [&](const session::Choices& choices) {
        const study::Run run{choices.algorithm, choices.rules()};
        if (run.algorithm->family == search::Family::YouChoose) return;
        if (std::find(runs.begin(), runs.end(), run) == runs.end()) runs.push_back(run);
    };
    add(session.choices());
    for (const session::BesideRun& beside : session.compared().beside())
        add(beside.choices);
    return runs;
}

/// Whether the plan chosen lists its boards, so that none are drawn.
bool lists_boards(const Scene& scene) {
    const study::ReadyPlan* ready = study::find_ready_plan(chosen_plan(scene).name);
    return ready != nullptr && std::holds_alternative<study::ListedBoards>(ready->plan().boards);
}

/// Why the plan chosen cannot run, if it cannot: its boards are not known, or no search is left
/// that runs by itself.
std::optional<Text> why_not_run(const Scene& scene) {
    if (study::find_ready_plan(chosen_plan(scene).name) != nullptr) return std::nullopt;
    if (scene.session.shape().cells() > puzzle::max_ranked_cells)
        return Text::experiment_needs_few_cells;
    if (compared_runs(scene.session).empty()) return Text::rule_chosen_by_you;
    return std::nullopt;
}

/// The plan chosen. To list the distances of a goal takes some milliseconds.
study::Plan plan_of(const Scene& scene) {
    const session::Session& session = scene.session;
    const auto each = static_cast<std::uint32_t>(session.preferences.experiment_boards);
    if (const study::ReadyPlan* ready = study::find_ready_plan(chosen_plan(scene).name)) {
        study::Plan plan = ready->plan();
        if (auto* random = std::get_if<study::RandomBoards>(&plan.boards)) random->each = each;
        return plan;
    }
    const search::Problem& problem = session.choices().problem;
    const auto layers = puzzle::DistanceTable(problem.goal, problem.shape).layer_sizes();
    study::RandomBoards boards{.distances = {}, .each = each};
    for (int distance = 1; distance < static_cast<int>(layers.size()); ++distance)
        boards.distances.push_back(distance);
    return {.shape = problem.shape,
            .goal = problem.goal,
            .boards = boards,
            .runs = compared_runs(session),
            .node_budget = session.choices().node_budget};
}

std::string time_text(const Scene& scene, double seconds) {
    constexpr double minute = 60;
    if (seconds < 2 * minute)
        return scene.say(Text::experiment_seconds, arg("count", fmt::format("{:.0f}", seconds)));
    return scene.say(Text::experiment_minutes,
                     arg("count", fmt::format("{:.0f}", seconds / minute)));
}

std::string progress_text(const Scene& scene, bool cancelled) {
    const ExperimentDesk& desk = scene.session.experiment();
    const std::string made = grouped(scene.say, desk.rows_made());
    const std::string rows = grouped(scene.say, desk.rows());
    const std::string nodes = grouped(scene.say, desk.nodes());
    const auto say = [&](Text words) {
        return scene.say(words, arg("made", made), arg("rows", rows), arg("nodes", nodes));
    };
    if (!desk.under_way())
        return say(cancelled ? Text::experiment_ended_early : Text::experiment_progress);
    if (desk.paused()) return say(Text::experiment_progress_paused);
    const auto left = desk.seconds_left();
    if (!left) return say(Text::experiment_progress_begun);
    return scene.say(Text::experiment_progress_left, arg("made", made), arg("rows", rows),
                     arg("nodes", nodes), arg("left", time_text(scene, *left)));
}

/// One of two. Returns whether the second is chosen.
bool choose_second(const Look& look, std::array<Choice, 2> choices, bool second) {
    return segmented(look, choices, second ? 1 : 0) == 1;
}

}  // namespace

void ExperimentPicture::draw(Scene& scene, float tabs) {
    const Look& look = scene.look;
    ExperimentDesk& desk = scene.session.experiment();
    if (!opened_ && desk.plan() == nullptr && !why_not_run(scene)) desk.run(plan_of(scene));
    opened_ = true;
    const ImVec2 corner = ImGui::GetCursorPos();
    const float below = draw_header(scene, tabs);
    ImGui::SetCursorPos({corner.x, below + look.px(between)});
    // Where there is little room the chart needs it more; the list of plans says it as well.
    if (ImGui::GetContentRegionAvail().y >= look.px(least_with_words)) {
        paragraph(look, Type::Small, look.colours().dim_ink, scene.say(chosen_plan(scene).about));
    }
    if (const auto reason = why_not_run(scene))
        paragraph(look, Type::Small, look.colours().bad_ink, scene.say(*reason));
    draw_progress(scene);
    draw_views(scene);
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + look.px(between));
    const ImVec2 room = ImGui::GetContentRegionAvail();
    const ImVec2 size{room.x, std::max(room.y, look.px(80))};
    if (desk.summaries().empty()) {
        return paragraph(look, Type::Body, look.colours().dim_ink,
                         scene.say(Text::experiment_none));
    }
    if (table_) {
        draw_experiment_table(scene, desk.summaries(), figure_, size);
    } else {
        chart_.draw(scene, desk.summaries(), figure_, size);
    }
}

/// What runs, and the buttons; in a row of their own where the tabs leave no room. Returns where
/// the rows end.
float ExperimentPicture::draw_header(Scene& scene, float tabs) {
    const Look& look = scene.look;
    const ImVec2 corner = ImGui::GetCursorPos();
    const float all = ImGui::GetContentRegionAvail().x;
    const float height = button_size(look, {}, {.icon = Icon::Fit}).y;
    const float buttons = look.px(190);
    const float lists = look.px(plan_width + boards_width);
    const float wanted = lists + 2 * look.px(between) + buttons;
    const bool below = tabs > 0 && tabs + wanted > all;
    const float left = below ? 0 : tabs;
    const float room = std::min(lists, all - left - 2 * look.px(between) - buttons);
    const float plan = std::floor(room * plan_width / (plan_width + boards_width));
    const float top = below ? corner.y + height + look.px(4) : corner.y;
    ImGui::SetCursorPos({corner.x + left, top});
    choose_plan(scene, plan);
    ImGui::SameLine(0, look.px(between));
    choose_boards(scene, room - plan);
    ImGui::SameLine(0, look.px(between));
    draw_buttons(scene);
    return top + height;
}

void ExperimentPicture::choose_plan(Scene& scene, float width) {
    std::vector<Choice> choices;
    int now = 0;
    for (const OfferedPlan& plan : offered_plans) {
        if (&plan == &chosen_plan(scene)) now = static_cast<int>(choices.size());
        choices.push_back(
            {.text = scene.say(plan.text), .id = plan.name, .tooltip = scene.say(plan.about)});
    }
    const int pressed = combo(scene.look, "experiment_plan", choices, now, width);
    tooltip_for_last_item(scene.look, scene.say(Text::experiment_plan_hint));
    if (pressed != now) {
        scene.session.preferences.experiment_plan =
            offered_plans[static_cast<std::size_t>(pressed)].name;
    }
}

void ExperimentPicture::choose_boards(Scene& scene, float width) {
    int& each = scene.session.preferences.experiment_boards;
    std::vector<std::string> names;
    std::vector<std::string> ids;
    int now = 1;
    for (std::size_t i = 0; i < boards_each.size(); ++i) {
        if (boards_each[i] <= each) now = static_cast<int>(i);
        names.push_back(scene.say(
            boards_each[i] == 1 ? Text::experiment_board_one : Text::experiment_boards,
            arg("count", grouped(scene.say, static_cast<std::uint64_t>(boards_each[i])))));
        ids.push_back("boards_" + std::to_string(boards_each[i]));
    }
    std::vector<Choice> choices;
    for (std::size_t i = 0; i < names.size(); ++i)
        choices.push_back({.text = names[i], .id = ids[i]});
    const int pressed =
        combo(scene.look, "experiment_boards", choices, now, width,
              lists_boards(scene) ? scene.say(Text::experiment_boards_listed) : std::string_view{});
    tooltip_for_last_item(scene.look, scene.say(Text::experiment_boards_hint));
    if (pressed != now) each = boards_each[static_cast<std::size_t>(pressed)];
}

void ExperimentPicture::draw_buttons(Scene& scene) {
    const Look& look = scene.look;
    ExperimentDesk& desk = scene.session.experiment();
    if (!desk.under_way()) {
        const auto reason = why_not_run(scene);
        if (button(look, scene.say(Text::experiment_run), "experiment_run",
                   {.kind = ButtonKind::Primary,
                    .disabled_reason = reason ? scene.say(*reason) : std::string_view{},
                    .tooltip = scene.say(Text::experiment_run_hint)})) {
            cancelled_ = false;
            desk.run(plan_of(scene));
        }
        return;
    }
    const bool paused = desk.paused();
    if (button(look, scene.say(paused ? Text::experiment_go_on : Text::experiment_pause),
               "experiment_pause",
               {.tooltip =
                    scene.say(paused ? Text::experiment_go_on_hint : Text::experiment_pause_hint)}))
        paused ? desk.go_on() : desk.pause();
    ImGui::SameLine(0, look.px(4));
    if (button(look, scene.say(Text::experiment_cancel), "experiment_cancel",
               {.tooltip = scene.say(Text::experiment_cancel_hint)})) {
        cancelled_ = true;
        desk.cancel();
    }
}

void ExperimentPicture::draw_progress(Scene& scene) const {
    const Look& look = scene.look;
    const ExperimentDesk& desk = scene.session.experiment();
    if (desk.plan() == nullptr) return;
    const ImVec2 corner = ImGui::GetCursorPos();
    const float all = ImGui::GetContentRegionAvail().x;
    row_text(look, Type::Body, look.colours().ink, progress_text(scene, cancelled_),
             all - look.px(copy_width + between));
    ImGui::SetCursorPos({corner.x + all - look.px(copy_width), corner.y});
    draw_copy(scene);
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const ImVec2 size{ImGui::GetContentRegionAvail().x, look.px(progress_height)};
    ImGui::Dummy(size);
    const float part = desk.rows() > 0
                           ? static_cast<float>(desk.rows_made()) / static_cast<float>(desk.rows())
                           : 1;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float rounding = size.y / 2;
    list.AddRectFilled(low, {low.x + size.x, low.y + size.y}, look.colours().control_press,
                       rounding);
    list.AddRectFilled(low, {low.x + size.x * part, low.y + size.y}, look.colours().accent,
                       rounding);
}

void ExperimentPicture::draw_views(Scene& scene) {
    const Look& look = scene.look;
    const auto choice = [&](Text words, const char* id) {
        return Choice{.text = scene.say(words), .id = id};
    };
    table_ = choose_second(look,
                           {choice(Text::experiment_chart, "experiment_chart"),
                            choice(Text::experiment_table, "experiment_table")},
                           table_);
    ImGui::SameLine(0, look.px(8));
    figure_.generated =
        choose_second(look,
                      {choice(Text::experiment_expanded, "experiment_of_expanded"),
                       choice(Text::experiment_generated, "experiment_of_generated")},
                      figure_.generated);
    if (!table_) {
        ImGui::SameLine(0, look.px(8));
        figure_.median = choose_second(look,
                                       {choice(Text::experiment_mean, "experiment_by_mean"),
                                        choice(Text::experiment_median, "experiment_by_median")},
                                       figure_.median);
    }
}

void ExperimentPicture::draw_copy(Scene& scene) const {
    const ExperimentDesk& desk = scene.session.experiment();
    std::vector<Choice> forms{{.text = scene.say(Text::experiment_copy), .id = "none"}};
    for (const auto& form : exchange::names<exchange::TableForm>())
        forms.push_back({.text = form.name, .id = form.name});
    forms.push_back({.text = scene.say(Text::experiment_copy_command), .id = "command"});
    const int chosen = combo(scene.look, "experiment_copy", forms, 0, scene.look.px(copy_width));
    tooltip_for_last_item(scene.look, scene.say(Text::experiment_copy_hint));
    if (chosen == 0 || desk.plan() == nullptr) return;
    const auto all = exchange::names<exchange::TableForm>();
    const auto form = static_cast<std::size_t>(chosen - 1);
    const std::string words =
        form < all.size()
            ? exchange::table_text(exchange::summary_table(desk.summaries()), all[form].value)
            : exchange::plan_text(*desk.plan());
    ImGui::SetClipboardText(words.c_str());
}

}  // namespace statescope::ui
