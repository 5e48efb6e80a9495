#include "search/heuristics/heuristic.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

#include "puzzle/distances.hpp"
#include "puzzle/move.hpp"
#include "puzzle/rank.hpp"
#include "tests/support/searches.hpp"

namespace statescope {
namespace {

using search::Heuristic;
using search::HeuristicId;

constexpr puzzle::Shape shape = test::three_by_three;

int estimate(HeuristicId id, const char* start, const char* goal) {
    const auto costs = search::heuristic(id).costs(test::board_of(goal), shape);
    return costs(test::board_of(start), shape);
}

TEST(Heuristics, AreFoundByNameAndNumber) {
    for (const Heuristic& heuristic : search::heuristics()) {
        EXPECT_EQ(search::find_heuristic(heuristic.name)->id, heuristic.id);
        EXPECT_EQ(search::heuristic(heuristic.id).name, heuristic.name);
    }
    EXPECT_EQ(search::find_heuristic("no such"), nullptr);
    EXPECT_EQ(search::heuristics().size(), 3u);
}

// Worked by hand: on 2 8 3 / 1 6 4 / 7 0 5 the tiles 1, 2, 6 are one step and 8 two steps from
// where the spiral goal has them.
TEST(Heuristics, EstimateTheTextbookBoard) {
    EXPECT_EQ(estimate(HeuristicId::Manhattan, "283164705", "123804765"), 5);
    EXPECT_EQ(estimate(HeuristicId::Misplaced, "283164705", "123804765"), 4);
    EXPECT_EQ(estimate(HeuristicId::None, "283164705", "123804765"), 0);
}

// The board of a judge (Epoka c664) for the goal 1 2 3 ... 0; counting the blank would give more.
TEST(Heuristics, LeaveTheBlankOut) {
    EXPECT_EQ(estimate(HeuristicId::Manhattan, "123456708", "123456780"), 1);
    EXPECT_EQ(estimate(HeuristicId::Misplaced, "123456708", "123456780"), 1);
    EXPECT_EQ(estimate(HeuristicId::Manhattan, "123456780", "123456780"), 0);
}

// What a heuristic claims of itself, checked on all boards and all their moves.
TEST(Heuristics, KeepTheirClaimsOnAllBoards) {
    for (const char* digits : {"123456780", "123804765"}) {
        const puzzle::Board goal = test::board_of(digits);
        const puzzle::DistanceTable distances(goal, shape);
        for (const Heuristic& heuristic : search::heuristics()) {
            const auto h = heuristic.costs(goal, shape);
            EXPECT_EQ(h(goal, shape), 0);
            int overestimates = 0;
            int jumps = 0;
            for (std::uint32_t rank = 0; rank < puzzle::board_count(shape); ++rank) {
                const puzzle::Board board = puzzle::unrank(rank, shape);
                const auto distance = distances.distance(board);
                if (!distance) continue;
                overestimates += h(board, shape) > *distance;
                for (const puzzle::Move move : puzzle::all_moves) {
                    const auto next = puzzle::moved(board, shape, move);
                    if (next) jumps += std::abs(h(*next, shape) - h(board, shape)) > 1;
                }
            }
            EXPECT_EQ(overestimates == 0, heuristic.admissible) << heuristic.name;
            EXPECT_EQ(jumps == 0, heuristic.consistent) << heuristic.name;
        }
    }
}

}  // namespace
}  // namespace statescope
