#include "figure/step_figure.hpp"

#include <gtest/gtest.h>

#include <map>

#include "figure/palette.hpp"
#include "figure/text_width.hpp"
#include "search/catalogue.hpp"
#include "tests/support/searches.hpp"

namespace statescope::figure {
namespace {

using trace::Step;

search::Recording animated(std::string_view algorithm, std::string_view start) {
    const search::Algorithm& found = test::algorithm_of(algorithm);
    return search::record(test::problem_of(start, "123804765"), found,
                          search::textbook_rules(found), 3000);
}

/// The labels of a frame, and where they stand.
std::vector<Label> labels_of(const Figure& figure) {
    std::vector<Label> labels;
    for (const Shape& shape : figure.shapes) {
        if (const auto* label = std::get_if<Label>(&shape)) labels.push_back(*label);
    }
    return labels;
}

/// What stands to the right of a name: "expanded" has "5".
std::string figure_beside(const Figure& figure, std::string_view name) {
    for (const Label& label : labels_of(figure)) {
        if (label.words != name || label.anchor != Anchor::Start) continue;
        for (const Label& other : labels_of(figure)) {
            if (other.at.y == label.at.y && other.anchor == Anchor::End) return other.words;
        }
    }
    return "none";
}

TEST(StepFrames, ShowTheFiguresOfTheStep) {
    const search::Recording recording = animated("bfs-parent", "283104765");
    const trace::Trace& trace = recording.trace;
    const teach::Phrases say;
    const StepFrames frames(say, trace, 0, trace.last_step());
    // Lesson 4, counted event by event.
    int expanded = 0;
    for (Step step = 0; step <= trace.last_step(); ++step) {
        expanded += trace.event(step).kind == trace::EventKind::Expanded;
        const Figure frame = frames.at(step);
        EXPECT_EQ(figure_beside(frame, "Step"), std::to_string(step));
        EXPECT_EQ(figure_beside(frame, "expanded"), std::to_string(expanded));
    }
    EXPECT_EQ(figure_beside(frames.at(trace.last_step()), "expanded"), "25");
}

/// The middle of each board of the tree, duplicates aside, by its numbers row by row.
std::map<std::string, Point> board_places(const Figure& figure) {
    std::map<std::string, Point> places;
    Rectangle frame;
    std::string numbers;
    for (const Shape& shape : figure.shapes) {
        if (const auto* rectangle = std::get_if<Rectangle>(&shape)) {
            if (rectangle->paint.stroke && rectangle->paint.fill) {
                frame = *rectangle;
                numbers.clear();
            }
            if (rectangle->paint.fill == palette::hole) numbers += '0';
        }
        const auto* label = std::get_if<Label>(&shape);
        if (label != nullptr && label->words.size() == 1) numbers += label->words;
        // The large board stands to the left of the tree.
        if (numbers.size() == 9 && frame.low.x > 160 && frame.paint.stroke->dash == 0) {
            places[numbers] = {frame.low.x + frame.size.width / 2,
                               frame.low.y + frame.size.height / 2};
        }
    }
    return places;
}

// In these searches no board has two nodes.
TEST(StepFrames, HaveOneSizeAndKeepEveryNodeInItsPlace) {
    for (const char* const name : {"astar", "greedy"}) {
        const search::Recording recording = animated(name, "283164705");
        const trace::Trace& trace = recording.trace;
        const teach::Phrases say;
        const StepFrames frames(say, trace, 0, trace.last_step());
        std::map<std::string, Point> places;
        for (Step step = 0; step <= trace.last_step(); ++step) {
            const Figure frame = frames.at(step);
            EXPECT_EQ(frame.size, (Size{800, 500}));
            const auto boards = board_places(frame);
            EXPECT_EQ(boards.size(), trace.node_count(step)) << name << " " << step;
            for (const auto& [board, at] : boards) {
                const Point first = places.emplace(board, at).first->second;
                EXPECT_NEAR(first.x, at.x, 1e-9) << name << " " << board;
                EXPECT_NEAR(first.y, at.y, 1e-9) << name << " " << board;
            }
        }
    }
}

TEST(StepFrames, StayWithinTheirEdges) {
    for (const search::Algorithm& algorithm : test::searches_by_themselves()) {
        const search::Recording recording = animated(algorithm.name, "283164705");
        const trace::Trace& trace = recording.trace;
        const Step last = std::min<Step>(trace.last_step(), 120);
        const teach::Phrases say;
        for (const TreeDirection direction : {TreeDirection::TopDown, TreeDirection::LeftRight}) {
            const StepFrames frames(say, trace, 0, last, {.direction = direction});
            for (const Step step : {Step{0}, last / 2, last}) {
                const Figure frame = frames.at(step);
                for (const Label& label : labels_of(frame)) {
                    const double width = text_width(label.words, label.size, label.bold);
                    const double left = label.anchor == Anchor::Start    ? label.at.x
                                        : label.anchor == Anchor::Middle ? label.at.x - width / 2
                                                                         : label.at.x - width;
                    EXPECT_GE(left, 0) << algorithm.name << label.words;
                    EXPECT_LE(left + width, 800) << algorithm.name << label.words;
                    EXPECT_LE(label.at.y, 500) << algorithm.name << label.words;
                }
                for (const Shape& shape : frame.shapes) {
                    if (const auto* circle = std::get_if<Circle>(&shape)) {
                        EXPECT_GE(circle->centre.x - circle->radius, 160);
                        EXPECT_LE(circle->centre.x + circle->radius, 800);
                        EXPECT_LE(circle->centre.y + circle->radius, 500);
                    }
                }
            }
        }
    }
}

TEST(StepFrames, ShowLargeTreesAsDots) {
    const search::Recording recording = animated("bfs-parent", "216408753");
    const trace::Trace& trace = recording.trace;
    const teach::Phrases say;
    const Step last = 900;
    const Figure frame = StepFrames(say, trace, last - 5, last).at(last);
    std::size_t circles = 0;
    for (const Shape& shape : frame.shapes)
        circles += std::holds_alternative<Circle>(shape);
    // One for each of the nodes shown, those of the legend, and rings round what is current.
    EXPECT_GE(circles, std::min<std::size_t>(trace.node_count(last), 500));
    EXPECT_LE(circles, 510U);
    // No sign of a board is left to explain: the only outlines are those of the large board.
    std::size_t outlines = 0;
    for (const Shape& shape : frame.shapes) {
        const auto* rectangle = std::get_if<Rectangle>(&shape);
        outlines += rectangle != nullptr && rectangle->paint.stroke.has_value();
    }
    EXPECT_EQ(outlines, 1U);
}

BoardPath five_moves_back() {
    const search::Recording recording = animated("bfs-parent", "283164705");
    return path_at(recording.trace, recording.trace.last_step());
}

/// Where the marked tile lies, and its number.
std::pair<Point, std::string> marked_tile(const Figure& figure) {
    for (std::size_t i = 0; i + 1 < figure.shapes.size(); ++i) {
        const auto* tile = std::get_if<Rectangle>(&figure.shapes[i]);
        if (tile != nullptr && tile->paint.fill == palette::mark)
            return {tile->low, std::get<Label>(figure.shapes[i + 1]).words};
    }
    return {};
}

TEST(SolutionFrame, MovesTheTileFromCellToCell) {
    const teach::Phrases say;
    const BoardPath path = five_moves_back();
    // U: the 6 above the blank comes down.
    const auto [from, number] = marked_tile(solution_frame(say, path, 1, 0));
    const auto [half, same] = marked_tile(solution_frame(say, path, 1, 0.5));
    const auto [to, again] = marked_tile(solution_frame(say, path, 1));
    EXPECT_EQ(number, "6");
    EXPECT_EQ(from.x, to.x);
    EXPECT_GT(to.y, from.y + 56);
    EXPECT_NEAR(half.y, (from.y + to.y) / 2, 1e-9);
    EXPECT_EQ(marked_tile(solution_frame(say, path, 0)).second, "");
    for (std::size_t place = 0; place < path.boards.size(); ++place)
        EXPECT_EQ(solution_frame(say, path, place).size, solution_frame(say, path, 0).size);
    EXPECT_EQ(solution_frame(say, path, 3).title, "Move 3 of 5: l");
}

TEST(NumberedName, SortsAsTheFramesFollow) {
    EXPECT_EQ(numbered_name("tree.png", 1, 40), "tree-001.png");
    EXPECT_EQ(numbered_name("a.b/tree.png", 7, 12'345), "a.b/tree-00007.png");
    EXPECT_EQ(numbered_name("tree", 12, 99), "tree-012");
}

}  // namespace
}  // namespace statescope::figure
