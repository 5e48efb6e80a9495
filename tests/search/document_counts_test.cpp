// The four searches with their documents' rules against what the documents' own programs answer
// and count, board by board (tests/data/document_counts.tsv).

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <vector>

#include "puzzle/distances.hpp"
#include "puzzle/move.hpp"
#include "search/catalogue.hpp"
#include "tests/support/document_counts.hpp"
#include "tests/support/searches.hpp"

namespace statescope {
namespace {

using search::Algorithm;
using search::Count;
using test::DocumentRun;

const Algorithm& algorithm_of_document(int document) {
    for (const Algorithm& algorithm : test::searches_by_themselves()) {
        if (algorithm.document == document) return algorithm;
    }
    throw std::runtime_error("no search for document " + std::to_string(document));
}

std::vector<DocumentRun> runs_of(int document) {
    std::vector<DocumentRun> runs;
    for (const DocumentRun& run : test::all_document_runs()) {
        if (run.document == document) runs.push_back(run);
    }
    return runs;
}

Count counted(const DocumentRun& run) {
    const Algorithm& algorithm = algorithm_of_document(run.document);
    return search::count(test::problem_of(run.start, run.goal), algorithm,
                         algorithm.document_rules);
}

class EveryRow : public testing::TestWithParam<int> {};

TEST_P(EveryRow, HasTheAnswerAndTheCountsOfTheDocumentsProgram) {
    const auto runs = runs_of(GetParam());
    ASSERT_GE(runs.size(), 18u);
    for (const DocumentRun& run : runs) {
        SCOPED_TRACE(run.start + " to " + run.goal);
        const Count count = counted(run);
        EXPECT_EQ(count.result.outcome, search::Outcome::Solved);
        EXPECT_EQ(puzzle::letters(count.result.moves), run.path);
        EXPECT_EQ(count.result.moves.size(), static_cast<std::size_t>(run.moves));
        EXPECT_EQ(count.counters.expanded, run.expanded);
        EXPECT_EQ(count.counters.successors, run.successors);
        EXPECT_EQ(count.counters.taken, run.taken);
        EXPECT_EQ(count.counters.generated - 1, run.pushed);
        // Document 2's count is of the entries behind the one taken, and its start is taken at
        // once, so a solved start gives 0 there; by the glossary the frontier held it: 1.
        const bool solved_start_of_document_2 = run.document == 2 && run.start == run.goal;
        EXPECT_EQ(count.counters.largest_frontier,
                  solved_start_of_document_2 ? 1 : run.largest_frontier);
    }
}

INSTANTIATE_TEST_SUITE_P(OfDocument, EveryRow, testing::Values(1, 2, 4));

// Document 3 leaves equal f and g to its library's heap, so only what does not hang on that is
// equal: the length of short answers, and counts that are close. "Close" is a fifth of the
// document's or 20, whichever is more: every node of a smaller f is expanded in any order of ties,
// and of those with the goal's f it is chance which come before the goal.
TEST(Document3, AnswersEveryRowLegallyAndWithCloseCounts) {
    const puzzle::DistanceTable distances(test::board_of("123456780"), test::three_by_three);
    const auto runs = runs_of(3);
    ASSERT_GE(runs.size(), 20u);
    for (const DocumentRun& run : runs) {
        SCOPED_TRACE(run.start);
        const search::Problem problem = test::problem_of(run.start, run.goal);
        const Count count = counted(run);
        ASSERT_EQ(count.result.outcome, search::Outcome::Solved);
        EXPECT_EQ(test::replayed(problem, count.result.moves), problem.goal);

        const int shortest = distances.distance(problem.start).value();
        const int length = static_cast<int>(count.result.moves.size());
        EXPECT_GE(length, shortest);
        EXPECT_EQ((length - shortest) % 2, 0);
        if (shortest <= 8) {
            EXPECT_EQ(length, run.moves);
        }

        const auto close = [](long ours, long theirs) {
            return std::labs(ours - theirs) <= std::max(20L, theirs / 5);
        };
        EXPECT_PRED2(close, count.counters.expanded, run.expanded);
        EXPECT_PRED2(close, count.counters.successors, run.successors);
        EXPECT_PRED2(close, count.counters.generated - 1, run.pushed);
        EXPECT_PRED2(close, count.counters.largest_frontier, run.largest_frontier);
    }
}

// 135408762 needs 10 moves. The mark set when a board is generated makes document 3 answer 12; its
// early stop has no part in that.
class Document3OnItsFirstWrongBoard : public testing::Test {
  protected:
    static constexpr int shortest = 10;
    const Algorithm& algorithm = algorithm_of_document(3);
    search::Rules rules = algorithm.document_rules;

    std::size_t answer() const {
        const auto problem = test::problem_of("135408762", "123456780");
        const Count count = search::count(problem, algorithm, rules);
        EXPECT_EQ(test::replayed(problem, count.result.moves), problem.goal);
        return count.result.moves.size();
    }
};

TEST_F(Document3OnItsFirstWrongBoard, TheDocumentsRulesAnswerTwoMovesTooMany) {
    EXPECT_EQ(answer(), shortest + 2);
}

TEST_F(Document3OnItsFirstWrongBoard, TestingTheGoalWhenTakenDoesNotCureIt) {
    rules.goal_test = search::GoalTest::WhenTaken;
    EXPECT_EQ(answer(), shortest + 2);
}

TEST_F(Document3OnItsFirstWrongBoard, KeepingTheSmallerGCuresItWithEitherGoalTest) {
    rules.better_g = search::BetterG::Update;
    rules.goal_test = search::GoalTest::WhenGenerated;
    EXPECT_EQ(answer(), shortest);
    rules.goal_test = search::GoalTest::WhenTaken;
    EXPECT_EQ(answer(), shortest);
}

}  // namespace
}  // namespace statescope
