#include "figure/figure.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace statescope::figure {

namespace {

Point sum(Point a, Point b) {
    return {a.x + b.x, a.y + b.y};
}

struct Mover {
    Point by;

    void operator()(Rectangle& rectangle) const { rectangle.low = sum(rectangle.low, by); }
    void operator()(Polyline& line) const {
        for (Point& point : line.points)
            point = sum(point, by);
    }
    void operator()(Curve& curve) const {
        for (Point* point : {&curve.from, &curve.out, &curve.in, &curve.to})
            *point = sum(*point, by);
    }
    void operator()(Circle& circle) const { circle.centre = sum(circle.centre, by); }
    void operator()(Label& text) const { text.at = sum(text.at, by); }
};

}  // namespace

Colour mix(Colour a, Colour b, double part) {
    const auto between = [&](std::uint8_t from, std::uint8_t to) {
        return static_cast<std::uint8_t>(
            std::lround(from + (to - from) * std::clamp(part, 0.0, 1.0)));
    };
    return {between(a.red, b.red), between(a.green, b.green), between(a.blue, b.blue)};
}

Polyline star(Point centre, double radius, const Paint& paint) {
    // The inner corners of a regular pentagram lie at this share of the radius.
    constexpr double inner = 0.382;
    constexpr int corners = 10;
    Polyline line{.points = {}, .closed = true, .paint = paint};
    for (int i = 0; i < corners; ++i) {
        const double angle = std::numbers::pi * (i / 5.0 - 0.5);
        const double reach = i % 2 == 0 ? radius : radius * inner;
        line.points.push_back(
            {centre.x + reach * std::cos(angle), centre.y + reach * std::sin(angle)});
    }
    return line;
}

double baseline(double y, double text_size) {
    // Capitals and digits of the usual faces are 0.70 to 0.73 of the size high.
    constexpr double half_capital = 0.36;
    return y + half_capital * text_size;
}

std::vector<Shape> moved(const std::vector<Shape>& shapes, Point by) {
    std::vector<Shape> all = shapes;
    for (Shape& shape : all)
        std::visit(Mover{by}, shape);
    return all;
}

void put(Figure& onto, const Figure& other, Point at) {
    for (Shape& shape : moved(other.shapes, at))
        onto.shapes.emplace_back(std::move(shape));
}

}  // namespace statescope::figure
