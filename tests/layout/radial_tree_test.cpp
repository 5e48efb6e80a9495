#include "layout/radial_tree.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "search/catalogue.hpp"

namespace {

using namespace statescope;
using layout::Point;
using layout::RadialTree;
using layout::Rect;
using layout::TreeLayout;
using trace::NodeId;

/// Searches of different sizes and orders of generation, cut off at a number of nodes.
trace::Trace trace_of(std::string_view name, std::uint32_t nodes) {
    const puzzle::Shape shape{3, 3};
    const search::Algorithm& algorithm = *search::find_algorithm(name);
    // 8 6 7 / 2 5 4 / 3 0 1: 31 moves from the ordered board.
    const search::Problem problem{shape, puzzle::Board(0x103452768), puzzle::ordered_board(shape)};
    return search::record(problem, algorithm, search::textbook_rules(algorithm), nodes).trace;
}

double distance(Point a, Point b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

class RadialTreeTest : public testing::TestWithParam<std::pair<const char*, std::uint32_t>> {
  protected:
    trace::Trace trace = trace_of(GetParam().first, GetParam().second);
    TreeLayout tree{trace};
    RadialTree radial{tree};
};

TEST_P(RadialTreeTest, LevelsAreCirclesRoundTheRoot) {
    EXPECT_EQ(radial.position(0), (Point{0, 0}));
    EXPECT_GE(radial.ring(), 1);
    for (NodeId node = 0; node < trace.nodes().size(); ++node)
        ASSERT_NEAR(distance(radial.position(node), {0, 0}), trace.node(node).g * radial.ring(),
                    1e-6);
}

TEST_P(RadialTreeTest, NoTwoNodesOverlap) {
    for (NodeId a = 0; a < trace.nodes().size(); ++a) {
        for (NodeId b = 0; b < a; ++b) {
            const double apart = distance(radial.position(a), radial.position(b));
            ASSERT_GE(apart, 1 - 1e-6) << a << " and " << b;
            ASSERT_GE(apart, (radial.room(a) + radial.room(b)) / 2 - 1e-4) << a << " and " << b;
        }
    }
}

TEST_P(RadialTreeTest, ClockwiseAlongACircleNodesKeepTheirOrder) {
    const auto angle = [&](NodeId node) {
        const Point at = radial.position(node);
        const double from_top = std::atan2(at.x, -at.y);
        return from_top < -1e-9 ? from_top + 2 * std::acos(-1.0) : from_top;
    };
    for (NodeId node = 1; node < trace.nodes().size(); ++node) {
        if (const auto next = tree.next(node)) {
            ASSERT_LT(angle(node), angle(*next));
        }
    }
}

TEST_P(RadialTreeTest, TheCirclesOfAnAreaMissNoNodeInIt) {
    const double reach = radial.bounds().right;
    for (const double x : {-0.9, -0.3, 0.0, 0.4}) {
        for (const double y : {-0.7, 0.0, 0.2}) {
            const Rect area{x * reach, y * reach, (x + 0.4) * reach, (y + 0.5) * reach};
            const auto [first, end] = radial.circles_through(area);
            for (NodeId node = 0; node < trace.nodes().size(); ++node) {
                if (!holds(area, radial.position(node))) continue;
                const std::size_t depth = tree.depth_of(tree.find(node).value());
                EXPECT_GE(depth, first);
                EXPECT_LT(depth, end);
            }
        }
    }
    // An area in a corner far from the root leaves the inner circles out.
    const Rect corner{0.6 * reach, 0.6 * reach, 0.7 * reach, 0.7 * reach};
    EXPECT_GT(radial.circles_through(corner).first, 0u);
}

TEST_P(RadialTreeTest, BoundsHoldAllNodesThere) {
    for (const auto part : {1u, 3u}) {
        const auto made = static_cast<std::uint32_t>(trace.nodes().size() * part / 3);
        const Rect bounds = radial.bounds(made);
        for (NodeId node = 0; node < made; ++node) {
            const Point at = radial.position(node);
            ASSERT_TRUE(at.x >= bounds.left && at.x <= bounds.right && at.y >= bounds.top &&
                        at.y <= bounds.bottom);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Searches, RadialTreeTest,
                         testing::Values(std::pair{"bfs", 4u}, std::pair{"bfs", 30u},
                                         std::pair{"bfs", 1000u}, std::pair{"astar", 700u}));

}  // namespace
