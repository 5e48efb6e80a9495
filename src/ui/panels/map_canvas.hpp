#pragma once

#include <imgui.h>

#include <cstdint>
#include <memory>
#include <optional>

#include "layout/map_raster.hpp"
#include "ui/look.hpp"
#include "ui/panels/map_stage.hpp"

namespace statescope::ui {

/// The boards of the map as the graphics card draws them, put into a draw list so that what is
/// drawn afterwards lies on top. Made when the OpenGL context is current.
class MapCanvas {
  public:
    MapCanvas();
    ~MapCanvas();
    MapCanvas(const MapCanvas&) = delete;
    MapCanvas& operator=(const MapCanvas&) = delete;

    /// Works out which board every pixel shows, where that is not known any more. `view` is in
    /// pixels of the screen from `low`.
    void update(const PaintedMap& map, const layout::MapView& view, ImVec2 low, ImVec2 high);
    /// Draws what was worked out. Once a frame; this object must live until the frame was rendered.
    void draw(const Look& look, ImDrawList& list, const PaintedMap& map);

    /// The number shown at a point of the screen or, at most `reach` away, nearest to it.
    std::optional<std::uint32_t> number_at(ImVec2 point, float reach) const;
    const layout::MapRaster& raster() const;
    /// The side of a board's square on the screen.
    float side() const;

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace statescope::ui
