#pragma once

#include "layout/map_places.hpp"
#include "layout/map_raster.hpp"
#include "render/camera.hpp"

namespace statescope::ui {

/// How the map is looked at: all of it, until the user moves it by hand.
class MapView {
  public:
    /// Call in every frame: `screen` is where the map is drawn, `margin` what stays free round it;
    /// `another` says that another map is shown.
    void update(const layout::MapPlaces& map, render::Box screen, float margin, bool another);

    /// In pixels of the screen.
    const render::Camera& camera() const { return camera_; }
    /// The same from the top left of the map's place on the screen.
    layout::MapView seen() const;
    bool shows_all() const { return fitted_; }

    void fit() { fitted_ = true; }
    void pan(float right, float down);
    void zoom_about(render::Point fixed, float factor);
    void zoom(float factor) { zoom_about(screen_.centre(), factor); }
    /// Radians about the upright axis, and towards the viewer.
    void turn(float about, float towards);

  private:
    render::Camera camera_;
    render::Box screen_;
    bool fitted_ = true;
    bool solid_ = false;
    float turn_ = 0.6f;
    float tilt_ = 0.4f;
};

}  // namespace statescope::ui
