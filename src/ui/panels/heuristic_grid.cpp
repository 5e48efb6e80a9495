#include "ui/panels/heuristic_grid.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "teach/figures.hpp"
#include "ui/shapes.hpp"
#include "ui/text.hpp"

namespace statescope::ui {

using study::EstimateCounts;
using teach::grouped;
using teach::Text;

namespace {

// At scale 1.
constexpr float tick_gap = 6;      ///< between numbers and fields
constexpr float tick_across = 26;  ///< least distance of two numbers
constexpr float tick_up = 17;
constexpr float start_radius = 4.5f;
constexpr float hatch = 5;       ///< distance of two strokes of an overestimate
constexpr float palest = 0.16f;  ///< of the colour, for one board

/// The largest of the counts.
std::uint32_t largest_count(const EstimateCounts& counts) {
    std::uint32_t largest = 1;
    for (int distance = 0; distance <= counts.largest_distance(); ++distance) {
        for (int estimate = 0; estimate <= counts.largest_estimate(); ++estimate)
            largest = std::max(largest, counts.at(distance, estimate));
    }
    return largest;
}

/// A number at every so many, so that they stand at least `least` pixels apart.
int tick_distance(float pixels_each, float least) {
    for (const int distance : {1, 2, 5, 10, 20}) {
        if (pixels_each * static_cast<float>(distance) >= least) return distance;
    }
    return 50;
}

/// Whichever stands out more from the ground.
ImU32 ink_on(const Look& look, ImU32 ground) {
    const Colours& c = look.colours();
    return contrast(ground, c.ink) >= contrast(ground, c.panel) ? c.ink : c.panel;
}

}  // namespace

ImU32 field_shade(const Look& look, bool overestimated, float part) {
    const Colours& c = look.colours();
    const ImU32 full = overestimated ? c.plot_frontier : c.plot_visited;
    return mix(c.panel, full, palest + (1 - palest) * part);
}

/// Cut off by hand: a clip rectangle would make every field a draw call of its own.
void draw_hatch(const Look& look, ImDrawList& list, ImVec2 low, ImVec2 high, float part) {
    const float distance = look.px(hatch);
    const float rise = high.y - low.y;
    const ImU32 colour = faded(ink_on(look, field_shade(look, true, part)), 0.7f);
    // The strokes of neighbours meet.
    const float shift = std::fmod(low.x + high.y, distance);
    const float first = low.x - rise - shift;
    const int strokes = static_cast<int>(std::ceil((high.x - first) / distance));
    for (int stroke = 0; stroke < strokes; ++stroke) {
        const float x = first + static_cast<float>(stroke) * distance;
        const float from = std::max(0.0f, low.x - x);
        const float to = std::min(rise, high.x - x);
        if (from < to)
            list.AddLine({x + from, high.y - from}, {x + to, high.y - to}, colour, look.line());
    }
}

HeuristicGrid::HeuristicGrid(const Look& look, const EstimateCounts& counts, const ImRect& box)
    : counts_(counts), most_(largest_count(counts)), across_(counts.largest_distance() + 1) {
    const int reach = std::max(counts.largest_distance(), counts.largest_estimate());
    up_ = reach + 1;
    const ImFont* font = look.font(Type::Small);
    const float numbers = text_size(font, std::to_string(reach)).x + look.px(tick_gap);
    // The name of the axis above its numbers, two lines below the fields.
    box_ = ImRect({box.Min.x + numbers, box.Min.y + font->FontSize + look.px(2)},
                  {box.Max.x, box.Max.y - 2 * font->FontSize - look.px(tick_gap)});
}

float HeuristicGrid::part(std::uint32_t count) const {
    if (most_ < 2) return 1;
    return std::log(static_cast<float>(count)) / std::log(static_cast<float>(most_));
}

void HeuristicGrid::draw_axes(const Scene& scene, ImDrawList& list) const {
    const Look& look = scene.look;
    const Colours& c = look.colours();
    ImFont* font = look.font(Type::Small);
    const float gap = look.px(tick_gap);
    list.AddRectFilled(box_.Min, box_.Max, mix(c.panel, c.background, 0.5f));
    draw_outline(list, {box_.Min.x - look.line(), box_.Min.y},
                 {box_.Max.x, box_.Max.y + look.line()}, 0, c.line, look.line());
    const int every_across = tick_distance(width(), look.px(tick_across));
    for (int distance = 0; distance < across_; distance += every_across) {
        const std::string number = std::to_string(distance);
        const float middle = corner(distance, 0).x + width() / 2;
        draw_text(list, font, {middle - text_size(font, number).x / 2, box_.Max.y + gap / 2},
                  c.dim_ink, number);
    }
    const int every_up = tick_distance(height(), look.px(tick_up));
    for (int estimate = 0; estimate < up_; estimate += every_up) {
        const std::string number = std::to_string(estimate);
        const float middle = corner(0, estimate).y - height() / 2;
        draw_text(list, font,
                  {box_.Min.x - gap - text_size(font, number).x, middle - font->FontSize / 2},
                  c.dim_ink, number);
    }
    const std::string_view up = scene.say(Text::lab_plot_up);
    draw_text(list, look.font(Type::Header),
              {box_.Min.x - gap - text_size(look.font(Type::Header), up).x,
               box_.Min.y - font->FontSize - look.px(2)},
              c.ink, up);
    const std::string across = shortened(font, scene.say(Text::lab_plot_across), box_.GetWidth());
    draw_text(list, font,
              {box_.Max.x - text_size(font, across).x, box_.Max.y + gap / 2 + font->FontSize},
              c.ink, across);
}

void HeuristicGrid::draw_fields(const Scene& scene, ImDrawList& list) const {
    const Look& look = scene.look;
    for (int distance = 0; distance < across_; ++distance) {
        for (int estimate = 0; estimate <= counts_.largest_estimate(); ++estimate) {
            const std::uint32_t count = counts_.at(distance, estimate);
            if (count == 0) continue;
            const HeuristicField field{distance, estimate};
            const ImRect place = area(field);
            list.AddRectFilled(place.Min, place.Max,
                               field_shade(look, field.overestimated(), part(count)));
            if (field.overestimated()) draw_hatch(look, list, place.Min, place.Max, part(count));
        }
    }
}

/// The numbers themselves, where there is room for all of them.
void HeuristicGrid::draw_counts(const Scene& scene, ImDrawList& list) const {
    const Look& look = scene.look;
    ImFont* font = look.font(Type::Small);
    const std::string widest = grouped(scene.say, most_);
    if (text_size(font, widest).x + look.px(6) > width() || font->FontSize > height()) return;
    for (int distance = 0; distance < across_; ++distance) {
        for (int estimate = 0; estimate <= counts_.largest_estimate(); ++estimate) {
            const HeuristicField field{distance, estimate};
            const std::uint32_t boards = count(field);
            if (boards == 0) continue;
            const std::string words = grouped(scene.say, boards);
            const ImU32 ground = field_shade(look, field.overestimated(), part(boards));
            const ImVec2 size = text_size(font, words);
            const ImVec2 middle = area(field).GetCenter();
            const ImVec2 low{middle.x - size.x / 2, middle.y - size.y / 2};
            // Neither hatching nor the line runs through a number.
            list.AddRectFilled({low.x - look.px(3), low.y},
                               {low.x + size.x + look.px(3), low.y + size.y}, ground);
            draw_text(list, font, low, ink_on(look, ground), words);
        }
    }
}

void HeuristicGrid::draw_diagonal(const Look& look, ImDrawList& list) const {
    const Colours& c = look.colours();
    const auto middle = [&](int value) {
        const ImVec2 low = corner(value, value);
        return ImVec2{low.x + width() / 2, low.y - height() / 2};
    };
    const ImVec2 from = middle(0);
    const ImVec2 to = middle(across_ - 1);
    list.AddLine(from, to, c.panel, look.px(4));
    list.AddLine(from, to, c.ink, look.px(2));
}

void HeuristicGrid::outline(const Look& look, ImDrawList& list, const HeuristicField& field,
                            ImU32 colour) const {
    const ImRect place = area(field);
    const float out = look.px(2);
    draw_outline(list, {place.Min.x - out, place.Min.y - out},
                 {place.Max.x + out, place.Max.y + out}, look.px(2), colour, out);
}

void HeuristicGrid::draw_start(const Scene& scene, ImDrawList& list,
                               const HeuristicField& field) const {
    const Look& look = scene.look;
    const Colours& c = look.colours();
    const ImVec2 middle = area(field).GetCenter();
    const float radius = look.px(start_radius);
    list.AddCircleFilled(middle, radius + look.px(1.5f), c.panel);
    list.AddCircleFilled(middle, radius, c.ink);
    const ImFont* font = look.font(Type::Small);
    const std::string_view words = scene.say(Text::lab_plot_start);
    const ImVec2 size = text_size(font, words);
    // To the right and below, where an admissible heuristic has fewest boards; at the right edge
    // below, and at the lower one above, so that the words never cover the dot.
    const float away = radius + look.px(5);
    const float most_x = box_.Max.x - size.x - look.px(2);
    const float x = std::min(middle.x + away, most_x);
    float y = middle.x + away > most_x ? middle.y + away : middle.y;
    if (y + size.y > box_.Max.y) y = middle.y - away - size.y;
    list.AddRectFilled({x - look.px(2), y}, {x + size.x + look.px(2), y + size.y},
                       faded(c.panel, 0.85f), look.px(3));
    draw_text(list, look.font(Type::Small), {x, y}, c.ink, words);
}

}  // namespace statescope::ui
