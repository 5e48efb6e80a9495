#include "ui/growth_plot.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "ui/shapes.hpp"

namespace statescope::ui {
namespace {

/// The part of the plot to the right of the cursor is drawn this pale.
constexpr float pale = 0.35f;

struct Area {
    ImVec2 low;
    ImVec2 high;
    float top;

    ImVec2 at(std::span<const float> samples, std::size_t i) const {
        const auto last = static_cast<float>(std::max<std::size_t>(samples.size() - 1, 1));
        const float part = static_cast<float>(i) / last;
        const float height = top > 0 ? std::clamp(samples[i] / top, 0.0f, 1.0f) : 0;
        return {low.x + (high.x - low.x) * part, high.y - (high.y - low.y) * height};
    }
};

/// The curve as points, one more put in exactly at `shown_to`. `split` is that point's index.
std::vector<ImVec2> curve_points(const Area& area, std::span<const float> samples, float shown_to,
                                 std::size_t& split) {
    std::vector<ImVec2> points;
    points.reserve(samples.size() + 1);
    const float x = area.low.x + (area.high.x - area.low.x) * std::clamp(shown_to, 0.0f, 1.0f);
    split = 0;
    bool found = false;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const ImVec2 point = area.at(samples, i);
        if (!found && point.x >= x) {
            if (i > 0) {
                const ImVec2 before = points.back();
                const float way = point.x - before.x;
                const float part = way > 0 ? (x - before.x) / way : 1;
                points.push_back({x, before.y + (point.y - before.y) * part});
            }
            split = points.empty() ? 0 : points.size() - 1;
            found = true;
        }
        points.push_back(point);
    }
    if (!found && !points.empty()) split = points.size() - 1;
    return points;
}

void draw_part(ImDrawList& list, const ImVec2* points, int count, ImU32 colour, float width,
               bool dashed) {
    if (count < 2) return;
    if (dashed) {
        draw_dashed_line(list, points, count, colour, width, width * 3, width * 2);
    } else {
        list.AddPolyline(points, count, colour, ImDrawFlags_None, width);
    }
}

void draw_curve(const Look& look, ImDrawList& list, const Area& area, const GrowthCurve& curve,
                float shown_to) {
    if (curve.samples.size() < 2) return;
    std::size_t split = 0;
    const std::vector<ImVec2> points = curve_points(area, curve.samples, shown_to, split);
    if (curve.wash) {
        for (std::size_t i = 0; i + 1 < points.size(); ++i) {
            const ImVec2 a = points[i];
            const ImVec2 b = points[i + 1];
            if (b.x > a.x) {
                list.AddQuadFilled(a, b, {b.x, area.high.y}, {a.x, area.high.y}, curve.wash);
            }
        }
    }
    const float width = std::max(1.0f, curve.width * look.scale);
    const int strong = static_cast<int>(split) + 1;
    draw_part(list, points.data() + split, static_cast<int>(points.size() - split),
              faded(curve.colour, pale), width, curve.dashed);
    draw_part(list, points.data(), strong, curve.colour, width, curve.dashed);
}

}  // namespace

void draw_growth(const Look& look, ImDrawList& list, ImVec2 low, ImVec2 high,
                 const GrowthPlot& plot) {
    Area area{low, high, plot.top};
    if (area.top <= 0) {
        for (const GrowthCurve& curve : plot.curves) {
            for (const float sample : curve.samples)
                area.top = std::max(area.top, sample);
        }
    }
    list.PushClipRect({low.x - 1, low.y - look.px(2)}, {high.x + 1, high.y + look.px(1)}, true);
    for (const GrowthCurve& curve : plot.curves)
        draw_curve(look, list, area, curve, plot.shown_to);
    list.PopClipRect();
    if (plot.cursor >= 0) {
        const float width = look.px(2);
        const float x = std::round(low.x + (high.x - low.x) * std::min(plot.cursor, 1.0f));
        const float left = std::clamp(x - width / 2, low.x, high.x - width);
        list.AddRectFilled({left, low.y}, {left + width, high.y}, look.colours().cursor);
    }
}

}  // namespace statescope::ui
