// The forms that judges and courses want, through the command line, with the judges' own boards.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "cli/solve_options.hpp"
#include "tests/cli/command_line.hpp"

namespace statescope::cli {
namespace {

using test::Ran;
using test::solve;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::StartsWith;

std::string answer(const std::string& form, const std::string& input) {
    const Ran ran = solve({"--format", form}, input);
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_EQ(ran.err, "");
    return ran.out;
}

TEST(SolveFormats, AnswerTheJudgesBoards) {
    EXPECT_EQ(answer("hdu", "2 3 4 1 5 x 7 6 8\n1 2 3 4 5 6 8 7 x\n"),
              "ullddrurdllurdruldr\nunsolvable\n");
    EXPECT_EQ(answer("uva652", "2\n\n1 2 3 x 4 6 7 5 8\n\n1 2 3 4 5 6 7 8 x\n"), "rdr\n\n\n");
    EXPECT_EQ(answer("aoj", "1 3 0\n4 2 5\n7 8 6\n"), "4\n");
    EXPECT_EQ(answer("luogu", "283104765\n"), "4\n");
    EXPECT_EQ(answer("leetcode", "[[1,2,3],[4,0,5]]\n"), "1\n");
    EXPECT_EQ(answer("leetcode", "[[1,2,3],[5,4,0]]\n"), "-1\n");
    EXPECT_EQ(answer("leetcode", "[[4,1,2],[5,0,3]]\n"), "5\n");
    EXPECT_EQ(answer("leetcode", "[[3,2,4],[1,5,0]]\n"), "14\n");
    EXPECT_EQ(answer("tiles", "1 2 3\n4 X 6\n7 5 8\n"), "2\n5 8\n");
    EXPECT_EQ(answer("algs4", "3\n 1  2  3\n 4  5  6\n 8  7  0\n"), "No solution possible\n");
    EXPECT_THAT(
        answer("algs4", "3\n 0  1  3\n 4  2  5\n 7  8  6\n"),
        StartsWith("Minimum number of moves = 4\n\n3\n 0  1  3 \n 4  2  5 \n 7  8  6 \n\n3\n"));
}

TEST(SolveFormats, LuoguTakesAnotherGoalWhereOneIsGiven) {
    EXPECT_EQ(solve({"--format", "luogu", "123456708", "--goal", "123456780"}).out, "1\n");
    EXPECT_EQ(solve({"--format", "luogu", "283104765 283140765"}).out, "1\n");
}

struct CountsOfColumbia {
    std::string algorithm;
    std::string start;
    std::string cost;
    std::string expanded;
    std::string max_depth;
};

// Boards of the course and what two programs by its rules count; A* takes the smaller g first,
// which gives the counts that most public programs state: 711, 1801, 4416.
TEST(SolveFormats, ColumbiaCountsByTheRulesOfTheCourse) {
    const std::vector<CountsOfColumbia> rows{
        {"bfs", "3,1,2,0,4,5,6,7,8", "1", "1", "1"},
        {"bfs", "1,2,5,3,4,0,6,7,8", "3", "10", "4"},
        {"bfs", "6,1,8,4,0,2,7,3,5", "20", "54094", "21"},
        {"bfs", "8,6,4,2,1,3,5,7,0", "26", "166786", "27"},
        {"dfs", "3,1,2,0,4,5,6,7,8", "1", "1", "1"},
        {"dfs", "1,2,5,3,4,0,6,7,8", "3", "181437", "66125"},
        {"dfs", "6,1,8,4,0,2,7,3,5", "46142", "51015", "46142"},
        {"dfs", "8,6,4,2,1,3,5,7,0", "9612", "9869", "9612"},
        {"astar", "1,2,5,3,4,0,6,7,8", "3", "3", ""},
        {"astar", "6,1,8,4,0,2,7,3,5", "20", "711", ""},
        {"astar", "8,6,4,2,1,3,5,7,0", "26", "1801", ""},
        {"astar", "8,6,7,2,5,4,3,0,1", "27", "4416", ""},
    };
    for (const CountsOfColumbia& row : rows) {
        const Ran ran = solve({"--format", "columbia", "--algorithm", row.algorithm, row.start});
        SCOPED_TRACE(row.algorithm + ' ' + row.start);
        EXPECT_EQ(ran.err, "");
        EXPECT_THAT(ran.out, HasSubstr("\ncost_of_path: " + row.cost + '\n'));
        EXPECT_THAT(ran.out, HasSubstr("\nnodes_expanded: " + row.expanded + '\n'));
        EXPECT_THAT(ran.out, HasSubstr("\nsearch_depth: " + row.cost + '\n'));
        EXPECT_THAT(ran.out, HasSubstr("\nmax_search_depth: " + row.max_depth));
    }
}

TEST(SolveFormats, ColumbiaHasItsLinesInOrder) {
    const std::string start = "1,2,5,3,4,0,6,7,8";
    EXPECT_THAT(
        solve({"--format", "columbia", start}).out,
        MatchesRegex("path_to_goal: \\['Up', 'Left', 'Left'\\]\ncost_of_path: 3\n"
                     "nodes_expanded: 10\nsearch_depth: 3\nmax_search_depth: 4\n"
                     "running_time: [0-9]+\\.[0-9]{8}\nmax_ram_usage: [0-9]+\\.[0-9]{8}\n"));
    EXPECT_THAT(solve({"--format", "columbia-2017", "--algorithm", "dfs", start}).out,
                HasSubstr("nodes_expanded: 181437\nfringe_size: 2\nmax_fringe_size: 42913\n"
                          "search_depth: 3\n"));
}

TEST(SolveFormats, ColumbiaTakesOtherRulesWhereTheyAreGiven) {
    const auto expanded_with = [](std::vector<std::string> rules) {
        rules.insert(rules.begin(),
                     {"--format", "columbia", "--algorithm", "astar", "8,6,4,2,1,3,5,7,0"});
        return solve(rules).out;
    };
    EXPECT_THAT(expanded_with({"--tie-break", "older"}), HasSubstr("nodes_expanded: 1660\n"));
    EXPECT_THAT(expanded_with({"--tie-break", "larger-g"}), HasSubstr("nodes_expanded: 491\n"));
    const Ran greedy = solve({"--format", "columbia", "--algorithm", "greedy", "312045678"});
    EXPECT_EQ(greedy.exit_code, bad_input);
    EXPECT_THAT(greedy.err, HasSubstr("columbia counts bfs, dfs and astar, not greedy"));
}

// Whoever asks for a search or for what one counts gets one; else a small board needs none.
TEST(SolveFormats, AnswersComeFromTheTableUnlessASearchIsAskedFor) {
    const auto from_table = [](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), "solve");
        std::ostringstream out;
        std::ostringstream err;
        return std::get<SolveCommand>(test::parsed(arguments, out, err)).from_table;
    };
    for (const std::string form : {"moves", "hdu", "uva652", "tiles", "count", "aoj", "luogu",
                                   "leetcode", "boards", "algs4"}) {
        EXPECT_TRUE(from_table({"--format", form})) << form;
        EXPECT_FALSE(from_table({"--format", form, "--algorithm", "astar"})) << form;
    }
    for (const std::string form : {"columbia", "columbia-2017", "table", "json", "csv"})
        EXPECT_FALSE(from_table({"--format", form})) << form;
    EXPECT_FALSE(from_table({"--order", "LURD"}));
    EXPECT_FALSE(from_table({"--rules", "textbook"}));
    EXPECT_FALSE(from_table({"--max-nodes", "1000"}));
    EXPECT_FALSE(from_table({"--anyway"}));
    EXPECT_TRUE(from_table({"--count-only", "--letters", "tile"}));
    // A depth-first answer is far from shortest.
    EXPECT_EQ(solve({"--count-only", "618402735", "--goal", "012345678"}).out, "20\n");
    EXPECT_NE(solve({"--count-only", "618402735", "--goal", "012345678", "--algorithm", "dfs"}).out,
              "20\n");
}

