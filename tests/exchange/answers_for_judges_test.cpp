#include "exchange/answers_for_judges.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "exchange/csv.hpp"
#include "puzzle/board_text.hpp"
#include "tests/support/searches.hpp"

namespace statescope::exchange {
namespace {

using testing::ElementsAre;
using testing::StartsWith;

Answer shortest(std::string_view start, std::string_view goal = "123456780") {
    const search::Problem problem = test::problem_of(start, goal);
    const search::Algorithm& algorithm = test::algorithm_of("bfs-parent");
    search::Count count = search::count(problem, algorithm, algorithm.document_rules);
    return {problem, &algorithm, algorithm.document_rules, count.result, count.counters};
}

Answer unsolved(search::Outcome outcome) {
    Answer answer = shortest("123456780");
    answer.problem.start = test::board_of("123456870");
    answer.result = {outcome, {}};
    return answer;
}

std::string written(AnswerForm form, const std::vector<Answer>& answers) {
    std::ostringstream out;
    AnswerWriter writer(form, out);
    for (const Answer& answer : answers)
        writer.write(answer);
    writer.finish();
    return out.str();
}

const Answer unsolvable = unsolved(search::Outcome::NotSearched);

TEST(AnswersForJudges, UVa652PartsAnswersByABlankLine) {
    const std::vector<Answer> answers{shortest("123046758"), shortest("123456780"), unsolvable};
    EXPECT_EQ(written(AnswerForm::Uva652, answers), "rdr\n\n\n\nunsolvable\n");
    EXPECT_EQ(written(AnswerForm::Uva652, {shortest("123456780")}), "\n");
    EXPECT_EQ(written(AnswerForm::Hdu, answers), "rdr\n\nunsolvable\n");
}

TEST(AnswersForJudges, LeetCodeHasMinusOne) {
    EXPECT_EQ(written(AnswerForm::Leetcode, {shortest("103425786"), unsolvable}), "3\n-1\n");
    EXPECT_EQ(written(AnswerForm::Leetcode, {unsolved(search::Outcome::Exhausted)}), "-1\n");
    EXPECT_EQ(written(AnswerForm::Leetcode, {unsolved(search::Outcome::Limit)}), "limit\n");
    EXPECT_EQ(written(AnswerForm::Aoj, {shortest("130425786"), unsolvable}), "4\nunsolvable\n");
}

TEST(AnswersForJudges, LengthsAloneAreWrittenAsWholeAnswers) {
    const std::vector<Answer> answers{shortest("103425786"), unsolvable};
    for (const AnswerForm form :
         {AnswerForm::Count, AnswerForm::Aoj, AnswerForm::Luogu, AnswerForm::Leetcode}) {
        std::ostringstream out;
        AnswerWriter writer(form, out);
        writer.write_length(3);
        writer.write_length(std::nullopt);
        EXPECT_EQ(out.str(), written(form, answers)) << name_of(form);
        EXPECT_EQ(content_of(form), AnswerContent::Length) << name_of(form);
    }
}

// Princeton's puzzle04.txt, as the assignment shows it.
TEST(AnswersForJudges, PrincetonSeesEveryBoard) {
    EXPECT_EQ(written(AnswerForm::Algs4, {shortest("013425786")}),
              "Minimum number of moves = 4\n\n"
              "3\n 0  1  3 \n 4  2  5 \n 7  8  6 \n\n"
              "3\n 1  0  3 \n 4  2  5 \n 7  8  6 \n\n"
              "3\n 1  2  3 \n 4  0  5 \n 7  8  6 \n\n"
              "3\n 1  2  3 \n 4  5  0 \n 7  8  6 \n\n"
              "3\n 1  2  3 \n 4  5  6 \n 7  8  0 \n");
    EXPECT_EQ(written(AnswerForm::Algs4, {unsolvable, shortest("123456780")}),
              "No solution possible\n\n"
              "Minimum number of moves = 0\n\n"
              "3\n 1  2  3 \n 4  5  6 \n 7  8  0 \n");
    EXPECT_EQ(algs4_text(unsolved(search::Outcome::Limit)), "limit")
        << "a search given up has proved nothing";
    EXPECT_EQ(algs4_text(unsolved(search::Outcome::Exhausted)), "No solution possible");
}

TEST(AnswersForJudges, PrincetonAlignsTilesOfTwoDigits) {
    const puzzle::Shape shape{4, 4};
    Answer answer = shortest("123456780");
    answer.problem = {shape, puzzle::ordered_board(shape), puzzle::ordered_board(shape)};
    EXPECT_EQ(algs4_text(answer),
              "Minimum number of moves = 0\n\n"
              "4\n 1  2  3  4 \n 5  6  7  8 \n 9 10 11 12 \n13 14 15  0 ");
}

// Baekjoon 25140, and the board of CodeIT 2018, whose answer is 6 8 5 6.
TEST(AnswersForJudges, TilesAreTheirNumbers) {
    EXPECT_EQ(written(AnswerForm::Tiles, {shortest("123406758")}), "2\n5 8\n");
    EXPECT_EQ(written(AnswerForm::Tiles, {shortest("123485760")}), "4\n6 8 5 6\n");
    EXPECT_EQ(written(AnswerForm::Tiles, {shortest("123456780"), unsolvable}), "0\n\nunsolvable\n");
}

TEST(AnswersForJudges, ColumbiaXHasSevenLinesOrNine) {
    Answer answer = shortest("125340678", "012345678");
    answer.counters = {};
    answer.counters.expanded = 10;
    answer.counters.frontier = 11;
    answer.counters.largest_frontier = 12;
    answer.counters.max_depth = 4;
    answer.seconds = 0.00188088;
    answer.peak_megabytes = 0.078125;
    const std::string until_expanded =
        "path_to_goal: ['Up', 'Left', 'Left']\ncost_of_path: 3\nnodes_expanded: 10\n";
    const std::string from_depth =
        "search_depth: 3\nmax_search_depth: 4\nrunning_time: 0.00188088\n"
        "max_ram_usage: 0.07812500";
    EXPECT_EQ(columbia_text(answer, ColumbiaLines::Seven), until_expanded + from_depth);
    EXPECT_EQ(columbia_text(answer, ColumbiaLines::Nine),
              until_expanded + "fringe_size: 11\nmax_fringe_size: 12\n" + from_depth);
    EXPECT_THAT(columbia_text(shortest("012345678", "012345678"), ColumbiaLines::Seven),
                StartsWith("path_to_goal: []\ncost_of_path: 0\nnodes_expanded: 0\n"));
    EXPECT_EQ(columbia_text(unsolvable, ColumbiaLines::Nine), "unsolvable");
}

TEST(AnswersForJudges, MeanTheirOwnGoals) {
    const auto goal = [](AnswerForm form, puzzle::Shape shape) {
        return puzzle::board_inline(usual_goal(form)(shape), shape);
    };
    EXPECT_EQ(goal(AnswerForm::Luogu, {3, 3}), "1 2 3 / 8 0 4 / 7 6 5");
    EXPECT_EQ(goal(AnswerForm::Luogu, {4, 4}), "1 2 3 4 / 12 13 14 5 / 11 0 15 6 / 10 9 8 7");
    EXPECT_EQ(goal(AnswerForm::Luogu, {2, 4}), "1 2 3 4 / 0 7 6 5");
    EXPECT_EQ(goal(AnswerForm::Luogu, {4, 2}), "1 2 / 0 3 / 7 4 / 6 5");
    EXPECT_EQ(goal(AnswerForm::Columbia, {3, 3}), "0 1 2 / 3 4 5 / 6 7 8");
    EXPECT_EQ(goal(AnswerForm::Leetcode, {2, 3}), "1 2 3 / 4 5 0");
}

TEST(AnswersForJudges, CsvIsReadBack) {
    const std::string text =
        written(AnswerForm::Csv, {shortest("283104765", "123804765"), unsolvable});
    CsvReader csv(text);
    EXPECT_EQ(csv.next(),
              (Fields{"start", "goal", "algorithm", "outcome", "moves", "path", "letters", "taken",
                      "expanded", "generated", "successors", "duplicates", "visited", "improved",
                      "reopened", "frontier", "largest_frontier", "max_depth"}));
    const Fields solved = csv.next().value();
    ASSERT_EQ(solved.size(), 18u);
    EXPECT_THAT(Fields(solved.begin(), solved.begin() + 10),
                ElementsAre("2 8 3 1 0 4 7 6 5", "1 2 3 8 0 4 7 6 5", "bfs-parent", "solved", "4",
                            "uldr", "blank", "36", "22", "59"))
        << "document 2's own program, instrumented";
    const Fields none = csv.next().value();
    EXPECT_THAT(Fields(none.begin() + 3, none.begin() + 6), ElementsAre("unsolvable", "", ""));
    EXPECT_FALSE(csv.next().has_value());
    EXPECT_FALSE(csv.broken());
}

}  // namespace
}  // namespace statescope::exchange
