#include "layout/map_raster.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace statescope::layout {
namespace {

/// The side of a square where the nearest neighbour is `apart` pixels away: apart enough not to
/// touch where that can be seen, without gaps where it is only a few samples. On a body boards
/// stand further apart than that nearly everywhere, so there small ones are a bit larger, for its
/// back hardly to show through.
int side_of_square(float apart, bool solid) {
    constexpr float smallest_gapped = 3;
    constexpr float gap = 0.28f;
    constexpr float closed = 1.5f;
    if (solid && apart < smallest_gapped) return static_cast<int>(std::lround(apart * closed));
    if (apart < smallest_gapped) return static_cast<int>(std::lround(apart));
    return static_cast<int>(apart - std::max(1.0f, gap * apart));
}

constexpr std::uint32_t brightest = 255;
constexpr std::uint32_t darkest = 105;

}  // namespace

MapProjection::MapProjection(const MapView& view)
    : view_(view),
      turn_cos_(std::cos(view.turn)),
      turn_sin_(std::sin(view.turn)),
      tilt_cos_(std::cos(view.tilt)),
      tilt_sin_(std::sin(view.tilt)) {}

MapProjection::Spot MapProjection::operator()(const Place& place) const {
    const float x = place.x * turn_cos_ + place.z * turn_sin_;
    const float away = place.z * turn_cos_ - place.x * turn_sin_;
    const float y = place.y * tilt_cos_ + away * tilt_sin_;
    const float depth = away * tilt_cos_ - place.y * tilt_sin_;
    return {x * view_.zoom + view_.offset.x, y * view_.zoom + view_.offset.y, depth};
}

void MapRaster::draw(const MapPlaces& map, const MapView& view, int width, int height,
                     int least_side) {
    width_ = width;
    height_ = height;
    solid_ = map.solid;
    inside_ = 0;
    used_ = {static_cast<float>(width), static_cast<float>(height), 0, 0};
    const std::size_t area = static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
    pixels_.assign(area, 0);
    if (solid_) depths_.assign(area, std::numeric_limits<float>::lowest());
    side_ = std::max(least_side, side_of_square(map.spacing * view.zoom, solid_));

    const MapProjection project(view);
    const MapArea& b = map.bounds;
    const float reach = std::max(std::hypot(b.right, b.bottom - (b.top + b.bottom) / 2), 1.0f);
    for (auto number = static_cast<std::uint32_t>(map.places.size()); number-- > 0;) {
        if (!map.places[number].exists()) continue;
        const MapProjection::Spot spot = project(map.places[number]);
        std::uint32_t shade = brightest;
        if (solid_) {
            const float near = std::clamp((spot.depth / reach + 1) / 2, 0.0f, 1.0f);
            shade = darkest + static_cast<std::uint32_t>(near * (brightest - darkest));
        }
        draw_square(spot, number, shade);
    }
    if (inside_ == 0) used_ = {};
    count_shown(map.places.size());
}

void MapRaster::draw_square(const MapProjection::Spot& spot, std::uint32_t number,
                            std::uint32_t shade) {
    const float half = static_cast<float>(side_ - 1) / 2;
    const int left = static_cast<int>(std::floor(spot.x - half));
    const int top = static_cast<int>(std::floor(spot.y - half));
    const int right = std::min(left + side_, width_);
    const int bottom = std::min(top + side_, height_);
    if (right <= 0 || bottom <= 0 || left >= width_ || top >= height_) return;
    ++inside_;
    used_.left = std::min(used_.left, static_cast<float>(std::max(left, 0)));
    used_.top = std::min(used_.top, static_cast<float>(std::max(top, 0)));
    used_.right = std::max(used_.right, static_cast<float>(right));
    used_.bottom = std::max(used_.bottom, static_cast<float>(bottom));
    const std::uint32_t entry = (number + 1) << 8 | shade;
    for (int y = std::max(top, 0); y < bottom; ++y) {
        const std::size_t row = static_cast<std::size_t>(y) * static_cast<std::size_t>(width_);
        for (int x = std::max(left, 0); x < right; ++x) {
            const std::size_t at = row + static_cast<std::size_t>(x);
            if (solid_) {
                if (spot.depth < depths_[at]) continue;
                depths_[at] = spot.depth;
            }
            pixels_[at] = entry;
        }
    }
}

void MapRaster::count_shown(std::size_t numbers) {
    seen_.assign(numbers, false);
    shown_.clear();
    for (const std::uint32_t entry : pixels_) {
        if (entry == 0) continue;
        const std::uint32_t number = (entry >> 8) - 1;
        if (seen_[number]) continue;
        seen_[number] = true;
        shown_.push_back(number);
    }
}

std::optional<std::uint32_t> MapRaster::nearest(int x, int y, int reach) const {
    std::optional<std::uint32_t> best;
    int least = reach * reach + 1;
    for (int down = -reach; down <= reach; ++down) {
        for (int right = -reach; right <= reach; ++right) {
            const int distance = down * down + right * right;
            const int column = x + right;
            const int row = y + down;
            if (distance >= least || column < 0 || row < 0 || column >= width_ || row >= height_)
                continue;
            const std::uint32_t entry =
                pixels_[static_cast<std::size_t>(row) * static_cast<std::size_t>(width_) +
                        static_cast<std::size_t>(column)];
            if (entry == 0) continue;
            least = distance;
            best = (entry >> 8) - 1;
        }
    }
    return best;
}

}  // namespace statescope::layout
