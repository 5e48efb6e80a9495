#include "ui/panels/optimal_picture.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "puzzle/board_text.hpp"
#include "teach/figures.hpp"
#include "ui/board_item.hpp"
#include "ui/choices.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using session::OptimalJob;
using session::OptimalState;
using session::PatternSource;
using teach::arg;
using teach::grouped;
using teach::Text;
using Phase = OptimalState::Phase;

namespace {

// At scale 1.
constexpr float estimate_width = 172;
constexpr float line_part = 0.36f;  ///< of the width, for the line and the answer
constexpr float least_line_width = 190;
constexpr float largest_cell = 64;
constexpr float bar_height = 3;
constexpr float cell_padding = 6;

/// How the search stands, in a sentence.
std::string standing(const Scene& scene, const OptimalState& state) {
    const std::string round = std::to_string(state.rounds.size());
    const std::string bound = std::to_string(state.rounds.empty() ? 0 : state.rounds.back().bound);
    switch (state.phase) {
        case Phase::Building:
            return scene.say(Text::optimal_building,
                             arg("percent", static_cast<int>(100 * state.built)));
        case Phase::Searching:
            return scene.say(Text::optimal_searching, arg("round", round), arg("bound", bound));
        case Phase::Stopped:
            if (state.rounds.empty()) return std::string(scene.say(Text::optimal_stopped_building));
            return scene.say(Text::optimal_stopped, arg("round", round), arg("bound", bound));
        case Phase::Solved:
            break;
    }
    return scene.say(Text::optimal_solved, arg("round", round),
                     arg("moves", teach::moves_text(scene.say, state.line.size())));
}

/// Where the pattern database came from; empty where none is used.
std::string origin(const Scene& scene, const OptimalState& state) {
    if (!state.source) return {};
    switch (*state.source) {
        case PatternSource::Memory:
            return std::string(scene.say(Text::optimal_from_memory));
        case PatternSource::File:
            return std::string(scene.say(Text::optimal_from_file));
        case PatternSource::Built:
            break;
        case PatternSource::Rebuilt:
            return scene.say(Text::optimal_rebuilt, arg("fault", state.fault));
    }
    return std::string(
        scene.say(state.not_kept ? Text::optimal_built_not_kept : Text::optimal_built));
}

void right_aligned(const Look& look, Type type, ImU32 colour, std::string_view words) {
    const float room = ImGui::GetContentRegionAvail().x;
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() +
                         std::max(0.0f, room - text_size(look.font(type), words).x));
    text(look, type, colour, words);
}

struct RoundColumn {
    Text name;
    Text meaning;
    const char* id;
};
constexpr std::array<RoundColumn, 5> round_columns{{
    {Text::optimal_round, Text::optimal_round_meaning, "round"},
    {Text::optimal_bound, Text::optimal_bound_meaning, "bound"},
    {Text::optimal_expanded, Text::optimal_expanded_meaning, "expanded"},
    {Text::optimal_generated, Text::optimal_generated_meaning, "generated"},
    {Text::optimal_factor, Text::optimal_factor_meaning, "factor"},
}};

void draw_heads(const Scene& scene) {
    const Look& look = scene.look;
    ImGui::TableNextRow();
    for (const RoundColumn& column : round_columns) {
        ImGui::TableNextColumn();
        const std::string_view name = scene.say(column.name);
        const float room = ImGui::GetContentRegionAvail().x;
        ImGui::SetCursorPosX(ImGui::GetCursorPosX() +
                             std::max(0.0f, room - text_size(look.font(Type::Small), name).x));
        defined_word(look, name, fmt::format("optimal_{}", column.id), scene.say(column.meaning),
                     Type::Small);
    }
}

}  // namespace

