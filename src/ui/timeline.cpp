#include "ui/timeline.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "teach/figures.hpp"
#include "ui/growth_plot.hpp"
#include "ui/icons.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using teach::arg;
using teach::grouped;
using teach::Text;

namespace {

float share(trace::Step step, trace::Step last) {
    return last == 0 ? 1.0f : static_cast<float>(step) / static_cast<float>(last);
}

trace::Step step_at(float x, ImVec2 low, ImVec2 high, trace::Step last) {
    const float part = std::clamp((x - low.x) / (high.x - low.x), 0.0f, 1.0f);
    return static_cast<trace::Step>(std::lround(static_cast<double>(part) * last));
}

}  // namespace

void Timeline::refresh(const Scene& scene) {
    if (recording_ == scene.session.recording_number()) return;
    recording_ = scene.session.recording_number();
    last_step_ = scene.trace.last_step();
    frontier_.clear();
    for (const trace::CurvePoint& point : scene.session.recorded().curve()) {
        frontier_.push_back(static_cast<float>(point.frontier));
    }
}

void Timeline::draw_layers(const Scene& scene, ImDrawList& list, ImVec2 low, ImVec2 high) const {
    const Look& look = scene.look;
    ImFont* font = look.font(Type::Small);
    float free_from = low.x;
    for (const trace::Step start : scene.trace.layer_starts()) {
        const float x = low.x + share(start, last_step_) * (high.x - low.x);
        const trace::Node& node = scene.trace.node(scene.trace.event(start).node);
        const std::string name = scene.say(
            scene.trace.head().order.by_f ? Text::timeline_layer_f : Text::timeline_layer_depth,
            arg("f", node.f()), arg("depth", node.g));
        const float width = font->CalcTextSizeA(font->FontSize, high.x, 0, name.c_str()).x;
        list.AddLine({x, low.y}, {x, high.y}, faded(look.colours().dim_ink, 0.35f), look.line());
        if (x < free_from || x + width + look.px(8) > high.x) continue;
        list.AddText(font, font->FontSize, {x + look.px(4), low.y + look.px(1)},
                     look.colours().dim_ink, name.c_str());
        free_from = x + width + look.px(10);
    }
}

void Timeline::draw(Scene& scene) {
    refresh(scene);
    const Look& look = scene.look;
    const ImVec2 room = ImGui::GetContentRegionAvail();
    const float height = std::max(look.px(24), room.y);
    const AreaEvents events =
        area(look, scene.say(Text::timeline_name), "timeline", {room.x, height});
    const ImVec2 low = events.low;
    const ImVec2 high = events.high;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const Colours& colours = look.colours();
    const float rounding = look.px(5);
    const float at = low.x + share(scene.step, last_step_) * (high.x - low.x);

    list.AddRectFilled(low, high, colours.control, rounding);
    list.AddRectFilled(low, {at, high.y}, colours.accent_wash, rounding);
    list.PushClipRect(low, high, true);
    draw_layers(scene, list, low, high);
    const std::array curves{
        GrowthCurve{.samples = frontier_, .colour = colours.dim_ink, .width = 1.5f}};
    draw_growth(look, list, {low.x, low.y + look.px(6)}, {high.x, high.y - look.px(2)},
                {.curves = curves, .shown_to = share(scene.step, last_step_)});
    if (scene.session.recorded().solved()) {
        draw_icon(list, Icon::Star, {high.x - look.px(10), (low.y + high.y) / 2}, look.px(14),
                  colours.path_line);
    }
    list.AddRectFilled({at - look.px(2), low.y}, {at + look.px(2), high.y}, colours.cursor);
    list.PopClipRect();
    list.AddRect(low, high, colours.line, rounding, 0, look.line());

    if (ImGui::IsItemActive()) {
        scene.session.playback().stop();
        scene.session.seek(step_at(ImGui::GetIO().MousePos.x, low, high, last_step_));
    }
    if (events.hovered) {
        const trace::Step under = step_at(ImGui::GetIO().MousePos.x, low, high, last_step_);
        const trace::Counters there = scene.trace.counters(under);
        tooltip_for_last_item(look,
                              scene.say(Text::timeline_tip, arg("step", grouped(scene.say, under)),
                                        arg("expansion", grouped(scene.say, there.expanded)),
                                        arg("frontier", grouped(scene.say, there.frontier)),
                                        arg("visited", grouped(scene.say, there.visited))));
    }
}

}  // namespace statescope::ui
