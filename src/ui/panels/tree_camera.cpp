#include "ui/panels/tree_camera.hpp"

#include <algorithm>
#include <cmath>

namespace statescope::ui {

namespace {

/// How far [low, high] must move to lie within [from, to]; middle on middle when it is too long.
float way_into(float low, float high, float from, float to) {
    if (high - low > to - from) return (from + to - low - high) / 2;
    if (low < from) return from - low;
    return high > to ? to - high : 0;
}

/// A tree that grows to the right has its levels along the screen's x.
layout::Point turned(Orientation orientation, layout::Point at) {
    return orientation == Orientation::LeftRight ? layout::Point{at.y, at.x} : at;
}

/// The largest pixels for a unit with which so many units fit into a length.
double pitch_to_fit(double full, float length, double units) {
    return units > 0 ? std::min(full, std::max(length, 1.0f) / units) : full;
}

}  // namespace

layout::Point TreeCamera::scale() const {
    if (orientation_ == Orientation::Radial) return {across_, across_};
    return turned(orientation_, {across_, down_});
}

layout::Point TreeCamera::on_screen(layout::Point at) const {
    const layout::Point place = turned(orientation_, at);
    const layout::Point pixels = scale();
    return {place.x * pixels.x + offset_.x, place.y * pixels.y + offset_.y};
}

render::Point TreeCamera::to_screen(layout::Point at) const {
    const layout::Point place = on_screen(at);
    return {static_cast<float>(place.x), static_cast<float>(place.y)};
}

layout::Point TreeCamera::to_layout(render::Point at) const {
    const layout::Point pixels = scale();
    return turned(orientation_, {(static_cast<double>(at.x) - offset_.x) / pixels.x,
                                 (static_cast<double>(at.y) - offset_.y) / pixels.y});
}

layout::Rect TreeCamera::seen(render::Box screen, float margin) const {
    const layout::Point low = to_layout({screen.low.x - margin, screen.low.y - margin});
    const layout::Point high = to_layout({screen.high.x + margin, screen.high.y + margin});
    return {low.x, low.y, high.x, high.y};
}

layout::Point TreeCamera::reach_of(float pixels) const {
    const layout::Point unit = turned(orientation_, scale());
    return {pixels / unit.x, pixels / unit.y};
}

void TreeCamera::pan(float right, float down) {
    offset_.x += right;
    offset_.y += down;
}

/// Puts a place of the layout under a point of the screen.
void TreeCamera::hold(render::Point fixed, layout::Point at) {
    const layout::Point now = on_screen(at);
    offset_.x += fixed.x - now.x;
    offset_.y += fixed.y - now.y;
}

void TreeCamera::set_full(Pitch full) {
    full_ = full;
    if (orientation_ == Orientation::Radial) down_ = ring();
    steepness_ = down_ / across_;
}

void TreeCamera::zoom_about(render::Point fixed, float factor) {
    const layout::Point held = to_layout(fixed);
    across_ = std::clamp(across_ * factor, least_across, full_.across * most_zoom);
    const double tallest = full_.down * std::max(1.0, across_ / full_.across);
    down_ = std::min(steepness_ * across_, tallest);
    hold(fixed, held);
}

void TreeCamera::set_pitch(render::Point fixed, float across, float down) {
    const layout::Point held = to_layout(fixed);
    across_ = across;
    down_ = orientation_ == Orientation::Radial ? ring() : down;
    steepness_ = down_ / across_;
    hold(fixed, held);
}

void TreeCamera::fit(layout::Rect area, render::Box screen) {
    const double columns = area.right - area.left;
    const double levels = area.bottom - area.top;
    const bool sideways = orientation_ == Orientation::LeftRight;
    across_ = pitch_to_fit(full_.across, sideways ? screen.height() : screen.width(), columns);
    down_ = pitch_to_fit(full_.down, sideways ? screen.width() : screen.height(), levels);
    const bool radial = orientation_ == Orientation::Radial;
    if (radial) across_ = std::min(across_, pitch_to_fit(full_.across, screen.height(), levels));
    across_ = std::max(across_, least_across);
    if (radial) down_ = ring();
    steepness_ = down_ / across_;
    hold(screen.centre(), {(area.left + area.right) / 2, (area.top + area.bottom) / 2});
    const render::Point first = to_screen({area.left, area.top});
    if (orientation_ == Orientation::TopDown) pan(0, screen.low.y - first.y);
    if (sideways) pan(screen.low.x - first.x, 0);
}

void TreeCamera::reveal(layout::Rect area, render::Box screen) {
    const render::Point low = to_screen({area.left, area.top});
    const render::Point high = to_screen({area.right, area.bottom});
    pan(way_into(low.x, high.x, screen.low.x, screen.high.x),
        way_into(low.y, high.y, screen.low.y, screen.high.y));
}

void TreeCamera::centre_on(layout::Point at, render::Box screen) {
    hold(screen.centre(), at);
}

TreeCamera TreeCamera::toward(const TreeCamera& other, float part) const {
    if (part <= 0) return *this;
    if (part >= 1 || orientation_ != other.orientation_) return other;
    // Distances grow in equal ratios, places move in equal steps.
    const auto ratio = [part](double from, double to) { return from * std::pow(to / from, part); };
    TreeCamera between = other;
    between.across_ = ratio(across_, other.across_);
    between.down_ = ratio(down_, other.down_);
    between.offset_ = {offset_.x + (other.offset_.x - offset_.x) * part,
                       offset_.y + (other.offset_.y - offset_.y) * part};
    return between;
}

}  // namespace statescope::ui
