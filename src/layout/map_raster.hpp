#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "layout/map_places.hpp"

namespace statescope::layout {

/// How a map is looked at: turned about its upright axis, tilted towards the viewer (both in
/// radians, 0 for a flat map), then zoomed and moved as any picture.
struct MapView {
    struct Offset {
        float x = 0;
        float y = 0;

        friend bool operator==(const Offset&, const Offset&) = default;
    };

    float turn = 0;
    float tilt = 0;
    float zoom = 1;
    Offset offset;  ///< of the world's origin, in pixels

    friend bool operator==(const MapView&, const MapView&) = default;
};

/// From places to pixels.
class MapProjection {
  public:
    explicit MapProjection(const MapView& view);

    struct Spot {
        float x;
        float y;
        float depth;  ///< in units of the world; larger is nearer
    };
    Spot operator()(const Place& place) const;

  private:
    MapView view_;
    float turn_cos_;
    float turn_sin_;
    float tilt_cos_;
    float tilt_sin_;
};

/// Which of the numbers of a map each pixel of a canvas shows: made anew only when the map is moved
/// or another one is looked at, not when a step changes what the numbers look like. On a body the
/// nearest is shown; where several of a flat map share a pixel, the one with the smallest number.
class MapRaster {
  public:
    /// Draws every place as a square as large as its neighbours leave room for, and `least_side`
    /// pixels wide at least.
    void draw(const MapPlaces& map, const MapView& view, int width, int height, int least_side = 1);

    int width() const { return width_; }
    int height() const { return height_; }
    /// By row, from the top: 0 for nothing, else the number plus one in the upper 24 bits and the
    /// brightness (255: in front, or flat) in the lower 8.
    std::span<const std::uint32_t> pixels() const { return pixels_; }
    /// The number shown nearest to a pixel, at most `reach` pixels away.
    std::optional<std::uint32_t> nearest(int x, int y, int reach) const;
    /// The part of the canvas in which anything is drawn, in pixels; empty when nothing is.
    const MapArea& used() const { return used_; }
    /// The side of the squares, in pixels.
    int side() const { return side_; }
    /// The numbers that have a pixel at least, and how many would have one were nothing else there.
    const std::vector<std::uint32_t>& shown() const { return shown_; }
    std::uint32_t inside() const { return inside_; }

  private:
    void draw_square(const MapProjection::Spot& spot, std::uint32_t number, std::uint32_t shade);
    void count_shown(std::size_t numbers);

    int width_ = 0;
    int height_ = 0;
    int side_ = 1;
    bool solid_ = false;
    MapArea used_;
    std::uint32_t inside_ = 0;
    std::vector<std::uint32_t> pixels_;
    std::vector<float> depths_;  ///< of what the pixels show, for a body
    std::vector<bool> seen_;
    std::vector<std::uint32_t> shown_;
};

}  // namespace statescope::layout
