#include "study/comparison.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <set>
#include <string_view>
#include <vector>

#include "puzzle/distances.hpp"
#include "search/heuristics/heuristic.hpp"
#include "tests/support/searches.hpp"

namespace statescope::study {
namespace {

using search::HeuristicId;
using search::Problem;
using search::Recording;

study::Run textbook(std::string_view name, HeuristicId heuristic = HeuristicId::Manhattan) {
    const search::Algorithm& algorithm = test::algorithm_of(name);
    study::Run run{&algorithm, search::textbook_rules(algorithm)};
    if (search::uses_heuristic(algorithm.family)) run.rules.heuristic = heuristic;
    return run;
}

std::vector<Recording> recordings_of(const Problem& problem, const std::vector<study::Run>& runs,
                                     std::uint32_t node_budget = trace::default_node_budget) {
    std::vector<Recording> recordings;
    for (const Run& run : runs)
        recordings.push_back(search::record(problem, *run.algorithm, run.rules, node_budget));
    return recordings;
}

Comparison compared(const Problem& problem, const std::vector<study::Run>& runs,
                    const std::vector<Recording>& recordings) {
    std::vector<const Recording*> pointers;
    for (const Recording& recording : recordings)
        pointers.push_back(&recording);
    return compare(problem, runs, pointers);
}

Comparison compared(const Problem& problem, const std::vector<study::Run>& runs,
                    std::uint32_t node_budget = trace::default_node_budget) {
    return compared(problem, runs, recordings_of(problem, runs, node_budget));
}

const std::vector<study::Run>& three_runs() {
    static const std::vector<study::Run> runs{
        textbook("bfs-parent"), textbook("astar", HeuristicId::Misplaced), textbook("astar")};
    return runs;
}

struct Wanted {
    std::uint32_t expanded;
    std::uint32_t taken;
    std::uint32_t generated;
    std::uint32_t successors;
    std::uint32_t duplicates;
    std::uint32_t largest_frontier;
};

void expect_figures(const RunFigures& figures, const Wanted& wanted, std::size_t moves) {
    EXPECT_EQ(figures.outcome, search::Outcome::Solved);
    EXPECT_EQ(figures.moves.size(), moves);
    EXPECT_EQ(figures.shortest, Shortest::Yes);
    EXPECT_EQ(figures.counters.expanded, wanted.expanded);
    EXPECT_EQ(figures.counters.taken, wanted.taken);
    EXPECT_EQ(figures.counters.generated, wanted.generated);
    EXPECT_EQ(figures.counters.successors, wanted.successors);
    EXPECT_EQ(figures.counters.duplicates, wanted.duplicates);
    EXPECT_EQ(figures.counters.largest_frontier, wanted.largest_frontier);
    EXPECT_EQ(figures.counters.reopened, 0u);
}

void expect_boards(const ExpandedBoards& boards, std::uint32_t only_first,
                   std::uint32_t only_second, std::uint32_t both) {
    EXPECT_EQ(boards.only_first, only_first);
    EXPECT_EQ(boards.only_second, only_second);
    EXPECT_EQ(boards.both, both);
}

// Russell and Norvig's board, 26 moves. The counts are those of a plain program in another
// language.
TEST(Comparison, HasTheFiguresOfAimasBoard) {
    const Comparison comparison =
        compared(test::problem_of("724506831", "012345678"), three_runs());
    EXPECT_EQ(comparison.distance, 26u);
    ASSERT_EQ(comparison.runs.size(), 3u);
    expect_figures(comparison.runs[0], {165018, 165019, 175367, 442566, 267200, 24979}, 26);
    expect_figures(comparison.runs[1], {44988, 44989, 62570, 121195, 58626, 17456}, 26);
    expect_figures(comparison.runs[2], {3977, 3978, 6130, 10547, 4418, 2047}, 26);
    ASSERT_EQ(comparison.pairs.size(), 3u);
    expect_boards(comparison.pairs[0], 120'030, 0, 44'988);
    expect_boards(comparison.pairs[1], 161'041, 0, 3977);
    expect_boards(comparison.pairs[2], 41'011, 0, 3977);
    EXPECT_EQ(comparison.pairs[1].first, 0u);
    EXPECT_EQ(comparison.pairs[1].second, 2u);
    EXPECT_EQ(comparison.pairs[2].first, 1u);
}

// Nilsson's board: 45, 6 and 5 boards expanded, as in his figures and the lessons.
TEST(Comparison, HasTheFiguresOfNilssonsBoard) {
    const Comparison comparison =
        compared(test::problem_of("283164705", "123804765"), three_runs());
    EXPECT_EQ(comparison.distance, 5u);
    expect_figures(comparison.runs[0], {45, 46, 78, 122, 45, 33}, 5);
    expect_figures(comparison.runs[1], {6, 7, 14, 18, 5, 8}, 5);
    expect_figures(comparison.runs[2], {5, 6, 12, 15, 4, 7}, 5);
    EXPECT_NEAR(comparison.runs[0].branching.value(), 2.35, 0.005);
    expect_boards(comparison.pairs[0], 39, 0, 6);
    expect_boards(comparison.pairs[2], 1, 0, 5);
}

// Nilsson's other board: P + 3S overestimates, and yet finds one of the shortest answers here
// (28 expanded against 107); on the board of lesson L12 it does not.
TEST(Comparison, TellsWhatIsShortest) {
    std::vector<study::Run> runs{textbook("astar", HeuristicId::Nilsson), textbook("astar")};
    for (study::Run& run : runs)
        run.rules.tie_break = search::TieBreak::LargerG;
    const Comparison eighteen = compared(test::problem_of("216408753", "123804765"), runs);
    EXPECT_EQ(eighteen.distance, 18u);
    EXPECT_EQ(eighteen.runs[0].counters.expanded, 28u);
    EXPECT_EQ(eighteen.runs[1].counters.expanded, 107u);
    EXPECT_EQ(eighteen.runs[0].shortest, Shortest::Yes);

    const Comparison nine = compared(test::problem_of("105832746", "123804765"), runs);
    EXPECT_EQ(nine.distance, 9u);
    EXPECT_EQ(nine.runs[0].moves.size(), 11u);
    EXPECT_EQ(nine.runs[0].shortest, Shortest::No);
    EXPECT_EQ(nine.runs[1].shortest, Shortest::Yes);
}

// Beyond 9 cells nothing is known of an answer until a run comes that is sure of its own.
TEST(Comparison, KnowsTheShortestOfLargeBoardsOnlyByProof) {
    Problem problem{{4, 4}, {}, puzzle::ordered_board({4, 4})};
    problem.start = test::board_of({1, 2, 3, 4, 6, 7, 8, 0, 5, 10, 11, 12, 9, 13, 14, 15});
    const std::vector<study::Run> greedy{textbook("greedy"),
                                         textbook("greedy", HeuristicId::Misplaced)};
    const Comparison unknown = compared(problem, greedy);
    EXPECT_EQ(unknown.distance, std::nullopt);
    EXPECT_EQ(unknown.runs[0].shortest, Shortest::NotKnown);
    EXPECT_EQ(compared(problem, {textbook("greedy"), textbook("astar")}).distance, 8u);
}

TEST(Comparison, HasNoAnswerToJudgeWhereThereIsNone) {
    const Comparison unsolvable =
        compared({{2, 3}, test::board_of({2, 1, 3, 4, 5, 0}), puzzle::ordered_board({2, 3})},
                 {textbook("bfs-parent"), textbook("astar")});
    EXPECT_EQ(unsolvable.distance, std::nullopt);
    for (const RunFigures& figures : unsolvable.runs) {
        EXPECT_EQ(figures.outcome, search::Outcome::Exhausted);
        EXPECT_EQ(figures.shortest, Shortest::NoAnswer);
        EXPECT_EQ(figures.branching, std::nullopt);
    }
    // Both expanded every board that can be reached: half of 6!.
    expect_boards(unsolvable.pairs[0], 0, 0, 360);

    const Comparison limit =
        compared(test::problem_of("867254301", "123456780"), three_runs(), 100);
    EXPECT_EQ(limit.distance, 31u);
    EXPECT_EQ(limit.runs[0].shortest, Shortest::NoAnswer);
}

// The boards counted from the events, by sets.
TEST(Comparison, CountsEveryBoardOnceHoweverOftenItWasExpanded) {
    study::Run reopening = textbook("astar", HeuristicId::ManhattanCheckerboard);
    const std::vector<study::Run> runs{reopening, textbook("greedy")};
    const Problem problem = test::problem_of("123605478", "123804765");
    const std::vector<Recording> recordings = recordings_of(problem, runs);
    std::array<std::set<std::uint64_t>, 2> expanded;
    std::size_t expansions = 0;
    for (std::size_t i = 0; i < 2; ++i) {
        const trace::Trace& trace = recordings[i].trace;
        for (const trace::Event& event : trace.events()) {
            if (event.kind != trace::EventKind::Expanded) continue;
            expanded.at(i).insert(trace.node(event.node).board.bits());
            expansions += i == 0;
        }
    }
    EXPECT_LT(expanded[0].size(), expansions) << "a board is expanded again";
    std::uint32_t both = 0;
    for (const std::uint64_t board : expanded[0])
        both += expanded[1].contains(board);
    expect_boards(compared(problem, runs, recordings).pairs[0],
                  static_cast<std::uint32_t>(expanded[0].size()) - both,
                  static_cast<std::uint32_t>(expanded[1].size()) - both, both);
}

RC_GTEST_PROP(Comparison, ClaimsNoAnswerShortestThatIsNot, ()) {
    const study::Run run{&test::any_algorithm(), test::any_rules()};
    RC_PRE(proves_shortest(run));
    const puzzle::Shape shape = *rc::gen::element(puzzle::Shape{2, 3}, puzzle::Shape{3, 2});
    const Problem problem{shape, test::any_board(shape), test::any_board(shape)};
    const search::Count count = search::count(problem, *run.algorithm, run.rules, 100'000);
    RC_PRE(count.result.outcome == search::Outcome::Solved);
    const puzzle::DistanceTable distances(problem.goal, shape);
    RC_ASSERT(static_cast<int>(count.result.moves.size()) ==
              distances.distance(problem.start).value());
}

}  // namespace
}  // namespace statescope::study
