#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace statescope::figure {

// A picture as a list of plain shapes, of which SVG, TikZ and pixels are written. Lengths are
// points (1/72 inch, TeX's "bp"); x grows to the right, y downwards, from the top left corner.

struct Colour {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;

    friend constexpr bool operator==(const Colour&, const Colour&) = default;
};

/// A colour written as 0xRRGGBB.
constexpr Colour rgb(std::uint32_t hex) {
    return {static_cast<std::uint8_t>(hex >> 16), static_cast<std::uint8_t>(hex >> 8),
            static_cast<std::uint8_t>(hex)};
}

/// The colour a part of the way (0 to 1) from `a` to `b`.
Colour mix(Colour a, Colour b, double part);

struct Point {
    double x = 0;
    double y = 0;

    friend bool operator==(const Point&, const Point&) = default;
};

struct Size {
    double width = 0;
    double height = 0;

    friend bool operator==(const Size&, const Size&) = default;
};

/// A line's pen. Dashes begin with the line and are `dash` long with `gap` between them; a dash of
/// 0 makes the line solid. Dots are dashes as long as the line is wide.
struct Stroke {
    Colour colour;
    double width = 1;
    double dash = 0;
    double gap = 0;

    friend bool operator==(const Stroke&, const Stroke&) = default;
};

/// What a shape's inside and its outline are drawn with; the outline's middle lies on the shape.
struct Paint {
    std::optional<Colour> fill{};
    std::optional<Stroke> stroke{};
};

struct Rectangle {
    Point low;  ///< the top left corner
    Size size;
    double rounding = 0;  ///< the radius of its corners
    Paint paint{};
};

/// A line through points; closed, a polygon.
struct Polyline {
    std::vector<Point> points;
    bool closed = false;
    Paint paint{};
};

/// A cubic Bezier curve.
struct Curve {
    Point from;
    Point out;
    Point in;
    Point to;
    Stroke stroke{};
};

struct Circle {
    Point centre;
    double radius = 0;
    Paint paint{};
};

/// Which point of a text stands at its place.
enum class Anchor : std::uint8_t { Start, Middle, End };

/// One line of a sans-serif face. `at` lies on the baseline.
struct Label {
    Point at;
    std::string words;
    double size = 9;
    Colour colour{};
    Anchor anchor = Anchor::Middle;
    bool bold = false;
};

using Shape = std::variant<Rectangle, Polyline, Curve, Circle, Label>;

struct Figure {
    Size size;
    std::string title;  ///< for readers who cannot see it, and for whoever looks at the file
    std::vector<Shape> shapes;  ///< the first lies lowest
};

/// A five-pointed star, the goal's sign.
Polyline star(Point centre, double radius, const Paint& paint);

/// Where a text's baseline lies if its capitals and digits are to stand in the middle about y.
double baseline(double y, double text_size);

/// The figure's shapes, moved.
std::vector<Shape> moved(const std::vector<Shape>& shapes, Point by);

/// Puts the shapes of another figure on this one with its top left corner at a point.
void put(Figure& onto, const Figure& other, Point at);

}  // namespace statescope::figure
