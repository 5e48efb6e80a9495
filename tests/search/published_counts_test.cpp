// Node counts that courses, reports and public programs print for known boards, reproduced by
// setting the rules they state. In all of them the blank moves in the order U D L R, and the goal
// itself is not counted as expanded.

#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <vector>

#include "puzzle/move.hpp"
#include "search/catalogue.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/searches.hpp"

namespace statescope {
namespace {

using search::Count;
using search::Problem;
using search::Rules;

Rules up_down_left_right(search::HeuristicId heuristic) {
    Rules rules;
    rules.order = test::order_of("UDLR");
    rules.heuristic = heuristic;
    return rules;
}

/// BFS-P: marked when generated, goal tested when taken off the queue.
Count bfs_p(const Problem& problem) {
    return search::count(problem, test::algorithm_of("bfs-parent"),
                         up_down_left_right(search::HeuristicId::None));
}

/// BFS-G: as BFS-P, the goal tested when generated.
Count bfs_g(const Problem& problem) {
    Rules rules = up_down_left_right(search::HeuristicId::None);
    rules.goal_test = search::GoalTest::WhenGenerated;
    return search::count(problem, test::algorithm_of("bfs-parent"), rules);
}

/// AST-FIFO, -LOWG, -LOWH: A*, a better g puts the board in again, the older entry is skipped.
Count astar(const Problem& problem, search::TieBreak tie_break,
            search::HeuristicId heuristic = search::HeuristicId::Manhattan) {
    Rules rules = up_down_left_right(heuristic);
    rules.tie_break = tie_break;
    return search::count(problem, test::algorithm_of("astar"), rules);
}

/// AST-FIRST: as AST-FIFO, but a board once generated is never put in again, which is a mistake.
Count astar_first(const Problem& problem) {
    Rules rules = up_down_left_right(search::HeuristicId::Manhattan);
    rules.better_g = search::BetterG::Ignore;
    return search::count(problem, test::algorithm_of("astar"), rules);
}

/// DFS-P: a stack, marked when generated, pushed the last move first, goal tested when taken.
Count dfs_p(const Problem& problem) {
    Rules rules = up_down_left_right(search::HeuristicId::None);
    rules.duplicate_check = search::DuplicateCheck::AtGeneration;
    return search::count(problem, test::algorithm_of("dfs"), rules);
}

constexpr auto fifo = search::TieBreak::OlderFirst;
constexpr auto low_g = search::TieBreak::SmallerG;
constexpr auto low_h = search::TieBreak::LargerG;
constexpr unsigned reachable = 181'440;

void expect_answer(const Count& count, int moves) {
    if (moves < 0) {
        EXPECT_EQ(count.result.outcome, search::Outcome::Exhausted);
        return;
    }
    EXPECT_EQ(count.result.outcome, search::Outcome::Solved);
    EXPECT_EQ(static_cast<int>(count.result.moves.size()), moves);
}

/// What both courses print of a board: the boards expanded. Moves -1: unsolvable.
struct Published {
    const char* start;
    int moves;
    unsigned bfs_p;
    unsigned bfs_g;
    unsigned low_g;
    unsigned fifo;
    unsigned low_h;
};

std::ostream& operator<<(std::ostream& out, const Published& row) {
    return out << row.start;
}

void expect_expanded(const char* search, const Count& count, int moves, unsigned expanded) {
    SCOPED_TRACE(search);
    expect_answer(count, moves);
    EXPECT_EQ(count.counters.expanded, expanded);
}

void expect_breadth_first_counts(const Problem& problem, const Published& row) {
    expect_expanded("BFS-P", bfs_p(problem), row.moves, row.bfs_p);
    expect_expanded("BFS-G", bfs_g(problem), row.moves, row.bfs_g);
}

void expect_astar_counts(const Problem& problem, const Published& row) {
    expect_expanded("AST-LOWG", astar(problem, low_g), row.moves, row.low_g);
    expect_expanded("AST-FIFO", astar(problem, fifo), row.moves, row.fifo);
    expect_expanded("AST-LOWH", astar(problem, low_h), row.moves, row.low_h);
}

/// A board of the ColumbiaX course (CSMM.101x; goal 0 1 2 3 ...).
struct ColumbiaX : Published {
    unsigned bfs_p_depth;
    unsigned first;
    int first_moves;
};

class ColumbiaXBoard : public testing::TestWithParam<ColumbiaX> {
  protected:
    const ColumbiaX& row = GetParam();
    const Problem problem = test::problem_of(row.start, "012345678");
};

TEST_P(ColumbiaXBoard, BreadthFirstCounts) {
    expect_breadth_first_counts(problem, row);
    EXPECT_EQ(bfs_p(problem).counters.max_depth, row.bfs_p_depth);
}

TEST_P(ColumbiaXBoard, AStarCounts) {
    expect_astar_counts(problem, row);
}

TEST_P(ColumbiaXBoard, CountsOfAnAStarThatNeverUpdates) {
    expect_expanded("AST-FIRST", astar_first(problem), row.first_moves, row.first);
}

INSTANTIATE_TEST_SUITE_P(
    Published, ColumbiaXBoard,
    testing::Values(ColumbiaX{{"312045678", 1, 1, 1, 1, 1, 1}, 1, 1, 1},
                    ColumbiaX{{"125340678", 3, 10, 5, 3, 3, 3}, 4, 3, 3},
                    ColumbiaX{{"618402735", 20, 54094, 38417, 711, 711, 655}, 21, 696, 20},
                    ColumbiaX{{"864213570", 26, 166786, 151357, 1801, 1660, 491}, 27, 1585, 26},
                    ColumbiaX{{"867254301", 27, 176296, 167760, 4416, 4414, 2509}, 28, 10810, 29},
                    ColumbiaX{
                        {"812043765", -1, reachable, reachable, reachable, reachable, reachable},
                        31,
                        reachable,
                        -1}));

/// A board of the UCR course (CS170, CS205; goal 1 2 3 ... 0).
struct Ucr : Published {
    unsigned misplaced;
};

class UcrBoard : public testing::TestWithParam<Ucr> {
  protected:
    const Ucr& row = GetParam();
    const Problem problem = test::problem_of(row.start, "123456780");
};

TEST_P(UcrBoard, BreadthFirstCounts) {
    expect_breadth_first_counts(problem, row);
}

TEST_P(UcrBoard, AStarCounts) {
    expect_astar_counts(problem, row);
    expect_expanded("AST-FIFO, misplaced", astar(problem, fifo, search::HeuristicId::Misplaced),
                    row.moves, row.misplaced);
}

INSTANTIATE_TEST_SUITE_P(
    Published, UcrBoard,
    testing::Values(Ucr{{"123456708", 1, 3, 1, 1, 1, 1}, 1},                    // very easy
                    Ucr{{"120453786", 2, 3, 2, 2, 2, 2}, 2},                    // easy
                    Ucr{{"012453786", 4, 29, 15, 4, 4, 4}, 4},                  // doable
                    Ucr{{"871602543", 22, 91120, 69685, 741, 709, 243}, 9120},  // oh boy
                    Ucr{{"867254301", 31, 181438, 181347, 21197, 20290, 6744}, 143839},
                    Ucr{{"123456870", -1, reachable, reachable, reachable, reachable, reachable},
                        reachable}));

// "Doable": 4 expanded, and a queue that is 4 at most after all children of a board are in it.
TEST(UcrReport, QueueOfTheDoableBoard) {
    const Count count = astar(test::problem_of("012453786", "123456780"), fifo);
    EXPECT_EQ(count.counters.expanded, 4u);
    EXPECT_EQ(count.counters.largest_frontier, 4u);
}

// The smaller-g tie-break expands every board whose f is below the answer's and all of equal f but
// the goal's last layer, whatever the order of the moves.
TEST(AStarBySmallerG, CountsTheSameForAllOrdersOfMoves) {
    const Problem problem = test::problem_of("618402735", "012345678");
    Rules rules = up_down_left_right(search::HeuristicId::Manhattan);
    rules.tie_break = low_g;
    for (const puzzle::MoveOrder& order : puzzle::all_move_orders()) {
        rules.order = order;
        const Count count = search::count(problem, test::algorithm_of("astar"), rules);
        EXPECT_EQ(count.counters.expanded, 711u) << order.text();
    }
}

// A tree search keeps no list of known boards: Nilsson's board costs it 176 expansions for the 45
// of a graph search.
TEST(TreeSearch, CountsOfTheTextbookBoard) {
    Rules rules;
    rules.duplicate_check = search::DuplicateCheck::None;
    const Problem problem = test::problem_of("283164705", "123804765");
    const Count count = search::count(problem, test::algorithm_of("bfs-parent"), rules);
    expect_answer(count, 5);
    EXPECT_EQ(count.counters.expanded, 176u);
    EXPECT_EQ(count.counters.duplicates, 0u);
    EXPECT_EQ(count.counters.visited, 0u);
}

/// The number behind a text in a row's remarks.
unsigned stated(const test::Case& row, const std::string& text) {
    const std::size_t at = row.remarks.find(text);
    if (at == std::string::npos) throw std::runtime_error(row.id + " does not state " + text);
    return static_cast<unsigned>(std::stoul(row.remarks.substr(at + text.size())));
}

test::Case case_of(const std::string& id) {
    for (const test::Case& row : test::all_cases()) {
        if (row.id == id) return row;
    }
    throw std::runtime_error("no case " + id);
}

Problem case_problem(const test::Case& row) {
    const puzzle::Shape shape = row.shape.value();
    return {shape, test::read_board(row.start, shape).board,
            test::read_board(row.goal, shape).board};
}

TEST(FifteenPuzzleReport, DoableBoard) {
    const test::Case row = case_of("KA-DEF15-doable");
    const Count count = astar(case_problem(row), fifo);
    expect_answer(count, std::stoi(row.value("optimal_moves").value()));
    EXPECT_EQ(count.counters.expanded, stated(row, "A* manhattan expanded="));
    EXPECT_EQ(count.counters.largest_frontier, stated(row, "max queue="));
}

TEST(FifteenPuzzleReport, BoardToWaitFor) {
    const test::Case row = case_of("KA-DEF15-wait");
    const Problem problem = case_problem(row);
    const Count by_age = astar(problem, fifo);
    expect_answer(by_age, std::stoi(row.value("optimal_moves").value()));
    EXPECT_EQ(by_age.counters.expanded, stated(row, "AST-FIFO/AST-LOWG expanded="));
    EXPECT_EQ(astar(problem, low_g).counters.expanded, stated(row, "AST-FIFO/AST-LOWG expanded="));
    EXPECT_EQ(astar(problem, low_h).counters.expanded, stated(row, "AST-LOWH(UDLR)="));
}

// Every row of the cases that states one of these counts; the texts are those of the file.
TEST(Cases, StatedCountsOfTheEightPuzzle) {
    int checked = 0;
    for (const test::Case& row : test::all_cases()) {
        if (!row.shape || *row.shape != test::three_by_three) continue;
        const auto check = [&](const std::string& text, const auto& run) {
            if (row.remarks.find(text) == std::string::npos) return;
            SCOPED_TRACE(row.id + ": " + text);
            EXPECT_EQ(run(case_problem(row)).counters.expanded, stated(row, text));
            ++checked;
        };
        check("BFS-P expanded=", bfs_p);
        check("rule BFS-P: nodes_expanded=", bfs_p);
        check("BFS-G expanded=", bfs_g);
        for (const std::string suffix : {" manhattan=", " expanded=", "="}) {
            check("AST-LOWG" + suffix, [](const Problem& p) { return astar(p, low_g); });
            check("AST-FIFO" + suffix, [](const Problem& p) { return astar(p, fifo); });
            check("AST-LOWH(UDLR)" + suffix, [](const Problem& p) { return astar(p, low_h); });
        }
        check("AST-FIRST expanded=", astar_first);
        for (const std::string between : {" misplaced=", " misplaced expanded="}) {
            check("AST-FIFO" + between,
                  [](const Problem& p) { return astar(p, fifo, search::HeuristicId::Misplaced); });
        }
    }
    EXPECT_GE(checked, 60);
}

// ColumbiaX: length of the answer, expanded, deepest node pushed; a solver with two programs
// agrees.
TEST(ColumbiaX, DepthFirst) {
    struct Row {
        const char* start;
        std::size_t moves;
        std::uint32_t expanded;
        std::uint32_t max_depth;
    };
    const std::vector<Row> rows{
        {"312045678", 1, 1, 1},
        {"125340678", 3, 181'437, 66'125},
        {"618402735", 46'142, 51'015, 46'142},
        {"864213570", 9'612, 9'869, 9'612},
        {"867254301", 63'413, 111'244, 66'123},
        {"812043765", 0, 181'440, 66'056},  // cannot be solved
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.start);
        const Problem problem = test::problem_of(row.start, "012345678");
        const Count count = dfs_p(problem);
        EXPECT_EQ(count.result.moves.size(), row.moves);
        EXPECT_EQ(count.counters.expanded, row.expanded);
        EXPECT_EQ(count.counters.max_depth, row.max_depth);
        if (row.moves > 0) {
            EXPECT_EQ(test::replayed(problem, count.result.moves), problem.goal);
        }
    }
    EXPECT_EQ(dfs_p(test::problem_of("125340678", "012345678")).counters.largest_frontier, 42'913u);
}

}  // namespace
}  // namespace statescope
