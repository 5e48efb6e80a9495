#include "figure/tree_figure.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "figure/svg.hpp"
#include "figure/text_width.hpp"
#include "search/catalogue.hpp"
#include "tests/support/other_programs.hpp"
#include "tests/support/searches.hpp"

namespace statescope::figure {
namespace {

using trace::Step;

search::Recording run_of(std::string_view algorithm, const search::Problem& problem) {
    const search::Algorithm& found = test::algorithm_of(algorithm);
    return search::record(problem, found, search::textbook_rules(found), 3000);
}

/// An area and what takes it.
struct Taken {
    Bounds area;
    std::string what;
};

bool overlap(const Bounds& a, const Bounds& b) {
    constexpr double touch = 0.25;
    return a.left + touch < b.right && b.left + touch < a.right && a.top + touch < b.bottom &&
           b.top + touch < a.bottom;
}

bool within(const Bounds& inner, const Bounds& outer) {
    return inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top &&
           inner.bottom <= outer.bottom;
}

Bounds area_of(const Label& label) {
    const double width = text_width(label.words, label.size, label.bold);
    double left = label.at.x;
    if (label.anchor == Anchor::Middle) left -= width / 2;
    if (label.anchor == Anchor::End) left -= width;
    return {left, label.at.y - 0.73 * label.size, left + width, label.at.y + 0.1 * label.size};
}

Bounds area_of(const Rectangle& rectangle) {
    const double half = rectangle.paint.stroke ? rectangle.paint.stroke->width / 2 : 0;
    return {rectangle.low.x - half, rectangle.low.y - half,
            rectangle.low.x + rectangle.size.width + half,
            rectangle.low.y + rectangle.size.height + half};
}

/// Frames of boards, and texts outside of them: no two may overlap.
std::vector<Taken> taken_in(const Figure& figure) {
    std::vector<Taken> frames;
    for (const Shape& shape : figure.shapes) {
        const auto* rectangle = std::get_if<Rectangle>(&shape);
        if (rectangle == nullptr || !rectangle->paint.stroke) continue;
        const Bounds area = area_of(*rectangle);
        // The second outline of the current board lies round the first.
        if (!frames.empty() && within(frames.back().area, area)) {
            frames.back().area = area;
        } else {
            frames.push_back({area, "board"});
        }
    }
    std::vector<Taken> all = frames;
    for (const Shape& shape : figure.shapes) {
        const auto* label = std::get_if<Label>(&shape);
        if (label == nullptr) continue;
        const Bounds area = area_of(*label);
        const bool in_board = std::any_of(frames.begin(), frames.end(), [&](const Taken& frame) {
            return within(area, frame.area);
        });
        if (!in_board) all.push_back({area, label->words});
    }
    return all;
}

void expect_tidy(const Figure& figure, const std::string& where) {
    const std::vector<Taken> all = taken_in(figure);
    const Bounds page{0, 0, figure.size.width, figure.size.height};
    for (std::size_t i = 0; i < all.size(); ++i) {
        EXPECT_TRUE(within(all[i].area, page)) << where << ": " << all[i].what << " is cut";
        for (std::size_t j = 0; j < i; ++j) {
            EXPECT_FALSE(overlap(all[i].area, all[j].area))
                << where << ": " << all[i].what << " lies on " << all[j].what;
        }
    }
}

TEST(TreeFigure, OverlapsNothingInAnySearch) {
    for (const search::Algorithm& algorithm : test::searches_by_themselves()) {
        const search::Recording recording =
            run_of(algorithm.name, test::problem_of("283164705", "123804765"));
        const Step last = recording.trace.last_step();
        for (const Step step : {Step{0}, Step{5}, Step{17}, Step{40}, last}) {
            for (const TreeDirection direction :
                 {TreeDirection::TopDown, TreeDirection::LeftRight}) {
                const TreeOptions options{
                    .content = {.part = step == last ? TreePart::Path : TreePart::Whole,
                                .most_nodes = 60},
                    .direction = direction};
                expect_tidy(tree_figure({}, recording.trace, std::min(step, last), options),
                            std::string(algorithm.name) + " at " + std::to_string(step));
            }
        }
    }
}

TEST(TreeFigure, OverlapsNothingOnAnyShape) {
    for (const puzzle::Shape shape : test::all_shapes()) {
        const puzzle::Board goal = puzzle::ordered_board(shape);
        // Two moves away: the blank up, then left.
        puzzle::Board start = puzzle::moved(goal, shape, puzzle::Move::Up).value();
        start = puzzle::moved(start, shape, puzzle::Move::Left).value();
        const search::Recording recording = run_of("bfs-parent", {shape, start, goal});
        for (const double cell : {10.0, 14.0, 24.0}) {
            expect_tidy(tree_figure({}, recording.trace, recording.trace.last_step(),
                                    {.content = {}, .cell = cell}),
                        test::ShapeName{}(testing::TestParamInfo<puzzle::Shape>(shape, 0)));
        }
    }
}

std::vector<std::string> words_of(const Figure& figure) {
    std::vector<std::string> words;
    for (const Shape& shape : figure.shapes) {
        if (const auto* label = std::get_if<Label>(&shape)) words.push_back(label->words);
    }
    return words;
}

bool says(const Figure& figure, const std::string& words) {
    const auto all = words_of(figure);
    return std::count(all.begin(), all.end(), words) > 0;
}

// Lesson 8 with Manhattan: five expansions; h of the start is 5, so every f on the way is 5.
TEST(TreeFigure, SaysWhatIsKnownOfEachNode) {
    const search::Recording recording = run_of("astar", test::problem_of("283164705", "123804765"));
    const Figure figure = tree_figure({}, recording.trace, recording.trace.last_step());
    EXPECT_TRUE(says(figure, "1 · #1"));
    EXPECT_TRUE(says(figure, "0+5=5"));
    EXPECT_TRUE(says(figure, "4+1=5"));
    EXPECT_TRUE(says(figure, "5+0=5"));
    EXPECT_TRUE(says(figure, "goal"));
    EXPECT_FALSE(says(figure, "cut off"));
    EXPECT_FALSE(says(figure, "12 nodes"));
    const search::Recording blind =
        run_of("bfs-parent", test::problem_of("283164705", "123804765"));
    EXPECT_TRUE(says(tree_figure({}, blind.trace, 6), "2 · d 1"));
}

TEST(TreeFigure, SaysWhatItLeavesOutAndWhichRoundItIs) {
    const search::Recording recording =
        run_of("bfs-parent", test::problem_of("283164705", "123804765"));
    const Figure cut = tree_figure({}, recording.trace, recording.trace.last_step(),
                                   {.content = {.most_nodes = 20}, .legend = false});
    // Lesson 5: 77 successors are kept, by an independent program; with the start 78 nodes.
    EXPECT_TRUE(says(cut, "20 of 78 nodes"));
    const search::Recording rounds = run_of("ids", test::problem_of("283164705", "123804765"));
    EXPECT_TRUE(says(tree_figure({}, rounds.trace, rounds.trace.rounds()[1].step),
                     "Round 2, depth limit 1 · 1 node"));
}

TEST(TreeFigure, LeavesTheLegendOut) {
    const search::Recording recording = run_of("astar", test::problem_of("283164705", "123804765"));
    const Figure with = tree_figure({}, recording.trace, 10);
    const Figure without = tree_figure({}, recording.trace, 10, {.content = {}, .legend = false});
    EXPECT_TRUE(says(with, "frontier"));
    EXPECT_FALSE(says(without, "frontier"));
    EXPECT_LT(without.size.height, with.size.height);
}

TEST(TreeFigure, IsWellFormedAsSvg) {
    for (const search::Algorithm& algorithm : test::searches_by_themselves()) {
        const search::Recording recording =
            run_of(algorithm.name, test::problem_of("283164705", "123804765"));
        const Step step = std::min<Step>(recording.trace.last_step(), 30);
        EXPECT_EQ(test::xml_faults(svg(tree_figure({}, recording.trace, step))), "")
            << algorithm.name;
    }
}

}  // namespace
}  // namespace statescope::figure
