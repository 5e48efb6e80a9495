#include "ui/panels/map_view.hpp"

#include <algorithm>
#include <cmath>

namespace statescope::ui {
namespace {

constexpr float steepest = 1.5f;
constexpr float most_zoom_of_fit = 400;

/// What a map takes up when it is looked at so.
render::Box seen_bounds(const layout::MapPlaces& map, float tilt) {
    const layout::MapArea& b = map.bounds;
    if (!map.solid) return {{b.left, b.top}, {b.right, b.bottom}};
    // A body lies within the ellipses of its rings.
    float low = 0;
    float high = 0;
    for (const layout::Guide& ring : map.guides) {
        const float middle = ring.number_at.y * std::cos(tilt);
        const float reach = ring.number_at.x * std::fabs(std::sin(tilt));
        low = std::min(low, middle - reach);
        high = std::max(high, middle + reach);
    }
    return {{b.left, low}, {b.right, high}};
}

}  // namespace

void MapView::update(const layout::MapPlaces& map, render::Box screen, float margin, bool another) {
    const bool moved = !(screen.low == screen_.low && screen.high == screen_.high);
    if (!fitted_ && moved) {
        // What was in the middle stays there.
        const render::Point middle = camera_.to_world(screen_.centre());
        camera_.centre_on(middle, screen);
    }
    screen_ = screen;
    solid_ = map.solid;
    if (another) fitted_ = true;
    if (!fitted_) return;
    camera_.set_limits(1e-4f, 1e4f);
    camera_.fit(seen_bounds(map, tilt_), screen, margin, most_zoom_of_fit);
    // No further out than half of that; in until one board fills the canvas.
    camera_.set_limits(camera_.zoom() / 2,
                       std::max(camera_.zoom(), screen.height() / (map.spacing * 1.5f)));
}

layout::MapView MapView::seen() const {
    const render::Point offset = camera_.offset();
    return {.turn = solid_ ? turn_ : 0,
            .tilt = solid_ ? tilt_ : 0,
            .zoom = camera_.zoom(),
            .offset = {offset.x - screen_.low.x, offset.y - screen_.low.y}};
}

void MapView::pan(float right, float down) {
    fitted_ = false;
    camera_.pan({right, down});
}

void MapView::zoom_about(render::Point fixed, float factor) {
    fitted_ = false;
    camera_.zoom_about(fixed, factor);
}

void MapView::turn(float about, float towards) {
    turn_ = std::remainder(turn_ + about, 6.2831853f);
    tilt_ = std::clamp(tilt_ + towards, -steepest, steepest);
}

}  // namespace statescope::ui
