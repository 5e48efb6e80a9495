#include "exchange/answers.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "puzzle/board_text.hpp"
#include "tests/support/searches.hpp"

namespace statescope::exchange {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::SizeIs;

Answer answer_to(const search::Problem& problem, std::string_view name) {
    const search::Algorithm& algorithm = test::algorithm_of(name);
    search::Count count = search::count(problem, algorithm, algorithm.document_rules);
    return {problem, &algorithm, algorithm.document_rules, count.result, count.counters};
}

/// The textbook board, 4 moves away.
Answer textbook_answer() {
    return answer_to(test::problem_of("283104765", "123804765"), "bfs-parent");
}

Answer not_searched() {
    return {.problem = test::problem_of("123456870", "123456780"),
            .algorithm = &test::algorithm_of("astar"),
            .rules = test::algorithm_of("astar").document_rules,
            .result = {},
            .counters = {}};
}

Answer ended_as(search::Outcome outcome) {
    Answer answer = not_searched();
    answer.result.outcome = outcome;
    return answer;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::istringstream in(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

std::vector<std::string> words_of(const std::string& line) {
    std::istringstream in(line);
    std::vector<std::string> words;
    for (std::string word; in >> word;)
        words.push_back(word);
    return words;
}

TEST(Answers, TellTheMovesAsHdu1043) {
    EXPECT_EQ(moves_text(textbook_answer()), "uldr");
    EXPECT_EQ(moves_text(answer_to(test::problem_of("123456780", "123456780"), "astar")), "");
    EXPECT_EQ(moves_text(not_searched()), "unsolvable");
    EXPECT_EQ(moves_text(ended_as(search::Outcome::Exhausted)), "unsolvable");
    EXPECT_EQ(moves_text(ended_as(search::Outcome::Limit)), "limit");
}

TEST(Answers, CountTheMovesAsAoj) {
    EXPECT_EQ(count_text(textbook_answer()), "4");
    EXPECT_EQ(count_text(answer_to(test::problem_of("123456780", "123456780"), "astar")), "0");
    EXPECT_EQ(count_text(not_searched()), "unsolvable");
    EXPECT_EQ(count_text(ended_as(search::Outcome::Exhausted)), "unsolvable");
    EXPECT_EQ(count_text(ended_as(search::Outcome::Limit)), "limit");
}

TEST(Answers, ShowEveryBoardOnTheWay) {
    EXPECT_EQ(boards_text(textbook_answer()),
              "2 8 3\n1 0 4\n7 6 5\n\n"
              "2 0 3\n1 8 4\n7 6 5\n\n"
              "0 2 3\n1 8 4\n7 6 5\n\n"
              "1 2 3\n0 8 4\n7 6 5\n\n"
              "1 2 3\n8 0 4\n7 6 5");
    EXPECT_EQ(boards_text(answer_to(test::problem_of("123456780", "123456780"), "astar")),
              "1 2 3\n4 5 6\n7 8 0");
    EXPECT_EQ(boards_text(not_searched()), "unsolvable");
    EXPECT_THAT(solution_boards(not_searched()), SizeIs(0));
}

TEST(Answers, AreOneJsonObjectWithTheseFields) {
    const std::string text = json_text(textbook_answer());
    EXPECT_EQ(text.find('\n'), std::string::npos);
    const nlohmann::ordered_json object = nlohmann::ordered_json::parse(text);
    std::vector<std::string> fields;
    for (const auto& [field, value] : object.items())
        fields.push_back(field);
    EXPECT_THAT(fields, ElementsAre("start", "goal", "rows", "columns", "algorithm", "options",
                                    "outcome", "moves", "path", "letters", "expanded", "taken",
                                    "generated", "successors", "duplicates", "visited", "reopened",
                                    "largest_frontier", "max_depth"));
    EXPECT_EQ(object["start"], "2 8 3 1 0 4 7 6 5");
    EXPECT_EQ(object["goal"], "1 2 3 8 0 4 7 6 5");
    EXPECT_EQ(object["rows"], 3);
    EXPECT_EQ(object["columns"], 3);
    EXPECT_EQ(object["algorithm"], "bfs-parent");
    EXPECT_EQ(object["outcome"], "solved");
    EXPECT_EQ(object["moves"], 4);
    EXPECT_EQ(object["path"], "uldr");
    // Document 2's own program, instrumented.
    EXPECT_EQ(object["expanded"], 22);
    EXPECT_EQ(object["successors"], 58);
    EXPECT_EQ(object["generated"], 59);
    EXPECT_EQ(object["taken"], 36);
}

TEST(Answers, NameTheRulesThatHaveAnEffect) {
    const json breadth_first = json::parse(json_text(textbook_answer()))["options"];
    EXPECT_EQ(breadth_first, json({{"order", "UDLR"},
                                   {"duplicate_check", "expansion"},
                                   {"goal_test", "taken"},
                                   {"start_marked", true}}));
    const Answer cantor = answer_to(test::problem_of("283104765", "123804765"), "astar-cantor");
    EXPECT_EQ(json::parse(json_text(cantor))["options"], json({{"order", "DURL"},
                                                               {"duplicate_check", "generation"},
                                                               {"goal_test", "generated"},
                                                               {"start_marked", false},
                                                               {"heuristic", "manhattan"},
                                                               {"tie_break", "larger-g"},
                                                               {"better_g", "ignore"},
                                                               {"stale", "skipped"}}));
}

TEST(Answers, GiveNoMovesWhereThereIsNoAnswer) {
    const std::vector<std::pair<search::Outcome, std::string>> outcomes{
        {search::Outcome::NotSearched, "unsolvable"},
        {search::Outcome::Exhausted, "exhausted"},
        {search::Outcome::Limit, "limit"}};
    for (const auto& [outcome, name] : outcomes) {
        const json object = json::parse(json_text(ended_as(outcome)));
        EXPECT_EQ(object["outcome"], name);
        EXPECT_TRUE(object["moves"].is_null());
        EXPECT_TRUE(object["path"].is_null());
    }
}

TEST(Answers, LineUpInATable) {
    const std::vector<Answer> answers{textbook_answer(), not_searched()};
    const std::vector<std::string> lines = lines_of(table_text(answers));
    ASSERT_THAT(lines, SizeIs(3));
    EXPECT_EQ(lines[0].size(), lines[1].size());
    EXPECT_EQ(lines[0].size(), lines[2].size());
    const std::vector<std::string> titles = words_of(lines[0]);
    const std::vector<std::string> cells = words_of(lines[1]);
    ASSERT_EQ(titles.size(), cells.size());
    std::map<std::string, std::string> row;
    for (std::size_t i = 0; i < titles.size(); ++i)
        row[titles[i]] = cells[i];
    EXPECT_EQ(row["start"], "2,8,3,1,0,4,7,6,5");
    EXPECT_EQ(row["outcome"], "solved");
    EXPECT_EQ(row["moves"], "4");
    EXPECT_EQ(row["expanded"], "22");
    EXPECT_EQ(row["taken"], "36");
    EXPECT_EQ(words_of(lines[2])[1], "unsolvable");
    EXPECT_EQ(words_of(lines[2])[2], "-");
    // A column's numbers end where its title ends.
    EXPECT_EQ(lines[1].find("22") + 2, lines[0].find("expanded") + 8);
}

TEST(AnswerWriter, WritesOneAnswerAfterTheOther) {
    const auto written = [](AnswerForm form) {
        std::ostringstream out;
        AnswerWriter writer(form, out);
        writer.write(not_searched());
        writer.write(textbook_answer());
        writer.finish();
        return out.str();
    };
    EXPECT_EQ(written(AnswerForm::Moves), "unsolvable\nuldr\n");
    EXPECT_EQ(written(AnswerForm::Count), "unsolvable\n4\n");
    EXPECT_EQ(written(AnswerForm::Boards),
              "unsolvable\n\n\n" + boards_text(textbook_answer()) + "\n");
    EXPECT_THAT(lines_of(written(AnswerForm::Json)), SizeIs(2));
    const std::vector<Answer> both{not_searched(), textbook_answer()};
    EXPECT_EQ(written(AnswerForm::Table), table_text(both));
}

}  // namespace
}  // namespace statescope::exchange
