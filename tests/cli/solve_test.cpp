#include "cli/solve.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "puzzle/board_text.hpp"
#include "tests/cli/command_line.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/document_counts.hpp"
#include "tests/support/searches.hpp"

namespace statescope::cli {
namespace {

using nlohmann::json;
using test::Ran;
using test::solve;
using testing::HasSubstr;
using testing::StartsWith;

/// Where the letters lead from a board, or an empty text when one is illegal.
std::string after(const std::string& start, const std::string& letters) {
    puzzle::Board board = test::board_of(start);
    for (const char letter : letters) {
        const auto move = puzzle::move_of_letter(letter);
        const auto next = move ? puzzle::moved(board, test::three_by_three, *move) : std::nullopt;
        if (!next) return "";
        board = *next;
    }
    return puzzle::board_text(board, test::three_by_three);
}

TEST(Solve, AnswersAsHdu1043) {
    const Ran ran = solve({"--algorithm", "astar"},
                          "2  3  4  1  5  x  7  6  8\n1 2 3 x 4 6 7 5 8\n1 2 3 4 5 6 8 7 x\n"
                          "1 2 3 4 5 6 7 8 x\n");
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_EQ(ran.err, "");
    const std::string first = ran.out.substr(0, ran.out.find('\n'));
    EXPECT_EQ(first.size(), 19u);
    EXPECT_EQ(after("234150768", first), "1 2 3 4 5 6 7 8 0");
    EXPECT_EQ(ran.out.substr(first.size()), "\nrdr\nunsolvable\n\n");
    // The statement's own answer is that of document 2's order.
    EXPECT_EQ(solve({"2 3 4 1 5 x 7 6 8"}).out, "ullddrurdllurdruldr\n");
}

TEST(Solve, TellsMovesInTheMeaningAskedFor) {
    const std::string board = "1 2 3 x 4 6 7 5 8";
    EXPECT_EQ(solve({board}).out, "rdr\n");
    EXPECT_EQ(solve({board, "--letters", "blank"}).out, "rdr (blank)\n");
    EXPECT_EQ(solve({board, "--letters", "tile"}).out, "lul (tile)\n");
    EXPECT_EQ(solve({board, "--letters", "number"}).out, "4 5 8 (number)\n");
    const json told = json::parse(solve({board, "--letters", "number", "--format", "json"}).out);
    EXPECT_EQ(told["path"], "4 5 8");
    EXPECT_EQ(told["letters"], "number");
    EXPECT_EQ(json::parse(solve({board, "--format", "json"}).out)["letters"], "blank");
}

TEST(Solve, SaysWhatATextLeavesOpen) {
    const Ran ran = solve({"--format", "count", "4 1 2 5 0 3"});
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_EQ(ran.out, "5\n") << "IF-SIZE-AMBIG6: 5 as 2 x 3, 9 as 3 x 2";
    EXPECT_EQ(ran.err, "statescope: board 1: 6 numbers are read as 2 x 3, and can be 3 x 2\n");
    EXPECT_EQ(solve({"--format", "count", "4 1 2 5 0 3", "--shape", "3x2"}).out, "9\n");
    EXPECT_EQ(solve({"--format", "count", "4 1 2 5 0 3", "--shape", "3x2"}).err, "");
    EXPECT_EQ(solve({"--format", "count", "4 1 2 5 0 3", "--goal", "1 2 3 4 5 0"}).err,
              "statescope: --goal: 6 numbers are read as 2 x 3, and can be 3 x 2\n")
        << "the goal's shape is that of the board as well";
}

TEST(Solve, TakesTheGoalOfItsText) {
    EXPECT_EQ(solve({"--format", "count", "283104765 123804765"}).out, "4\n");
    EXPECT_EQ(solve({"--format", "count"}, "283104765 -> 123804765\n").out, "4\n");
    EXPECT_EQ(solve({"--format", "count", "--goal", "283104765", "283104765 123804765"}).out,
              "0\n");
}

TEST(Solve, TakesAListInBracketsForOneBoard) {
    // The samples of LeetCode 773, whose goal is the ordered board.
    const auto moves = [&](const char* list) { return solve({list, "--format", "count"}).out; };
    EXPECT_EQ(moves("[[1,2,3],[4,0,5]]"), "1\n");
    EXPECT_EQ(moves("[[4,1,2],[5,0,3]]"), "5\n");
    EXPECT_EQ(solve({"--goal", "[[1,2,3],[8,0,4],[7,6,5]]", "283104765"}).out, "uldr\n");
}

TEST(Solve, AnswersAsAoj) {
    const Ran ran = solve({"--algorithm", "bfs", "--format", "count"}, "1 3 0\n4 2 5\n7 8 6\n");
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_EQ(ran.out, "4\n");
    EXPECT_EQ(solve({"--algorithm", "bfs", "--format", "count", "123456870"}).out, "unsolvable\n");
    EXPECT_EQ(solve({"--algorithm", "astar", "--format", "count",
                     "1 2 3 4 6 7 8 0 5 10 11 12 9 13 14 15"})
                  .out,
              "8\n");
}

TEST(Solve, AnswersTheOtherBoardsWhenOneIsWrong) {
    const Ran ran = solve({"--format", "count"},
                          "1 2 3 4 5 6 7 0 8\n\n1 2 3 4 5 6 8 8 0\n1 2 3\n4 5 6\n0 7 8\n");
    EXPECT_EQ(ran.exit_code, 2);
    EXPECT_EQ(ran.out, "1\n2\n");
    EXPECT_EQ(ran.err, "statescope: line 3: 8 stands twice, 7 is missing\n");

    const Ran arguments = solve({"--format", "count", "123456708", "12345678", "123456780"});
    EXPECT_EQ(arguments.exit_code, 2);
    EXPECT_EQ(arguments.out, "1\n0\n");
    EXPECT_THAT(arguments.err, StartsWith("statescope: board 2: "));
}

TEST(Solve, WantsABoard) {
    const Ran ran = solve({}, "\n\n");
    EXPECT_EQ(ran.exit_code, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_THAT(ran.err, HasSubstr("no board"));
}

TEST(Solve, TakesTheOrderedBoardOfEachShapeForTheGoal) {
    const Ran ran = solve({"--format", "json"}, "1 2\n0 3\n\n1 2 3\n4 0 5\n\n1 2 3 4\n5 6 0 7\n");
    EXPECT_EQ(ran.exit_code, 0);
    std::istringstream lines(ran.out);
    std::vector<std::string> goals;
    for (std::string line; std::getline(lines, line);)
        goals.push_back(json::parse(line)["goal"]);
    EXPECT_THAT(goals, testing::ElementsAre("1 2 3 0", "1 2 3 4 5 0", "1 2 3 4 5 6 7 0"));
}

TEST(Solve, MeasuresBoardsAgainstTheGoal) {
    const Ran ran = solve({"--goal", "1 2\n3 4\n5 0", "--format", "json", "123405"});
    EXPECT_EQ(json::parse(ran.out)["rows"], 3);
    EXPECT_EQ(json::parse(ran.out)["columns"], 2);
    EXPECT_EQ(solve({"--goal", "123456780", "1230"}).exit_code, 2);
}

// Half of all boards can be reached from an unsolvable one: 9! / 2, and 6! / 2.
TEST(Solve, SearchesUnsolvableBoardsToTheEndWhenAskedTo) {
    const Ran announced = solve({"123456870", "--format", "json"});
    EXPECT_EQ(json::parse(announced.out)["outcome"], "unsolvable");
    EXPECT_EQ(json::parse(announced.out)["expanded"], 0);
    for (const std::string algorithm : {"bfs", "bfs-parent", "astar", "astar-cantor"}) {
        const Ran proved = solve(
            {"213450", "--shape", "2x3", "--algorithm", algorithm, "--anyway", "--format", "json"});
        EXPECT_EQ(proved.exit_code, 0);
        EXPECT_EQ(json::parse(proved.out)["outcome"], "exhausted");
        EXPECT_EQ(json::parse(proved.out)["visited"], 360);
    }
    const Ran large = solve({"123456870", "--algorithm", "bfs", "--anyway", "--format", "json"});
    EXPECT_EQ(json::parse(large.out)["expanded"], 181'440);
    EXPECT_EQ(solve({"123456870", "--anyway"}).out, "unsolvable\n");
}

TEST(Solve, UsesEveryHeuristic) {
    for (const search::Heuristic& heuristic : search::heuristics()) {
        const Ran ran = solve({"--algorithm", "astar", "--heuristic", std::string(heuristic.name),
                               "--format", "count", "--goal", "123804765", "283104765"});
        EXPECT_EQ(ran.exit_code, 0) << ran.err;
        EXPECT_EQ(ran.out, "4\n") << heuristic.name;
    }
}

TEST(Solve, RefusesAHeuristicThatTheGoalDoesNotSuit) {
    const Ran goal = solve(
        {"--algorithm", "astar", "--heuristic", "nilsson", "--goal", "123456780", "123456708"});
    EXPECT_EQ(goal.exit_code, bad_input);
    EXPECT_EQ(goal.out, "");
    EXPECT_THAT(goal.err,
                HasSubstr("--heuristic: The heuristic Nilsson's P + 3S needs a 3 × 3 goal "
                          "with its blank in the centre."));
    // Without --goal every board has that of its own shape: the others are answered all the same.
    const Ran shape = solve({"--algorithm", "astar", "--heuristic", "perfect", "--format", "count"},
                            "1 2 3 4 5 6 7 x 8\n1 2 3 4 5 6 7 8 9 10 11 12 13 14 x 15\n");
    EXPECT_EQ(shape.exit_code, bad_input);
    EXPECT_EQ(shape.out, "1\n");
    EXPECT_THAT(shape.err, StartsWith("statescope: line 2: "));
    EXPECT_THAT(shape.err, HasSubstr("needs a shape of at most 9 cells"));
}

TEST(Solve, StopsAtTheLimitAndSaysSo) {
    const Ran ran = solve({"867254301", "--max-nodes", "1000", "--format", "json"});
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_EQ(json::parse(ran.out)["outcome"], "limit");
    EXPECT_TRUE(json::parse(ran.out)["moves"].is_null());
    EXPECT_EQ(ran.err,
              "statescope: board 1: no answer within 1000 nodes; --max-nodes allows more\n");
    EXPECT_EQ(solve({"867254301", "--max-nodes", "1000"}).out, "limit\n");
}

// What the documents' own programs count, through the command line. (Document 3 leaves ties to its
// heap; the tests of the search itself say how close we are.)
TEST(Solve, CountsAsTheDocumentsPrograms) {
    const std::vector<std::string> names{"", "astar", "bfs-parent", "", "bfs"};
    std::size_t compared = 0;
    for (const test::DocumentRun& run : test::all_document_runs()) {
        if (run.document == 3 || run.expanded > 50'000) continue;
        const Ran ran = solve({run.start, "--goal", run.goal, "--format", "json", "--algorithm",
                               names[static_cast<std::size_t>(run.document)]});
        const json answer = json::parse(ran.out);
        SCOPED_TRACE(ran.out);
        EXPECT_EQ(answer["outcome"], "solved");
        EXPECT_EQ(answer["moves"], run.moves);
        EXPECT_EQ(answer["path"], run.path);
        EXPECT_EQ(answer["expanded"], run.expanded);
        EXPECT_EQ(answer["successors"], run.successors);
        EXPECT_EQ(answer["taken"], run.taken);
        EXPECT_EQ(answer["generated"], run.pushed + 1);
        ++compared;
    }
    EXPECT_GE(compared, 45u);
}

TEST(Solve, AnswersAllCasesWithinReach) {
    std::size_t solved = 0;
    std::size_t unsolvable = 0;
    for (const test::Case& each : test::all_cases()) {
        const auto solvable = each.value("solvable");
        if (!each.shape || !solvable) continue;
        // Other forms of writing a start are not promised; its numbers are given beside it.
        const std::string start = each.value("parsed").value_or(each.start);
        const int moves = std::stoi(each.value("optimal_moves").value_or("0"));
        if (each.shape->cells() > 12 && moves > 36) continue;
        const Ran ran = solve(
            {"--algorithm", "astar", "--format", "count", "--goal", each.goal, "--shape",
             std::to_string(each.shape->rows) + "x" + std::to_string(each.shape->columns), start});
        EXPECT_EQ(ran.exit_code, 0) << each.id << ": " << ran.err;
        const bool yes = *solvable == "yes";
        EXPECT_EQ(ran.out, yes ? std::to_string(moves) + "\n" : "unsolvable\n") << each.id;
        ++(yes ? solved : unsolvable);
    }
    EXPECT_GE(solved, 100u);
    EXPECT_GE(unsolvable, 15u);
}

TEST(Solve, RefusesTheBadBoardsOfAllCases) {
    std::size_t refused = 0;
    for (const test::Case& each : test::all_cases()) {
        if (each.kind != "bug" || !each.remarks.starts_with("reject")) continue;
        const Ran ran = solve({"--algorithm", "astar"}, each.start + "\n\n1 2 3 4 5 6 7 0 8\n");
        EXPECT_EQ(ran.exit_code, 2) << each.id;
        EXPECT_EQ(ran.out, "r\n") << each.id;
        EXPECT_THAT(ran.err, StartsWith("statescope: line ")) << each.id;
        ++refused;
    }
    EXPECT_GE(refused, 10u);
}

}  // namespace
}  // namespace statescope::cli
