#include "figure/svg.hpp"

#include <fmt/format.h>

#include <cmath>
#include <iterator>
#include <string_view>

namespace statescope::figure {

namespace {

/// A hundredth of a point is finer than any printer.
std::string number(double value) {
    const double rounded = std::round(value * 100) / 100;
    return fmt::format("{}", rounded == 0 ? 0.0 : rounded);
}

std::string hex(Colour colour) {
    return fmt::format("#{:02x}{:02x}{:02x}", colour.red, colour.green, colour.blue);
}

std::string escaped(std::string_view words) {
    std::string text;
    for (const char c : words) {
        switch (c) {
            case '&':
                text += "&amp;";
                break;
            case '<':
                text += "&lt;";
                break;
            case '>':
                text += "&gt;";
                break;
            default:
                text += c;
        }
    }
    return text;
}

class Writer {
  public:
    std::string text;

    void operator()(const Rectangle& rectangle) {
        add("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"", number(rectangle.low.x),
            number(rectangle.low.y), number(rectangle.size.width), number(rectangle.size.height));
        if (rectangle.rounding > 0) add(" rx=\"{}\"", number(rectangle.rounding));
        paint(rectangle.paint);
    }

    void operator()(const Polyline& line) {
        add("<{} points=\"", line.closed ? "polygon" : "polyline");
        for (const Point& point : line.points)
            add("{}{},{}", &point == &line.points.front() ? "" : " ", number(point.x),
                number(point.y));
        add("\"");
        paint(line.paint);
    }

    void operator()(const Curve& curve) {
        add("<path d=\"M{},{} C{},{} {},{} {},{}\"", number(curve.from.x), number(curve.from.y),
            number(curve.out.x), number(curve.out.y), number(curve.in.x), number(curve.in.y),
            number(curve.to.x), number(curve.to.y));
        paint({.fill = {}, .stroke = curve.stroke});
    }

    void operator()(const Circle& circle) {
        add("<circle cx=\"{}\" cy=\"{}\" r=\"{}\"", number(circle.centre.x),
            number(circle.centre.y), number(circle.radius));
        paint(circle.paint);
    }

    void operator()(const Label& words) {
        add("<text x=\"{}\" y=\"{}\" font-size=\"{}\"", number(words.at.x), number(words.at.y),
            number(words.size));
        if (words.anchor != Anchor::Middle)
            add(" text-anchor=\"{}\"", words.anchor == Anchor::Start ? "start" : "end");
        if (words.bold) add(" font-weight=\"bold\"");
        add(" fill=\"{}\">{}</text>\n", hex(words.colour), escaped(words.words));
    }

    template <class... Arguments>
    void add(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
        fmt::format_to(std::back_inserter(text), format, std::forward<Arguments>(arguments)...);
    }

  private:
    void paint(const Paint& paint) {
        add(" fill=\"{}\"", paint.fill ? hex(*paint.fill) : "none");
        if (paint.stroke) {
            const Stroke& stroke = *paint.stroke;
            add(" stroke=\"{}\" stroke-width=\"{}\"", hex(stroke.colour), number(stroke.width));
            if (stroke.dash > 0)
                add(" stroke-dasharray=\"{} {}\"", number(stroke.dash), number(stroke.gap));
        }
        add("/>\n");
    }
};

}  // namespace

std::string svg(const Figure& figure) {
    Writer writer;
    const std::string width = number(figure.size.width);
    const std::string height = number(figure.size.height);
    writer.add("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    writer.add(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" width=\"{0}pt\" "
        "height=\"{1}pt\" viewBox=\"0 0 {0} {1}\" font-family=\"Noto Sans, DejaVu Sans, Helvetica, "
        "Arial, sans-serif\" text-anchor=\"middle\">\n",
        width, height);
    writer.add("<title>{}</title>\n", escaped(figure.title));
    for (const Shape& shape : figure.shapes)
        std::visit(writer, shape);
    writer.add("</svg>\n");
    return std::move(writer.text);
}

}  // namespace statescope::figure
