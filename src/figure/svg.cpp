#include "figure/svg.hpp"

#include <fmt/format.h>

#include <iterator>
#include <utility>

#include "figure/written.hpp"

namespace statescope::figure {

namespace {

class SvgWriter {
  public:
    std::string text;

    void operator()(const Rectangle& rectangle) {
        add(R"(<rect x="{}" y="{}" width="{}" height="{}")", written(rectangle.low.x),
            written(rectangle.low.y), written(rectangle.size.width),
            written(rectangle.size.height));
        if (rectangle.rounding > 0) add(R"( rx="{}")", written(rectangle.rounding));
        paint(rectangle.paint);
    }

    void operator()(const Polyline& line) {
        add(R"(<{} points=")", line.closed ? "polygon" : "polyline");
        for (const Point& point : line.points) {
            add("{}{},{}", &point == &line.points.front() ? "" : " ", written(point.x),
                written(point.y));
        }
        add(R"(")");
        paint(line.paint);
    }

    void operator()(const Curve& curve) {
        add(R"(<path d="M{},{} C{},{} {},{} {},{}")", written(curve.from.x), written(curve.from.y),
            written(curve.out.x), written(curve.out.y), written(curve.in.x), written(curve.in.y),
            written(curve.to.x), written(curve.to.y));
        paint({.fill = {}, .stroke = curve.stroke});
    }

    void operator()(const Circle& circle) {
        add(R"(<circle cx="{}" cy="{}" r="{}")", written(circle.centre.x), written(circle.centre.y),
            written(circle.radius));
        paint(circle.paint);
    }

    void operator()(const Label& words) {
        add(R"(<text x="{}" y="{}" font-size="{}")", written(words.at.x), written(words.at.y),
            written(words.size));
        if (words.anchor != Anchor::Middle)
            add(R"( text-anchor="{}")", words.anchor == Anchor::Start ? "start" : "end");
        if (words.bold) add(R"( font-weight="bold")");
        add(" fill=\"{}\">{}</text>\n", hex(words.colour), xml_text(words.words));
    }

    template <class... Arguments>
    void add(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
        fmt::format_to(std::back_inserter(text), format, std::forward<Arguments>(arguments)...);
    }

  private:
    void paint(const Paint& paint) {
        add(R"( fill="{}")", paint.fill ? hex(*paint.fill) : "none");
        if (paint.stroke) {
            const Stroke& stroke = *paint.stroke;
            add(R"( stroke="{}" stroke-width="{}")", hex(stroke.colour), written(stroke.width));
            if (stroke.dash > 0)
                add(R"( stroke-dasharray="{} {}")", written(stroke.dash), written(stroke.gap));
        }
        add("/>\n");
    }
};

}  // namespace

std::string svg(const Figure& figure) {
    SvgWriter writer;
    const std::string width = written(figure.size.width);
    const std::string height = written(figure.size.height);
    writer.add("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    writer.add(
        R"(<svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="{0}pt" )"
        R"(height="{1}pt" viewBox="0 0 {0} {1}" font-family="Noto Sans, DejaVu Sans, Helvetica, )"
        "Arial, sans-serif\" text-anchor=\"middle\">\n",
        width, height);
    writer.add("<title>{}</title>\n", xml_text(figure.title));
    for (const Shape& shape : figure.shapes)
        std::visit(writer, shape);
    writer.add("</svg>\n");
    return std::move(writer.text);
}

}  // namespace statescope::figure
