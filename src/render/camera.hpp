#pragma once

namespace statescope::render {

struct Point {
    float x = 0;
    float y = 0;

    friend constexpr bool operator==(const Point&, const Point&) = default;
};

struct Box {
    Point low;
    Point high;

    constexpr float width() const { return high.x - low.x; }
    constexpr float height() const { return high.y - low.y; }
    constexpr Point centre() const { return {(low.x + high.x) / 2, (low.y + high.y) / 2}; }
};

/// Pan and zoom over a picture: screen = world * zoom + offset. Both axes point right and down.
/// The screen is in pixels, the world in whatever the picture is laid out in.
class Camera {
  public:
    float zoom() const { return zoom_; }
    Point offset() const { return offset_; }

    Point to_screen(Point world) const;
    Point to_world(Point screen) const;

    /// The zoom never leaves these bounds, whatever is asked for. 0 < least <= most.
    void set_limits(float least, float most);

    void pan(Point screen_distance);

    /// Multiplies the zoom while the world point under `screen` stays where it is.
    void zoom_about(Point screen, float factor);

    /// Sets the zoom while the world point under `screen` stays where it is.
    void set_zoom(Point screen, float zoom);

    /// Shows the whole of `world` in the middle of `screen`, with `margin` pixels free on every
    /// side, as large as the limits and `most_zoom` allow.
    void fit(Box world, Box screen, float margin, float most_zoom);

    /// Puts a world point on the middle of `screen`; the zoom stays.
    void centre_on(Point world, Box screen);

    /// Pans as little as needed for `world` to stand inside `screen` with `margin` pixels free.
    /// Where it is too large to fit, its middle is shown.
    void reveal(Box world, Box screen, float margin);

    /// A camera part of the way (0 to 1) from this one to another; zoom in equal ratios.
    Camera toward(const Camera& other, float part) const;

    friend bool operator==(const Camera&, const Camera&) = default;

  private:
    float zoom_ = 1;
    Point offset_;
    float least_ = 0.01f;
    float most_ = 100;
};

}  // namespace statescope::render
