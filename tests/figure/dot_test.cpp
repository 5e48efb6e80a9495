#include "figure/dot.hpp"

#include <gtest/gtest.h>

#include "search/catalogue.hpp"
#include "tests/support/other_programs.hpp"
#include "tests/support/searches.hpp"

namespace statescope::figure {
namespace {

search::Recording recorded(std::string_view algorithm, const search::Problem& problem) {
    const search::Algorithm& found = test::algorithm_of(algorithm);
    return search::record(problem, found, search::textbook_rules(found), 3000);
}

/// What Graphviz makes of a graph: its SVG, or what it finds wrong.
std::string drawn_by_graphviz(const std::string& graph) {
    const test::TestFolder folder;
    const test::Said said = test::run_program("dot -Tsvg " + folder.write("tree.dot", graph));
    return said.exit_code == 0 ? said.out : "failed: " + said.out;
}

std::size_t count(const std::string& text, const std::string& what) {
    std::size_t found = 0;
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1))
        ++found;
    return found;
}

TEST(Dot, IsDrawnByGraphvizWithEveryNodeAndEdge) {
    for (const search::Algorithm& algorithm : test::searches_by_themselves()) {
        const search::Recording recording =
            recorded(algorithm.name, test::problem_of("283164705", "123804765"));
        for (const trace::Step step : {trace::Step{0}, trace::Step{13}, trace::Step{40}}) {
            if (step > recording.trace.last_step()) continue;
            const ShownTree tree = shown_tree({}, recording.trace, step);
            const std::string drawn = drawn_by_graphviz(dot({}, recording.trace, step));
            const std::size_t nodes = tree.nodes.size() + tree.duplicates.size();
            EXPECT_EQ(count(drawn, "class=\"node\""), nodes)
                << algorithm.name << " " << step << drawn.substr(0, 300);
            const std::size_t roots = algorithm.name == "bidirectional" && step > 0 ? 2 : 1;
            EXPECT_EQ(count(drawn, "class=\"edge\""), nodes - roots) << algorithm.name;
            // What Graphviz does not understand it says, and goes on.
            EXPECT_EQ(count(drawn, "Warning"), 0U) << drawn;
        }
    }
}

TEST(Dot, ShowsBoardsMovesAndSigns) {
    const search::Recording recording =
        recorded("astar", test::problem_of("283164705", "123804765"));
    const std::string graph = dot({}, recording.trace, recording.trace.last_step());
    EXPECT_EQ(count(graph, "penwidth=3"), 5U);  // the moves of the answer
    EXPECT_EQ(count(graph, "&#9733;"), 1U);
    EXPECT_NE(graph.find("n1 -> n3 [label=\" U\""), std::string::npos);
    EXPECT_NE(graph.find("0+5=5"), std::string::npos);
    // Every board has an 8.
    EXPECT_EQ(count(drawn_by_graphviz(graph), ">8</text>"), recording.trace.nodes().size());
}

// Nilsson's board: five moves, uuldr.
TEST(Dot, DrawsTheBoardsOfASolutionInARow) {
    const search::Recording recording =
        recorded("astar", test::problem_of("283164705", "123804765"));
    const BoardPath path = path_at(recording.trace, recording.trace.last_step());
    const std::string graph = dot({}, path);
    const std::string drawn = drawn_by_graphviz(graph);
    EXPECT_EQ(count(drawn, "class=\"node\""), 6U) << drawn.substr(0, 300);
    EXPECT_EQ(count(drawn, "class=\"edge\""), 5U);
    EXPECT_EQ(count(drawn, "Warning"), 0U) << drawn;
    EXPECT_EQ(count(drawn, ">8</text>"), 6U);
    EXPECT_NE(drawn.find("5 moves of the blank: uuldr"), std::string::npos);
    EXPECT_NE(graph.find("b2 -> b3 [label=\"l\\n3\"]"), std::string::npos) << graph;
    EXPECT_EQ(count(graph, "&#9733;"), 1U) << "the goal's star";
    EXPECT_EQ(count(graph, "#e69f00"), 5U) << "a moved tile on each board but the first";
}

TEST(Dot, OfAPathLongerThanAStripTheFirstBoardsAreDrawn) {
    const search::Recording recording = recorded("dfs", test::problem_of("283164705", "123804765"));
    const BoardPath path = path_at(recording.trace, recording.trace.last_step());
    ASSERT_GT(path.boards.size(), 200U);
    const std::string drawn = drawn_by_graphviz(dot({}, path));
    EXPECT_EQ(count(drawn, "class=\"node\""), 201U);
    EXPECT_EQ(count(drawn, ">...</text>"), 1U);
}

TEST(Dot, DrawsABoardByItself) {
    const search::Recording recording =
        recorded("astar", test::problem_of("283164705", "123804765"));
    const BoardPath path = path_at(recording.trace, recording.trace.last_step());
    const std::string drawn =
        drawn_by_graphviz(dot(path.boards.back(), path.shape, last_look(path)));
    EXPECT_EQ(count(drawn, "class=\"node\""), 1U) << drawn.substr(0, 300);
    EXPECT_EQ(count(drawn, "Warning"), 0U) << drawn;
    EXPECT_EQ(count(drawn, "</text>"), 8U);
    EXPECT_EQ(count(drawn, "#e69f00"), 1U) << "the tile moved last";
}

TEST(Dot, GrowsToTheRightWhereAskedTo) {
    const search::Recording recording =
        recorded("astar", test::problem_of("283164705", "123804765"));
    TreeOptions options;
    EXPECT_NE(dot({}, recording.trace, 5, options).find("rankdir=TB"), std::string::npos);
    options.direction = TreeDirection::LeftRight;
    EXPECT_NE(dot({}, recording.trace, 5, options).find("rankdir=LR"), std::string::npos);
}

}  // namespace
}  // namespace statescope::figure
