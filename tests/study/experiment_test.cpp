#include "study/experiment.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "puzzle/board_text.hpp"
#include "puzzle/distances.hpp"
#include "tests/support/searches.hpp"

namespace statescope::study {
namespace {

using puzzle::Board;

Run astar(search::HeuristicId heuristic = search::HeuristicId::Manhattan) {
    const search::Algorithm& algorithm = test::algorithm_of("astar");
    Run run{&algorithm, search::textbook_rules(algorithm)};
    run.rules.heuristic = heuristic;
    return run;
}

Plan plan_of(decltype(Plan::boards) boards) {
    return {.shape = {3, 3},
            .goal = puzzle::ordered_board({3, 3}),
            .boards = std::move(boards),
            .runs = {astar()}};
}

std::string digits(Board board) {
    std::string text;
    for (int cell = 0; cell < 9; ++cell)
        text += static_cast<char>('0' + board.at(cell));
    return text;
}

std::vector<std::string> boards_of(const Plan& plan) {
    const Experiment experiment(plan);
    std::vector<std::string> boards;
    for (std::size_t i = 0; i < experiment.rows(); ++i)
        boards.push_back(digits(experiment.row(i).board));
    return boards;
}

// What a program in another language draws, from the definition: splitmix64 started by the seed,
// by its first output plus the distance, and by that one's first plus k; the layer in order of
// rank. Board k of each distance comes before board k + 1 of any.
TEST(RandomBoards, AreTheSameOnEveryMachine) {
    EXPECT_EQ(boards_of(plan_of(RandomBoards{{2, 5, 13}, 3, 1})),
              (std::vector<std::string>{"123456078", "123576408", "123067458",     // k = 0
                                        "120453786", "413025786", "481052763",     // k = 1
                                        "123456078", "413025786", "451730826"}));  // k = 2
    EXPECT_EQ(boards_of(plan_of(RandomBoards{{24, 31}, 3, 2026})),
              (std::vector<std::string>{"274605831", "647850321", "563478120", "867254301",
                                        "638401572", "647850321"}));
}

TEST(RandomBoards, DoNotChangeWhenMoreAreAskedFor) {
    const std::vector<std::string> two = boards_of(plan_of(RandomBoards{{9}, 2, 5}));
    const std::vector<std::string> four = boards_of(plan_of(RandomBoards{{3, 9, 12}, 4, 5}));
    EXPECT_EQ(two[0], four[1]);
    EXPECT_EQ(two[1], four[4]);
}

// Chi-square over the 39 boards 6 moves from a corner goal (OEIS A089473): with 38 degrees of
// freedom it exceeds 95 once in a million seeds.
TEST(RandomBoards, AreDrawnEvenlyFromALayer) {
    constexpr std::size_t boards = 39;
    constexpr std::uint32_t draws = 39 * 100;
    const Plan plan = plan_of(RandomBoards{{6}, draws, 11});
    const puzzle::DistanceTable distances(plan.goal, plan.shape);
    ASSERT_EQ(distances.layer_sizes().at(6), boards);
    std::map<std::string, double> counts;
    for (const std::string& board : boards_of(plan)) {
        ASSERT_EQ(distances.distance(test::board_of(board)), 6);
        ++counts[board];
    }
    ASSERT_EQ(counts.size(), boards);
    double chi_square = 0;
    for (const auto& [board, count] : counts)
        chi_square += (count - 100) * (count - 100) / 100;
    EXPECT_LT(chi_square, 95);
    EXPECT_GT(chi_square, 10) << "too even to be drawn at random";
}

// Sizes of the layers from a corner goal: OEIS A089473.
TEST(AllBoards, AreWholeLayers) {
    const Plan plan = plan_of(AllBoards{{0, 1, 7, 10}});
    const puzzle::DistanceTable distances(plan.goal, plan.shape);
    std::map<int, std::set<std::string>> layers;
    for (const std::string& board : boards_of(plan))
        layers[distances.distance(test::board_of(board)).value()].insert(board);
    EXPECT_EQ(boards_of(plan).size(), 1u + 2 + 62 + 286);
    EXPECT_EQ(layers[0].size(), 1u);
    EXPECT_EQ(layers[1].size(), 2u);
    EXPECT_EQ(layers[7].size(), 62u);
    EXPECT_EQ(layers[10].size(), 286u);
}

// The runs of lesson L09, 12 moves: 1,488, 95 and 25 expanded; the third board is unsolvable.
TEST(Experiment, RunsEverySearchOnEveryBoard) {
    const search::Algorithm& bfs = test::algorithm_of("bfs-parent");
    Plan plan = plan_of(ListedBoards{
        {test::board_of("281463075"), test::board_of("283164705"), test::board_of("283104756")}});
    plan.goal = test::board_of("123804765");
    plan.runs = {
        {&bfs, search::textbook_rules(bfs)}, astar(search::HeuristicId::Misplaced), astar()};
    const Experiment experiment(plan);
    ASSERT_EQ(experiment.rows(), 9u);
    const std::vector<std::uint32_t> expanded{1488, 95, 25, 45, 6, 5, 0, 0, 0};
    for (std::size_t i = experiment.rows(); i-- > 0;) {
        const Row row = experiment.row(i);
        EXPECT_EQ(row.number, i);
        EXPECT_EQ(row.run, i % 3);
        EXPECT_EQ(row.counters.expanded, expanded[i]) << i;
    }
    const Row solved = experiment.row(1);
    EXPECT_EQ(solved.distance, 12);
    EXPECT_EQ(solved.moves, 12u);
    EXPECT_NEAR(solved.branching.value(), 1.44, 0.005);
    const Row unsolvable = experiment.row(8);
    EXPECT_EQ(unsolvable.outcome, search::Outcome::NotSearched);
    EXPECT_EQ(unsolvable.distance, std::nullopt);
    EXPECT_EQ(unsolvable.branching, std::nullopt);
}

TEST(Experiment, KeepsToTheNodeBudget) {
    Plan plan = plan_of(ListedBoards{{test::board_of("867254301")}});
    plan.node_budget = 100;
    const Row row = Experiment(plan).row(0);
    EXPECT_EQ(row.outcome, search::Outcome::Limit);
    EXPECT_EQ(row.moves, 0u);
    EXPECT_GE(row.counters.nodes, 100u);
    EXPECT_LT(row.counters.nodes, 104u) << "the moves of one board more at the most";
}

// Boards of 4x4 are taken as they come: their distances are not known.
TEST(Experiment, TakesListedBoardsOfAnyShape) {
    Plan plan{
        .shape = {4, 4},
        .goal = puzzle::ordered_board({4, 4}),
        .boards =
            ListedBoards{{test::board_of({1, 2, 3, 4, 6, 7, 8, 0, 5, 10, 11, 12, 9, 13, 14, 15})}},
        .runs = {astar()}};
    const Row row = Experiment(plan).row(0);
    EXPECT_EQ(row.distance, std::nullopt);
    EXPECT_EQ(row.moves, 8u);
    plan.boards = RandomBoards{{8}};
    EXPECT_EQ(fault_of(plan).value().kind, PlanFault::Kind::DistancesUnknown);
}

TEST(PlanFault, SaysWhatIsWrong) {
    EXPECT_FALSE(fault_of(plan_of(AllBoards{{0, 31}})));
    const auto beyond = fault_of(plan_of(RandomBoards{{4, 32}}));
    ASSERT_TRUE(beyond);
    EXPECT_EQ(beyond->kind, PlanFault::Kind::NoBoardThere);
    EXPECT_EQ(beyond->distance, 32);
    EXPECT_EQ(fault_of(plan_of(RandomBoards{{}})).value().kind, PlanFault::Kind::NoBoards);
    EXPECT_EQ(fault_of(plan_of(RandomBoards{{4}, 0})).value().kind, PlanFault::Kind::NoBoards);
    EXPECT_EQ(fault_of(plan_of(ListedBoards{})).value().kind, PlanFault::Kind::NoBoards);
    Plan idle = plan_of(RandomBoards{{4}});
    idle.runs.clear();
    EXPECT_EQ(fault_of(idle).value().kind, PlanFault::Kind::NoRuns);
}

/// How many boards of each distance are among rows.
std::map<int, int> boards_by_distance(const Experiment& experiment,
                                      const std::vector<std::size_t>& rows) {
    std::map<int, int> counts;
    for (const std::size_t number : rows) {
        const Row row = experiment.row(number);
        if (row.run == 0) ++counts[row.distance.value()];
    }
    return counts;
}

// 286, 16 and 2 boards stand at these distances (OEIS A089473).
TEST(Experiment, MixesTheDistancesSoThatAnyFirstPartHasItsShareOfEach) {
    const Experiment experiment(plan_of(AllBoards{{10, 4, 1}}));
    std::vector<std::size_t> first_half(experiment.rows() / 2);
    std::iota(first_half.begin(), first_half.end(), std::size_t{0});
    EXPECT_EQ(boards_by_distance(experiment, first_half),
              (std::map<int, int>{{1, 1}, {4, 8}, {10, 143}}));
}

TEST(Shard, HoldsEveryRunOfItsBoardsAndItsShareOfEveryDistance) {
    Plan plan = plan_of(RandomBoards{{1, 4, 7, 10}, 14, 3});
    plan.runs.push_back(astar(search::HeuristicId::Misplaced));
    const Experiment experiment(plan);
    for (std::uint32_t count = 1; count <= 8; ++count) {
        std::vector<std::size_t> all;
        for (std::uint32_t index = 1; index <= count; ++index) {
            const std::vector<std::size_t> rows = experiment.rows_of({index, count});
            EXPECT_TRUE(std::is_sorted(rows.begin(), rows.end()));
            EXPECT_EQ(rows.size() % 2, 0u);
            for (std::size_t i = 0; i < rows.size(); i += 2)
                EXPECT_EQ(rows[i] + 1, rows[i + 1]) << "the other run of the board";
            for (const auto& [distance, boards] : boards_by_distance(experiment, rows)) {
                EXPECT_GE(boards, 14 / static_cast<int>(count)) << distance;
                EXPECT_LE(boards, 14 / static_cast<int>(count) + 1) << distance;
            }
            all.insert(all.end(), rows.begin(), rows.end());
        }
        std::sort(all.begin(), all.end());
        std::vector<std::size_t> every_row(experiment.rows());
        std::iota(every_row.begin(), every_row.end(), std::size_t{0});
        EXPECT_EQ(all, every_row) << count << " shards";
    }
}

// Of every board the runs that go as far, in the order of the plan.
TEST(Experiment, LeavesARunOutBeyondItsDistance) {
    Plan plan = plan_of(RandomBoards{{2, 5, 9}, 4});
    plan.runs = {astar(), astar(search::HeuristicId::Misplaced), astar(search::HeuristicId::None)};
    plan.up_to = {{0, 5}, {2, 4}};
    const Experiment experiment(plan);
    ASSERT_EQ(experiment.rows(), 4u * (3 + 2 + 1));
    std::map<int, std::map<std::size_t, int>> made;
    std::vector<std::pair<Board, std::size_t>> order;
    for (std::size_t i = 0; i < experiment.rows(); ++i) {
        const Row row = experiment.row(i);
        EXPECT_EQ(row.number, i);
        ++made[*row.distance][row.run];
        order.emplace_back(row.board, row.run);
    }
    EXPECT_EQ(made[2], (std::map<std::size_t, int>{{0, 4}, {1, 4}, {2, 4}}));
    EXPECT_EQ(made[5], (std::map<std::size_t, int>{{0, 4}, {1, 4}}));
    EXPECT_EQ(made[9], (std::map<std::size_t, int>{{1, 4}}));
    std::vector<std::size_t> in_shards;
    for (const std::uint32_t index : {1u, 2u, 3u}) {
        for (const std::size_t number : experiment.rows_of({index, 3})) {
            in_shards.push_back(number);
            if (order[number].second != 2) continue;
            EXPECT_EQ(order[number - 2].first, order[number].first);
        }
    }
    std::sort(in_shards.begin(), in_shards.end());
    std::vector<std::size_t> every_row(experiment.rows());
    std::iota(every_row.begin(), every_row.end(), std::size_t{0});
    EXPECT_EQ(in_shards, every_row);
}

TEST(Experiment, GoesToTheFirstRunOfABoardBehindBoardsWithoutAny) {
    Plan plan = plan_of(RandomBoards{{1, 8}, 3});
    plan.up_to = {{0, 4}};
    const Experiment experiment(plan);
    ASSERT_EQ(experiment.rows(), 3u);
    for (std::size_t i = 0; i < experiment.rows(); ++i)
        EXPECT_EQ(experiment.row(i).distance, 1);
    plan.boards = RandomBoards{{5, 8}, 3};
    EXPECT_EQ(fault_of(plan).value().kind, PlanFault::Kind::AllTooFar);
    // Of a board of unknown distance nobody can say that it is too far.
    plan.shape = {4, 4};
    plan.goal = puzzle::ordered_board(plan.shape);
    plan.boards = ListedBoards{{plan.goal}};
    EXPECT_EQ(Experiment(plan).rows(), 1u);
}

// 867254301 is one of the two farthest boards: A* without h expands some 180,000 nodes.
TEST(Experiment, GivesUpARowThatIsNotToGoOn) {
    Plan plan = plan_of(ListedBoards{{test::board_of("867254301")}});
    plan.runs = {astar(search::HeuristicId::None)};
    const Experiment experiment(plan);
    std::vector<std::uint32_t> told;
    const Row row = experiment.row(0, [&](std::uint32_t nodes) {
        told.push_back(nodes);
        return told.size() < 3;
    });
    EXPECT_EQ(row.outcome, search::Outcome::Cancelled);
    EXPECT_EQ(row.moves, 0u);
    ASSERT_EQ(told.size(), 3u) << "not asked again";
    EXPECT_LT(told[0], told[1]);
    EXPECT_LT(told[1], told[2]);
    EXPECT_LE(row.counters.expanded, 3 * trace::expansions_between_questions);
    EXPECT_EQ(experiment.row(0, [](std::uint32_t) { return true; }).counters,
              experiment.row(0).counters);
}

}  // namespace
}  // namespace statescope::study
