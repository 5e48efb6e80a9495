#include "ui/timeline_marks.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "teach/figures.hpp"
#include "ui/growth_plot.hpp"
#include "ui/shapes.hpp"
#include "ui/text.hpp"

namespace statescope::ui {

using session::Condition;
using teach::arg;
using teach::Text;
using trace::Landmark;
using trace::Step;

namespace {

// At scale 1.
constexpr float strip_height = 4;  ///< of the duplicates
constexpr float mark_size = 4;     ///< half the width of a triangle
constexpr float flag_radius = 3.5f;
constexpr float overview_height = 3;
constexpr float select_tick = 13;
constexpr float hover_tick = 8;

/// How many shades the strip of duplicates has: neighbours of one shade become one rectangle.
constexpr int shades = 8;

/// Steps between the edges of the view.
std::span<const Step> within(std::span<const Step> steps, const TimelineView& view) {
    const auto from = std::lower_bound(steps.begin(), steps.end(), std::ceil(view.first()));
    const auto to = std::upper_bound(from, steps.end(), std::floor(view.last()));
    return steps.subspan(static_cast<std::size_t>(from - steps.begin()),
                         static_cast<std::size_t>(to - from));
}

}  // namespace

TimelineMarks::TimelineMarks(const Scene& scene, const TimelineView& view,
                             const TimelineSamples& samples, ImDrawList& list, ImVec2 low,
                             ImVec2 high)
    : scene_(scene),
      look_(scene.look),
      view_(view),
      samples_(samples),
      list_(list),
      low_(low),
      high_(high) {}

float TimelineMarks::x_of(double step) const {
    return low_.x + static_cast<float>(view_.share_of(step)) * (high_.x - low_.x);
}

float TimelineMarks::column_x(std::size_t sample) const {
    const auto columns = static_cast<float>(samples_.size() - 1);
    return low_.x + (high_.x - low_.x) * static_cast<float>(sample) / columns;
}

void TimelineMarks::draw() const {
    layers();
    duplicates();
    curve();
    selection();
    reopenings();
    goal();
    breakpoints();
    overview();
}

/// The f or depth of a layer that a node opens. By weights of its own f goes up and down, so that
/// a layer holds smaller ones too.
std::string TimelineMarks::layer_name(std::size_t layer, trace::NodeId first) const {
    constexpr teach::FTexts names{Text::f_value_g, Text::timeline_layer_h, Text::f_value,
                                  Text::timeline_layer_weighted};
    const trace::TakeOrder& order = scene_.trace.head().order;
    if (order.rounds != trace::Rounds::None) {
        const Text name = order.rounds == trace::Rounds::LargerF ? Text::timeline_layer_weighted
                                                                 : Text::timeline_layer_depth;
        const std::uint32_t bound = scene_.trace.rounds()[layer].bound;
        return scene_.say(name, arg("g", bound), arg("f", bound));
    }
    if (order.newest_first)
        return scene_.say(Text::timeline_layer_depth, arg("g", scene_.trace.f(first)));
    if (!order.by_f) return teach::f_value(scene_.say, scene_.trace, first);
    return teach::with_figures(scene_.say, names, scene_.trace, first);
}

void TimelineMarks::layers() const {
    const std::span<const Step> starts = scene_.trace.layer_starts();
    ImFont* font = look_.font(Type::Small);
    const ImU32 band = faded(look_.colours().dim_ink, 0.07f);
    float free_from = low_.x;
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const Step end = i + 1 < starts.size() ? starts[i + 1] : scene_.trace.last_step();
        const float left = x_of(starts[i]);
        const float right = x_of(end);
        if (right < low_.x || left > high_.x) continue;
        // Depth-first search has a layer every few steps: what is narrower than its line is left
        // out.
        if (right - left < look_.px(3)) continue;
        if (i % 2 == 1) list_.AddRectFilled({left, low_.y}, {right, high_.y}, band);
        list_.AddLine({left, low_.y}, {left, high_.y}, faded(look_.colours().dim_ink, 0.35f),
                      look_.line());
        const std::string name = layer_name(i, scene_.trace.event(starts[i]).node);
        const float width = text_size(font, name).x;
        // A layer begun further left has its name at the edge.
        const float at = std::max(left, low_.x) + look_.px(4);
        if (at < free_from || at + width + look_.px(4) > std::min(right, high_.x)) continue;
        draw_text(list_, font, {at, low_.y + look_.px(1)}, look_.colours().dim_ink, name);
        free_from = at + width + look_.px(6);
    }
}

void TimelineMarks::curve() const {
    std::vector<float> frontier;
    frontier.reserve(samples_.size());
    for (const trace::Counters& sample : samples_)
        frontier.push_back(static_cast<float>(sample.frontier));
    const std::array curves{
        GrowthCurve{.samples = frontier, .colour = look_.colours().plot_frontier, .width = 1.5f}};
    const auto shown = static_cast<float>(std::clamp(view_.share_of(scene_.step), 0.0, 1.0));
    const auto top = static_cast<float>(scene_.trace.final_counters().largest_frontier);
    draw_growth(look_, list_, {low_.x, low_.y + look_.px(14)},
                {high_.x, high_.y - look_.px(strip_height + 2)},
                {.curves = curves, .shown_to = shown, .top = top});
}

