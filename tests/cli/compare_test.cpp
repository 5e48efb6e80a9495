#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/cli/command_line.hpp"

namespace statescope::cli {
namespace {

using nlohmann::json;
using test::Ran;
using testing::HasSubstr;

/// Runs `statescope compare ARGUMENTS`.
Ran compare(std::vector<std::string> arguments, const std::string& input = "") {
    arguments.insert(arguments.begin(), "compare");
    return test::run(arguments, input);
}

/// The example of the help, on Nilsson's board.
std::vector<std::string> nilssons(const std::string& form) {
    return {"283164705", "--goal",   "123804765",
            "--rules",   "textbook", "--run",
            "bfs",       "--run",    "astar --heuristic misplaced",
            "--run",     "astar",    "--format",
            form};
}

// Nilsson's board: 45, 6 and 5 boards expanded, as in his figures and the lessons.
TEST(Compare, PutsTheFiguresSideBySide) {
    const Ran ran = compare(nilssons("text"));
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_EQ(ran.err, "");
    EXPECT_THAT(ran.out, HasSubstr("Start: 2 8 3 / 1 6 4 / 7 0 5\nGoal: 1 2 3 / 8 0 4 / 7 6 5\n"
                                   "Distance: 5\n"));
    EXPECT_THAT(ran.out,
                HasSubstr("\nrun                  bfs  astar misplaced  astar manhattan\n"));
    EXPECT_THAT(ran.out,
                HasSubstr("\nexpanded              45                6                5\n"));
    EXPECT_THAT(ran.out,
                HasSubstr("\nsuccessors           122               18               15\n"));
    EXPECT_THAT(ran.out,
                HasSubstr("\nb*                  2.35             1.46             1.39\n"));
    EXPECT_THAT(ran.out, HasSubstr("\nheuristic    -        misplaced        manhattan\n"));
    EXPECT_THAT(ran.out,
                HasSubstr("\nbfs              astar manhattan          40            0     5\n"));
    EXPECT_THAT(ran.out,
                HasSubstr("\nastar manhattan left out 88.9 % of the boards that bfs expanded.\n"));
}

TEST(Compare, WritesJson) {
    const json object = json::parse(compare(nilssons("json")).out);
    EXPECT_EQ(object["distance"], 5);
    EXPECT_EQ(object["differing"], json::array({"heuristic"}));
    ASSERT_EQ(object["runs"].size(), 3u);
    EXPECT_EQ(object["runs"][0]["run"], "bfs");
    EXPECT_EQ(object["runs"][0]["path"], "uuldr");
    EXPECT_EQ(object["runs"][1]["expanded"], 6);
    EXPECT_EQ(object["runs"][2]["shortest"], true);
    EXPECT_EQ(object["expanded_boards"][2]["both"], 5);
    // 78 nodes of 8 bytes, and a byte for each move of each path: 3 nodes of depth 1, 5 of depth
    // 2, 10 of depth 3, 14 of depth 4, 28 of depth 5 are all there are, the layers of the board
    // with its blank in the middle of a side; the other 17 of the 78 stand at depth 6.
    EXPECT_EQ(object["runs"][0]["node_bytes"],
              78 * 8 + 3 * 1 + 5 * 2 + 10 * 3 + 14 * 4 + 28 * 5 + 17 * 6);
    EXPECT_EQ(object["runs"][2]["node_bytes"], 12 * 16);
}

TEST(Compare, SearchesThatKeepOnePathHaveNoMemoryOfTheirNodes) {
    const Ran ran = compare({"283164705", "--goal", "123804765", "--run", "idastar", "--run", "ids",
                             "--format", "json"});
    const json object = json::parse(ran.out);
    EXPECT_TRUE(object["runs"][0]["node_bytes"].is_null());
    EXPECT_TRUE(object["runs"][1]["node_bytes"].is_null());
    EXPECT_EQ(object["runs"][0]["shortest"], true);
    EXPECT_EQ(object["runs"][1]["shortest"], true);
}

TEST(Compare, WritesARowForEachRunOnEachBoard) {
    const Ran ran =
        compare({"--goal", "123804765", "--run", "bfs", "--run", "astar", "--format", "csv"},
                "283164705\n283104765\n");
    EXPECT_THAT(ran.out, testing::StartsWith("start,goal,run,settings,outcome,moves,shortest,"));
    EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 5);
    EXPECT_THAT(ran.out, HasSubstr("\n2 8 3 1 0 4 7 6 5,1 2 3 8 0 4 7 6 5,astar,astar --order URDL "
                                   "--duplicate-check generation --start-marked yes --goal-test "
                                   "taken --heuristic manhattan --tie-break text --better-g update "
                                   "--stale expanded-again,solved,4,yes,"));
}

TEST(Compare, WritesTablesForPapers) {
    const std::string latex = compare(nilssons("latex")).out;
    EXPECT_THAT(latex, testing::StartsWith("\\begin{tabular}{lrrr}\n"));
    EXPECT_THAT(latex, HasSubstr("\nlargest\\_frontier & 33 & 8 & 7 \\\\\n"));
    const std::string markdown = compare(nilssons("markdown")).out;
    EXPECT_THAT(markdown, HasSubstr("\n| run | bfs | astar misplaced | astar manhattan |\n"));
    EXPECT_THAT(markdown, HasSubstr("\n| heuristic | - | misplaced | manhattan |\n"));
}

// Greedy search finds 17 moves where 11 are enough (lesson L11).
TEST(Compare, SaysWhichAnswersAreShortest) {
    const json object = json::parse(compare({"102754863", "--rules", "textbook", "--run", "greedy",
                                             "--run", "astar", "--format", "json"})
                                        .out);
    EXPECT_EQ(object["runs"][0]["moves"], 17);
    EXPECT_EQ(object["runs"][0]["shortest"], false);
    EXPECT_EQ(object["runs"][1]["moves"], 11);
    EXPECT_EQ(object["runs"][1]["shortest"], true);
}

TEST(Compare, TakesTheSameOptionsForARunAsSolve) {
    const json object =
        json::parse(compare({"840231765", "--goal", "123804765", "--rules", "textbook", "--order",
                             "LURD", "--run", "astar", "--run", "astar --tie-break newer", "--run",
                             "astar --order RDLU --rules textbook", "--format", "json"})
                        .out);
    // Lesson L10: 19 by oldest first, 10 by newest first; oldest first is 19 in every order.
    EXPECT_EQ(object["runs"][0]["expanded"], 19);
    EXPECT_EQ(object["runs"][1]["expanded"], 10);
    EXPECT_EQ(object["runs"][2]["expanded"], 19);
    EXPECT_EQ(object["differing"], json::array({"order", "tie-break"}));
}

TEST(Compare, RefusesWhatMakesNoSense) {
    const auto error = [](std::vector<std::string> arguments) {
        const Ran ran = compare(std::move(arguments));
        EXPECT_EQ(ran.exit_code, bad_input) << ran.out;
        EXPECT_EQ(ran.out, "");
        return ran.err;
    };
    EXPECT_THAT(error({"283164705", "--run", "bfs"}),
                HasSubstr("2 to 4 runs can be compared, here are 1"));
    EXPECT_THAT(error({"283164705", "--run", "bfs", "--run", "bfs --goal-test taken"}),
                HasSubstr("\"bfs\" and \"bfs --goal-test taken\" are the same search"));
    EXPECT_THAT(error({"283164705", "--run", "bfs", "--run", "astar --heuristic x"}),
                HasSubstr("--run \"astar --heuristic x\": --heuristic: \"x\" is none of"));
    EXPECT_THAT(error({"283164705", "--run", "bfs", "--run", "--order LURD"}),
                HasSubstr("the first word has to name the search"));
    EXPECT_THAT(error({"283164705", "--run", "bfs", "--run", "fast"}),
                HasSubstr("\"fast\" is none of bfs"));
    EXPECT_THAT(error({"283164705", "--run", "bfs", "--run", "astar"}), HasSubstr("unsolvable"));
    EXPECT_THAT(error({"12", "--run", "bfs", "--run", "astar"}), HasSubstr("board 1: "));
    EXPECT_THAT(error({"283164705", "--goal", "123456780", "--run", "bfs", "--run",
                       "astar --heuristic nilsson"}),
                HasSubstr("needs a 3 × 3 goal with its blank in the centre"));
    EXPECT_THAT(error({"--run", "bfs", "--run", "astar"}), HasSubstr("no board"));
}

// 6! / 2 boards can be reached from an unsolvable one.
TEST(Compare, SearchesUnsolvableBoardsWhenAskedTo) {
    const Ran ran = compare({"213450", "--shape", "2x3", "--anyway", "--run", "bfs", "--run",
                             "astar", "--format", "json"});
    const json object = json::parse(ran.out);
    EXPECT_TRUE(object["distance"].is_null());
    EXPECT_EQ(object["runs"][0]["outcome"], "exhausted");
    EXPECT_TRUE(object["runs"][0]["b_star"].is_null());
    EXPECT_EQ(object["expanded_boards"][0]["both"], 360);
}

TEST(Compare, SaysWhichRunReachedTheLimit) {
    const Ran ran = compare({"867254301", "--max-nodes", "20000", "--run", "bfs", "--run",
                             "astar --rules textbook", "--format", "json"});
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_EQ(ran.err,
              "statescope: board 1: no answer of bfs within 20000 nodes; --max-nodes "
              "allows more\nstatescope: board 1: no answer of astar within 20000 nodes; "
              "--max-nodes allows more\n");
}

TEST(Compare, HasHelpWithAnExample) {
    const Ran ran = compare({"--help"});
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_THAT(ran.out, HasSubstr("--run bfs --run \"astar --heuristic misplaced\""));
}

}  // namespace
}  // namespace statescope::cli
