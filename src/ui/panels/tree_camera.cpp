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

}  // namespace

render::Point TreeCamera::to_screen(layout::Point at) const {
    return {at.x * across_ + offset_.x, at.y * down_ + offset_.y};
}

layout::Point TreeCamera::to_layout(render::Point at) const {
    return {(at.x - offset_.x) / across_, (at.y - offset_.y) / down_};
}

layout::Rect TreeCamera::seen(render::Box screen, float margin) const {
    const layout::Point low = to_layout({screen.low.x - margin, screen.low.y - margin});
    const layout::Point high = to_layout({screen.high.x + margin, screen.high.y + margin});
    return {low.x, low.y, high.x, high.y};
}

void TreeCamera::pan(float right, float down) {
    offset_.x += right;
    offset_.y += down;
}

void TreeCamera::zoom_about(render::Point fixed, float factor) {
    const layout::Point held = to_layout(fixed);
    across_ = std::clamp(across_ * factor, least_across, full_.across * most_zoom);
    const float tallest = full_.down * std::max(1.0f, zoom());
    down_ = std::min(steepness_ * across_, tallest);
    offset_ = {fixed.x - held.x * across_, fixed.y - held.y * down_};
}

void TreeCamera::set_pitch(render::Point fixed, float across, float down) {
    const layout::Point held = to_layout(fixed);
    across_ = across;
    down_ = down;
    steepness_ = down / across;
    offset_ = {fixed.x - held.x * across_, fixed.y - held.y * down_};
}

void TreeCamera::fit(layout::Rect area, render::Box screen) {
    const float columns = area.right - area.left;
    const float levels = area.bottom - area.top;
    across_ = full_.across;
    down_ = full_.down;
    if (columns > 0) across_ = std::min(across_, std::max(screen.width(), 1.0f) / columns);
    if (levels > 0) down_ = std::min(down_, std::max(screen.height(), 1.0f) / levels);
    across_ = std::max(across_, least_across);
    steepness_ = down_ / across_;
    offset_.x = screen.centre().x - (area.left + area.right) / 2 * across_;
    offset_.y = screen.low.y - area.top * down_;
}

void TreeCamera::reveal(layout::Rect area, render::Box screen) {
    const render::Point low = to_screen({area.left, area.top});
    const render::Point high = to_screen({area.right, area.bottom});
    pan(way_into(low.x, high.x, screen.low.x, screen.high.x),
        way_into(low.y, high.y, screen.low.y, screen.high.y));
}

void TreeCamera::centre_on(layout::Point at, render::Box screen) {
    const render::Point now = to_screen(at);
    pan(screen.centre().x - now.x, screen.centre().y - now.y);
}

TreeCamera TreeCamera::toward(const TreeCamera& other, float part) const {
    if (part <= 0) return *this;
    if (part >= 1) return other;
    // Distances grow in equal ratios, places move in equal steps.
    const auto ratio = [part](float from, float to) { return from * std::pow(to / from, part); };
    TreeCamera between = other;
    between.across_ = ratio(across_, other.across_);
    between.down_ = ratio(down_, other.down_);
    between.offset_ = {offset_.x + (other.offset_.x - offset_.x) * part,
                       offset_.y + (other.offset_.y - offset_.y) * part};
    return between;
}

}  // namespace statescope::ui
