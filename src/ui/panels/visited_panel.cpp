#include "ui/panels/visited_panel.hpp"

#include <algorithm>
#include <array>

#include "teach/definitions.hpp"
#include "teach/figures.hpp"
#include "ui/board_grid.hpp"
#include "ui/growth_plot.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using teach::arg;
using teach::grouped;
using teach::Text;
using trace::NodeId;

namespace {

constexpr float plot_height = 56;  // at scale 1
constexpr float least_plot = 30;
constexpr float row_height = 100;  // the line above the boards included

/// A short piece of line in the colour of a curve, and its name.
void draw_key(const Look& look, std::string_view name, ImU32 colour, bool dashed) {
    const float length = look.px(18);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float y = at.y + look.font(Type::Small)->FontSize / 2;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float middle = length / 2;
    const float cut = dashed ? look.px(2) : 0;
    list.AddLine({at.x, y}, {at.x + middle - cut, y}, colour, look.px(2));
    list.AddLine({at.x + middle + cut, y}, {at.x + length, y}, colour, look.px(2));
    ImGui::Dummy({length, look.font(Type::Small)->FontSize});
    ImGui::SameLine(0, look.px(5));
    text(look, Type::Small, look.colours().dim_ink, name);
}

}  // namespace

PanelSpec VisitedPanel::spec() const {
    return {.name = "visited",
            .column = Column::Right,
            .height = 150,
            .least_height = 110,
            .stretch = 2};
}

std::string VisitedPanel::title(const Scene& scene) const {
    return scene.say(Text::visited_title,
                     arg("what", teach::term(scene.say, scene.trace.head().visited).name));
}

std::string VisitedPanel::figure(const Scene& scene) const {
    return grouped(scene.say, scene.counters.visited);
}

void VisitedPanel::draw_curves(const Scene& scene) {
    const Look& look = scene.look;
    if (recording_ != scene.session.recording_number()) {
        recording_ = scene.session.recording_number();
        last_step_ = scene.trace.last_step();
        visited_.clear();
        frontier_.clear();
        for (const trace::CurvePoint& point : scene.session.recorded().curve()) {
            visited_.push_back(static_cast<float>(point.visited));
            frontier_.push_back(static_cast<float>(point.frontier));
        }
    }
    const Colours& colours = look.colours();
    const std::array curves{
        GrowthCurve{.samples = visited_, .colour = colours.plot_visited},
        GrowthCurve{.samples = frontier_, .colour = colours.plot_frontier, .dashed = true}};
    const float share =
        last_step_ == 0 ? 1.0f : static_cast<float>(scene.step) / static_cast<float>(last_step_);
    const ImVec2 low = ImGui::GetCursorScreenPos();
    // Where there is no room for a row of boards below, the curves and their names have it all.
    const ImVec2 room = ImGui::GetContentRegionAvail();
    const float names = look.font(Type::Small)->FontSize + ImGui::GetStyle().ItemSpacing.y;
    const bool row_below = room.y - names - look.px(plot_height) >= look.px(row_height);
    const float height = row_below ? look.px(plot_height) : room.y - names;
    const ImVec2 size{room.x, std::max(height, look.px(least_plot))};
    ImGui::Dummy(size);
    draw_growth(look, *ImGui::GetWindowDrawList(), low, {low.x + size.x, low.y + size.y},
                {.curves = curves, .cursor = share, .shown_to = share});
    draw_key(look, scene.say(Text::visited_curve_visited), colours.plot_visited, false);
    ImGui::SameLine(0, look.px(12));
    draw_key(look, scene.say(Text::visited_curve_frontier), colours.plot_frontier, true);
    ImGui::SameLine(0, look.px(12));
    text(look, Type::Small, look.colours().dim_ink, scene.say(Text::visited_curve_over_steps));
}

void VisitedPanel::draw(Scene& scene) {
    const Look& look = scene.look;
    draw_curves(scene);
    const teach::Term meaning = teach::term(scene.say, scene.trace.head().visited);
    const std::uint32_t count = scene.counters.visited;
    if (count == 0) {
        const bool none = scene.trace.head().visited == trace::VisitedRule::Nothing;
        return paragraph(look, Type::Small, look.colours().dim_ink,
                         none ? meaning.meaning : scene.say(Text::visited_empty));
    }
    defined_word(look, scene.say(Text::visited_list), "visited_list", meaning.meaning, Type::Small);
    const auto entry = [&](NodeId node, std::size_t place) {
        return scene.say(Text::visited_entry, arg("place", grouped(scene.say, count - place)),
                         arg("node", grouped(scene.say, teach::number(node))));
    };
    board_grid(scene, "visited", count,
               [&](std::size_t place) {
                   return scene.trace.visited(count - 1 - static_cast<std::uint32_t>(place));
               },
               {.caption = [&](NodeId node,
                               std::size_t) { return grouped(scene.say, teach::number(node)); },
                .tooltip = entry});
}

}  // namespace statescope::ui