TEST(SolveFormats, SayWhereAnAnswerNeedNotBeShortest) {
    for (const std::string form : {"aoj", "luogu", "leetcode", "algs4"}) {
        EXPECT_EQ(solve({"--format", form, "--algorithm", "dfs", "123456708"}).err,
                  "statescope: note: " + form +
                      " wants the fewest moves, and dfs by these rules may answer with more\n");
        EXPECT_EQ(solve({"--format", form, "--algorithm", "astar", "123456708"}).err, "");
        EXPECT_EQ(solve({"--format", form, "123456708"}).err, "");
    }
    EXPECT_EQ(solve({"--format", "hdu", "--algorithm", "dfs", "123456708"}).err, "")
        << "HDU 1043 takes any legal moves";
}

TEST(SolveFormats, LargerBoardsAreSearchedAllTheSame) {
    EXPECT_EQ(answer("aoj", "1 2 3 4\n6 7 8 0\n5 10 11 12\n9 13 14 15\n\n1 2 3 4 5 6 7 0 8\n"),
              "8\n1\n");
}

TEST(SolveFormats, CountOnlyIsAFormOfItsOwn) {
    EXPECT_EQ(solve({"--count-only"}, "2 3 4 1 5 x 7 6 8\n1 2 3 4 5 6 8 7 x\n").out,
              "19\nunsolvable\n");
    EXPECT_EQ(solve({"--count-only", "--format", "json", "123456708"}).exit_code, bad_input);
}

TEST(SolveFormats, HelpHasAnExampleOfEachThatWorks) {
    const std::string help = test::run({"solve", "--help"}).out;
    for (const auto& named : exchange::names<exchange::AnswerForm>()) {
        const std::string word(named.name);
        if (word == "moves" || word == "count") continue;  // hdu and aoj are their examples
        EXPECT_THAT(help, HasSubstr("statescope solve --format " + word + ' '));
    }
    EXPECT_THAT(help, HasSubstr("table of exact distances"));
}

}  // namespace
}  // namespace statescope::cli
