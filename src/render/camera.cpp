#include "render/camera.hpp"

#include <algorithm>
#include <cmath>

namespace statescope::render {

Point Camera::to_screen(Point world) const {
    return {world.x * zoom_ + offset_.x, world.y * zoom_ + offset_.y};
}

Point Camera::to_world(Point screen) const {
    return {(screen.x - offset_.x) / zoom_, (screen.y - offset_.y) / zoom_};
}

void Camera::set_limits(float least, float most) {
    least_ = least;
    most_ = most;
    zoom_ = std::clamp(zoom_, least_, most_);
}

void Camera::pan(Point screen_distance) {
    offset_.x += screen_distance.x;
    offset_.y += screen_distance.y;
}

void Camera::zoom_about(Point screen, float factor) {
    set_zoom(screen, zoom_ * factor);
}

void Camera::set_zoom(Point screen, float zoom) {
    const Point fixed = to_world(screen);
    zoom_ = std::clamp(zoom, least_, most_);
    offset_ = {screen.x - fixed.x * zoom_, screen.y - fixed.y * zoom_};
}

void Camera::fit(Box world, Box screen, float margin, float most_zoom) {
    // A margin that leaves nothing would turn the picture inside out.
    const float room_x = std::max(screen.width() - 2 * margin, 1.0f);
    const float room_y = std::max(screen.height() - 2 * margin, 1.0f);
    float zoom = most_zoom;
    if (world.width() > 0) zoom = std::min(zoom, room_x / world.width());
    if (world.height() > 0) zoom = std::min(zoom, room_y / world.height());
    zoom_ = std::clamp(zoom, least_, most_);
    centre_on(world.centre(), screen);
}

void Camera::centre_on(Point world, Box screen) {
    const Point middle = screen.centre();
    offset_ = {middle.x - world.x * zoom_, middle.y - world.y * zoom_};
}

namespace {

/// How far [low, high] must be moved to lie within [from, to]; its middle goes to the middle when
/// it is too long.
float shift_into(float low, float high, float from, float to) {
    if (high - low > to - from) return (from + to) / 2 - (low + high) / 2;
    if (low < from) return from - low;
    if (high > to) return to - high;
    return 0;
}

}  // namespace

void Camera::reveal(Box world, Box screen, float margin) {
    const Point low = to_screen(world.low);
    const Point high = to_screen(world.high);
    pan({shift_into(low.x, high.x, screen.low.x + margin, screen.high.x - margin),
         shift_into(low.y, high.y, screen.low.y + margin, screen.high.y - margin)});
}

Camera Camera::toward(const Camera& other, float part) const {
    if (part <= 0) return *this;
    if (part >= 1) return other;
    Camera between = other;
    between.zoom_ = zoom_ * std::pow(other.zoom_ / zoom_, part);
    between.offset_ = {offset_.x + (other.offset_.x - offset_.x) * part,
                       offset_.y + (other.offset_.y - offset_.y) * part};
    return between;
}

}  // namespace statescope::render
