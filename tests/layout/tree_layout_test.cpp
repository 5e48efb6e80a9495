#include "layout/tree_layout.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "search/catalogue.hpp"
#include "tests/support/nodes.hpp"
#include "tests/support/searches.hpp"

namespace {

using namespace statescope;
using layout::Point;
using layout::Rect;
using layout::TreeLayout;
using testing::ElementsAre;
using testing::IsEmpty;
using trace::NodeId;

constexpr puzzle::Shape three_by_three{3, 3};

/// A trace whose nodes are expanded in the order given, each getting that many children.
trace::Trace trace_of(const std::vector<std::pair<NodeId, unsigned>>& expansions) {
    trace::Trace trace(trace::TraceHead{});
    trace.generated(0, {});
    NodeId made = 1;
    for (const auto& [node, children] : expansions) {
        trace.taken(node);
        trace.expanded(node, false);
        for (unsigned i = 0; i < children; ++i) {
            const std::uint32_t g = trace.node(node).g + 1;
            trace.generated(made++, test::node_of({.parent = node, .g = g}));
        }
    }
    trace.finish(trace::Outcome::Limit);
    return trace;
}

/// The textbook search: 2 8 3 / 1 0 4 / 7 6 5 to 1 2 3 / 8 0 4 / 7 6 5.
trace::Trace textbook_trace(std::string_view algorithm_name) {
    const auto board = [](std::initializer_list<int> tiles) {
        puzzle::Board result;
        int cell = 0;
        for (const int tile : tiles)
            result.set(cell++, tile);
        return result;
    };
    const search::Problem problem{three_by_three, board({2, 8, 3, 1, 0, 4, 7, 6, 5}),
                                  board({1, 2, 3, 8, 0, 4, 7, 6, 5})};
    const search::Algorithm& algorithm = *search::find_algorithm(algorithm_name);
    return search::record(problem, algorithm, search::textbook_rules(algorithm)).trace;
}

/// Best-first order: the second child of the root before the first, so that numbers of generation
/// are not in level order.
//             0
//          1     2
//         5 6   3 4
//                 7
trace::Trace small_trace() {
    return trace_of({{0, 2}, {2, 2}, {1, 2}, {4, 1}});
}

TEST(TreeLayout, PlacesASmallTreeAsByHand) {
    const TreeLayout layout(small_trace());
    EXPECT_EQ(layout.size(), 8u);
    EXPECT_EQ(layout.left_out(), 0u);
    EXPECT_EQ(layout.depth_count(), 4u);
    EXPECT_EQ(layout.position(0), (Point{1.5, 0}));
    EXPECT_EQ(layout.position(1), (Point{0.5, 1}));
    EXPECT_EQ(layout.position(2), (Point{2.5, 1}));
    EXPECT_EQ(layout.position(5), (Point{0, 2}));
    EXPECT_EQ(layout.position(6), (Point{1, 2}));
    EXPECT_EQ(layout.position(3), (Point{2, 2}));
    EXPECT_EQ(layout.position(4), (Point{3, 2}));
    EXPECT_EQ(layout.position(7), (Point{3, 3}));
}

TEST(TreeLayout, BoundsGrowWithTheNodesThatAreThere) {
    const TreeLayout layout(small_trace());
    EXPECT_EQ(layout.bounds(), (Rect{0, 0, 3, 3}));
    EXPECT_EQ(layout.bounds(1), (Rect{1.5, 0, 1.5, 0}));
    EXPECT_EQ(layout.bounds(3), (Rect{0.5, 0, 2.5, 1}));
    EXPECT_EQ(layout.bounds(5), (Rect{0.5, 0, 3, 2}));
    EXPECT_EQ(layout.bounds(0), layout.bounds(1));
}

TEST(TreeLayout, FindsNodesInAnArea) {
    const TreeLayout layout(small_trace());
    EXPECT_THAT(layout.nodes_in(layout.bounds()), ElementsAre(0, 1, 2, 5, 6, 3, 4, 7));
    EXPECT_THAT(layout.nodes_in(layout.bounds(), 5), ElementsAre(0, 1, 2, 3, 4));
    EXPECT_THAT(layout.nodes_in({0.9, 1.5, 2.1, 2.5}), ElementsAre(6, 3));
    EXPECT_THAT(layout.nodes_in({0, 2, 0, 2}), ElementsAre(5));
    EXPECT_THAT(layout.nodes_in({10, -5, 20, 50}), IsEmpty());
    EXPECT_THAT(layout.nodes_in({-10, 4, 10, 50}), IsEmpty());
}

TEST(TreeLayout, FindsLinesThatOnlyPassThroughAnArea) {
    const TreeLayout layout(trace_of({{0, 101}}));
    // Between the root at x = 50 and the leaves, only the lines to the far left pass x = 20.
    EXPECT_THAT(layout.nodes_in({20, 0.4, 20, 0.6}), IsEmpty());
    const auto lines = layout.lines_between(1, 20, 20);
    ASSERT_EQ(lines.size(), 21u);
    EXPECT_EQ(layout.nodes()[lines.begin], 1u);
    EXPECT_EQ(layout.nodes()[lines.end - 1], 21u);
}

TEST(TreeLayout, TellsEveryNodeTheRoomItHas) {
    const TreeLayout layout(small_trace());
    EXPECT_EQ(layout.room(0), TreeLayout::widest_room);
    EXPECT_EQ(layout.room(1), 2) << "1 and 2 stand at 0.5 and 2.5";
    EXPECT_EQ(layout.room(5), 1);
    EXPECT_EQ(layout.room(7), TreeLayout::widest_room) << "alone on its level";
}

TEST(TreeLayout, KnowsTheNeighboursOfANode) {
    const TreeLayout layout(small_trace());
    EXPECT_EQ(layout.parent(0), std::nullopt);
    EXPECT_EQ(layout.parent(7), 4u);
    EXPECT_EQ(layout.first_child(1), 5u);
    EXPECT_EQ(layout.first_child(1, 5), std::nullopt);
    EXPECT_EQ(layout.first_child(3), std::nullopt);
    EXPECT_EQ(layout.next(6), 3u);
    EXPECT_EQ(layout.next(4), std::nullopt);
    EXPECT_EQ(layout.next(2), std::nullopt);
    EXPECT_EQ(layout.previous(3), 6u);
    EXPECT_EQ(layout.previous(3, 5), std::nullopt);  // 5 and 6 are not there yet
    EXPECT_EQ(layout.previous(5), std::nullopt);
    EXPECT_EQ(layout.next(99), std::nullopt);
    EXPECT_FALSE(layout.contains(99));
}

TEST(TreeLayout, LaysOutTheFirstNodesOfALargeTree) {
    const trace::Trace trace = textbook_trace("astar");
    const auto all = static_cast<std::uint32_t>(trace.nodes().size());
    ASSERT_GT(all, 5u);
    const TreeLayout layout(trace, 5);
    EXPECT_EQ(layout.size(), 5u);
    EXPECT_EQ(layout.left_out(), all - 5);
    EXPECT_TRUE(layout.contains(4));
    EXPECT_FALSE(layout.contains(5));
}

TEST(TreeLayout, HandlesDeepAndWideTraces) {
    constexpr unsigned many = 100'000;
    std::vector<std::pair<NodeId, unsigned>> chain;
    for (NodeId node = 0; node + 1 < many; ++node)
        chain.emplace_back(node, 1);
    const trace::Trace deep = trace_of(chain);
    const TreeLayout upright(deep, many);
    EXPECT_EQ(upright.depth_count(), many);
    EXPECT_EQ(upright.position(many - 1), (Point{0, many - 1}));
    EXPECT_EQ(TreeLayout::around(deep, many - 1).size(), many);

    const TreeLayout star(trace_of({{0, many}}), many + 1);
    EXPECT_EQ(star.bounds(), (Rect{0, 0, many - 1, 1}));
}

/// The parent-pointer search of document 2, whose frontier holds duplicates: the largest tree of
/// the 8-puzzle.
TEST(TreeLayout, HoldsTheLargestTreeOfTheEightPuzzleExactly) {
    const search::Problem problem{three_by_three, puzzle::Board(0x103452768),
                                  puzzle::ordered_board(three_by_three)};
    const search::Algorithm& algorithm = *search::find_algorithm("bfs-parent");
    const search::Recording recording =
        search::record(problem, algorithm, algorithm.document_rules);
    const trace::Trace& trace = recording.trace;
    ASSERT_GT(trace.nodes().size(), 181'440u);
    const TreeLayout layout(trace);
    ASSERT_EQ(layout.size(), trace.nodes().size());
    // Along each level, neighbours are told apart although the widest level is very wide, and
    // children stand under the middle of their parents' places, in order.
    const layout::Rect bounds = layout.bounds();
    std::vector<double> first(trace.nodes().size(), -1);
    std::vector<double> last(trace.nodes().size(), -1);
    for (std::size_t depth = 0; depth < layout.depth_count(); ++depth) {
        const auto [begin, end] = layout.level(depth);
        for (layout::Slot slot = begin; slot < end; ++slot) {
            const double x = layout.across()[slot];
            ASSERT_GE(x, bounds.left);
            ASSERT_LE(x, bounds.right);
            if (slot > begin) {
                ASSERT_GE(x - layout.across()[slot - 1], 1 - 1e-6);
            }
            const NodeId node = layout.nodes()[slot];
            ASSERT_EQ(trace.node(node).g, depth);
            if (depth == 0) continue;
            const NodeId parent = trace.node(node).parent;
            if (first[parent] < 0) first[parent] = x;
            last[parent] = x;
        }
    }
    for (NodeId node = 0; node < first.size(); ++node) {
        if (first[node] < 0) continue;
        ASSERT_NEAR(layout.position(node).x, (first[node] + last[node]) / 2, 1e-6);
    }
}

TEST(TreeLayout, BoundsAreThoseOfThePlainLoopAfterEveryNode) {
    const trace::Trace trace = textbook_trace("astar");
    const TreeLayout layout(trace);
    Rect bounds{layout.position(0).x, 0, layout.position(0).x, 0};
    for (NodeId node = 0; node < trace.nodes().size(); ++node) {
        const Point at = layout.position(node);
        bounds = {std::min(bounds.left, at.x), 0, std::max(bounds.right, at.x),
                  std::max(bounds.bottom, at.y)};
        ASSERT_EQ(layout.bounds(node + 1), bounds) << "after node " << node;
    }
}

/// On the way from the tree of fewer nodes to that of more, nodes glide along their levels and
/// never pass each other.
TEST(TreeLayout, MovesFromASmallerTreeInOrder) {
    const trace::Trace trace = textbook_trace("bfs");
    const auto all = static_cast<std::uint32_t>(trace.nodes().size());
    for (const std::uint32_t made : {1u, 6u, all / 2, all - 1}) {
        const TreeLayout earlier(trace, made);
        const TreeLayout target(trace);
        const TreeLayout begin = target.moved_from(earlier, 0);
        const TreeLayout middle = target.moved_from(earlier, 0.5);
        const TreeLayout end = target.moved_from(earlier, 1);
        for (NodeId node = 0; node < all; ++node) {
            if (node < made) {
                EXPECT_EQ(begin.position(node), earlier.position(node)) << node;
                EXPECT_NEAR(middle.position(node).x,
                            (earlier.position(node).x + target.position(node).x) / 2, 1e-9);
            }
            EXPECT_NEAR(end.position(node).x, target.position(node).x, 1e-9);
            EXPECT_TRUE(layout::holds(middle.bounds(), middle.position(node)));
            for (const TreeLayout* layout : {&begin, &middle}) {
                if (const auto next = layout->next(node)) {
                    EXPECT_GE(layout->position(*next).x, layout->position(node).x);
                }
            }
        }
    }
}

TEST(FocusTree, ShowsThePathItsSiblingsAndTheChildren) {
    const TreeLayout around_root = TreeLayout::around(small_trace(), 0);
    EXPECT_THAT(around_root.nodes_in(around_root.bounds()), ElementsAre(0, 1, 2));
    EXPECT_EQ(around_root.left_out(), 5u);

    const TreeLayout around_two = TreeLayout::around(small_trace(), 2);
    EXPECT_THAT(around_two.nodes_in(around_two.bounds()), ElementsAre(0, 1, 2, 3, 4));
    // 3 and 4 may stand below 1, which shows no children here.
    EXPECT_EQ(around_two.position(2), (Point{1, 1}));
    EXPECT_EQ(around_two.position(3), (Point{0.5, 2}));
    EXPECT_EQ(around_two.bounds(), (Rect{0, 0, 1.5, 2}));

    EXPECT_EQ(TreeLayout::around(small_trace(), 7).size(), 6u);
}

// Every algorithm, so that reopened, dropped and found nodes are met as well.
TEST(FocusTree, AgreesWithTheWholeTreeAboutParentsAndChildren) {
    for (const search::Algorithm& algorithm : test::searches_by_themselves()) {
        if (algorithm.name == "rbfs") continue;  // see NodesMadeAgain
        const search::Problem problem{three_by_three, puzzle::Board(0x546021738),
                                      puzzle::ordered_board(three_by_three)};
        const search::Recording recording =
            search::record(problem, algorithm, algorithm.document_rules, 3000);
        const trace::Trace& trace = recording.trace;
        for (NodeId focus = 0; focus < trace.nodes().size(); focus += 7) {
            const TreeLayout part = TreeLayout::around(trace, focus);
            std::vector<NodeId> path;
            for (NodeId at = focus; at != trace::no_node; at = trace.node(at).parent)
                path.insert(path.begin(), at);
            const NodeId root = trace.rounds().empty() ? 0 : path.front();
            const TreeLayout whole(trace, TreeLayout::all, root);
            std::vector<NodeId> expected{path.front()};
            for (NodeId node = 1; node < trace.nodes().size(); ++node) {
                const NodeId parent = trace.node(node).parent;
                if (std::count(path.begin(), path.end(), parent) > 0) expected.push_back(node);
            }
            std::vector<NodeId> shown = part.nodes_in(part.bounds());
            std::sort(shown.begin(), shown.end());
            ASSERT_EQ(shown, expected) << algorithm.name << " around " << focus;
            for (const NodeId node : shown) {
                if (node == path.front()) continue;
                ASSERT_EQ(part.parent(node), whole.parent(node));
            }
        }
    }
}

/// Where the same moves from the start lead is one place, for all nodes made there.
TEST(NodesMadeAgain, StandWhereTheyStoodFirst) {
    const search::Algorithm& rbfs = *search::find_algorithm("rbfs");
    const search::Problem problem{three_by_three, puzzle::Board(0x546021738),
                                  puzzle::ordered_board(three_by_three)};
    const search::Recording recording =
        search::record(problem, rbfs, search::textbook_rules(rbfs), 3000);
    const trace::Trace& trace = recording.trace;
    const TreeLayout whole(trace);
    std::map<std::string, NodeId> first;
    for (NodeId node = 0; node < trace.nodes().size(); ++node) {
        const std::string way = puzzle::letters(trace.moves_to(node));
        const NodeId there = first.emplace(way, node).first->second;
        ASSERT_EQ(whole.position(node), whole.position(there));
        ASSERT_EQ(whole.position(node).y, static_cast<double>(way.size()));
        if (way.empty()) continue;
        ASSERT_EQ(whole.parent(node), first.at(way.substr(0, way.size() - 1)));
    }
    ASSERT_LT(first.size(), trace.nodes().size()) << "some are made again";
    EXPECT_EQ(whole.size(), first.size());

    for (NodeId focus = 0; focus < trace.nodes().size(); focus += 7) {
        const TreeLayout part = TreeLayout::around(trace, focus);
        std::set<NodeId> expected{0};
        for (NodeId at = focus; at != trace::no_node; at = trace.node(at).parent)
            for (const auto& [way, node] : first)
                if (node != 0 && whole.parent(node) == trace.first_made(at) &&
                    (at != focus || trace.expansion_number(focus)))
                    expected.insert(node);
        const std::vector<NodeId> shown = part.nodes_in(part.bounds());
        ASSERT_EQ(std::set<NodeId>(shown.begin(), shown.end()), expected) << focus;
    }
}

RC_GTEST_PROP(TreeLayout, KeepsTheOrderOfGenerationAndNeverOverlaps, ()) {
    // Nodes are expanded in any order, as a best-first search would.
    const auto counts = *rc::gen::container<std::vector<unsigned>>(rc::gen::inRange(0u, 5u));
    std::vector<std::pair<NodeId, unsigned>> expansions;
    std::vector<NodeId> waiting{0};
    NodeId made = 1;
    for (const unsigned children : counts) {
        if (waiting.empty()) break;
        const auto pick = *rc::gen::inRange<std::size_t>(0, waiting.size());
        expansions.emplace_back(waiting[pick], children);
        waiting.erase(waiting.begin() + static_cast<std::ptrdiff_t>(pick));
        for (unsigned i = 0; i < children; ++i)
            waiting.push_back(made++);
    }
    const trace::Trace trace = trace_of(expansions);
    const TreeLayout layout(trace);
    RC_ASSERT(layout.size() == made);
    for (NodeId node = 0; node < made; ++node) {
        RC_ASSERT(layout.position(node).y == trace.node(node).g);
        if (const auto next = layout.next(node)) {
            RC_ASSERT(layout.position(*next).x - layout.position(node).x > 0.999999);
            if (layout.parent(*next) == layout.parent(node)) RC_ASSERT(*next == node + 1);
        }
    }
    // What is there after a step is a part of the whole, in its place.
    const auto there = *rc::gen::inRange<NodeId>(1, made + 1);
    const std::vector<NodeId> shown = layout.nodes_in(layout.bounds(there), there);
    RC_ASSERT(shown.size() == there);
    RC_ASSERT(std::all_of(shown.begin(), shown.end(), [&](NodeId id) { return id < there; }));
}

RC_GTEST_PROP(TreeLayout, FindsWhatPlainLoopsFind, ()) {
    static const trace::Trace trace = textbook_trace("bfs");
    static const TreeLayout layout(trace);
    const auto count = static_cast<NodeId>(layout.size());
    const auto coordinate = [] { return *rc::gen::inRange(-20, 500) / 10.0; };
    const Point a{coordinate(), coordinate() / 10};
    const Rect area{a.x, a.y, a.x + coordinate(), a.y + coordinate() / 10};
    const auto made = *rc::gen::inRange<NodeId>(0, count + 1);
    std::vector<NodeId> inside;
    for (NodeId node = 0; node < made; ++node) {
        const Point at = layout.position(node);
        if (at.x >= area.left && at.x <= area.right && at.y >= area.top && at.y <= area.bottom) {
            inside.push_back(node);
        }
    }
    std::vector<NodeId> found = layout.nodes_in(area, made);
    std::sort(found.begin(), found.end());
    RC_ASSERT(found == inside);
}

}  // namespace
