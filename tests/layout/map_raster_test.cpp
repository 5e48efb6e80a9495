// Which board each pixel of the map shows.

#include "layout/map_raster.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "layout/rank_grid.hpp"

namespace statescope::layout {
namespace {

constexpr float quarter_turn = 1.5707963f;

MapPlaces places_at(std::vector<Place> places, bool solid = false) {
    MapPlaces map;
    map.places = std::move(places);
    map.solid = solid;
    measure(map);
    return map;
}

std::uint32_t at(const MapRaster& raster, int x, int y) {
    return raster.pixels()[static_cast<std::size_t>(y * raster.width() + x)];
}

TEST(MapProjection, ZoomsAndMoves) {
    const MapProjection project({.zoom = 10, .offset = {5, 7}});
    const auto spot = project({2, 3, 0});
    EXPECT_FLOAT_EQ(spot.x, 25);
    EXPECT_FLOAT_EQ(spot.y, 37);
}

TEST(MapProjection, AQuarterTurnBringsTheSideToTheFront) {
    const MapProjection project({.turn = quarter_turn, .offset = {}});
    const auto in_front = project({0, 0, 1});
    EXPECT_NEAR(in_front.x, 1, 1e-6);
    EXPECT_NEAR(in_front.depth, 0, 1e-6);
    const auto left = project({-1, 0, 0});
    EXPECT_NEAR(left.depth, 1, 1e-6);
}

TEST(MapProjection, TiltedTowardsTheViewerTheTopIsSeen) {
    const MapProjection project({.tilt = quarter_turn, .offset = {}});
    EXPECT_NEAR(project({0, -1, 0}).depth, 1, 1e-6) << "what was at the top is nearest";
    EXPECT_NEAR(project({0, 0, 1}).y, 1, 1e-6) << "what was in front is below";
}

TEST(MapRaster, PixelsNameTheBoardsThatStandThere) {
    MapRaster raster;
    raster.draw(places_at({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}), {.zoom = 10, .offset = {5.5f, 5.5f}},
                30, 20);
    EXPECT_EQ(raster.side(), 7) << "seven tenths of the way to the neighbour";
    EXPECT_EQ(at(raster, 5, 5), 1u << 8 | 255);
    EXPECT_EQ(at(raster, 15, 5), 2u << 8 | 255);
    EXPECT_EQ(at(raster, 5, 15), 3u << 8 | 255);
    EXPECT_EQ(at(raster, 10, 5), 0u) << "between two boards";
    EXPECT_EQ(at(raster, 25, 15), 0u);
    EXPECT_EQ(raster.inside(), 3u);
    EXPECT_EQ(raster.shown().size(), 3u);
}

TEST(MapRaster, BoardsOutsideAreLeftOutAndThoseAtTheEdgeAreCut) {
    MapRaster raster;
    raster.draw(places_at({{0, 0, 0}, {100, 0, 0}, {-1, -1, 0}}), {.zoom = 10, .offset = {0, 0}},
                20, 20);
    EXPECT_EQ(raster.inside(), 1u);
    EXPECT_EQ(at(raster, 0, 0), 1u << 8 | 255);
}

TEST(MapRaster, OfAFlatMapTheSmallestNumberIsOnTopAndOfABodyTheNearest) {
    const std::vector<Place> places{{0, 0, -1}, {0, 0, 1}};
    MapRaster raster;
    raster.draw(places_at(places), {.zoom = 1, .offset = {5.5f, 5.5f}}, 10, 10);
    EXPECT_EQ(at(raster, 5, 5) >> 8, 1u);
    raster.draw(places_at(places, true), {.zoom = 1, .offset = {5.5f, 5.5f}}, 10, 10);
    EXPECT_EQ(at(raster, 5, 5) >> 8, 2u);
    EXPECT_EQ(raster.inside(), 2u);
    EXPECT_EQ(raster.shown().size(), 1u);
    raster.draw(places_at(places, true), {.turn = 2 * quarter_turn, .offset = {5.5f, 5.5f}}, 10,
                10);
    EXPECT_EQ(at(raster, 5, 5) >> 8, 1u) << "from behind";
    EXPECT_GT(at(raster, 5, 5) & 255, 200u);
}

TEST(MapRaster, TheNearestBoardIsFoundWithinReach) {
    MapRaster raster;
    raster.draw(places_at({{0, 0, 0}, {6, 0, 0}}), {.zoom = 1, .offset = {2.5f, 5.5f}}, 20, 10);
    EXPECT_EQ(raster.nearest(2, 5, 0), 0u);
    EXPECT_EQ(raster.nearest(4, 5, 0), std::nullopt);
    EXPECT_EQ(raster.nearest(4, 5, 2), 0u);
    EXPECT_EQ(raster.nearest(7, 6, 3), 1u);
    EXPECT_EQ(raster.nearest(19, 9, 3), std::nullopt);
    EXPECT_EQ(raster.nearest(-1, -1, 2), std::nullopt);
}

TEST(MapRaster, EveryBoardOfTheRankGridHasItsPixelWhenThereIsRoom) {
    MapRaster raster;
    const MapPlaces map = rank_map({3, 3});
    raster.draw(map, {.zoom = 1, .offset = {0.5f, 0.5f}}, 720, 504);
    EXPECT_EQ(raster.shown().size(), 362'880u);
    for (std::uint32_t rank = 0; rank < 362'880; rank += 1009)
        EXPECT_EQ(at(raster, static_cast<int>(rank % 720), static_cast<int>(rank / 720)) >> 8,
                  rank + 1);
}

}  // namespace
}  // namespace statescope::layout
