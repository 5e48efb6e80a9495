#include "exchange/answers_from_table.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "exchange/answers_for_judges.hpp"
#include "puzzle/random.hpp"
#include "puzzle/rank.hpp"
#include "puzzle/solvability.hpp"
#include "tests/support/boards.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/searches.hpp"

namespace statescope::exchange {
namespace {

using puzzle::Shape;
using search::Problem;

Problem random_pair(Shape shape, puzzle::Random& random) {
    const auto count = static_cast<int>(puzzle::board_count(shape));
    const auto drawn = [&] {
        return puzzle::unrank(static_cast<std::uint32_t>(random.below(count)), shape);
    };
    const puzzle::Board start = drawn();
    return {shape, start, drawn()};
}

// Any start, any goal: as long as breadth-first search's answer, and letter by letter the same, as
// a user who names no search must not see which of the two has answered.
TEST(AnswersFromTable, AreThoseOfBreadthFirstSearch) {
    const search::Algorithm& breadth_first = test::algorithm_of("bfs-parent");
    AnswersFromTable table;
    puzzle::Random random(7);
    int solvable = 0;
    int unsolvable = 0;
    for (const Shape shape :
         {Shape{2, 2}, Shape{2, 3}, Shape{3, 2}, Shape{2, 4}, Shape{4, 2}, Shape{3, 3}}) {
        for (int i = 0; i < 30; ++i) {
            const Problem problem = random_pair(shape, random);
            const auto moves = table.moves(problem);
            ASSERT_EQ(moves.has_value(),
                      puzzle::solvability(problem.start, problem.goal, shape).solvable);
            EXPECT_EQ(table.length(problem).has_value(), moves.has_value());
            ++(moves ? solvable : unsolvable);
            if (!moves) continue;
            const search::Count count =
                search::count(problem, breadth_first, breadth_first.document_rules);
            EXPECT_EQ(puzzle::letters(*moves), puzzle::letters(count.result.moves));
            EXPECT_EQ(table.length(problem), static_cast<int>(count.result.moves.size()));
        }
    }
    EXPECT_GE(solvable, 60);
    EXPECT_GE(unsolvable, 60);
}

TEST(AnswersFromTable, HaveTheLengthsOfAllCases) {
    AnswersFromTable table;
    int checked = 0;
    for (const test::Case& each : test::all_cases()) {
        const auto solvable = each.value("solvable");
        if (!each.shape || !solvable || !AnswersFromTable::covers(*each.shape)) continue;
        const std::string start = each.value("parsed").value_or(each.start);
        const Problem problem{*each.shape, test::read_board(start, *each.shape).board,
                              test::read_board(each.goal, *each.shape).board};
        const auto length = table.length(problem);
        EXPECT_EQ(length.has_value(), *solvable == "yes") << each.id;
        if (length) {
            EXPECT_EQ(*length, std::stoi(each.value("optimal_moves").value())) << each.id;
        }
        ++checked;
    }
    EXPECT_GE(checked, 90);
}

TEST(AnswersFromTable, CoverWhatHasAtMostNineCells) {
    EXPECT_TRUE(AnswersFromTable::covers({3, 3}));
    EXPECT_TRUE(AnswersFromTable::covers({4, 2}));
    EXPECT_FALSE(AnswersFromTable::covers({3, 4}));
}

}  // namespace
}  // namespace statescope::exchange
