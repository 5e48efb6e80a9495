#include "ui/panels/compare_growth.hpp"

#include <algorithm>

#include "teach/figures.hpp"
#include "ui/growth_plot.hpp"
#include "ui/panels/compare_look.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using teach::arg;
using teach::grouped;
using teach::Text;

namespace {

constexpr std::size_t samples = 400;

}  // namespace

void CompareGrowth::sample(std::span<const ComparedAt> searches) {
    std::vector<std::uint64_t> of;
    for (const ComparedAt& search : searches) {
        of.push_back(compare_place(search.letter));
        of.push_back(search.recording_number);
        of.push_back(search.recorded->trace().last_step());
    }
    if (of == of_) return;
    of_ = std::move(of);
    longest_ = 0;
    for (const ComparedAt& search : searches)
        longest_ = std::max(longest_, search.recorded->trace().last_step());
    curves_.assign(searches.size(), {});
    most_ = 0;
    for (std::size_t i = 0; i < searches.size(); ++i) {
        const trace::Trace& trace = searches[i].recorded->trace();
        for (std::size_t k = 0; k < samples; ++k) {
            const auto step = static_cast<trace::Step>(std::uint64_t{longest_} * k / (samples - 1));
            const trace::Counters counters = trace.counters(step);
            curves_[i].visited.push_back(static_cast<float>(counters.visited));
            curves_[i].frontier.push_back(static_cast<float>(counters.frontier));
            most_ = std::max({most_, curves_[i].visited.back(), curves_[i].frontier.back()});
        }
    }
}

void CompareGrowth::draw(Scene& scene, std::span<const ComparedAt> searches, ImVec2 room) {
    const Look& look = scene.look;
    sample(searches);
    draw_legend(scene, searches);
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const float words = 2 * look.font(Type::Small)->FontSize + look.px(10);
    const ImVec2 size{room.x, std::max(room.y - words, look.px(60))};
    std::vector<GrowthCurve> lines;
    for (std::size_t i = 0; i < searches.size(); ++i) {
        const ImU32 colour = compare_colour(look, compare_place(searches[i].letter));
        lines.push_back({.samples = curves_[i].visited, .colour = colour, .width = 2.5f});
        lines.push_back(
            {.samples = curves_[i].frontier, .colour = colour, .width = 1.5f, .dashed = true});
    }
    const float cursor =
        longest_ > 0 ? static_cast<float>(scene.step) / static_cast<float>(longest_) : 0;
    ImGui::Dummy(size);
    draw_growth(look, *ImGui::GetWindowDrawList(), low, {low.x + size.x, low.y + size.y},
                {.curves = lines, .cursor = cursor, .top = most_});
    text(look, Type::Small, look.colours().dim_ink,
         scene.say(Text::compare_over_steps, arg("steps", grouped(scene.say, longest_)),
                   arg("most", grouped(scene.say, static_cast<std::uint64_t>(most_)))));
}

/// A colour for each search, and what the two kinds of line are.
void CompareGrowth::draw_legend(const Scene& scene, std::span<const ComparedAt> searches) const {
    const Look& look = scene.look;
    const float height = look.font(Type::Small)->FontSize;
    const float length = look.px(22);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const auto line = [&](ImU32 colour, bool dashed, std::string_view words) {
        const ImVec2 low = ImGui::GetCursorScreenPos();
        const float middle = low.y + height / 2;
        const int parts = dashed ? 3 : 1;
        const float part = length / static_cast<float>(2 * parts - 1);
        for (int i = 0; i < parts; ++i) {
            const float left = low.x + 2 * part * static_cast<float>(i);
            list.AddLine({left, middle}, {left + part, middle}, colour, look.px(2));
        }
        ImGui::Dummy({length, height});
        ImGui::SameLine(0, look.px(5));
        text(look, Type::Small, look.colours().ink, words);
        ImGui::SameLine(0, look.px(14));
    };
    for (const ComparedAt& search : searches)
        line(compare_colour(look, compare_place(search.letter)), false, search.letter);
    line(look.colours().dim_ink, false, scene.say(Text::compare_visited_line));
    line(look.colours().dim_ink, true, scene.say(Text::compare_frontier_line));
    ImGui::NewLine();
}

}  // namespace statescope::ui
