// Where boards stand on the maps.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <tuple>
#include <vector>

#include "layout/heuristic_plane.hpp"
#include "layout/move_edges.hpp"
#include "layout/rank_grid.hpp"
#include "layout/ring_order.hpp"
#include "layout/rings.hpp"
#include "puzzle/distances.hpp"
#include "puzzle/inversions.hpp"
#include "puzzle/rank.hpp"
#include "puzzle/solvability.hpp"
#include "tests/support/searches.hpp"

namespace statescope::layout {
namespace {

using puzzle::Board;
using puzzle::Shape;

const Board ordered = test::board_of("123456780");

/// How many boards stand at each distance from 1 2 3 / 4 5 6 / 7 8 0, as published (Reinefeld,
/// 1993; OEIS A089473).
const std::vector<std::uint32_t> published_layers{
    1,     2,     4,     8,     16,    20,   39,   62,   116,   152,   286,
    396,   748,   1024,  1893,  2512,  4485, 5638, 9529, 10878, 16993, 17110,
    23952, 20224, 24047, 15578, 14560, 6274, 3910, 760,  221,   2};

const std::vector<Shape> small_shapes{{2, 2}, {2, 3}, {3, 2}};

float radius(const Place& place) {
    return std::hypot(place.x, place.y);
}

void expect_inside(const MapPlaces& map) {
    std::uint32_t placed = 0;
    for (const Place& place : map.places) {
        if (!place.exists()) continue;
        ++placed;
        ASSERT_GE(place.x, map.bounds.left);
        ASSERT_LE(place.x, map.bounds.right);
        ASSERT_GE(place.y, map.bounds.top);
        ASSERT_LE(place.y, map.bounds.bottom);
    }
    EXPECT_EQ(placed, map.placed);
}

/// The smallest distance between two places, found by looking at every pair.
float least_distance(const std::vector<Place>& places) {
    float least = 1e9f;
    for (std::size_t a = 0; a < places.size(); ++a) {
        for (std::size_t b = a + 1; b < places.size(); ++b) {
            if (!places[a].exists() || !places[b].exists()) continue;
            least = std::min(least, std::hypot(places[a].x - places[b].x, places[a].y - places[b].y,
                                               places[a].z - places[b].z));
        }
    }
    return least;
}

std::vector<MapPlaces> all_maps(Shape shape) {
    const Board goal = puzzle::ordered_board(shape);
    const std::uint32_t count = puzzle::board_count(shape);
    const puzzle::DistanceTable table(goal, shape);
    std::vector<std::uint8_t> distances(count);
    std::vector<std::uint8_t> estimates(count);
    for (std::uint32_t rank = 0; rank < count; ++rank) {
        const auto moves = table.distance(puzzle::unrank(rank, shape));
        distances[rank] = moves ? static_cast<std::uint8_t>(*moves) : no_distance;
        estimates[rank] = static_cast<std::uint8_t>(moves.value_or(0) / 2);
    }
    const RingOrder order = distance_rings(goal, shape);
    return {ring_map(order, count), body_map(order, count), rank_map(shape),
            heuristic_map(distances, estimates)};
}

TEST(MapLayouts, EverythingLiesWithinTheBounds) {
    for (const Shape shape : {Shape{2, 2}, Shape{2, 3}, Shape{3, 2}, Shape{3, 3}}) {
        for (const MapPlaces& map : all_maps(shape))
            expect_inside(map);
    }
}

TEST(MapLayouts, NoTwoBoardsOfASmallShapeAreNearerThanTheSpacing) {
    for (const Shape shape : small_shapes) {
        for (const MapPlaces& map : all_maps(shape)) {
            EXPECT_GT(map.spacing, 0.05f);
            EXPECT_GE(least_distance(map.places), map.spacing * 0.999f);
        }
    }
}

TEST(MapLayouts, NoTwoOf181440BoardsShareAPlace) {
    for (const MapPlaces& map : all_maps({3, 3})) {
        std::set<std::tuple<float, float, float>> places;
        for (const Place& place : map.places) {
            if (place.exists()) places.emplace(place.x, place.y, place.z);
        }
        EXPECT_EQ(places.size(), map.placed);
    }
}

TEST(MapLayouts, TheSameSpaceIsAlwaysLaidOutAlike) {
    const auto first = all_maps({3, 2});
    const auto second = all_maps({3, 2});
    for (std::size_t map = 0; map < first.size(); ++map) {
        for (std::size_t i = 0; i < first[map].places.size(); ++i) {
            const Place& a = first[map].places[i];
            const Place& b = second[map].places[i];
            ASSERT_EQ(a.exists(), b.exists());
            if (a.exists()) {
                ASSERT_TRUE(a.x == b.x && a.y == b.y && a.z == b.z);
            }
        }
    }
}

TEST(RingOrder, LayersAreThePublishedOnes) {
    const RingOrder order = distance_rings(ordered, {3, 3});
    std::vector<std::uint32_t> sizes;
    for (std::size_t layer = 0; layer < order.layers(); ++layer)
        sizes.push_back(order.layer_size(layer));
    EXPECT_EQ(sizes, published_layers);
}

TEST(RingOrder, ParentsAreOneMoveAwayAndOneCloserAndInOrder) {
    const Shape shape{3, 3};
    const Board centre = test::board_of("283104765");
    const RingOrder order = distance_rings(centre, shape);
    for (std::size_t layer = 1; layer < order.layers(); ++layer) {
        for (std::uint32_t i = order.layer_begin[layer]; i < order.layer_begin[layer + 1]; ++i) {
            const std::uint32_t parent = order.parents[i];
            ASSERT_GE(parent, order.layer_begin[layer - 1]);
            ASSERT_LT(parent, order.layer_begin[layer]);
            if (i > order.layer_begin[layer]) {
                ASSERT_GE(parent, order.parents[i - 1]);
            }
            const Board from = puzzle::unrank(order.numbers[parent], shape);
            const Board to = puzzle::unrank(order.numbers[i], shape);
            const auto moves = puzzle::all_moves;
            ASSERT_TRUE(std::any_of(moves.begin(), moves.end(), [&](puzzle::Move move) {
                return puzzle::moved(from, shape, move) == to;
            }));
        }
    }
}

TEST(RingOrder, NodesOfATraceStandByTheirDepth) {
    const Shape shape{3, 4};
    search::Problem problem{shape, puzzle::ordered_board(shape), puzzle::ordered_board(shape)};
    for (const puzzle::Move move : {puzzle::Move::Up, puzzle::Move::Left, puzzle::Move::Left,
                                    puzzle::Move::Down, puzzle::Move::Left, puzzle::Move::Up})
        problem.start = puzzle::moved(problem.start, shape, move).value();
    const auto& algorithm = test::algorithm_of("astar");
    const auto recording = search::record(problem, algorithm, search::textbook_rules(algorithm));
    const auto& nodes = recording.trace.nodes();
    const RingOrder order = depth_rings(recording.trace, 1'000'000);
    ASSERT_EQ(order.numbers.size(), nodes.size());
    EXPECT_EQ(std::set<std::uint32_t>(order.numbers.begin(), order.numbers.end()).size(),
              nodes.size());
    for (std::size_t layer = 0; layer < order.layers(); ++layer) {
        for (std::uint32_t i = order.layer_begin[layer]; i < order.layer_begin[layer + 1]; ++i) {
            EXPECT_EQ(nodes[order.numbers[i]].g, layer);
            if (layer > 0) {
                EXPECT_EQ(nodes[order.numbers[i]].parent, order.numbers[order.parents[i]]);
            }
        }
    }
    EXPECT_EQ(depth_rings(recording.trace, 5).numbers.size(), 5u);
}

TEST(Rings, EveryDistanceHasItsOwnBandFurtherOut) {
    const Shape shape{3, 3};
    const RingOrder order = distance_rings(ordered, shape);
    const MapPlaces map = ring_map(order, puzzle::board_count(shape));
    EXPECT_EQ(map.placed, 181'440u);
    const puzzle::DistanceTable table(ordered, shape);
    std::map<int, std::pair<float, float>> bands;  // nearest and furthest by distance
    for (std::uint32_t rank = 0; rank < map.places.size(); ++rank) {
        const auto distance = table.distance(puzzle::unrank(rank, shape));
        ASSERT_EQ(distance.has_value(), map.places[rank].exists());
        if (!distance) continue;
        const float out = radius(map.places[rank]);
        auto& band = bands.try_emplace(*distance, out, out).first->second;
        band = {std::min(band.first, out), std::max(band.second, out)};
    }
    ASSERT_EQ(bands.size(), 32u);
    for (int distance = 1; distance < 32; ++distance) {
        EXPECT_GT(bands[distance].first, bands[distance - 1].second) << distance;
        const Guide& ring = map.guides[static_cast<std::size_t>(distance - 1)];
        EXPECT_EQ(ring.number, distance);
        EXPECT_GT(-ring.number_at.y, bands[distance].second);
        if (distance < 31) {
            EXPECT_LT(-ring.number_at.y, bands[distance + 1].first);
        }
    }
}

TEST(Rings, BoardsOfOneBranchAreAnUnbrokenArc) {
    const Shape shape{3, 3};
    const RingOrder order = distance_rings(ordered, shape);
    const MapPlaces map = ring_map(order, puzzle::board_count(shape));
    constexpr float full_turn = 6.2831853f;
    // Along a ring the angle only ever grows, so an unbroken run of the order is an arc.
    for (std::size_t layer = 1; layer < order.layers(); ++layer) {
        float turned = 0;
        float before = 0;
        for (std::uint32_t i = order.layer_begin[layer]; i < order.layer_begin[layer + 1]; ++i) {
            const Place& place = map.places[order.numbers[i]];
            const float angle = std::atan2(place.y, place.x);
            if (i > order.layer_begin[layer]) {
                const float step = std::remainder(angle - before, full_turn);
                ASSERT_TRUE(step > 0 || order.layer_size(layer) == 2) << layer;
                turned += std::fabs(step);
            }
            before = angle;
        }
        EXPECT_LT(turned, full_turn) << layer;
    }
}

TEST(Body, HeightIsTheDistanceAndTheDiscsAreaTheNumberOfBoards) {
    const Shape shape{3, 3};
    const MapPlaces map = body_map(distance_rings(ordered, shape), puzzle::board_count(shape));
    EXPECT_TRUE(map.solid);
    ASSERT_EQ(map.guides.size(), published_layers.size());
    const float step = map.guides[1].number_at.y - map.guides[0].number_at.y;
    EXPECT_GT(step, 0) << "the goal is at the top";
    const float widest = map.guides[24].number_at.x;
    const puzzle::DistanceTable table(ordered, shape);
    for (std::size_t layer = 1; layer < published_layers.size(); ++layer) {
        const float area = std::pow(map.guides[layer].number_at.x / widest, 2.0f);
        EXPECT_NEAR(area, static_cast<float>(published_layers[layer]) / 24047, 1e-4);
    }
    for (std::uint32_t rank = 0; rank < map.places.size(); ++rank) {
        if (!map.places[rank].exists()) continue;
        const int distance = *table.distance(puzzle::unrank(rank, shape));
        ASSERT_EQ(std::lround((map.places[rank].y - map.guides[0].number_at.y) / step), distance);
    }
}

TEST(RankGrid, APlaceTellsItsRank) {
    const Shape shape{3, 3};
    const MapPlaces map = rank_map(shape);
    ASSERT_EQ(map.placed, 362'880u);
    for (std::uint32_t rank = 0; rank < map.places.size(); ++rank) {
        ASSERT_EQ(std::lround(map.places[rank].y) * 720 + std::lround(map.places[rank].x), rank);
    }
    EXPECT_EQ(std::lround(map.bounds.right - map.bounds.left), 720);
    EXPECT_EQ(std::lround(map.bounds.bottom - map.bounds.top), 504);
}

TEST(RankGrid, AColumnTellsTheOrderOfTheNumbersOnTheFirstCells) {
    // 720 is 6!, so boards of one column have the first six cells in the same order of size.
    const Shape shape{3, 3};
    const auto order_of_first_six = [&](std::uint32_t rank) {
        std::vector<int> numbers = test::numbers_of(puzzle::unrank(rank, shape), shape);
        for (int& number : numbers)
            number = number == 0 ? 9 : number;
        std::vector<int> cells(6);
        std::iota(cells.begin(), cells.end(), 0);
        std::sort(cells.begin(), cells.end(), [&](int a, int b) {
            return numbers[static_cast<std::size_t>(a)] < numbers[static_cast<std::size_t>(b)];
        });
        return cells;
    };
    for (const std::uint32_t column : {0u, 1u, 77u, 719u}) {
        for (std::uint32_t row = 1; row < 504; row += 41)
            EXPECT_EQ(order_of_first_six(row * 720 + column), order_of_first_six(column));
    }
}

TEST(HeuristicPlane, EveryFieldHoldsItsBoards) {
    const Shape shape{3, 3};
    const std::uint32_t count = puzzle::board_count(shape);
    const puzzle::DistanceTable table(ordered, shape);
    std::vector<std::uint8_t> distances(count);
    std::vector<std::uint8_t> estimates(count);
    std::map<std::pair<int, int>, int> expected;
    for (std::uint32_t rank = 0; rank < count; ++rank) {
        const Board board = puzzle::unrank(rank, shape);
        int manhattan = 0;
        for (int tile = 1; tile < 9; ++tile)
            manhattan +=
                puzzle::taxicab(shape, board.cell_of(tile, shape), ordered.cell_of(tile, shape));
        estimates[rank] = static_cast<std::uint8_t>(manhattan);
        const auto moves = table.distance(board);
        distances[rank] = moves ? static_cast<std::uint8_t>(*moves) : no_distance;
        if (moves) ++expected[{*moves, manhattan}];
    }
    const MapPlaces map = heuristic_map(distances, estimates);
    // Fields are one distance and one estimate apart; the goal's has the origin in its middle.
    const auto pitch = [&](int number, bool across) {
        for (const Guide& guide : map.guides) {
            const bool upright = guide.line[0].x == guide.line[1].x;
            if (guide.number == number && upright == across) return guide;
        }
        return Guide{};
    };
    const float wide = pitch(1, true).line[0].x - pitch(0, true).line[0].x;
    const float high = pitch(0, false).line[0].y - pitch(1, false).line[0].y;
    std::map<std::pair<int, int>, int> found;
    std::map<int, std::uint32_t> by_distance;
    for (const Place& place : map.places) {
        if (!place.exists()) continue;
        const auto distance = static_cast<int>(std::lround(place.x / wide));
        ++found[{distance, static_cast<int>(std::lround(-place.y / high))}];
        ++by_distance[distance];
    }
    EXPECT_EQ(found, expected);
    for (std::size_t distance = 0; distance < published_layers.size(); ++distance)
        EXPECT_EQ(by_distance[static_cast<int>(distance)], published_layers[distance]);
}

TEST(MoveEdges, EveryMoveOnceAndNoneBetweenTheHalves) {
    for (const Shape shape : small_shapes) {
        const auto edges = move_edges(shape);
        // Every board has as many moves as its blank has neighbours, and a move joins two boards.
        std::size_t moves = 0;
        for (int cell = 0; cell < shape.cells(); ++cell) {
            for (const puzzle::Move move : puzzle::all_moves)
                moves += puzzle::target(shape, cell, move) >= 0;
        }
        const std::size_t boards_by_blank =
            puzzle::board_count(shape) / static_cast<std::size_t>(shape.cells());
        EXPECT_EQ(edges.size(), moves * boards_by_blank / 2);
        for (const auto& [from, to] : edges) {
            EXPECT_TRUE(
                puzzle::solvability(puzzle::unrank(from, shape), puzzle::unrank(to, shape), shape)
                    .solvable);
        }
    }
}

}  // namespace
}  // namespace statescope::layout
