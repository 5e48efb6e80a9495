#pragma once

#include "layout/tree_layout.hpp"
#include "render/camera.hpp"

namespace statescope::ui {

/// Where a tree stands on the screen: pixels between neighbours, pixels between levels, and the
/// place of the layout's origin. Both distances grow and shrink together, but levels never come so
/// far apart that their lines get long for nothing. A fit chooses the proportion of the two, so
/// that a flat tree and a tall one both fill the room.
class TreeCamera {
  public:
    /// Pixels between neighbours and between levels at which every board has its full size: what
    /// the zoom counts as 1.
    struct Pitch {
        float across = 84;
        float down = 138;

        friend bool operator==(const Pitch&, const Pitch&) = default;
    };

    static constexpr float most_zoom = 4;
    static constexpr float least_across = 0.1f;  ///< pixels: 4,000 leaves side by side

    TreeCamera() = default;
    explicit TreeCamera(Pitch full) : full_(full), across_(full.across), down_(full.down) {}

    float across() const { return across_; }
    float down() const { return down_; }
    float zoom() const { return across_ / full_.across; }
    render::Point offset() const { return offset_; }

    render::Point to_screen(layout::Point at) const;
    layout::Point to_layout(render::Point at) const;
    /// The part of the layout seen through `screen`, `margin` pixels more on every side.
    layout::Rect seen(render::Box screen, float margin) const;

    void pan(float right, float down);
    /// Multiplies the zoom; what is under `fixed` stays there.
    void zoom_about(render::Point fixed, float factor);
    /// Sets both distances; what is under `fixed` stays there.
    void set_pitch(render::Point fixed, float across, float down);

    /// Shows all of `area` within `screen`, the root's level at the top, as large as the full
    /// pitch allows.
    void fit(layout::Rect area, render::Box screen);
    /// Moves no more than needed for `area` to lie within `screen`; where it is too large, its
    /// middle does.
    void reveal(layout::Rect area, render::Box screen);
    void centre_on(layout::Point at, render::Box screen);

    /// The camera a part of the way (0 to 1) to another one.
    TreeCamera toward(const TreeCamera& other, float part) const;

    friend bool operator==(const TreeCamera&, const TreeCamera&) = default;

  private:
    Pitch full_;
    float across_ = 84;
    float down_ = 138;
    float steepness_ = 138.0f / 84;  ///< down for each pixel across, before it is limited
    render::Point offset_;
};

}  // namespace statescope::ui
