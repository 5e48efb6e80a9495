#include "search/heuristics/heuristic.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "puzzle/board_text.hpp"
#include "puzzle/distances.hpp"
#include "puzzle/move.hpp"
#include "puzzle/rank.hpp"
#include "tests/support/searches.hpp"

namespace statescope {
namespace {

using search::Heuristic;
using search::HeuristicId;

constexpr puzzle::Shape shape = test::three_by_three;
constexpr const char* spiral = "123804765";
constexpr const char* ordered = "123456780";

int estimate(HeuristicId id, const char* start, const char* goal) {
    const auto h = search::make_estimator(search::heuristic(id), test::board_of(goal), shape);
    return (*h)(test::board_of(start));
}

TEST(Heuristics, AreFoundByNameAndNumber) {
    for (const Heuristic& heuristic : search::heuristics()) {
        EXPECT_EQ(search::find_heuristic(heuristic.name)->id, heuristic.id);
        EXPECT_EQ(search::heuristic(heuristic.id).name, heuristic.name);
    }
    EXPECT_EQ(search::find_heuristic("no such"), nullptr);
    EXPECT_EQ(search::heuristics().size(), 14u);
}

TEST(Heuristics, AreWorkedOutInOneWay) {
    for (const Heuristic& heuristic : search::heuristics())
        EXPECT_NE(heuristic.costs == nullptr, heuristic.estimator == nullptr) << heuristic.name;
}

// Worked by hand: on 2 8 3 / 1 6 4 / 7 0 5 the tiles 1, 2, 6 are one step and 8 two steps from
// where the spiral goal has them, 8 the diagonal of one square.
TEST(Heuristics, EstimateTheTextbookBoard) {
    EXPECT_EQ(estimate(HeuristicId::Manhattan, "283164705", spiral), 5);
    EXPECT_EQ(estimate(HeuristicId::Misplaced, "283164705", spiral), 4);
    EXPECT_EQ(estimate(HeuristicId::None, "283164705", spiral), 0);
    EXPECT_EQ(estimate(HeuristicId::Euclidean, "283164705", spiral), 5) << "3 + 1.41";
    EXPECT_EQ(estimate(HeuristicId::Perfect, "283164705", spiral), 5);
}

// The board of AIMA's figure on heuristics: h1 = 8, h2 = 18, 26 moves.
TEST(Heuristics, EstimateTheBoardOfAima) {
    EXPECT_EQ(estimate(HeuristicId::Misplaced, "724506831", "012345678"), 8);
    EXPECT_EQ(estimate(HeuristicId::Manhattan, "724506831", "012345678"), 18);
    EXPECT_EQ(estimate(HeuristicId::Perfect, "724506831", "012345678"), 26);
}

// The board of a judge (Epoka c664) for the goal 1 2 3 ... 0; counting the blank would give more.
TEST(Heuristics, LeaveTheBlankOut) {
    EXPECT_EQ(estimate(HeuristicId::Manhattan, "123456708", ordered), 1);
    EXPECT_EQ(estimate(HeuristicId::Misplaced, "123456708", ordered), 1);
    EXPECT_EQ(estimate(HeuristicId::Manhattan, ordered, ordered), 0);
}

// One move away: the tile 2 goes up one cell, and so does the mistake's blank go down one.
TEST(ManhattanWithTheBlank, CountsOneMoveAsTwo) {
    EXPECT_EQ(estimate(HeuristicId::ManhattanBlank, "103824765", spiral), 2);
    EXPECT_EQ(estimate(HeuristicId::Perfect, "103824765", spiral), 1);
}

TEST(ManhattanOnHalfTheCells, IsNothingOnTheOthers) {
    const auto on = [](const char* board) {
        return estimate(HeuristicId::ManhattanCheckerboard, board, spiral);
    };
    EXPECT_EQ(on("283104765"), 4) << "the blank in the centre: tiles 1 and 2 one step, 8 two";
    EXPECT_EQ(on("283164705"), 0) << "the blank on an edge";
    EXPECT_EQ(on("083214765"), 6) << "the blank in a corner: tiles 1, 2 and 8 two steps";
}

// Row 3 1 2 of a report about a public program (jDramaix/SlidingPuzzle #1): Manhattan is 4, one
// tile that steps aside adds 2; the program added 2 for each of the two pairs.
TEST(LinearConflict, TakesOneTileOutOfThreeOneTwo) {
    EXPECT_EQ(estimate(HeuristicId::Manhattan, "312456780", ordered), 4);
    EXPECT_EQ(estimate(HeuristicId::LinearConflict, "312456780", ordered), 6);
    EXPECT_EQ(estimate(HeuristicId::LinearConflictPairs, "312456780", ordered), 8);
}

// The check value of an answer to "how is Nilsson's sequence score worked out": A to H are the
// tiles 1 to 8, the board is 0 A C / H B D / G F E. The others are those of lesson L12.
TEST(NilssonsScore, HasThePublishedValues) {
    EXPECT_EQ(estimate(HeuristicId::Nilsson, "013824765", spiral), 17);
    EXPECT_EQ(estimate(HeuristicId::Nilsson, "105832746", spiral), 9 + 3 * 11);
    EXPECT_EQ(estimate(HeuristicId::Nilsson, "216408753", spiral), 12 + 3 * 16);
}

// The ring is the goal's own, whatever the tiles on it are called.
TEST(NilssonsScore, FollowsTheRingOfTheGoal) {
    EXPECT_EQ(estimate(HeuristicId::Nilsson, "087654321", "187604325"),
              estimate(HeuristicId::Nilsson, "067458321", "167408325"));
    EXPECT_EQ(estimate(HeuristicId::Nilsson, "187604325", "187604325"), 0);
}

TEST(Heuristics, AreAvailableWhereTheyHaveAMeaning) {
    const auto available = [](HeuristicId id, puzzle::Board goal, puzzle::Shape of) {
        return search::available(search::heuristic(id), goal, of);
    };
    for (const puzzle::Shape each : test::all_shapes()) {
        const puzzle::Board goal = puzzle::ordered_board(each);
        EXPECT_EQ(available(HeuristicId::Perfect, goal, each), each.cells() <= 9);
        EXPECT_FALSE(available(HeuristicId::Nilsson, goal, each));
        EXPECT_TRUE(available(HeuristicId::WalkingDistance, goal, each));
    }
    EXPECT_TRUE(available(HeuristicId::Nilsson, test::board_of(spiral), shape));
    // On 4x3 and 3x4 the fifth cell is no centre.
    EXPECT_FALSE(available(HeuristicId::Nilsson,
                           test::board_of(std::vector{1, 2, 3, 4, 0, 5, 6, 7, 8, 9, 10, 11}),
                           {3, 4}));
}

struct Goal {
    puzzle::Shape shape;
    std::vector<int> numbers;
};

/// Goals with the blank in a corner, on an edge and in the middle, in order and out of it.
std::vector<Goal> goals() {
    return {
        {{2, 2}, {1, 2, 3, 0}},
        {{2, 2}, {2, 0, 1, 3}},
        {{2, 3}, {1, 2, 3, 4, 5, 0}},
        {{2, 3}, {4, 0, 2, 5, 1, 3}},
        {{3, 2}, {0, 1, 2, 3, 4, 5}},
        {{3, 2}, {3, 5, 4, 0, 1, 2}},
        {{2, 4}, {1, 2, 3, 4, 5, 6, 7, 0}},
        {{4, 2}, {6, 2, 4, 7, 0, 1, 3, 5}},
        {{3, 3}, {1, 2, 3, 4, 5, 6, 7, 8, 0}},
        {{3, 3}, {1, 2, 3, 8, 0, 4, 7, 6, 5}},
        {{3, 3}, {5, 4, 1, 7, 3, 0, 2, 6, 8}},
    };
}

/// All boards that can reach a goal, and all their moves; looked up once for all heuristics.
struct Space {
    puzzle::Board goal;
    puzzle::Shape shape;
    std::vector<puzzle::Board> boards;
    std::vector<int> distances;
    std::vector<std::pair<std::size_t, std::size_t>> arcs;  ///< between places in `boards`