void OptimalPicture::draw(Scene& scene, float tabs) {
    const Look& look = scene.look;
    session::Session& session = scene.session;
    const session::OptimalTask task = session.optimal_task();
    if (session.solvable()) {
        session.optimal().look_at(task);
    } else {
        session.optimal().clear();
    }
    OptimalJob* job = session.optimal().job();
    state_ = job != nullptr ? job->state() : OptimalState{};
    if (task != task_ || !solved()) was_solved_ = false;
    if (solved() && !was_solved_) answer_step_ = state_.line.size();
    was_solved_ = job != nullptr && solved();
    task_ = task;

    const ImVec2 corner = ImGui::GetCursorPos();
    const float gap = look.px(6);
    const float below_header = draw_header(scene, tabs);
    ImGui::SetCursorPos({corner.x, below_header + gap});
    // What there is to say of the answer needs the room more.
    if (!solved())
        paragraph(look, Type::Small, look.colours().dim_ink, scene.say(Text::optimal_says));
    if (job == nullptr) {
        return paragraph(look, Type::Body, look.colours().bad_ink,
                         scene.say(Text::optimal_unsolvable));
    }
    paragraph(look, Type::Body, solved() ? look.colours().good_ink : look.colours().ink,
              standing(scene, state_));
    if (const std::string words = origin(scene, state_); !words.empty())
        paragraph(look, Type::Small, look.colours().dim_ink, words);
    if (state_.rounds.empty()) return;

    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + gap);
    const ImVec2 from = ImGui::GetCursorPos();
    const ImVec2 room = ImGui::GetContentRegionAvail();
    const float right = std::max(look.px(least_line_width), std::floor(room.x * line_part));
    const float between = look.px(16);
    draw_rounds(scene, {room.x - right - between, room.y});
    ImGui::SetCursorPos({from.x + room.x - right, from.y});
    draw_line(scene, {right, room.y});
}

/// What h is, and the button that cancels or goes on; in a row of their own where the tabs leave no
/// room. Returns where the rows end.
float OptimalPicture::draw_header(Scene& scene, float tabs) {
    const Look& look = scene.look;
    const ImVec2 corner = ImGui::GetCursorPos();
    const float all = ImGui::GetContentRegionAvail().x;
    const bool running = state_.under_way();
    const std::string_view word =
        scene.say(running ? Text::optimal_cancel : Text::optimal_search_on);
    const ButtonLook how{
        .kind = running ? ButtonKind::Normal : ButtonKind::Primary,
        .tooltip = scene.say(running ? Text::optimal_cancel_hint : Text::optimal_search_on_hint)};
    const ImVec2 go = button_size(look, word, how);
    const bool below = tabs > 0 && tabs + look.px(estimate_width) + look.px(8) + go.x > all;
    const float top = below ? corner.y + go.y + look.px(4) : corner.y;

    ImGui::SetCursorPos({corner.x + (below ? 0 : tabs), top});
    choose_estimate(scene);
    OptimalJob* job = scene.session.optimal().job();
    if (job != nullptr && !solved()) {
        ImGui::SetCursorPos({corner.x + all - go.x, top});
        if (button(look, word, "optimal_go", how)) running ? job->cancel() : job->go_on();
    }
    return top + go.y;
}

void OptimalPicture::choose_estimate(Scene& scene) {
    session::Preferences& preferences = scene.session.preferences;
    const std::array choices{
        Choice{.text = scene.say(Text::optimal_manhattan),
               .id = "optimal_manhattan",
               .tooltip = scene.say(Text::optimal_manhattan_hint)},
        Choice{.text = scene.say(Text::optimal_patterns),
               .id = "optimal_patterns",
               .tooltip = scene.say(Text::optimal_patterns_hint)},
    };
    const int now =
        static_cast<int>(choice_of(session::optimal_estimates, preferences.optimal_estimate));
    const int pressed = segmented(scene.look, choices, now, scene.look.px(estimate_width));
    if (pressed != now) {
        preferences.optimal_estimate =
            session::optimal_estimates[static_cast<std::size_t>(pressed)].name;
    }
}

