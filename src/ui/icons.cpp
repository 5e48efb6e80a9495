#include "ui/icons.hpp"

#include <array>
#include <cmath>
#include <numbers>

#include "ui/shapes.hpp"

namespace statescope::ui {
namespace {

/// Coordinates from -1 to 1 in the square of the icon.
struct Frame {
    ImDrawList& list;
    ImVec2 centre;
    float half = 0;
    ImU32 colour = 0;

    ImVec2 at(float x, float y) const { return {centre.x + x * half, centre.y + y * half}; }
    float stroke() const { return std::fmax(1.5f, half * 0.28f); }

    void right_triangle(float left, float right, float height) const {
        list.AddTriangleFilled(at(left, -height), at(right, 0), at(left, height), colour);
    }
    void left_triangle(float left, float right, float height) const {
        list.AddTriangleFilled(at(right, height), at(left, 0), at(right, -height), colour);
    }
    void bar(float x, float height, float width) const {
        list.AddRectFilled(at(x - width / 2, -height), at(x + width / 2, height), colour);
    }
    template <std::size_t Count>
    void line(const std::array<ImVec2, Count>& points) const {
        for (const ImVec2& point : points)
            list.PathLineTo(at(point.x, point.y));
        list.PathStroke(colour, ImDrawFlags_None, stroke());
    }
};

/// Two levels of boards, an arrow down to the lower one (or up to the upper one).
void draw_layer(const Frame& frame, bool down) {
    frame.list.AddRectFilled(frame.at(-0.9f, -0.9f), frame.at(0.9f, -0.6f), frame.colour);
    if (down) {
        frame.list.AddTriangleFilled(frame.at(-0.6f, -0.3f), frame.at(0.6f, -0.3f),
                                     frame.at(0, 0.4f), frame.colour);
    } else {
        frame.list.AddTriangleFilled(frame.at(0.6f, 0.3f), frame.at(-0.6f, 0.3f),
                                     frame.at(0, -0.4f), frame.colour);
    }
    frame.list.AddRectFilled(frame.at(-0.9f, 0.6f), frame.at(0.9f, 0.9f), frame.colour);
}

void draw_half_moon(const Frame& frame) {
    frame.list.AddCircle(frame.centre, frame.half * 0.85f, frame.colour, 0,
                         std::fmax(1.2f, frame.half * 0.2f));
    constexpr float pi = std::numbers::pi_v<float>;
    frame.list.PathArcTo(frame.centre, frame.half * 0.85f, -pi / 2, pi / 2);
    frame.list.PathFillConvex(frame.colour);
}

/// An arrow that ends at a flag.
void draw_run_to(const Frame& frame) {
    frame.line(std::array{ImVec2(-0.95f, 0.45f), ImVec2(0.05f, 0.45f)});
    frame.line(std::array{ImVec2(-0.3f, 0.1f), ImVec2(0.1f, 0.45f), ImVec2(-0.3f, 0.8f)});
    frame.bar(0.5f, 0.95f, 0.22f);
    frame.list.AddTriangleFilled(frame.at(0.55f, -0.95f), frame.at(1.1f, -0.55f),
                                 frame.at(0.55f, -0.1f), frame.colour);
}

void draw_fit(const Frame& frame) {
    for (const float x : {-1.0f, 1.0f}) {
        for (const float y : {-1.0f, 1.0f}) {
            frame.line(std::array{ImVec2(0.85f * x, 0.3f * y), ImVec2(0.85f * x, 0.85f * y),
                                  ImVec2(0.3f * x, 0.85f * y)});
        }
    }
}

void draw_follow(const Frame& frame) {
    frame.list.AddCircle(frame.centre, frame.half * 0.6f, frame.colour, 0, frame.stroke() * 0.8f);
    frame.list.AddCircleFilled(frame.centre, frame.half * 0.25f, frame.colour);
    for (const float side : {-1.0f, 1.0f}) {
        frame.line(std::array{ImVec2(0.6f * side, 0), ImVec2(side, 0)});
        frame.line(std::array{ImVec2(0, 0.6f * side), ImVec2(0, side)});
    }
}

void draw_transport(const Frame& frame, Icon icon) {
    switch (icon) {
        case Icon::ToStart:
            frame.bar(-0.75f, 0.75f, 0.26f);
            frame.left_triangle(-0.55f, 0.75f, 0.75f);
            break;
        case Icon::ToEnd:
            frame.right_triangle(-0.75f, 0.55f, 0.75f);
            frame.bar(0.75f, 0.75f, 0.26f);
            break;
        case Icon::Back:
            frame.left_triangle(-0.75f, 0.65f, 0.78f);
            break;
        case Icon::Step:
        case Icon::Play:
            frame.right_triangle(-0.65f, 0.75f, 0.78f);
            break;
        case Icon::Expansion:
            frame.right_triangle(-1.35f, 0, 0.78f);
            frame.right_triangle(0, 1.35f, 0.78f);
            break;
        case Icon::BackExpansion:
            frame.left_triangle(-1.35f, 0, 0.78f);
            frame.left_triangle(0, 1.35f, 0.78f);
            break;
        case Icon::Pause:
            frame.bar(-0.38f, 0.75f, 0.42f);
            frame.bar(0.38f, 0.75f, 0.42f);
            break;
        default:
            break;
    }
}

}  // namespace

void draw_icon(ImDrawList& list, Icon icon, ImVec2 centre, float size, ImU32 colour) {
    const Frame frame{list, centre, size / 2, colour};
    switch (icon) {
        case Icon::None:
            break;
        case Icon::Layer:
            draw_layer(frame, true);
            break;
        case Icon::BackLayer:
            draw_layer(frame, false);
            break;
        case Icon::ChevronUp:
            frame.line(std::array{ImVec2(-0.6f, 0.3f), ImVec2(0, -0.35f), ImVec2(0.6f, 0.3f)});
            break;
        case Icon::ChevronDown:
            frame.line(std::array{ImVec2(-0.6f, -0.3f), ImVec2(0, 0.35f), ImVec2(0.6f, -0.3f)});
            break;
        case Icon::ChevronRight:
            frame.line(std::array{ImVec2(-0.3f, -0.6f), ImVec2(0.35f, 0), ImVec2(-0.3f, 0.6f)});
            break;
        case Icon::HalfMoon:
            draw_half_moon(frame);
            break;
        case Icon::Check:
            frame.line(std::array{ImVec2(-0.75f, 0.05f), ImVec2(-0.2f, 0.6f), ImVec2(0.8f, -0.6f)});
            break;
        case Icon::Cross:
            frame.line(std::array{ImVec2(-0.6f, -0.6f), ImVec2(0.6f, 0.6f)});
            frame.line(std::array{ImVec2(-0.6f, 0.6f), ImVec2(0.6f, -0.6f)});
            break;
        case Icon::Star:
            draw_star(list, centre, size / 2, colour, 0);
            break;
        case Icon::Plus:
            frame.line(std::array{ImVec2(0, -0.7f), ImVec2(0, 0.7f)});
            [[fallthrough]];
        case Icon::Minus:
            frame.line(std::array{ImVec2(-0.7f, 0), ImVec2(0.7f, 0)});
            break;
        case Icon::Fit:
            draw_fit(frame);
            break;
        case Icon::Follow:
            draw_follow(frame);
            break;
        case Icon::Breakpoint:
            list.AddCircleFilled(centre, frame.half * 0.75f, colour);
            break;
        case Icon::RunTo:
            draw_run_to(frame);
            break;
        default:
            draw_transport(frame, icon);
            break;
    }
}

float icon_aspect(Icon icon) {
    if (icon == Icon::None) return 0;
    return icon == Icon::Expansion || icon == Icon::BackExpansion ? 1.4f : 1.0f;
}

}  // namespace statescope::ui