    Space(puzzle::Board to, puzzle::Shape of) : goal(to), shape(of) {
        const puzzle::DistanceTable table(goal, shape);
        std::vector<std::size_t> place(puzzle::board_count(shape));
        for (std::uint32_t rank = 0; rank < place.size(); ++rank) {
            const puzzle::Board board = puzzle::unrank(rank, shape);
            if (!table.distance(board)) continue;
            place[rank] = boards.size();
            boards.push_back(board);
            distances.push_back(*table.distance(board));
        }
        for (std::size_t i = 0; i < boards.size(); ++i) {
            for (const puzzle::Move move : puzzle::all_moves) {
                if (const auto next = puzzle::moved(boards[i], shape, move))
                    arcs.emplace_back(i, place[puzzle::rank(*next, shape)]);
            }
        }
    }
};

/// What a heuristic does on all boards that can reach a goal.
struct Conduct {
    int at_goal = 0;
    int overestimates = 0;
    int jumps = 0;  ///< moves that change h by more than 1
};

Conduct conduct(const Heuristic& heuristic, const Space& space) {
    const auto h = search::make_estimator(heuristic, space.goal, space.shape);
    Conduct seen{.at_goal = (*h)(space.goal)};
    std::vector<int> estimates;
    for (std::size_t i = 0; i < space.boards.size(); ++i) {
        estimates.push_back((*h)(space.boards[i]));
        seen.overestimates += estimates[i] > space.distances[i];
    }
    for (const auto& [from, to] : space.arcs)
        seen.jumps += std::abs(estimates[from] - estimates[to]) > 1;
    return seen;
}

// What a heuristic claims of itself, checked on all boards and all their moves.
TEST(Heuristics, KeepTheirClaimsOnAllBoards) {
    for (const Goal& goal : goals()) {
        const Space space(test::board_of(goal.numbers), goal.shape);
        SCOPED_TRACE(puzzle::board_inline(space.goal, space.shape));
        for (const Heuristic& heuristic : search::heuristics()) {
            if (!search::available(heuristic, space.goal, space.shape)) continue;
            SCOPED_TRACE(std::string(heuristic.name));
            const Conduct seen = conduct(heuristic, space);
            EXPECT_EQ(seen.at_goal, 0);
            EXPECT_TRUE(seen.overestimates == 0 || !heuristic.admissible);
            EXPECT_TRUE(seen.jumps == 0 || !heuristic.consistent);
        }
    }
}

// Nothing is claimed of these, and rightly so: each goes wrong on some board of the 8-puzzle.
TEST(Heuristics, ClaimNoLessThanTheyCould) {
    const Space to_spiral(test::board_of(spiral), shape);
    const Space to_ordered(test::board_of(ordered), shape);
    for (const Heuristic& heuristic : search::heuristics()) {
        const bool ring = heuristic.needs == search::Requirement::RingRoundCentre;
        const Conduct seen = conduct(heuristic, ring ? to_spiral : to_ordered);
        EXPECT_EQ(seen.overestimates == 0, heuristic.admissible) << heuristic.name;
        EXPECT_EQ(seen.jumps == 0, heuristic.consistent) << heuristic.name;
    }
}

}  // namespace
}  // namespace statescope