/// One line a round, with a bar as long as its part of the largest round.
void OptimalPicture::draw_rounds(const Scene& scene, ImVec2 size) {
    const Look& look = scene.look;
    const float top = ImGui::GetCursorPosY();
    std::uint64_t largest = 1;
    for (const search::IdaRound& round : state_.rounds)
        largest = std::max(largest, round.expanded);

    ImGui::BeginGroup();
    ImGui::PushStyleVar(ImGuiStyleVar_CellPadding, {look.px(cell_padding), look.px(2)});
    const float sums = 2 * look.font(Type::Body)->FontSize + look.px(18);
    const auto columns = static_cast<int>(round_columns.size());
    if (ImGui::BeginTable("###optimal_rounds", columns,
                          ImGuiTableFlags_ScrollY | ImGuiTableFlags_SizingStretchProp,
                          {size.x, std::max(size.y - sums, look.px(60))})) {
        ImGui::TableSetupScrollFreeze(0, 1);
        draw_heads(scene);
        for (std::size_t i = 0; i < state_.rounds.size(); ++i)
            draw_round(scene, i, largest);
        if (state_.under_way()) ImGui::SetScrollHereY(1);
        ImGui::EndTable();
    }
    ImGui::PopStyleVar();
    ImGui::SetCursorPosY(top + std::max(size.y - sums, look.px(60)) + look.px(6));
    draw_sums(scene, size.x);
    ImGui::EndGroup();
}

void OptimalPicture::draw_round(const Scene& scene, std::size_t place, std::uint64_t largest) {
    const Look& look = scene.look;
    const search::IdaRound& round = state_.rounds[place];
    const auto cell = [&](std::string_view words, Type type = Type::Body) {
        ImGui::TableNextColumn();
        right_aligned(look, type, look.colours().ink, words);
    };
    ImGui::TableNextRow();
    cell(std::to_string(place + 1));
    cell(std::to_string(round.bound), Type::Bold);
    cell(grouped(scene.say, round.expanded));
    const ImVec2 end = ImGui::GetItemRectMax();
    const float part = static_cast<float>(round.expanded) / static_cast<float>(largest);
    const float length = std::max(part * (ImGui::GetColumnWidth() - look.px(2)), look.px(1));
    ImGui::GetWindowDrawList()->AddRectFilled(
        {end.x - length, end.y}, {end.x, end.y + look.px(bar_height)}, look.colours().plot_visited);
    cell(grouped(scene.say, round.generated));
    const std::uint64_t before = place > 0 ? state_.rounds[place - 1].expanded : 0;
    std::string growth;
    if (before > 0) {
        const double factor = static_cast<double>(round.expanded) / static_cast<double>(before);
        growth =
            scene.say(Text::optimal_factor_value, arg("factor", fmt::format("{:.1f}", factor)));
    }
    cell(growth);
}

void OptimalPicture::draw_sums(const Scene& scene, float width) {
    const Look& look = scene.look;
    ImGui::PushStyleVar(ImGuiStyleVar_CellPadding, {look.px(cell_padding), 0});
    if (ImGui::BeginTable("###optimal_sums", 2, ImGuiTableFlags_SizingStretchSame, {width, 0})) {
        const auto sum = [&](Text name, const char* id, const std::string& value, Text meaning) {
            ImGui::TableNextColumn();
            figure(look, scene.say(name), id, value, scene.say(meaning));
        };
        sum(Text::optimal_expanded, "optimal_sum_expanded", grouped(scene.say, state_.expanded),
            Text::optimal_expanded_meaning);
        sum(Text::optimal_generated, "optimal_sum_generated", grouped(scene.say, state_.generated),
            Text::optimal_generated_meaning);
        sum(Text::optimal_time, "optimal_time",
            scene.say(Text::optimal_seconds, arg("seconds", fmt::format("{:.2f}", state_.seconds))),
            Text::optimal_time_meaning);
        const double rate =
            state_.seconds > 0 ? static_cast<double>(state_.expanded) / state_.seconds / 1e6 : 0;
        sum(Text::optimal_speed, "optimal_speed",
            scene.say(Text::optimal_speed_value, arg("millions", fmt::format("{:.0f}", rate))),
            Text::optimal_speed_meaning);
        ImGui::EndTable();
    }
    ImGui::PopStyleVar();
}

