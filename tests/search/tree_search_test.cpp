// Searches that mark no board visited: held against a program that keeps whole lines of moves.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "search/catalogue.hpp"
#include "tests/support/searches.hpp"

namespace statescope {
namespace {

using puzzle::Board;
using puzzle::Move;
using search::Count;
using search::DuplicateCheck;
using search::Outcome;
using search::Problem;
using search::Rules;

/// Rows and columns from each tile to its place, added up.
int taxicab(const Problem& problem, Board board) {
    int sum = 0;
    for (int cell = 0; cell < problem.shape.cells(); ++cell) {
        if (board.at(cell) == 0) continue;
        int home = 0;
        while (problem.goal.at(home) != board.at(cell))
            ++home;
        sum += std::abs(cell / problem.shape.columns - home / problem.shape.columns) +
               std::abs(cell % problem.shape.columns - home % problem.shape.columns);
    }
    return sum;
}

/// A tree search told again: the frontier is a list of lines of moves, searched through for the
/// next one.
struct LineSearch {
    struct Line {
        std::vector<Move> moves;
        Board board;
    };

    Problem problem;
    Rules rules;
    std::string name;
    std::vector<Line> frontier = {{{}, problem.start}};
    std::uint32_t expanded = 0;
    std::uint32_t undone = 0;

    int f(const Line& line) const {
        return static_cast<int>(line.moves.size()) + taxicab(problem, line.board);
    }

    Line take() {
        auto next = frontier.begin();
        if (name == "dfs") next = frontier.end() - 1;
        if (name == "astar") {
            next = std::min_element(frontier.begin(), frontier.end(),
                                    [this](const Line& a, const Line& b) { return f(a) < f(b); });
        }
        const Line line = *next;
        frontier.erase(next);
        return line;
    }

    void expand(const Line& line) {
        ++expanded;
        std::vector<Line> made;
        for (const Move move : rules.order) {
            const auto board = puzzle::moved(line.board, problem.shape, move);
            if (!board) continue;
            if (rules.duplicate_check == DuplicateCheck::NoUndoing && !line.moves.empty() &&
                move == puzzle::opposite(line.moves.back())) {
                ++undone;
                continue;
            }
            made.push_back({line.moves, *board});
            made.back().moves.push_back(move);
        }
        if (name == "dfs") std::reverse(made.begin(), made.end());
        frontier.insert(frontier.end(), made.begin(), made.end());
    }

    /// The moves to the goal, or none when so many nodes are made without it.
    std::vector<Move> answer(std::uint32_t most_nodes) {
        std::uint32_t made = 1;
        while (made < most_nodes) {
            const Line line = take();
            if (line.board == problem.goal) return line.moves;
            const std::size_t before = frontier.size();
            expand(line);
            made += static_cast<std::uint32_t>(frontier.size() - before);
        }
        return {};
    }
};

RC_GTEST_PROP(TreeSearch, GoesThroughAllLinesOfMoves, ()) {
    constexpr std::uint32_t most_nodes = 2000;
    const Problem problem = test::any_walk({2, 3}, 9);
    Rules rules = test::any_rules();
    rules.duplicate_check = *rc::gen::element(DuplicateCheck::NoUndoing, DuplicateCheck::None);
    rules.goal_test = search::GoalTest::WhenTaken;
    rules.tie_break = search::TieBreak::OlderFirst;
    rules.heuristic = search::HeuristicId::Manhattan;
    const std::string name = *rc::gen::element<std::string>("bfs", "bfs-parent", "dfs", "astar");
    RC_LOG() << name << '\n';
    LineSearch told{problem, rules, name};
    const std::vector<Move> answer = told.answer(most_nodes);
    const Count count = search::count(problem, test::algorithm_of(name), rules, most_nodes);
    RC_ASSERT(count.counters.expanded == told.expanded);
    RC_ASSERT(count.counters.duplicates == told.undone);
    RC_ASSERT(count.counters.frontier == told.frontier.size());
    RC_ASSERT(count.counters.visited == 0u);
    RC_ASSERT(count.result.moves == answer);
}

Count breadth_first(std::string_view start, DuplicateCheck check) {
    Rules rules;
    rules.duplicate_check = check;
    return search::count(test::problem_of(start, "123804765"), test::algorithm_of("bfs-parent"),
                         rules);
}

// Lesson L06. The shortest way round, undoing no move, has 12 moves: so up to depth 5 it is a graph
// search in all but name.
TEST(TreeSearch, WithoutUndoingOfLessonL06) {
    EXPECT_EQ(breadth_first("283164705", DuplicateCheck::None).counters.expanded, 176u);
    EXPECT_EQ(breadth_first("283164705", DuplicateCheck::NoUndoing).counters.expanded, 45u);
    EXPECT_EQ(breadth_first("283164705", DuplicateCheck::AtGeneration).counters.expanded, 45u);
    const Count no_undoing = breadth_first("281043765", DuplicateCheck::NoUndoing);
    EXPECT_EQ(no_undoing.counters.expanded, 322u);
    EXPECT_EQ(no_undoing.counters.taken, 323u);
    EXPECT_EQ(no_undoing.counters.generated, 577u + 1) << "the start as well";
    EXPECT_EQ(no_undoing.result.moves.size(), 9u);
}

}  // namespace
}  // namespace statescope
