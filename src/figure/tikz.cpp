#include "figure/tikz.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <vector>

#include "figure/latex_text.hpp"
#include "figure/palette.hpp"
#include "figure/written.hpp"

namespace statescope::figure {

namespace {

std::string place(Point point) {
    return fmt::format("({},{})", written(point.x), written(point.y));
}

/// The palette's name, or one made of the colour's own figures, behind the program's: colours of a
/// document are all in one place.
std::string name_of(Colour colour) {
    for (const NamedColour& named : named_colours()) {
        if (named.colour != colour) continue;
        std::string name(named.name);
        name.front() = static_cast<char>(name.front() - 'a' + 'A');
        return "statescope" + name;
    }
    return fmt::format("statescope{:02X}{:02X}{:02X}", colour.red, colour.green, colour.blue);
}

class TikzWriter {
  public:
    std::string text;

    /// The definition of each colour that was used.
    std::string definitions() const {
        std::string all;
        for (const Colour colour : used_) {
            all += fmt::format("\\definecolor{{{}}}{{RGB}}{{{},{},{}}}\n", name_of(colour),
                               colour.red, colour.green, colour.blue);
        }
        return all;
    }

    void operator()(const Rectangle& rectangle) {
        const std::string corners =
            rectangle.rounding > 0
                ? fmt::format(",rounded corners={}bp", written(rectangle.rounding))
                : std::string{};
        add("\\path[{}{}] {} rectangle {};\n", paint(rectangle.paint), corners,
            place(rectangle.low),
            place(
                {rectangle.low.x + rectangle.size.width, rectangle.low.y + rectangle.size.height}));
    }

    void operator()(const Polyline& line) {
        add("\\path[{}] ", paint(line.paint));
        for (const Point& point : line.points)
            add("{}{}", &point == &line.points.front() ? "" : " -- ", place(point));
        add("{};\n", line.closed ? " -- cycle" : "");
    }

    void operator()(const Curve& curve) {
        add("\\path[{}] {} .. controls {} and {} .. {};\n",
            paint({.fill = {}, .stroke = curve.stroke}), place(curve.from), place(curve.out),
            place(curve.in), place(curve.to));
    }

    void operator()(const Circle& circle) {
        add("\\path[{}] {} circle[radius={}bp];\n", paint(circle.paint), place(circle.centre),
            written(circle.radius));
    }

    void operator()(const Label& label) {
        const char* const anchor = label.anchor == Anchor::Start ? ",anchor=base west"
                                   : label.anchor == Anchor::End ? ",anchor=base east"
                                                                 : "";
        const std::string words = latex_text(label.words);
        add("\\node[words={}{},text={}] at {} {{{}}};\n", written(label.size), anchor,
            use(label.colour), place(label.at),
            label.bold ? fmt::format("\\textbf{{{}}}", words) : words);
    }

    template <class... Arguments>
    void add(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
        fmt::format_to(std::back_inserter(text), format, std::forward<Arguments>(arguments)...);
    }

  private:
    std::string use(Colour colour) {
        if (std::find(used_.begin(), used_.end(), colour) == used_.end()) used_.push_back(colour);
        return name_of(colour);
    }

    std::string paint(const Paint& paint) {
        std::string options;
        if (paint.fill) options = fmt::format("fill={}", use(*paint.fill));
        if (!paint.stroke) return options;
        const Stroke& stroke = *paint.stroke;
        options += fmt::format("{}draw={},line width={}bp", options.empty() ? "" : ",",
                               use(stroke.colour), written(stroke.width));
        if (stroke.dash > 0) {
            options += fmt::format(",dash pattern=on {}bp off {}bp", written(stroke.dash),
                                   written(stroke.gap));
        }
        return options;
    }

    std::vector<Colour> used_;
};

/// A document whose page is the figure, and a point more, or TeX would begin a second one. The
/// package fix-cm has the usual faces in every size.
std::string document(const Figure& figure, const std::string& picture) {
    return fmt::format(
        "\\documentclass{{article}}\n"
        "\\usepackage{{fix-cm}}\n"
        "\\usepackage{{tikz}}\n"
        "\\usepackage[paperwidth={}bp,paperheight={}bp,margin=0pt]{{geometry}}\n"
        "\\pagestyle{{empty}}\n"
        "\\setlength{{\\parindent}}{{0pt}}\n"
        "\\setlength{{\\topskip}}{{0pt}}\n"
        "\\begin{{document}}\n"
        "{}"
        "\\end{{document}}\n",
        written(figure.size.width), written(figure.size.height + 1), picture);
}

}  // namespace

std::string tikz(const Figure& figure, TikzForm form) {
    TikzWriter body;
    for (const Shape& shape : figure.shapes)
        std::visit([&](const auto& one) { body(one); }, shape);
    TikzWriter picture;
    picture.add("% {}\n", latex_text(figure.title));
    picture.add(
        "\\begin{{tikzpicture}}[x=1bp,y=-1bp,words/.style={{inner sep=0pt,outer sep=0pt,"
        "anchor=base,font=\\sffamily\\fontsize{{#1bp}}{{#1bp}}\\selectfont}}]\n");
    picture.text += body.definitions();
    picture.add("\\path[use as bounding box] (0,0) rectangle {};\n",
                place({figure.size.width, figure.size.height}));
    picture.text += body.text;
    picture.add("\\end{{tikzpicture}}%\n");
    return form == TikzForm::Picture ? picture.text : document(figure, picture.text);
}

}  // namespace statescope::figure
