#include "study/heuristic_check.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "puzzle/board_text.hpp"
#include "puzzle/distances.hpp"
#include "puzzle/rank.hpp"
#include "search/heuristics/heuristic.hpp"
#include "search/heuristics/weighted_sum.hpp"
#include "tests/support/boards.hpp"

namespace statescope::study {
namespace {

using search::HeuristicId;

const ReachableSpace& space_of(const std::string& goal) {
    static const ReachableSpace spiral(test::board_of("123804765"), test::three_by_three);
    static const ReachableSpace ordered(test::board_of("123456780"), test::three_by_three);
    static const ReachableSpace blank_first(test::board_of("012345678"), test::three_by_three);
    if (goal == "123804765") return spiral;
    return goal == "123456780" ? ordered : blank_first;
}

HeuristicReport check(HeuristicId id, const std::string& goal) {
    const ReachableSpace& space = space_of(goal);
    const auto h =
        search::make_estimator(search::heuristic(id), space.goal(), test::three_by_three);
    return check_heuristic(space, *h).value();
}

// Published: of the 483,840 arcs none is violated by these.
TEST(HeuristicCheck, FindsMisplacedAndManhattanAdmissibleAndConsistent) {
    for (const HeuristicId id : {HeuristicId::Misplaced, HeuristicId::Manhattan}) {
        for (const char* goal : {"123804765", "123456780"}) {
            const HeuristicReport report = check(id, goal);
            EXPECT_EQ(report.boards, 181'440u);
            EXPECT_EQ(report.arcs, 483'840u);
            EXPECT_EQ(report.violated_arcs, 0u);
            EXPECT_EQ(report.overestimates, 0u);
            EXPECT_TRUE(report.admissible() && report.consistent());
            EXPECT_FALSE(report.nearest_overestimate || report.nearest_violated_arc);
            EXPECT_EQ(report.largest_overestimate, 0);
        }
    }
}

// Published: 4,650 boards for a goal with its blank in a corner, 4,100 with it in the centre.
TEST(HeuristicCheck, CountsTheOverestimatesOfManhattanWithTheBlank) {
    EXPECT_EQ(check(HeuristicId::ManhattanBlank, "012345678").overestimates, 4'650u);
    EXPECT_EQ(check(HeuristicId::ManhattanBlank, "123456780").overestimates, 4'650u);
    const HeuristicReport report = check(HeuristicId::ManhattanBlank, "123804765");
    EXPECT_EQ(report.overestimates, 4'100u);
    // One move from the goal there are four boards, all with h = 2. The later cells decide the
    // rank, and nothing before the blank is larger, so the one whose blank comes last has the
    // smallest.
    EXPECT_EQ(puzzle::board_inline(report.nearest_overestimate->board, test::three_by_three),
              "1 2 3 / 8 6 4 / 7 0 5");
    EXPECT_EQ(report.nearest_overestimate->estimate, 2);
    EXPECT_EQ(report.nearest_overestimate->distance, 1);
}

// Published: P + 3S says too much on 181,436 boards, by up to 48.
TEST(HeuristicCheck, MeasuresHowFarNilssonsScoreGoesOver) {
    const HeuristicReport report = check(HeuristicId::Nilsson, "123804765");
    EXPECT_EQ(report.overestimates, 181'436u);
    EXPECT_EQ(report.largest_overestimate, 48);
    EXPECT_FALSE(report.consistent());
    EXPECT_LT(report.mean_error, 0);
}

/// The boards with a move that takes h down by more than 1.
int boards_that_fall(const search::Estimator& h, const ReachableSpace& space) {
    int boards = 0;
    for (const ReachableBoard& reached : space.boards()) {
        bool falls = false;
        for (const puzzle::Move move : puzzle::all_moves) {
            const auto next = puzzle::moved(reached.board, space.shape(), move);
            falls = falls || (next && h(reached.board) > 1 + h(*next));
        }
        boards += falls;
    }
    return boards;
}

// Published: with every pair counted, linear conflict says too much on 7 boards, on one of them 28
// for 26, and it is not consistent on 1,788. Counted by tiles it never does either.
TEST(HeuristicCheck, TellsTheTwoLinearConflictsApart) {
    const HeuristicReport pairs = check(HeuristicId::LinearConflictPairs, "123456780");
    EXPECT_EQ(pairs.overestimates, 7u);
    EXPECT_EQ(pairs.nearest_overestimate->distance, 26);
    EXPECT_EQ(pairs.nearest_overestimate->estimate, 28);
    const auto h = search::make_estimator(search::heuristic(HeuristicId::LinearConflictPairs),
                                          test::board_of("123456780"), test::three_by_three);
    EXPECT_EQ((*h)(test::board_of("780654123")), 28);
    EXPECT_EQ(boards_that_fall(*h, space_of("123456780")), 1'788);
    EXPECT_GE(pairs.violated_arcs, 1'788u);
    const HeuristicReport tiles = check(HeuristicId::LinearConflict, "123456780");
    EXPECT_TRUE(tiles.admissible() && tiles.consistent());
}

// Lesson L13: never too much, but every move towards the cells where it is 0 breaks it.
TEST(HeuristicCheck, FindsWhereAnAdmissibleHeuristicIsNotConsistent) {
    const HeuristicReport report = check(HeuristicId::ManhattanCheckerboard, "123804765");
    EXPECT_TRUE(report.admissible());
    ASSERT_TRUE(report.nearest_violated_arc);
    const ViolatedArc& arc = *report.nearest_violated_arc;
    EXPECT_EQ(arc.distance_from, 2) << "the goal's own neighbours have h = 0";
    EXPECT_EQ(arc.estimate_from, 2);
    EXPECT_EQ(arc.estimate_to, 0);
    EXPECT_EQ(puzzle::moved(arc.from, test::three_by_three, arc.move), arc.to);
}

/// The report of a heuristic worked out the slow way, by maps and a second look at each board.
struct PlainReport {
    std::set<std::string> overestimated;
    int violated = 0;
    double sum = 0;
    double error = 0;
    int boards = 0;
};

PlainReport plain_report(const search::Estimator& h, puzzle::Board goal, puzzle::Shape of) {
    const puzzle::DistanceTable table(goal, of);
    PlainReport report;
    for (std::uint32_t rank = 0; rank < puzzle::board_count(of); ++rank) {
        const puzzle::Board board = puzzle::unrank(rank, of);
        const auto distance = table.distance(board);
        if (!distance) continue;
        ++report.boards;
        report.sum += h(board);
        report.error += *distance - h(board);
        if (h(board) > *distance) report.overestimated.insert(puzzle::board_inline(board, of));
        for (const puzzle::Move move : puzzle::all_moves) {
            const auto next = puzzle::moved(board, of, move);
            report.violated += next && h(board) > 1 + h(*next);
        }
    }
    return report;
}

TEST(HeuristicCheck, AgreesWithALookAtEveryBoard) {
    const puzzle::Shape of{2, 3};
    const puzzle::Board goal = test::board_of("350124");
    const ReachableSpace space(goal, of);
    for (const search::Heuristic& heuristic : search::heuristics()) {
        if (!search::available(heuristic, goal, of)) continue;
        SCOPED_TRACE(std::string(heuristic.name));
        const auto h = search::make_estimator(heuristic, goal, of);
        const PlainReport plain = plain_report(*h, goal, of);
        const HeuristicReport report = check_heuristic(space, *h).value();
        EXPECT_EQ(report.boards, 360u);
        EXPECT_EQ(report.overestimates, plain.overestimated.size());
        EXPECT_EQ(report.violated_arcs, static_cast<unsigned>(plain.violated));
        EXPECT_DOUBLE_EQ(report.mean_estimate, plain.sum / plain.boards);
        EXPECT_DOUBLE_EQ(report.mean_error, plain.error / plain.boards);
        if (report.nearest_overestimate) {
            const puzzle::Board board = report.nearest_overestimate->board;
            EXPECT_EQ(plain.overestimated.count(puzzle::board_inline(board, of)), 1u);
        }
    }
}

// Of several counterexamples as near, the one of smallest rank is shown, and the first of its
// moves.
TEST(HeuristicCheck, ShowsTheNearestCounterexample) {
    const puzzle::Shape of{3, 2};
    const puzzle::Board goal = test::board_of("123450");
    const ReachableSpace space(goal, of);
    const search::WeightedSum thrice{{{3, 1}, HeuristicId::Misplaced}, {}};
    const auto h = search::make_estimator(thrice, goal, of);
    const HeuristicReport report = check_heuristic(space, *h).value();
    std::uint32_t smallest = puzzle::board_count(of);
    for (const puzzle::Move move : puzzle::all_moves) {
        if (const auto next = puzzle::moved(goal, of, move))
            smallest = std::min(smallest, puzzle::rank(*next, of));
    }
    ASSERT_TRUE(report.nearest_overestimate && report.nearest_violated_arc);
    EXPECT_EQ(report.nearest_overestimate->board, puzzle::unrank(smallest, of));
    EXPECT_EQ(report.nearest_overestimate->distance, 1);
    EXPECT_EQ(report.nearest_overestimate->estimate, 3);
    EXPECT_EQ(report.nearest_violated_arc->from, puzzle::unrank(smallest, of));
    EXPECT_EQ(report.nearest_violated_arc->to, goal);
}

TEST(HeuristicCheck, CountsEveryPairOfFigures) {
    const HeuristicReport report = check(HeuristicId::Manhattan, "123804765");
    const EstimateCounts& counts = report.counts;
    EXPECT_EQ(counts.largest_distance(), 30);
    EXPECT_EQ(counts.at(0, 0), 1u);
    EXPECT_EQ(counts.at(1, 1), 4u) << "the four boards next to the goal";
    std::uint64_t boards = 0;
    std::uint64_t moves = 0;
    std::uint64_t estimates = 0;
    int largest_error = 0;
    for (int distance = 0; distance <= counts.largest_distance(); ++distance) {
        for (int h = 0; h <= counts.largest_estimate(); ++h) {
            const std::uint32_t count = counts.at(distance, h);
            // Every move changes Manhattan by exactly 1, so both are even or both are odd.
            EXPECT_TRUE(count == 0 || (distance + h) % 2 == 0);
            boards += count;
            moves += std::uint64_t{count} * static_cast<unsigned>(distance);
            estimates += std::uint64_t{count} * static_cast<unsigned>(h);
            if (count > 0) largest_error = std::max(largest_error, distance - h);
        }
    }
    EXPECT_EQ(boards, 181'440u);
    EXPECT_DOUBLE_EQ(report.mean_estimate, static_cast<double>(estimates) / 181'440);
    EXPECT_DOUBLE_EQ(report.mean_error, static_cast<double>(moves - estimates) / 181'440);
    EXPECT_EQ(report.largest_error, largest_error);
}

TEST(HeuristicCheck, OfTheExactDistanceHasNoError) {
    const HeuristicReport report = check(HeuristicId::Perfect, "123804765");
    EXPECT_EQ(report.mean_error, 0);
    EXPECT_EQ(report.largest_error, 0);
    EXPECT_TRUE(report.admissible() && report.consistent());
}

TEST(HeuristicCheck, TellsItsProgress) {
    const ReachableSpace& space = space_of("123804765");
    const auto h = search::make_estimator(search::heuristic(HeuristicId::Manhattan), space.goal(),
                                          space.shape());
    std::vector<double> parts;
    ASSERT_TRUE(check_heuristic(space, *h, [&](double part) {
        parts.push_back(part);
        return true;
    }));
    ASSERT_GT(parts.size(), 20u);
    EXPECT_EQ(parts.front(), 0);
    for (std::size_t i = 1; i < parts.size(); ++i)
        EXPECT_GT(parts[i], parts[i - 1]);
    EXPECT_LT(parts.back(), 1);
}

TEST(HeuristicCheck, IsGivenUpAtOnce) {
    const ReachableSpace& space = space_of("123804765");
    const auto h = search::make_estimator(search::heuristic(HeuristicId::Manhattan), space.goal(),
                                          space.shape());
    for (const double give_up_at : {0.0, 0.3, 0.7}) {
        int asked_after = 0;
        bool given_up = false;
        const auto report = check_heuristic(space, *h, [&](double part) {
            asked_after += given_up;
            given_up = given_up || part >= give_up_at;
            return !given_up;
        });
        EXPECT_FALSE(report);
        EXPECT_EQ(asked_after, 0);
    }
}

}  // namespace
}  // namespace statescope::study
