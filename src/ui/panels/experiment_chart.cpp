#include "ui/panels/experiment_chart.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "teach/figures.hpp"
#include "ui/panels/compare_look.hpp"
#include "ui/panels/map_colours.hpp"
#include "ui/press_item.hpp"
#include "ui/text.hpp"

namespace statescope::ui {

using study::Summary;
using teach::arg;
using teach::Text;

namespace {

// At scale 1.
constexpr float left_margin = 64;
constexpr float right_margin = 26;
constexpr float bottom_margin = 38;
constexpr float top_margin = 8;
constexpr float dot = 2.5f;
constexpr float near = 12;

constexpr std::size_t most_bands = 5;
constexpr std::size_t named_in_chart = 6;  ///< of more runs the table tells the names

ImVec2 names_size(const Look& look, std::span<const std::string> runs) {
    ImFont* font = look.font(Type::Small);
    float width = 0;
    for (std::size_t i = 0; i < runs.size(); ++i)
        width = std::max(width, text_size(font, fmt::format("{}  {}", i + 1, runs[i])).x);
    return {look.px(25) + width, static_cast<float>(runs.size()) * (font->FontSize + look.px(3))};
}

std::string whole(const Scene& scene, double value) {
    return teach::grouped(scene.say, static_cast<std::uint64_t>(std::llround(value)));
}

}  // namespace

/// Where a distance and a number of nodes stand in the picture.
struct ExperimentChart::Axes {
    ImVec2 low;
    ImVec2 high;
    int least = 0;
    int largest = 1;
    int decades = 1;  ///< powers of ten upwards from 1

