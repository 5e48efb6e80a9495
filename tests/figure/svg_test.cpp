#include "figure/svg.hpp"

#include <gtest/gtest.h>

#include "tests/support/other_programs.hpp"

namespace statescope::figure {
namespace {

using test::xml_faults;
using test::xml_value;

/// One of every shape, with all that can be said of it.
Figure one_of_each() {
    Figure figure{.size = {100, 60.5}, .title = "a < b & \"c\" > d", .shapes = {}};
    const Paint both{.fill = rgb(0x56B4E9),
                     .stroke = Stroke{.colour = rgb(0x0072B2), .width = 1.5}};
    figure.shapes = {
        Rectangle{.low = {1, 2}, .size = {30, 20}, .rounding = 4, .paint = both},
        Polyline{.points = {{0, 0}, {10.125, 5}, {20, 0}}, .closed = false, .paint = both},
        star({50, 30}, 10, both),
        Curve{{0, 0}, {0, 10}, {10, 10}, {10, 20}, {.colour = {}, .dash = 4, .gap = 3}},
        Circle{{70, 30}, 5, both},
        Label{.at = {50, 50},
              .words = "<2 & 3> · 4",
              .size = 8,
              .anchor = Anchor::End,
              .bold = true}};
    return figure;
}

TEST(Svg, IsWellFormedWhateverIsWritten) {
    EXPECT_EQ(xml_faults(svg(one_of_each())), "");
    EXPECT_EQ(xml_faults(svg(Figure{})), "");
}

TEST(Svg, HoldsEachShapeAndTextAsText) {
    const std::string document = svg(one_of_each());
    const auto count = [&](const std::string& name) {
        return xml_value(document, "count(//*[local-name()='" + name + "'])");
    };
    EXPECT_EQ(count("rect"), "1");
    EXPECT_EQ(count("polyline"), "1");
    EXPECT_EQ(count("polygon"), "1");
    EXPECT_EQ(count("path"), "1");
    EXPECT_EQ(count("circle"), "1");
    EXPECT_EQ(xml_value(document, "string(//*[local-name()='text'])"), "<2 & 3> · 4");
    EXPECT_EQ(xml_value(document, "string(/*/*[1])"), "a < b & \"c\" > d");
    EXPECT_EQ(xml_value(document, "name(/*/*[1])"), "title");
    EXPECT_EQ(xml_value(document, "string(/*/@viewBox)"), "0 0 100 60.5");
    EXPECT_EQ(xml_value(document, "string(/*/@width)"), "100pt");
    EXPECT_EQ(xml_value(document, "string(//@points)"), "0,0 10.13,5 20,0");
    EXPECT_EQ(xml_value(document, "string(//@stroke-dasharray)"), "4 3");
}

}  // namespace
}  // namespace statescope::figure
