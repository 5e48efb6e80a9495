#include "ui/timeline.hpp"

#include <algorithm>
#include <cmath>

#include "teach/figures.hpp"
#include "ui/keys.hpp"

namespace statescope::ui {

using teach::arg;
using teach::grouped;
using teach::Text;
using trace::Step;

namespace {

constexpr double notch = 1.4;     ///< zoom of one notch of the wheel, a key or a button
constexpr double stride = 0.15;   ///< of the width, that a notch moves along
constexpr float zoom_width = 26;  // of a button, at scale 1

float share(float x, ImVec2 low, ImVec2 high) {
    return std::clamp((x - low.x) / (high.x - low.x), 0.0f, 1.0f);
}

}  // namespace

/// Samples the figures at the edges of the columns, where the part shown is another than before.
void Timeline::refresh(const Scene& scene, int columns) {
    if (recording_ != scene.session.recording_number()) {
        view_.show_all(scene.trace.last_step());
        last_seen_ = scene.step;
    } else if (last_seen_ != scene.step) {
        view_.reveal(scene.step);
        last_seen_ = scene.step;
    }
    const bool same = recording_ == scene.session.recording_number() && first_ == view_.first() &&
                      steps_ == view_.steps() &&
                      samples_.size() == static_cast<std::size_t>(columns) + 1;
    if (same) return;
    recording_ = scene.session.recording_number();
    first_ = view_.first();
    steps_ = view_.steps();
    samples_.clear();
    for (int i = 0; i <= columns; ++i) {
        const double step = view_.step_at(static_cast<double>(i) / columns);
        samples_.push_back(scene.trace.counters(static_cast<Step>(std::lround(step))));
    }
}

void Timeline::draw(Scene& scene) {
    const Look& look = scene.look;
    const Colours& colours = look.colours();
    const ImVec2 room = ImGui::GetContentRegionAvail();
    const float buttons = 2 * look.px(zoom_width) + look.px(8);
    const float width = std::max(room.x - buttons, look.px(100));
    const AreaEvents events = area(look, scene.say(Text::timeline_name), "timeline",
                                   {width, std::max(look.px(24), room.y)});
    const ImVec2 low = events.low;
    const ImVec2 high = events.high;
    use_mouse(scene, events);
    use_keys(scene, events);
    refresh(scene, std::max(1, static_cast<int>(high.x - low.x)));

    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float rounding = look.px(5);
    const TimelineMarks marks(scene, view_, samples_, list, low, high);
    const float at = marks.x_of(scene.step);
    list.AddRectFilled(low, high, colours.control, rounding);
    if (at > low.x) {
        list.AddRectFilled(low, {std::min(at, high.x), high.y}, colours.accent_wash, rounding);
    }
    list.PushClipRect(low, high, true);
    marks.draw();
    list.AddRectFilled({at - look.px(2), low.y}, {at + look.px(2), high.y}, colours.cursor);
    list.PopClipRect();
    list.AddRect(low, high, colours.line, rounding, 0, look.line());
    if (events.hovered) {
        tooltip_for_last_item(look, tip(scene, low, high));
        light_up(scene, view_.nearest(share(ImGui::GetIO().MousePos.x, low, high)));
    }
    ImGui::SameLine(0, look.px(6));
    draw_zoom_buttons(scene);
}

/// The board a step is about, in all panels.
void Timeline::light_up(Scene& scene, Step step) {
    const trace::Event& event = scene.trace.event(step);
    const trace::NodeId about =
        event.kind == trace::EventKind::Duplicate ? event.other : event.node;
    if (about != trace::no_node) scene.hovered_now = scene.trace.node(about).board;
}

void Timeline::use_mouse(Scene& scene, const AreaEvents& events) {
    const ImGuiIO& io = ImGui::GetIO();
    const float under = share(io.MousePos.x, events.low, events.high);
    if (ImGui::IsItemActive()) {
        scene.session.playback().stop();
        scene.session.seek(view_.nearest(under));
    }
    if (!events.hovered) return;
    const float along = io.MouseWheelH + (io.KeyShift ? io.MouseWheel : 0);
    if (along != 0) {
        view_.pan(-stride * along);
    } else if (io.MouseWheel != 0) {
        view_.zoom_about(under, std::pow(notch, -io.MouseWheel));
    }
    if (ImGui::IsMouseDragging(ImGuiMouseButton_Right))
        view_.pan(-io.MouseDelta.x / (events.high.x - events.low.x));
    if (events.double_clicked) view_.show_all(scene.trace.last_step());
}

void Timeline::use_keys(const Scene& scene, const AreaEvents& events) {
    if (!events.focused) return;
    want_keys({ImGuiKey_Equal, ImGuiMod_Shift | ImGuiKey_Equal, ImGuiKey_KeypadAdd, ImGuiKey_Minus,
               ImGuiKey_KeypadSubtract, ImGuiKey_0});
    const double middle = std::clamp(view_.share_of(scene.step), 0.0, 1.0);
    if (const int way = zoom_keys(true)) view_.zoom_about(middle, way > 0 ? 1 / notch : notch);
    if (pressed_in_control(ImGuiKey_0)) view_.show_all(scene.trace.last_step());
}

void Timeline::draw_zoom_buttons(const Scene& scene) {
    const double middle = std::clamp(view_.share_of(scene.step), 0.0, 1.0);
    const auto zoom = [&](Icon icon, std::string_view id, Text hint, bool possible, Text reason,
                          double factor) {
        ButtonLook how{
            .icon = icon, .tooltip = scene.say(hint), .width = scene.look.px(zoom_width)};
        if (!possible) how.disabled_reason = scene.say(reason);
        if (button(scene.look, {}, id, how)) view_.zoom_about(middle, factor);
    };
    zoom(Icon::Minus, "timeline_zoom_out", Text::timeline_zoom_out, !view_.shows_all(),
         Text::timeline_zoom_all, notch);
    ImGui::SameLine(0, scene.look.px(2));
    zoom(Icon::Plus, "timeline_zoom_in", Text::timeline_zoom_in, !view_.shows_fewest(),
         Text::timeline_zoom_most, 1 / notch);
}

std::string Timeline::tip(const Scene& scene, ImVec2 low, ImVec2 high) const {
    const float under = share(ImGui::GetIO().MousePos.x, low, high);
    const Step step = view_.nearest(under);
    const trace::Counters there = scene.trace.counters(step);
    std::string words = scene.say(Text::timeline_tip, arg("step", grouped(scene.say, step)),
                                  arg("expansion", grouped(scene.say, there.expanded)),
                                  arg("frontier", grouped(scene.say, there.frontier)),
                                  arg("visited", grouped(scene.say, there.visited)));
    const auto column =
        std::min(static_cast<std::size_t>(under * (high.x - low.x)), samples_.size() - 2);
    const trace::Counters& before = samples_[column];
    const trace::Counters& after = samples_[column + 1];
    const auto add = [&](Text text, std::uint32_t count) {
        if (count == 0) return;
        words += '\n';
        words += scene.say(text, arg("count", grouped(scene.say, count)));
    };
    add(Text::timeline_tip_duplicates, after.duplicates - before.duplicates);
    add(Text::timeline_tip_reopened,
        after.reopened - before.reopened + after.improved - before.improved);
    words += '\n';
    words += scene.say(Text::timeline_keys);
    return words;
}

}  // namespace statescope::ui