    float x(int distance) const {
        const float span = static_cast<float>(std::max(1, largest - least));
        return low.x + (high.x - low.x) * static_cast<float>(distance - least) / span;
    }
    float y(double nodes) const {
        const double part = std::log10(std::max(1.0, nodes)) / decades;
        return high.y - (high.y - low.y) * static_cast<float>(part);
    }
};

std::vector<std::string> runs_of(std::span<const Summary> summaries) {
    std::vector<std::string> runs;
    for (const Summary& summary : summaries) {
        if (runs.empty() || runs.back() != summary.run) runs.push_back(summary.run);
    }
    return runs;
}

ImU32 experiment_colour(const Look& look, std::size_t place, std::size_t runs) {
    if (runs <= 4) return compare_colour(look, place);
    // The palest end of the scale would be lost on the panel.
    return scale_colour(look.theme,
                        0.85f * static_cast<float>(place) / static_cast<float>(runs - 1));
}

void ExperimentChart::draw(Scene& scene, std::span<const Summary> summaries,
                           const ExperimentFigure& figure, ImVec2 size) {
    const Look& look = scene.look;
    const PressItem item = press_item(
        item_label(scene.say(Text::experiment_chart), "experiment_plot"), size, 0, false);
    if (!item.visible) return;
    Axes axes{
        .low = {item.box.Min.x + look.px(left_margin), item.box.Min.y + look.px(top_margin)},
        .high = {item.box.Max.x - look.px(right_margin), item.box.Max.y - look.px(bottom_margin)}};
    axes.least = summaries.front().distance.value_or(0);
    double most = 1;
    for (const Summary& summary : summaries) {
        axes.least = std::min(axes.least, summary.distance.value_or(0));
        axes.largest = std::max(axes.largest, summary.distance.value_or(0));
        most = std::max({most, figure.middle(summary), figure.spread(summary).upper_quartile});
    }
    axes.decades = std::max(1, static_cast<int>(std::ceil(std::log10(most))));
    draw_axes(scene, axes);
    const std::vector<std::string> runs = runs_of(summaries);
    std::size_t first = 0;
    for (std::size_t place = 0; place < runs.size(); ++place) {
        std::size_t end = first;
        while (end < summaries.size() && summaries[end].run == runs[place])
            ++end;
        draw_run(scene, axes, place, summaries.subspan(first, end - first), figure);
        first = end;
    }
    if (const auto place = place_of_names(look, axes, runs, summaries, figure))
        draw_names(scene, runs, *place);
    draw_focus(look, item, look.px(4));
    if (item.hovered) point_at(scene, axes, summaries, figure);
}

void ExperimentChart::draw_axes(const Scene& scene, const Axes& axes) const {
    const Look& look = scene.look;
    const Colours& c = look.colours();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImFont* font = look.font(Type::Small);
    const float apart = (axes.high.y - axes.low.y) / static_cast<float>(axes.decades);
    const int labelled = std::max(1, static_cast<int>(std::ceil(font->FontSize / apart)));
    double nodes = 1;
    for (int decade = 0; decade <= axes.decades; ++decade, nodes *= 10) {
        const float y = std::round(axes.y(nodes));
        list.AddLine({axes.low.x, y}, {axes.high.x, y}, c.line, look.line());
        if (decade % labelled != 0) continue;
        const std::string words = whole(scene, nodes);
        draw_text(list, font,
                  {axes.low.x - text_size(font, words).x - look.px(6), y - font->FontSize / 2},
                  c.dim_ink, words);
    }
    const int every = axes.largest - axes.least > 16 ? 4 : 2;
    const int first = (axes.least + every - 1) / every * every;
    for (int distance = first; distance <= axes.largest; distance += every) {
        const float x = std::round(axes.x(distance));
        list.AddLine({x, axes.high.y}, {x, axes.high.y + look.px(4)}, c.dim_ink, look.line());
        const std::string words = std::to_string(distance);
        draw_text(list, font, {x - text_size(font, words).x / 2, axes.high.y + look.px(5)},
                  c.dim_ink, words);
    }
    list.AddLine({axes.low.x, axes.high.y}, axes.high, c.dim_ink, look.line());
    const std::string_view name = scene.say(Text::experiment_axis_distance);
    draw_text(list, font,
              {(axes.low.x + axes.high.x - text_size(font, name).x) / 2,
               axes.high.y + look.px(7) + font->FontSize},
              c.dim_ink, name);
}

void ExperimentChart::draw_run(const Scene& scene, const Axes& axes, std::size_t place,
                               std::span<const Summary> of_run,
                               const ExperimentFigure& figure) const {
    const Look& look = scene.look;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const auto& all = scene.session.experiment().plan()->runs;
    const ImU32 colour = experiment_colour(look, place, all.size());
    const Summary* before = nullptr;
    ImVec2 from;
    for (const Summary& summary : of_run) {
        if (summary.solved == 0 || !summary.distance) continue;
        const ImVec2 to{axes.x(*summary.distance), axes.y(figure.middle(summary))};
        if (before != nullptr) {
            if (all.size() <= most_bands) {
                const study::Spread& a = figure.spread(*before);
                const study::Spread& b = figure.spread(summary);
                list.AddQuadFilled({from.x, axes.y(a.upper_quartile)},
                                   {to.x, axes.y(b.upper_quartile)},
                                   {to.x, axes.y(b.lower_quartile)},
                                   {from.x, axes.y(a.lower_quartile)}, faded(colour, 0.16f));
            }
            list.AddLine(from, to, colour, look.px(2));
        }
        list.AddCircleFilled(to, look.px(dot), colour);
        if (summary.solved < summary.boards)
            list.AddCircleFilled(to, look.px(dot) - look.line(), look.colours().panel);
        before = &summary;
        from = to;
    }
    if (before == nullptr) return;
    ImFont* font = look.font(Type::Bold);
    const std::string number = std::to_string(place + 1);
    draw_text(list, font, {from.x + look.px(6), from.y - font->FontSize / 2}, colour, number);
}

/// Above the lines at the left or below them at the right, whichever hides fewer points; nowhere
/// where there is no room.
std::optional<ImVec2> ExperimentChart::place_of_names(const Look& look, const Axes& axes,
                                                      std::span<const std::string> runs,
                                                      std::span<const Summary> summaries,
                                                      const ExperimentFigure& figure) const {
    const ImVec2 size = names_size(look, runs);
    if (runs.size() > named_in_chart || axes.high.y - axes.low.y < 1.25f * size.y)
        return std::nullopt;
    const auto hidden = [&](ImVec2 low) {
        return std::count_if(summaries.begin(), summaries.end(), [&](const Summary& summary) {
            const float x = axes.x(summary.distance.value_or(0));
            const float y = axes.y(figure.middle(summary));
            return x >= low.x && x <= low.x + size.x && y >= low.y && y <= low.y + size.y;
        });
    };
    const ImVec2 above{axes.low.x + look.px(10), axes.low.y + look.px(6)};
    const ImVec2 below{axes.high.x - size.x - look.px(6), axes.high.y - size.y - look.px(6)};
    return hidden(below) < hidden(above) ? below : above;
}

void ExperimentChart::draw_names(const Scene& scene, std::span<const std::string> runs,
                                 ImVec2 low) const {
    const Look& look = scene.look;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImFont* font = look.font(Type::Small);
    const std::size_t all = scene.session.experiment().plan()->runs.size();
    // A line that runs behind the names fades there.
    const ImVec2 size = names_size(look, runs);
    list.AddRectFilled({low.x - look.px(3), low.y - look.px(3)}, {low.x + size.x, low.y + size.y},
                       faded(look.colours().panel, 0.85f));
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const float top = low.y + static_cast<float>(i) * (font->FontSize + look.px(3));
        const float middle = top + font->FontSize / 2;
        list.AddLine({low.x, middle}, {low.x + look.px(16), middle},
                     experiment_colour(look, i, all), look.px(2));
        draw_text(list, font, {low.x + look.px(22), top}, look.colours().ink,
                  fmt::format("{}  {}", i + 1, runs[i]));
    }
}

/// The figures of the point nearest to the mouse.
void ExperimentChart::point_at(const Scene& scene, const Axes& axes,
                               std::span<const Summary> summaries,
                               const ExperimentFigure& figure) const {
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const Summary* nearest = nullptr;
    float least = scene.look.px(near);
    for (const Summary& summary : summaries) {
        if (summary.solved == 0 || !summary.distance) continue;
        const float away = std::hypot(axes.x(*summary.distance) - mouse.x,
                                      axes.y(figure.middle(summary)) - mouse.y);
        if (away > least) continue;
        least = away;
        nearest = &summary;
    }
    if (nearest == nullptr) return;
    const study::Spread& spread = figure.spread(*nearest);
    const std::string mean = fmt::format("{:.1f}", spread.mean);
    const Text words =
        nearest->solved < nearest->boards ? Text::experiment_tip_limit : Text::experiment_tip;
    item_tooltip(
        scene.look,
        scene.say(words, arg("solved", teach::grouped(scene.say, nearest->solved)),
                  arg("run", nearest->run), arg("distance", std::to_string(*nearest->distance)),
                  arg("mean", mean), arg("median", whole(scene, spread.median)),
                  arg("boards", teach::grouped(scene.say, nearest->boards)),
                  arg("lower", whole(scene, spread.lower_quartile)),
                  arg("upper", whole(scene, spread.upper_quartile))));
}

}  // namespace statescope::ui
