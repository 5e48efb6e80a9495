#include "ui/run_to_menu.hpp"

#include <array>
#include <charconv>
#include <cmath>
#include <utility>
#include <variant>

#include "puzzle/board_text.hpp"
#include "teach/figures.hpp"
#include "teach/landmark_terms.hpp"
#include "ui/control_face.hpp"
#include "ui/keys.hpp"
#include "ui/text_field.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using session::Command;
using session::Condition;
using session::Direction;
using teach::arg;
using teach::grouped;
using teach::Text;
using trace::Landmark;

namespace {

constexpr const char* popup = "###run_to_menu";
// At scale 1.
constexpr float name_width = 240;
constexpr float button_width = 30;
constexpr float field_left = 90;
constexpr float field_width = 368;

/// A row of the menu.
struct Row {
    std::string id;
    teach::Term term;
    std::string count;
};

std::string count_text(const Scene& scene, std::size_t count) {
    if (count == 0) return std::string(scene.say(Text::run_to_count_none));
    if (count == 1) return std::string(scene.say(Text::run_to_count_one));
    return scene.say(Text::run_to_count, arg("count", grouped(scene.say, count)));
}

void begin_row(const Scene& scene, const Row& row) {
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    const float line = scene.look.font(Type::Body)->FontSize;
    const float lower = std::round((scene.look.px(control_height) - line) / 2);
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + lower);
    defined_word(scene.look, row.term.name, "run_name_" + row.id, row.term.meaning);
    ImGui::TableNextColumn();
    row_text(scene.look, Type::Small, scene.look.colours().dim_ink, row.count);
    ImGui::TableNextColumn();
}

/// One of the two arrows of a row. True when pressed.
bool arrow(const Scene& scene, const std::string& id, Direction direction, bool possible,
           Text reason) {
    const bool back = direction == Direction::Back;
    ButtonLook how{.icon = back ? Icon::Back : Icon::Step,
                   .tooltip = scene.say(back ? Text::run_to_back : Text::run_to_forward),
                   .width = scene.look.px(button_width)};
    if (!possible) how.disabled_reason = scene.say(reason);
    return button(scene.look, {}, (back ? "run_back_" : "run_forward_") + id, how);
}

void condition_row(Scene& scene, const Row& row, const Condition& condition) {
    session::Session& session = scene.session;
    begin_row(scene, row);
    for (const Direction direction : {Direction::Back, Direction::Forward}) {
        const Text reason =
            direction == Direction::Back ? Text::reason_no_step_before : Text::reason_no_step_after;
        const bool possible = session.step_toward(condition, direction).has_value();
        if (arrow(scene, row.id, direction, possible, reason)) session.run_to(condition, direction);
        ImGui::SameLine(0, scene.look.px(4));
    }
    const bool kept = session.breakpoints.has(condition);
    if (button(scene.look, {}, "run_break_" + row.id,
               {.icon = Icon::Breakpoint,
                .on = kept,
                .tooltip = scene.say(kept ? Text::run_to_break_on : Text::run_to_break_off),
                .width = scene.look.px(button_width)})) {
        session.breakpoints.toggle(condition);
    }
}

void selected_row(Scene& scene) {
    const teach::Term term{scene.say(Text::run_to_selected),
                           scene.say(Text::run_to_selected_meaning)};
    if (const auto& selected = scene.session.selected) {
        const Condition condition = Condition::about(*selected);
        const std::size_t count = scene.session.steps_of(condition).size();
        return condition_row(scene, {"selected", term, count_text(scene, count)}, condition);
    }
    begin_row(scene, {"selected", term, {}});
    arrow(scene, "selected", Direction::Back, false, Text::run_to_selected_none);
    ImGui::SameLine(0, scene.look.px(4));
    arrow(scene, "selected", Direction::Forward, false, Text::run_to_selected_none);
}

void branch_row(Scene& scene) {
    session::Session& session = scene.session;
    const Text name = session.selected ? Text::run_to_branch : Text::run_to_branch_goal;
    begin_row(scene, {"branch", {scene.say(name), scene.say(Text::run_to_branch_meaning)}, {}});
    constexpr std::array ways{std::pair{Command::BackOnBranch, Direction::Back},
                              std::pair{Command::ForwardOnBranch, Direction::Forward}};
    for (const auto& [command, direction] : ways) {
        const auto reason = session.why_not(command);
        if (arrow(scene, "branch", direction, !reason, reason.value_or(Text::reason_no_branch)))
            session.run(command);
        ImGui::SameLine(0, scene.look.px(4));
    }
    ImGui::NewLine();
}

/// Landmarks that a search of this kind can have.
bool applies(const Scene& scene, Landmark landmark) {
    const bool best_first_only = landmark == Landmark::Improvement ||
                                 landmark == Landmark::Reopening || landmark == Landmark::FFalls;
    const trace::TakeOrder& order = scene.trace.head().order;
    if (landmark == Landmark::FFalls && order.weights.h == 0) return false;
    return !best_first_only || order.minds_g();
}

}  // namespace

float RunToMenu::width(const Scene& scene, bool words) {
    return button_size(scene.look, words ? scene.say(Text::run_to) : std::string_view{},
                       {.icon = Icon::RunTo})
        .x;
}