/// How many of the events in each column are duplicates, as a shade.
void TimelineMarks::duplicates() const {
    const float top = high_.y - look_.px(strip_height);
    int run_shade = 0;
    std::size_t run_from = 0;
    const auto flush = [&](std::size_t to) {
        if (run_shade == 0) return;
        const float part = static_cast<float>(run_shade) / shades;
        list_.AddRectFilled({column_x(run_from), top}, {column_x(to), high_.y},
                            faded(look_.colours().duplicate_line, part));
    };
    for (std::size_t i = 0; i + 1 < samples_.size(); ++i) {
        const std::uint32_t made = samples_[i + 1].duplicates - samples_[i].duplicates;
        const double events = std::max(1.0, view_.steps() / static_cast<double>(samples_.size()));
        // At most three of five events of an expansion are duplicates.
        const double share = std::min(1.0, made / events / 0.6);
        const int shade =
            made == 0 ? 0 : std::max(1, static_cast<int>(std::lround(share * shades)));
        if (shade == run_shade) continue;
        flush(i);
        run_shade = shade;
        run_from = i;
    }
    flush(samples_.size() - 1);
}

void TimelineMarks::reopenings() const {
    const float size = look_.px(mark_size);
    float free_from = low_.x;
    for (std::size_t i = 0; i + 1 < samples_.size(); ++i) {
        const bool reopened = samples_[i + 1].reopened > samples_[i].reopened;
        const bool improved = samples_[i + 1].improved > samples_[i].improved;
        const float x = column_x(i + 1);
        if (!(reopened || improved) || x < free_from) continue;
        const float y = low_.y + look_.px(16);
        const ImVec2 left{x - size, y};
        const ImVec2 right{x + size, y};
        const ImVec2 tip{x, y + size * 1.5f};
        // Filled where a board comes back that was expanded, hollow where one that waits improves.
        if (reopened) list_.AddTriangleFilled(left, right, tip, look_.colours().current_line);
        list_.AddTriangle(left, right, tip, look_.colours().current_line, look_.line());
        free_from = x + 2 * size;
    }
}

void TimelineMarks::goal() const {
    const Colours& colours = look_.colours();
    const auto star = [&](Step step, ImU32 fill) {
        const float x = std::clamp(x_of(step), low_.x + look_.px(8), high_.x - look_.px(8));
        draw_star(list_, {x, (low_.y + high_.y) / 2}, look_.px(7), fill, colours.path_line);
    };
    for (const Step step :
         within(scene_.session.steps_of(Condition::at(Landmark::GoalGenerated)), view_))
        star(step, colours.panel);
    for (const Step step : within(scene_.session.steps_of(Condition::at(Landmark::Goal)), view_))
        star(step, colours.path_line);
}

/// Where anything happens to the selected board, and where the board under the mouse is generated
/// and taken.
void TimelineMarks::selection() const {
    const ImU32 colour = look_.colours().select_line;
    const auto tick = [&](Step step, float height) {
        const float x = std::round(x_of(step));
        list_.AddRectFilled({x - 1, high_.y - look_.px(height)}, {x + look_.px(1), high_.y},
                            colour);
    };
    if (const auto& hovered = scene_.session.hovered) {
        const trace::Trace& trace = scene_.trace;
        for (trace::NodeId node = 0; node < trace.nodes().size(); ++node) {
            if (trace.nodes()[node].board != *hovered) continue;
            tick(trace.generated_at(node), hover_tick);
            if (trace.taken_at(node) != trace::never) tick(trace.taken_at(node), hover_tick);
        }
    }
    if (!scene_.session.selected) return;
    for (const Step step :
         within(scene_.session.steps_of(Condition::about(*scene_.session.selected)), view_))
        tick(step, select_tick);
}

void TimelineMarks::breakpoints() const {
    const ImU32 colour = look_.colours().bad_ink;
    const float radius = look_.px(flag_radius);
    for (const Condition& condition : scene_.session.breakpoints.all()) {
        float free_from = low_.x - radius;
        const std::span<const Step> steps = within(scene_.session.steps_of(condition), view_);
        // One flag a place: the next step looked at is the first beyond it.
        for (auto at = steps.begin(); at != steps.end();) {
            const float x = std::round(x_of(*at));
            if (x >= free_from) {
                list_.AddRectFilled({x, low_.y}, {x + look_.line(), high_.y}, faded(colour, 0.5f));
                list_.AddCircleFilled({x, low_.y + radius + 1}, radius, colour);
                free_from = x + 2 * radius;
            }
            const double beyond = view_.step_at((free_from - low_.x) / (high_.x - low_.x));
            at = std::max(at + 1, std::lower_bound(at, steps.end(), std::ceil(beyond)));
        }
    }
}

/// A bar that shows which part of all steps is in sight.
void TimelineMarks::overview() const {
    if (view_.shows_all()) return;
    const double last = scene_.trace.last_step();
    const auto x = [&](double step) {
        return low_.x + static_cast<float>(step / last) * (high_.x - low_.x);
    };
    const float bottom = low_.y + look_.px(overview_height);
    list_.AddRectFilled(low_, {high_.x, bottom}, faded(look_.colours().dim_ink, 0.2f));
    const float left = x(view_.first());
    list_.AddRectFilled({left, low_.y}, {std::max(x(view_.last()), left + look_.px(6)), bottom},
                        look_.colours().accent);
}

}  // namespace statescope::ui
