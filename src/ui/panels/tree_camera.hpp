#pragma once

#include <cstdint>

#include "layout/tree_layout.hpp"
#include "render/camera.hpp"

namespace statescope::ui {

/// Which way the tree grows.
enum class Orientation : std::uint8_t {
    TopDown,
    LeftRight,
    Radial,  ///< the root in the middle, levels as circles: layout::RadialTree
};

/// Where a tree stands on the screen: pixels between neighbours, pixels between levels, and the
/// place of the layout's origin. Both distances grow and shrink together, but levels never come so
/// far apart that their lines get long for nothing. A fit chooses the proportion of the two, so
/// that a flat tree and a tall one both fill the room. A radial tree's proportion is that of its
/// full pitch.
class TreeCamera {
  public:
    /// Pixels between neighbours and between levels at which every board has its full size: what
    /// the zoom counts as 1.
    struct Pitch {
        float across = 84;
        float down = 138;

        friend bool operator==(const Pitch&, const Pitch&) = default;
    };

    static constexpr double most_zoom = 4;
    static constexpr double least_across = 0.0005;  ///< pixels: a million leaves side by side

    TreeCamera() = default;
    TreeCamera(Orientation orientation, Pitch full)
        : orientation_(orientation), full_(full), across_(full.across), down_(full.down) {}

    Orientation orientation() const { return orientation_; }
    /// Takes another full pitch; all stays in its place.
    void set_full(Pitch full);
    float across() const { return static_cast<float>(across_); }
    float down() const { return static_cast<float>(down_); }
    float zoom() const { return static_cast<float>(across_ / full_.across); }
    render::Point offset() const {
        return {static_cast<float>(offset_.x), static_cast<float>(offset_.y)};
    }

    /// A place of the layout on the screen, in doubles: near a board of a wide tree, the far end of
    /// the tree is millions of pixels away.
    layout::Point on_screen(layout::Point at) const;
    render::Point to_screen(layout::Point at) const;
    layout::Point to_layout(render::Point at) const;
    /// The part of the layout seen through `screen`, `margin` pixels more on every side.
    layout::Rect seen(render::Box screen, float margin) const;
    /// So many pixels in units of the layout, along each of its axes.
    layout::Point reach_of(float pixels) const;

    void pan(float right, float down);
    /// Multiplies the zoom; what is under `fixed` stays there.
    void zoom_about(render::Point fixed, float factor);
    /// Sets both distances; what is under `fixed` stays there.
    void set_pitch(render::Point fixed, float across, float down);

    /// Shows all of `area` within `screen`, as large as the full pitch allows: the root's level at
    /// the top (or the left), a radial tree in the middle.
    void fit(layout::Rect area, render::Box screen);
    /// Moves no more than needed for `area` to lie within `screen`; where it is too large, its
    /// middle does.
    void reveal(layout::Rect area, render::Box screen);
    void centre_on(layout::Point at, render::Box screen);

    /// The camera a part of the way (0 to 1) to another one.
    TreeCamera toward(const TreeCamera& other, float part) const;

    friend bool operator==(const TreeCamera&, const TreeCamera&) = default;

  private:
    /// Pixels for a unit of the layout to the right and down.
    layout::Point scale() const;
    void hold(render::Point fixed, layout::Point at);
    double ring() const { return across_ * full_.down / full_.across; }

    Orientation orientation_ = Orientation::TopDown;
    Pitch full_;
    double across_ = 84;
    double down_ = 138;
    double steepness_ = 138.0 / 84;  ///< down for each pixel across, before it is limited
    layout::Point offset_;
};

}  // namespace statescope::ui
