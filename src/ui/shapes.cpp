#include "ui/shapes.hpp"

#include <array>
#include <cmath>
#include <numbers>

namespace statescope::ui {

void draw_star(ImDrawList& list, ImVec2 centre, float radius, ImU32 fill, ImU32 outline) {
    constexpr float pi = std::numbers::pi_v<float>;
    // The inner corners of a regular pentagram lie at this share of the radius.
    constexpr float inner = 0.382f;
    std::array<ImVec2, 10> points;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const float angle = pi * (static_cast<float>(i) / 5 - 0.5f);
        const float reach = i % 2 == 0 ? radius : radius * inner;
        points[i] = {centre.x + reach * std::cos(angle), centre.y + reach * std::sin(angle)};
    }
    // A star is not convex: five points round a pentagon.
    std::array<ImVec2, 5> middle;
    for (std::size_t i = 0; i < 5; ++i) {
        middle[i] = points[2 * i + 1];
        list.AddTriangleFilled(points[(2 * i + 9) % 10], points[2 * i], points[2 * i + 1], fill);
    }
    list.AddConvexPolyFilled(middle.data(), 5, fill);
    if (outline & IM_COL32_A_MASK) {
        list.AddPolyline(points.data(), 10, outline, ImDrawFlags_Closed,
                         std::fmax(1.0f, radius * 0.14f));
    }
}

namespace {

/// A point moving along a line through several points.
class Walk {
  public:
    Walk(const ImVec2* points, int count) : points_(points), count_(count) {}

    static float length(const ImVec2* points, int count) {
        float sum = 0;
        for (int i = 0; i + 1 < count; ++i)
            sum += distance(points[i], points[i + 1]);
        return sum;
    }

    /// Goes on to a distance from the beginning; corners on the way are given to `corner`.
    template <class Corner>
    ImVec2 to(float wanted, const Corner& corner) {
        while (at_ + 2 < count_ && done_ + distance(points_[at_], points_[at_ + 1]) < wanted) {
            done_ += distance(points_[at_], points_[at_ + 1]);
            ++at_;
            corner(points_[at_]);
        }
        const ImVec2 a = points_[at_];
        const ImVec2 b = points_[at_ + 1];
        const float way = distance(a, b);
        const float part = way > 0 ? std::fmin(1.0f, (wanted - done_) / way) : 0;
        return {a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part};
    }

  private:
    static float distance(ImVec2 a, ImVec2 b) { return std::hypot(b.x - a.x, b.y - a.y); }

    const ImVec2* points_;
    int count_;
    int at_ = 0;
    float done_ = 0;
};

}  // namespace

void draw_dashed_line(ImDrawList& list, const ImVec2* points, int count, ImU32 colour, float width,
                      float dash, float gap) {
    if (count < 2) return;
    // A whole number of dashes, so that a closed line shows no seam.
    const float length = Walk::length(points, count);
    const float dashes = std::fmax(1.0f, std::round(length / (dash + gap)));
    const float period = length / dashes;
    const float drawn = period * dash / (dash + gap);
    Walk walk(points, count);
    // Points that nearly meet would make the stroke's joint a spike.
    const auto add = [&](ImVec2 point) {
        const bool meets = !list._Path.empty() && std::fabs(list._Path.back().x - point.x) +
                                                          std::fabs(list._Path.back().y - point.y) <
                                                      0.75f;
        if (!meets) list.PathLineTo(point);
    };
    for (int i = 0; i < static_cast<int>(dashes); ++i) {
        const float start = static_cast<float>(i) * period;
        add(walk.to(start, [](ImVec2) {}));
        add(walk.to(start + drawn, add));
        list.PathStroke(colour, ImDrawFlags_None, width);
    }
}

void draw_clipped_rect(ImDrawList& list, ImVec2 low, ImVec2 high, ImU32 colour) {
    list.AddRectFilled({low.x + 1, low.y}, {high.x - 1, low.y + 1}, colour);
    list.AddRectFilled({low.x, low.y + 1}, {high.x, high.y - 1}, colour);
    list.AddRectFilled({low.x + 1, high.y - 1}, {high.x - 1, high.y}, colour);
}

void draw_outline(ImDrawList& list, ImVec2 low, ImVec2 high, float rounding, ImU32 colour,
                  float width, ImDrawFlags corners) {
    const float in = width / 2;
    list.PathRect({low.x + in, low.y + in}, {high.x - in, high.y - in},
                  rounding > in ? rounding - in : 0, corners);
    list.PathStroke(colour, ImDrawFlags_Closed, width);
}

void draw_dashed_rect(ImDrawList& list, ImVec2 low, ImVec2 high, float rounding, ImU32 colour,
                      float width, float dash, float gap) {
    const float in = width / 2;
    list.PathRect({low.x + in, low.y + in}, {high.x - in, high.y - in}, rounding);
    // Close the path: the last dash ends where the first begins.
    list.PathLineTo(list._Path.front());
    const ImVector<ImVec2> path = list._Path;
    list.PathClear();
    draw_dashed_line(list, path.Data, path.Size, colour, width, dash, gap);
}

}  // namespace statescope::ui
