#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "tests/cli/command_line.hpp"
#include "tests/support/korf.hpp"

namespace statescope::cli {
namespace {

using nlohmann::json;
using test::Ran;
using testing::HasSubstr;

Ran optimal(std::vector<std::string> arguments, const std::string& input = "") {
    arguments.insert(arguments.begin(), "optimal");
    return test::run(arguments, input);
}

const std::string korfs_goal = "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15";

TEST(Optimal, AnswersWithTheFewestMoves) {
    // 19, 31 and 31 moves are published; the third line cannot be solved.
    const Ran ran =
        optimal({"--format", "count"},
                "2 3 4 1 5 x 7 6 8\n867254301\n123456870\n647850321\n1 2 3 4 5 6 7 8 x\n");
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_EQ(ran.err, "");
    EXPECT_EQ(ran.out, "19\n31\nunsolvable\n31\n0\n");
    EXPECT_EQ(optimal({"283104765", "--goal", "123804765"}).out, "uldr\n");
}

TEST(Optimal, BothEstimatesGiveTheSameNumberOfMoves) {
    // Korf's twelfth: 45 moves, 546,344 nodes by his count.
    const std::string start = "14 1 9 6 4 8 12 5 7 2 3 0 10 11 13 15";
    for (const std::string estimate : {"manhattan", "patterns"}) {
        const Ran ran = optimal({"--goal", korfs_goal, "--estimate", estimate, "--order", "UDLR",
                                 "--format", "json", start});
        const json answer = json::parse(ran.out);
        EXPECT_EQ(answer["moves"], 45) << estimate;
        EXPECT_EQ(answer["estimate"], estimate);
        EXPECT_EQ(answer["outcome"], "solved");
        EXPECT_EQ(answer["path"].get<std::string>().size(), 45u);
        EXPECT_EQ(answer["rounds"].back()["bound"], 45);
    }
}

TEST(Optimal, CountsAsKorfDid) {
    // The quickest three of his hundred, by his order of moves.
    std::vector<test::KorfInstance> instances = test::korfs_instances();
    std::sort(instances.begin(), instances.end(),
              [](const auto& a, const auto& b) { return a.generated < b.generated; });
    for (std::size_t i = 0; i < 3; ++i) {
        const std::string start = puzzle::board_text(instances[i].problem.start, {4, 4});
        const Ran ran = optimal({"--goal", korfs_goal, "--estimate", "manhattan", "--order", "ULRD",
                                 "--format", "json", start});
        EXPECT_EQ(json::parse(ran.out)["generated"], instances[i].generated) << start;
        EXPECT_EQ(json::parse(ran.out)["moves"], instances[i].moves) << start;
    }
}

TEST(Optimal, ListsRoundsAndTotals) {
    const Ran rounds = optimal({"867254301", "--estimate", "manhattan", "--format", "rounds"});
    std::istringstream lines(rounds.out);
    std::string line;
    std::getline(lines, line);
    EXPECT_EQ(line, "8 6 7 2 5 4 3 0 1");
    std::getline(lines, line);  // the names of the columns
    std::vector<int> bounds;
    std::uint64_t expanded = 0;
    for (std::uint64_t bound = 0, now = 0, generated = 0; lines >> bound >> now >> generated;) {
        bounds.push_back(static_cast<int>(bound));
        expanded += now;
        EXPECT_LE(now, generated);
    }
    EXPECT_EQ(bounds, (std::vector<int>{21, 23, 25, 27, 29, 31}));
    const Ran table = optimal({"867254301", "--estimate", "manhattan", "--format", "table"});
    EXPECT_THAT(table.out, HasSubstr(" " + std::to_string(expanded) + " "));
    EXPECT_THAT(table.out, HasSubstr("31"));
}

TEST(Optimal, SaysWhatIsWrongAndAnswersTheRest) {
    const Ran ran = optimal({"--format", "count"}, "1 2 3 4 5 6 7 8 8\n\n1 2 3 4 5 6 7 0 8\n");
    EXPECT_EQ(ran.exit_code, 2);
    EXPECT_EQ(ran.out, "1\n");
    EXPECT_THAT(ran.err, HasSubstr("line 1: no blank: put 0 or x where it is; 8 stands twice"));
    EXPECT_THAT(optimal({"--estimate", "best", "123456780"}).err, HasSubstr("--estimate"));
    EXPECT_THAT(optimal({"--order", "UUDL", "123456780"}).err, HasSubstr("--order"));
    EXPECT_THAT(optimal({"--goal", "123", "123456780"}).err, HasSubstr("--goal"));
    EXPECT_EQ(optimal({}).exit_code, 2);
}

// The way of check_test.cpp: from 1 2 3 / 0 4 6 / 7 5 8 the blank goes right, down, right, and so
// do tiles 4, 5 and 8 go left, up, left.
TEST(Optimal, SaysWhatTheMovesName) {
    const std::string board = "123046758";
    EXPECT_EQ(optimal({board}).out, "rdr\n");
    EXPECT_EQ(optimal({board, "--letters", "blank"}).out, "rdr (blank)\n");
    EXPECT_EQ(optimal({board, "--letters", "tile"}).out, "lul (tile)\n");
    EXPECT_EQ(optimal({board, "--letters", "number"}).out, "4 5 8 (number)\n");
    const json answer = json::parse(optimal({board, "--letters", "tile", "--format", "json"}).out);
    EXPECT_EQ(answer["path"], "lul");
    EXPECT_EQ(answer["letters"], "tile");
}

TEST(Optimal, HelpShowsAnExample) {
    const Ran help = optimal({"--help"});
    EXPECT_EQ(help.exit_code, 0);
    EXPECT_THAT(help.out, HasSubstr("statescope optimal --format table < boards.txt"));
}

}  // namespace
}  // namespace statescope::cli
