// The runs of the lessons (tests/data/lesson_runs.tsv): textbook rules and single options changed.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "puzzle/move.hpp"
#include "search/catalogue.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/searches.hpp"

namespace statescope {
namespace {

using search::Rules;

/// The columns of the file.
enum Column : std::size_t {
    lesson_column,
    algorithm_column,
    start_column,
    goal_column,
    order_column,
    heuristic_column,
    tie_column,
    goal_test_column,
    expanded_column,
    selected_column,
    generated_column,
    kept_column,
    max_open_column,
    cost_column,
    moves_column,
};

/// A row of the file.
struct LessonRun {
    std::vector<std::string> fields;

    const std::string& lesson() const { return fields.at(lesson_column); }
    const search::Algorithm& algorithm() const {
        return test::algorithm_of(fields.at(algorithm_column));
    }
    search::Problem problem() const {
        return test::problem_of(fields.at(start_column), fields.at(goal_column));
    }
    Rules rules() const;
    bool tests_early() const { return fields.at(goal_test_column) == "early"; }
    unsigned number(Column column) const {
        return static_cast<unsigned>(std::stoul(fields.at(column)));
    }
    std::string moves() const {
        return fields.at(moves_column) == "-" ? "" : fields.at(moves_column);
    }
    bool solvable() const { return fields.at(cost_column) != "-"; }
};

Rules LessonRun::rules() const {
    Rules rules = search::textbook_rules(algorithm());
    rules.order = test::order_of(fields.at(order_column));
    rules.heuristic = search::find_heuristic(fields.at(heuristic_column))->id;
    if (fields.at(tie_column) == "lifo") rules.tie_break = search::TieBreak::NewerFirst;
    if (fields.at(tie_column) == "lowh") rules.tie_break = search::TieBreak::LargerG;
    if (tests_early()) rules.goal_test = search::GoalTest::WhenGenerated;
    return rules;
}

std::vector<LessonRun> all_runs() {
    std::ifstream file = test::open_test_data("lesson_runs.tsv");
    std::vector<LessonRun> runs;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#') || line.starts_with("lesson")) continue;
        runs.push_back({test::tsv_fields(line)});
    }
    return runs;
}

TEST(LessonRuns, AreReproducedWithAllTheirCounts) {
    const auto runs = all_runs();
    ASSERT_EQ(runs.size(), 27u);
    for (const LessonRun& run : runs) {
        SCOPED_TRACE(run.lesson() + " " + run.fields.at(algorithm_column) + " " +
                     run.fields.at(heuristic_column) + " " + run.fields.at(tie_column));
        const search::Count count = search::count(run.problem(), run.algorithm(), run.rules());
        const auto outcome = run.solvable() ? search::Outcome::Solved : search::Outcome::Exhausted;
        EXPECT_EQ(count.result.outcome, outcome);
        std::string moves;
        for (const puzzle::Move move : count.result.moves)
            moves += puzzle::letter(move);
        EXPECT_EQ(moves, run.moves());

        EXPECT_EQ(count.counters.expanded, run.number(expanded_column));
        EXPECT_EQ(count.counters.taken, run.number(selected_column));
        EXPECT_EQ(count.counters.successors, run.number(generated_column));
        // The file counts a goal found early among those kept; here it never enters the frontier.
        EXPECT_EQ(count.counters.generated - 1,
                  run.number(kept_column) - (run.tests_early() ? 1 : 0));
        EXPECT_EQ(count.counters.largest_frontier, run.number(max_open_column));
    }
}

// The search the window opens with: numbers on the textbook's drawing, where the start is 1.
TEST(TextbookDrawing, NumbersThePathOneThreeEightSixteenTwentySix) {
    const search::Algorithm& algorithm = test::algorithm_of("bfs-parent");
    const auto recording = search::record(test::problem_of("283104765", "123804765"), algorithm,
                                          search::textbook_rules(algorithm));
    std::vector<unsigned> numbers;
    for (const auto id : recording.trace.path_to(recording.trace.goal_node().value()))
        numbers.push_back(id + 1);
    EXPECT_EQ(numbers, (std::vector<unsigned>{1, 3, 8, 16, 26}));
}

// Nilsson's board: the goal is the 46th board taken off the queue.
TEST(TextbookDrawing, TakesNilssonsGoalAsTheFortySixth) {
    const search::Algorithm& algorithm = test::algorithm_of("bfs-parent");
    const auto recording = search::record(test::problem_of("283164705", "123804765"), algorithm,
                                          search::textbook_rules(algorithm));
    EXPECT_EQ(recording.trace.final_counters().taken, 46u);
    EXPECT_EQ(recording.trace.final_counters().expanded, 45u);
}

}  // namespace
}  // namespace statescope
