#include "figure/shown_tree.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "search/catalogue.hpp"
#include "tests/support/searches.hpp"

namespace statescope::figure {
namespace {

using trace::NodeId;
using trace::Step;

search::Recording textbook_run(std::string_view algorithm, std::string_view start,
                               std::string_view goal) {
    const search::Algorithm& found = test::algorithm_of(algorithm);
    return search::record(test::problem_of(start, goal), found, search::textbook_rules(found),
                          3000);
}

/// The moves that lead to a node, which tell its place in the tree: "lu".
std::string place_of(const trace::Trace& trace, NodeId id) {
    std::string moves;
    for (; trace.nodes()[id].parent != trace::no_node; id = trace.nodes()[id].parent)
        moves.insert(moves.begin(), puzzle::letter(trace.nodes()[id].move));
    return (trace.nodes()[id].from_goal ? "goal:" : "") + moves;
}

/// Every place of the tree at a step with the newest node there, read off the events one by one.
std::map<std::string, NodeId> places_at(const trace::Trace& trace, Step step) {
    std::map<std::string, NodeId> places;
    for (Step at = 0; at <= step; ++at) {
        const trace::Event& event = trace.event(at);
        if (event.kind == trace::EventKind::Round) places.clear();
        if (trace::makes_node(event.kind)) places[place_of(trace, event.node)] = event.node;
    }
    return places;
}

TEST(ShownTree, HoldsTheNodesThereAreOfEverySearch) {
    for (const search::Algorithm& algorithm : test::searches_by_themselves()) {
        const search::Recording recording = textbook_run(algorithm.name, "283164705", "123804765");
        const trace::Trace& trace = recording.trace;
        const Step last = std::min<Step>(trace.last_step(), 150);
        for (Step step = 0; step <= last; step += 3) {
            const ShownTree tree = shown_tree({}, trace, step);
            const auto places = places_at(trace, step);
            EXPECT_EQ(tree.count, places.size()) << algorithm.name << " " << step;
            std::map<std::string, NodeId> shown;
            for (const ShownNode& node : tree.nodes) {
                shown[place_of(trace, node.node)] = node.node;
                const NodeId parent = trace.nodes()[node.node].parent;
                ASSERT_EQ(node.parent.has_value(), parent != trace::no_node);
                if (node.parent) {
                    EXPECT_EQ(place_of(trace, tree.nodes[*node.parent].node),
                              place_of(trace, parent));
                }
            }
            EXPECT_EQ(shown, places) << algorithm.name << " " << step;
        }
    }
}

TEST(ShownTree, MarksThePathToTheCurrentNode) {
    const search::Recording recording = textbook_run("astar", "283164705", "123804765");
    const trace::Trace& trace = recording.trace;
    const ShownTree start = shown_tree({}, trace, 0);
    EXPECT_FALSE(start.nodes.front().look.on_path);
    const ShownTree end = shown_tree({}, trace, trace.last_step());
    std::set<std::string> path;
    for (const ShownNode& node : end.nodes) {
        if (node.look.on_path) path.insert(place_of(trace, node.node));
    }
    EXPECT_EQ(path, (std::set<std::string>{"", "U", "UU", "UUL", "UULD", "UULDR"}));
    EXPECT_EQ(end.nodes[*end.current].board, test::board_of("123804765"));
}

// Where two sides meet, the path goes through the nodes of both for the board they share.
TEST(ShownTree, MarksBothSidesOfAMeeting) {
    const search::Recording recording = textbook_run("bidirectional", "283104765", "123804765");
    const trace::Trace& trace = recording.trace;
    const ShownTree tree = shown_tree({}, trace, trace.last_step());
    std::set<std::string> path;
    for (const ShownNode& node : tree.nodes) {
        if (node.look.on_path) path.insert(place_of(trace, node.node));
    }
    // U L D R, met after two moves from either end: back from the goal these are L and U.
    EXPECT_EQ(path, (std::set<std::string>{"", "U", "UL", "goal:", "goal:L", "goal:LU"}));
}

TEST(ShownTree, HasTheDuplicatesOfTheExpansionGoingOn) {
    const search::Recording recording = textbook_run("bfs-parent", "283164705", "123804765");
    const trace::Trace& trace = recording.trace;
    for (Step step = 0; step <= 60; ++step) {
        std::vector<std::string> expected;
        for (Step at = 0; at <= step; ++at) {
            const trace::Event& event = trace.event(at);
            if (event.kind == trace::EventKind::Taken) expected.clear();
            if (event.kind == trace::EventKind::Duplicate)
                expected.push_back("= " + std::to_string(event.other + 1));
        }
        std::vector<std::string> captions;
        for (const ShownDuplicate& duplicate : shown_tree({}, trace, step).duplicates)
            captions.push_back(duplicate.caption);
        EXPECT_EQ(captions, expected) << step;
    }
}

TEST(ShownTree, ShowsThePathWithItsChildren) {
    const search::Recording recording = textbook_run("bfs-parent", "283164705", "123804765");
    const trace::Trace& trace = recording.trace;
    const Step step = trace.last_step();
    const ShownTree tree = shown_tree({}, trace, step, {.part = TreePart::Path});
    std::set<NodeId> expected;
    for (NodeId at = *trace.current(step); at != trace::no_node; at = trace.nodes()[at].parent) {
        expected.insert(at);
        for (NodeId id = 0; id < trace.nodes().size(); ++id) {
            if (trace.nodes()[id].parent == at) expected.insert(id);
        }
    }
    std::set<NodeId> shown;
    for (const ShownNode& node : tree.nodes)
        shown.insert(node.node);
    EXPECT_EQ(shown, expected);
    EXPECT_EQ(tree.left_out(), trace.nodes().size() - expected.size());
}

TEST(ShownTree, ShowsNoMoreNodesThanAsked) {
    const search::Recording recording = textbook_run("bfs-parent", "216408753", "123804765");
    const trace::Trace& trace = recording.trace;
    const ShownTree tree = shown_tree({}, trace, trace.last_step(), {.most_nodes = 40});
    EXPECT_EQ(tree.nodes.size(), 40U);
    EXPECT_EQ(tree.left_out(), trace.nodes().size() - 40);
    for (const ShownNode& node : tree.nodes)
        EXPECT_LT(node.node, 40U);
    const search::Recording deep = textbook_run("dfs", "216408753", "123804765");
    const ShownTree path = shown_tree({}, deep.trace, deep.trace.last_step(),
                                      {.part = TreePart::Path, .most_nodes = 40});
    EXPECT_EQ(path.nodes.size(), 40U);
}

// Frames of an animation: with room for what comes later, nothing moves.
TEST(ShownTree, LeavesRoomForWhatComesLater) {
    const search::Recording recording = textbook_run("astar", "283164705", "123804765");
    const trace::Trace& trace = recording.trace;
    const TreeContent content{.room_until = trace.last_step()};
    std::map<NodeId, layout::Point> places;
    for (Step step = 0; step <= trace.last_step(); ++step) {
        const ShownTree tree = shown_tree({}, trace, step, content);
        for (const ShownNode& node : tree.nodes) {
            const auto [place, first] = places.emplace(node.node, tree.layout.position(node.node));
            EXPECT_EQ(place->second, tree.layout.position(node.node));
        }
    }
    EXPECT_EQ(places.size(), trace.nodes().size());
}

TEST(ShownTree, ListsTheSignsThatOccur) {
    using enum teach::Sign;
    const search::Recording recording = textbook_run("idastar", "281043765", "123804765");
    const trace::Trace& trace = recording.trace;
    const auto signs = signs_in(shown_tree({}, trace, 0));
    EXPECT_EQ(signs, std::vector{Frontier});
    const auto end = signs_in(shown_tree({}, trace, trace.last_step()));
    EXPECT_TRUE(std::count(end.begin(), end.end(), Goal) == 1);
    const trace::Step cut = trace.rounds()[1].step - 1;
    const auto round = signs_in(shown_tree({}, trace, cut));
    EXPECT_EQ(std::count(round.begin(), round.end(), CutOff), 1);
    EXPECT_EQ(std::count(round.begin(), round.end(), Goal), 0);
}

}  // namespace
}  // namespace statescope::figure
