#include "ui/transport.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "session/command.hpp"
#include "teach/figures.hpp"
#include "ui/timeline.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using session::Command;
using teach::arg;
using teach::grouped;
using teach::Text;

namespace {

struct TransportButton {
    Command command;
    std::string_view id;
    Icon icon;
    std::optional<Text> text;  ///< nothing: the icon alone
    Text tooltip;
    ButtonKind kind = ButtonKind::Normal;
};

/// How many of the buttons have words beside their icons, as there is room.
enum class Words { None, Few, All };

constexpr std::array<TransportButton, 8> moves{{
    {Command::ToStart, "to_start", Icon::ToStart, std::nullopt, Text::transport_to_start_hint},
    {Command::BackLayer, "back_layer", Icon::BackLayer, std::nullopt,
     Text::transport_back_layer_hint},
    {Command::BackExpansion, "back_expansion", Icon::BackExpansion, std::nullopt,
     Text::transport_back_expansion_hint},
    {Command::Back, "back", Icon::Back, Text::transport_back, Text::transport_back_hint},
    {Command::Forward, "step", Icon::Step, Text::transport_step, Text::transport_step_hint,
     ButtonKind::Primary},
    {Command::ForwardExpansion, "expansion", Icon::Expansion, Text::transport_expansion,
     Text::transport_expansion_hint},
    {Command::ForwardLayer, "layer", Icon::Layer, Text::transport_layer,
     Text::transport_layer_hint_breadth_first},
    {Command::ToEnd, "to_end", Icon::ToEnd, Text::transport_to_end, Text::transport_to_end_hint},
}};

/// A button of one command: disabled, with the reason, when it can't be run.
void command_button(Scene& scene, Command command, std::string_view text, std::string_view id,
                    ButtonLook look) {
    const std::optional<Text> reason = scene.session.why_not(command);
    if (reason) look.disabled_reason = scene.say(*reason);
    if (button(scene.look, text, id, look)) scene.session.run(command);
}

void play_button(Scene& scene) {
    const bool playing = scene.session.playback().playing();
    command_button(scene, Command::PlayOrPause,
                   scene.say(playing ? Text::transport_pause : Text::transport_play), "play",
                   {.icon = playing ? Icon::Pause : Icon::Play,
                    .tooltip = scene.say(Text::transport_play_hint)});
}

/// The word on a button: of the few that are left last, only those for single steps.
std::string_view word_on(const Scene& scene, const TransportButton& move, Words words) {
    const bool single = move.command == Command::Back || move.command == Command::Forward;
    if (!move.text || words == Words::None || (words == Words::Few && !single)) return {};
    const bool by_rounds = scene.trace.head().order.rounds != trace::Rounds::None;
    if (move.command == Command::ForwardLayer && by_rounds) return scene.say(Text::transport_round);
    return scene.say(*move.text);
}

/// The width of all buttons, the gaps behind them included.
float buttons_width(const Scene& scene, Words words) {
    const float gap = ImGui::GetStyle().ItemSpacing.x;
    float width = RunToMenu::width(scene, words != Words::None) + gap;
    width += button_size(scene.look, scene.say(Text::transport_play), {.icon = Icon::Play}).x;
    for (const TransportButton& move : moves) {
        const std::string_view word = word_on(scene, move, words);
        width += button_size(scene.look, word, {.icon = move.icon}).x + gap;
    }
    return width;
}

std::string layer_hint(const Scene& scene) {
    const trace::TakeOrder& order = scene.trace.head().order;
    if (order.rounds != trace::Rounds::None)
        return std::string(scene.say(Text::transport_layer_hint_rounds));
    if (order.by_f) {
        return scene.say(Text::transport_layer_hint_best_first,
                         arg("f", teach::f_name(scene.say, order)));
    }
    return std::string(scene.say(order.newest_first ? Text::landmark_layer_depth_meaning
                                                    : Text::transport_layer_hint_breadth_first));
}

std::string position_text(const Scene& scene) {
    const trace::Trace& trace = scene.trace;
    const std::string depth = trace.rounds().empty()
                                  ? teach::f_value(scene.say, trace, scene.node())
                                  : teach::round_text(scene.say, trace, scene.step);
    return scene.say(Text::transport_position, arg("step", grouped(scene.say, scene.step)),
                     arg("steps", grouped(scene.say, trace.last_step())),
                     arg("expansion", grouped(scene.say, scene.counters.expanded)),
                     arg("expansions", grouped(scene.say, trace.final_counters().expanded)),
                     arg("depth", depth));
}

/// The speed on a logarithmic scale, with the figure in words.
void speed_control(Scene& scene, float width) {
    session::Playback& playback = scene.session.playback();
    const std::string shown = scene.say(
        Text::transport_speed_value,
        arg("speed",
            grouped(scene.say, static_cast<std::uint64_t>(std::llround(playback.speed())))));
    auto exponent = static_cast<float>(std::log10(playback.speed()));
    // The figure stands beside the slider: on it, the knob would cover it. Its room is that of the
    // longest one, so that nothing moves.
    const std::string longest = scene.say(
        Text::transport_speed_value,
        arg("speed", grouped(scene.say, static_cast<std::uint64_t>(session::Playback::fastest))));
    const float figure = ImGui::CalcTextSize(longest.c_str()).x + scene.look.px(6);
    ImGui::SetNextItemWidth(std::max(width - figure, scene.look.px(30)));
    const auto largest = static_cast<float>(std::log10(session::Playback::fastest));
    if (ImGui::SliderFloat("###speed", &exponent, 0, largest, "", ImGuiSliderFlags_NoInput)) {
        playback.set_speed(std::pow(10.0, static_cast<double>(exponent)));
    }
    tooltip_for_last_item(scene.look, scene.say(Text::transport_speed_hint));
    ImGui::SameLine(0, scene.look.px(6));
    ImGui::AlignTextToFramePadding();
    text(scene.look, Type::Body, scene.look.colours().ink, shown);
}

}  // namespace