void RunToMenu::draw(Scene& scene, bool words) {
    const Look& look = scene.look;
    const bool stops = !scene.session.breakpoints.all().empty();
    const bool wanted = button(look, words ? scene.say(Text::run_to) : std::string_view{}, "run_to",
                               {.icon = Icon::RunTo,
                                .icon_after_text = true,
                                .on = stops,
                                .tooltip = scene.say(Text::run_to_hint)});
    const ImVec2 corner = ImGui::GetItemRectMin();
    if (wanted || pressed(ImGuiKey_G)) ImGui::OpenPopup(popup);
    ImGui::SetNextWindowPos({corner.x, corner.y - look.px(6)}, ImGuiCond_Always, {0, 1});
    const ImVec2 screen = ImGui::GetMainViewport()->WorkSize;
    ImGui::SetNextWindowSizeConstraints({0, 0}, {screen.x, corner.y - look.px(12)});
    if (!ImGui::BeginPopup(popup)) return;
    section_header(look, scene.say(Text::run_to_condition));
    draw_conditions(scene);
    ImGui::Dummy({0, look.px(2)});
    draw_board_field(scene);
    draw_step_field(scene);
    ImGui::Dummy({0, look.px(2)});
    draw_breakpoints_line(scene);
    ImGui::EndPopup();
}

void RunToMenu::draw_conditions(Scene& scene) {
    const Look& look = scene.look;
    if (!ImGui::BeginTable("###run_to_table", 3, ImGuiTableFlags_SizingFixedFit)) return;
    ImGui::TableSetupColumn("name", ImGuiTableColumnFlags_WidthFixed, look.px(name_width));
    ImGui::TableSetupColumn("count", ImGuiTableColumnFlags_WidthFixed, look.px(100));
    ImGui::TableSetupColumn("ways", ImGuiTableColumnFlags_WidthFixed,
                            3 * look.px(button_width) + 3 * look.px(4));
    for (int i = 0; i < static_cast<int>(Landmark::count_); ++i) {
        const auto landmark = static_cast<Landmark>(i);
        if (!applies(scene, landmark)) continue;
        const Condition condition = Condition::at(landmark);
        const std::size_t count = scene.session.steps_of(condition).size();
        condition_row(
            scene,
            {std::to_string(i), teach::term(scene.say, landmark, scene.trace.head().order),
             count_text(scene, count)},
            condition);
    }
    selected_row(scene);
    branch_row(scene);
    ImGui::EndTable();
}

void RunToMenu::draw_board_field(Scene& scene) {
    const Look& look = scene.look;
    row_text(look, Type::Body, look.colours().ink, scene.say(Text::run_to_board));
    ImGui::SameLine(look.px(field_left));
    ImGui::BeginGroup();
    const FieldEvent event =
        text_field(look, "run_to_board", board_text_,
                   {.width = look.px(field_width), .error = board_error_, .board = true});
    if (board_error_.empty()) tooltip_for_last_item(look, scene.say(Text::run_to_board_hint));
    ImGui::EndGroup();
    if (event != FieldEvent::Committed || board_text_.empty()) return;
    board_error_.clear();
    const puzzle::BoardTextResult read = puzzle::parse_board(board_text_, scene.shape());
    if (const auto* error = std::get_if<puzzle::BoardTextError>(&read)) {
        board_error_ = scene.say(Text::boards_error, arg("sentence", error->sentence));
        return;
    }
    const puzzle::Board board = std::get<puzzle::ParsedBoard>(read).board;
    const Condition condition = Condition::about(board);
    scene.session.selected = board;
    if (scene.session.steps_of(condition).empty()) {
        board_error_ = scene.say(Text::run_to_board_never);
        return;
    }
    const bool ahead = scene.session.step_toward(condition, Direction::Forward).has_value();
    scene.session.run_to(condition, ahead ? Direction::Forward : Direction::Back);
}

void RunToMenu::draw_step_field(Scene& scene) {
    const Look& look = scene.look;
    const auto last = arg("last", grouped(scene.say, scene.trace.last_step()));
    row_text(look, Type::Body, look.colours().ink, scene.say(Text::run_to_step));
    ImGui::SameLine(look.px(field_left));
    ImGui::BeginGroup();
    const FieldEvent event = text_field(look, "run_to_step", step_text_,
                                        {.width = look.px(field_width), .error = step_error_});
    if (step_error_.empty()) tooltip_for_last_item(look, scene.say(Text::run_to_step_hint, last));
    ImGui::EndGroup();
    if (event != FieldEvent::Committed || step_text_.empty()) return;
    std::string digits = step_text_;
    std::erase(digits, ',');
    trace::Step step = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), step);
    const bool read = error == std::errc{} && end == digits.data() + digits.size();
    if (!read || step > scene.trace.last_step()) {
        step_error_ = scene.say(Text::run_to_step_wrong, last);
        return;
    }
    step_error_.clear();
    scene.session.playback().stop();
    scene.session.seek(step);
}

void RunToMenu::draw_breakpoints_line(Scene& scene) {
    ButtonLook how;
    if (scene.session.breakpoints.all().empty())
        how.disabled_reason = scene.say(Text::run_to_break_none);
    if (button(scene.look, scene.say(Text::run_to_break_clear), "run_break_clear", how))
        scene.session.breakpoints.clear();
}

}  // namespace statescope::ui