puzzle::Board OptimalPicture::board_on_line(const Scene& scene, std::size_t moves) const {
    const search::Problem& problem = scene.session.choices().problem;
    puzzle::Board board = problem.start;
    for (std::size_t i = 0; i < moves; ++i)
        board = *puzzle::moved(board, problem.shape, state_.line[i]);
    return board;
}

std::string OptimalPicture::moves_on_line(const Scene& scene) const {
    const search::Problem& problem = scene.session.choices().problem;
    return puzzle::moves_text(state_.line, problem.start, problem.shape, scene.say.letters);
}

/// The board at the end of the line, or that of the answer after some moves, and the letters.
void OptimalPicture::draw_line(Scene& scene, ImVec2 size) {
    const Look& look = scene.look;
    const std::size_t length = state_.line.size();
    const std::size_t made = solved() ? std::min(answer_step_, length) : length;
    const puzzle::Shape shape = scene.session.shape();
    const puzzle::Board board = board_on_line(scene, made);
    ImGui::BeginGroup();
    const std::string words =
        solved()
            ? scene.say(Text::optimal_answer, arg("move", made), arg("moves", length))
            : scene.say(Text::optimal_line, arg("moves", teach::moves_named(scene.say, length)));
    defined_word(look, words, "optimal_line",
                 scene.say(solved() ? Text::optimal_answer_meaning : Text::optimal_line_meaning));
    const std::string letters = moves_on_line(scene);
    const ImFont* font = look.font(Type::Body);
    // While the line changes its letters must not move the board: two rows of them, at least.
    const float below =
        std::max(2 * font->FontSize,
                 font->CalcTextSizeA(font->FontSize, FLT_MAX, size.x, letters.c_str()).y) +
        (solved() ? button_size(look, {}, {.icon = Icon::Fit}).y + look.px(6) : 0);
    const float bleed = board_bleed(look.px(largest_cell));
    const ImVec2 room{size.x - 2 * bleed,
                      size.y - font->FontSize - below - 2 * bleed - look.px(12)};
    const float cell = std::clamp(cell_to_fit(shape, room), look.px(8), look.px(largest_cell));
    BoardLook how = plain_look(scene, board);
    how.state = solved() ? BoardState::Expanded : BoardState::Current;
    how.on_path = solved();
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + bleed);
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + bleed);
    board_item(scene, puzzle::board_inline(board, shape), "optimal_board", cell, board, how);
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + bleed);
    if (solved()) draw_answer_buttons(scene);
    paragraph(look, Type::Body, look.colours().ink, letters);
    ImGui::EndGroup();
}

void OptimalPicture::draw_answer_buttons(Scene& scene) {
    const Look& look = scene.look;
    const std::size_t last = state_.line.size();
    const auto step = [&](Icon icon, const char* id, Text hint, bool possible, Text reason,
                          std::size_t to) {
        if (icon_button(look, icon, id, scene.say(hint),
                        possible ? std::string_view{} : scene.say(reason)))
            answer_step_ = to;
        ImGui::SameLine(0, look.px(4));
    };
    const bool back = answer_step_ > 0;
    const bool on = answer_step_ < last;
    step(Icon::ToStart, "optimal_first", Text::optimal_first_hint, back, Text::optimal_at_first, 0);
    step(Icon::Back, "optimal_back", Text::optimal_back_hint, back, Text::optimal_at_first,
         back ? answer_step_ - 1 : 0);
    step(Icon::Step, "optimal_forward", Text::optimal_forward_hint, on, Text::optimal_at_last,
         on ? answer_step_ + 1 : last);
    step(Icon::ToEnd, "optimal_last", Text::optimal_last_hint, on, Text::optimal_at_last, last);
    const ButtonLook copy{.tooltip = scene.say(Text::optimal_copy_hint)};
    if (button(look, scene.say(Text::solution_copy_short), "optimal_copy", copy))
        ImGui::SetClipboardText(moves_on_line(scene).c_str());
}

}  // namespace statescope::ui
