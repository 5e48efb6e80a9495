#include "figure/tikz.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "figure/latex_text.hpp"
#include "figure/palette.hpp"
#include "figure/tree_figure.hpp"
#include "search/catalogue.hpp"
#include "tests/support/other_programs.hpp"
#include "tests/support/searches.hpp"

namespace statescope::figure {
namespace {

/// Whether the document compiles by itself; where no LaTeX is installed, whether it has a
/// document's parts, each of which is closed again.
std::string faults_of(const std::string& document) {
    const test::TestFolder folder;
    const std::string file = folder.write("figure.tex", document);
    if (test::run_program("pdflatex --version").exit_code != 0) {
        for (const char* part : {"document", "tikzpicture"}) {
            if (document.find(std::string("\\begin{") + part + "}") >
                document.find(std::string("\\end{") + part + "}"))
                return std::string("no ") + part;
        }
        const auto braces = [&](char c) { return std::count(document.begin(), document.end(), c); };
        return braces('{') == braces('}') ? "" : "a brace is not closed";
    }
    const test::Said said =
        test::run_program("cd '" + folder.path().string() +
                          "' && pdflatex -interaction=nonstopmode -halt-on-error " + file);
    if (said.exit_code != 0) return said.out;
    return said.out.find("(1 page") == std::string::npos ? "not one page: " + said.out : "";
}

Figure all_shapes() {
    Figure figure{.size = {100, 60}, .title = "100 % of #1", .shapes = {}};
    const Paint both{.fill = palette::goal_fill,
                     .stroke = Stroke{.colour = rgb(0x123456), .width = 1.5, .dash = 3, .gap = 2}};
    figure.shapes = {
        Rectangle{.low = {1, 2}, .size = {30, 20}, .rounding = 4, .paint = both},
        star({50, 30}, 10, both),
        Curve{{0, 0}, {0, 10}, {10, 10}, {10, 20}, {.colour = palette::edge}},
        Circle{{70, 30}, 5, both},
        Label{.at = {50, 50}, .words = "a & b_c · 50 % {x} ~ ^ \\", .size = 7.5, .bold = true}};
    return figure;
}

TEST(Tikz, CompilesByItselfWhateverIsWritten) {
    EXPECT_EQ(faults_of(tikz(all_shapes(), TikzForm::Document)), "");
}

TEST(Tikz, CompilesForTrees) {
    for (const char* const name : {"astar", "bidirectional", "ids"}) {
        const search::Algorithm& algorithm = test::algorithm_of(name);
        const search::Recording recording =
            search::record(test::problem_of("283164705", "123804765"), algorithm,
                           search::textbook_rules(algorithm), 3000);
        const trace::Step step = std::min<trace::Step>(recording.trace.last_step(), 30);
        EXPECT_EQ(faults_of(tikz(tree_figure({}, recording.trace, step), TikzForm::Document)), "")
            << name;
    }
}

TEST(Tikz, NamesTheColoursOfThePalette) {
    const std::string picture = tikz(all_shapes());
    EXPECT_NE(picture.find("\\definecolor{statescopeGoalFill}{RGB}{240,228,66}"),
              std::string::npos);
    EXPECT_NE(picture.find("fill=statescopeGoalFill"), std::string::npos);
    EXPECT_NE(picture.find("\\definecolor{statescope123456}{RGB}{18,52,86}"), std::string::npos);
    EXPECT_EQ(picture.find("documentclass"), std::string::npos);
}

// Each name of the palette is a name TeX can read, and no two are alike.
TEST(Palette, HasOneNameForEachColour) {
    for (const NamedColour& named : named_colours()) {
        EXPECT_TRUE(std::all_of(named.name.begin(), named.name.end(),
                                [](char c) { return (c | 0x20) >= 'a' && (c | 0x20) <= 'z'; }));
        EXPECT_EQ(std::count_if(named_colours().begin(), named_colours().end(),
                                [&](const NamedColour& other) {
                                    return other.name == named.name || other.colour == named.colour;
                                }),
                  1)
            << named.name;
    }
}

TEST(LatexText, WritesSignsAsLatexHasThem) {
    EXPECT_EQ(latex_text("4 · #2"), "4 \\ensuremath{\\cdot} \\#2");
    EXPECT_EQ(latex_text("3+2·11=25"), "3+2\\ensuremath{\\cdot}11=25");
    EXPECT_EQ(latex_text("a -- b"), "a -{}- b");
    EXPECT_EQ(latex_text("é"), "é");
}

}  // namespace
}  // namespace statescope::figure