void Transport::draw(Scene& scene) {
    draw_buttons(scene);
    // A low window has room for one row: the buttons, without which nothing moves.
    if (ImGui::GetContentRegionAvail().y >= scene.look.px(16)) timeline_.draw(scene);
}

void Transport::draw_buttons(Scene& scene) {
    const Look& look = scene.look;
    const float row = ImGui::GetContentRegionAvail().x;
    const float speed_width = look.px(180);
    const float gap = ImGui::GetStyle().ItemSpacing.x;
    const std::string position = position_text(scene);

    // Words on the buttons as long as the position and the speed still fit beside them.
    const float beside = ImGui::CalcTextSize(position.c_str()).x + speed_width + 3 * gap;
    Words words = Words::All;
    if (buttons_width(scene, words) + beside > row) words = Words::Few;
    if (buttons_width(scene, words) + beside > row) words = Words::None;

    for (const TransportButton& move : moves) {
        const std::string_view word = word_on(scene, move, words);
        const std::string tooltip = move.command == Command::ForwardLayer
                                        ? layer_hint(scene)
                                        : std::string(scene.say(move.tooltip));
        command_button(scene, move.command, word, move.id,
                       {.kind = move.kind,
                        .icon = move.icon,
                        .icon_after_text = move.command != Command::Back,
                        .tooltip = tooltip});
        ImGui::SameLine();
    }
    play_button(scene);
    ImGui::SameLine();
    run_to_.draw(scene, words != Words::None);
    ImGui::SameLine();

    if (scene.session.job() != nullptr) return draw_progress(scene);
    const float left = ImGui::GetContentRegionAvail().x;
    if (left < beside - 2 * gap) return draw_narrow_position(scene);
    const float text_width = ImGui::CalcTextSize(position.c_str()).x;
    const float slack = left - text_width - speed_width - gap;
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + std::max(0.0f, slack / 2));
    ImGui::AlignTextToFramePadding();
    text(look, Type::Body, look.colours().ink, position,
         std::max(look.px(40), left - speed_width - 2 * gap));
    ImGui::SameLine();
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() +
                         std::max(0.0f, ImGui::GetContentRegionAvail().x - speed_width));
    speed_control(scene, speed_width);
}

void Transport::draw_narrow_position(Scene& scene) {
    const Look& look = scene.look;
    const std::string position =
        scene.say(Text::transport_position_short, arg("step", grouped(scene.say, scene.step)),
                  arg("steps", grouped(scene.say, scene.trace.last_step())));
    ImGui::AlignTextToFramePadding();
    text(look, Type::Body, look.colours().ink, position);
    ImGui::SameLine();
    const float room = ImGui::GetContentRegionAvail().x;
    if (room > look.px(60)) speed_control(scene, room);
}

void Transport::draw_progress(Scene& scene) {
    const Look& look = scene.look;
    const session::SearchJob& job = *scene.session.job();
    const auto built = job.patterns_built();
    const std::string said =
        job.cancelling() ? std::string(scene.say(Text::running_cancelling))
        : built ? scene.say(Text::running_patterns, arg("percent", static_cast<int>(100 * *built)))
                : scene.say(Text::running_nodes, arg("count", grouped(scene.say, job.nodes())),
                            arg("limit", grouped(scene.say, job.choices().node_budget)));
    const ImVec2 cancel = button_size(look, scene.say(Text::running_cancel));
    const float width =
        ImGui::GetContentRegionAvail().x - cancel.x - ImGui::GetStyle().ItemSpacing.x;
    const float part = static_cast<float>(job.nodes()) /
                       static_cast<float>(std::max(1u, job.choices().node_budget));
    const float done = built ? static_cast<float>(*built) : part;
    ImGui::ProgressBar(done, {std::max(width, look.px(60)), cancel.y}, said.c_str());
    ImGui::SameLine();
    command_button(scene, Command::CancelSearch, scene.say(Text::running_cancel), "cancel",
                   {.tooltip = scene.say(Text::running_cancel_hint)});
}

}  // namespace statescope::ui
