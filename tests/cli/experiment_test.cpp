#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "cli/plan_options.hpp"
#include "tests/cli/command_line.hpp"
#include "tests/support/korf.hpp"
#include "tests/support/test_folder.hpp"

namespace statescope::cli {
namespace {

using test::Ran;
using testing::ElementsAre;
using testing::HasSubstr;

class ExperimentCommandTest : public testing::Test {
  protected:
    std::string file(const std::string& name) const { return (folder_.path() / name).string(); }
    std::string text_of(const std::string& name) const { return folder_.text(name); }
    void write(const std::string& name, const std::string& text) const {
        folder_.write(name, text);
    }

    /// Runs `statescope experiment ARGUMENTS --out NAME`.
    Ran experiment(std::vector<std::string> arguments, const std::string& name) const {
        arguments.insert(arguments.begin(), "experiment");
        arguments.insert(arguments.end(), {"--out", file(name)});
        return test::run(arguments);
    }
    Ran merge(const std::vector<std::string>& names, const std::string& out) const {
        std::vector<std::string> arguments{"merge"};
        for (const std::string& name : names)
            arguments.push_back(file(name));
        arguments.insert(arguments.end(), {"--out", file(out)});
        return test::run(arguments);
    }

  private:
    test::TestFolder folder_;
};

const std::vector<std::string> small{"--goal",      "123804765",
                                     "--distances", "4..12/4",
                                     "--boards",    "7",
                                     "--seed",      "5",
                                     "--rules",     "textbook",
                                     "--run",       "bfs-parent",
                                     "--run",       "astar --heuristic misplaced"};

std::vector<std::string> with(std::vector<std::string> arguments,
                              const std::vector<std::string>& more) {
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

TEST_F(ExperimentCommandTest, WritesTheSameBytesWhateverThreadsAndShards) {
    const Ran ran = experiment(with(small, {"--jobs", "1"}), "one.csv");
    ASSERT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_EQ(ran.err + ran.out, "");
    const std::string one = text_of("one.csv");
    EXPECT_EQ(std::count(one.begin(), one.end(), '\n'), 3 + 1 + 3 * 7 * 2);

    EXPECT_EQ(experiment(with(small, {"--jobs", "3"}), "three.csv").exit_code, 0);
    EXPECT_EQ(text_of("three.csv"), one);

    for (const std::string part : {"1", "2", "3"}) {
        EXPECT_EQ(experiment(with(small, {"--shard", part + "/3"}), "part" + part).exit_code, 0);
        EXPECT_NE(text_of("part" + part), one);
    }
    const Ran merged = merge({"part2", "part3", "part1"}, "merged.csv");
    EXPECT_EQ(merged.exit_code, 0) << merged.err;
    EXPECT_EQ(text_of("merged.csv"), one);
}

/// The arguments after "experiment" in the plan at the head of a file, as a shell splits them: at
/// spaces outside of quotes.
std::vector<std::string> arguments_of_plan(const std::string& file) {
    const std::string words = "# plan: statescope experiment ";
    const std::size_t begin = file.find(words) + words.size();
    const std::string command = file.substr(begin, file.find('\n', begin) - begin);
    std::vector<std::string> arguments(1);
    bool quoted = false;
    for (const char c : command) {
        if (c == '"') {
            quoted = !quoted;
        } else if (c == ' ' && !quoted) {
            arguments.emplace_back();
        } else {
            arguments.back() += c;
        }
    }
    return arguments;
}

TEST_F(ExperimentCommandTest, CanBeRepeatedFromWhatTheFileSays) {
    const std::vector<std::string> korf{"korf-easy", "--max-nodes", "1000"};
    const auto limited = with(small, {"--run", "ids --up-to 8"});
    for (const std::vector<std::string>& arguments : {small, limited, korf}) {
        ASSERT_EQ(experiment(with(arguments, {"--force"}), "first.csv").exit_code, 0);
        const std::string first = text_of("first.csv");
        const Ran ran = experiment(with(arguments_of_plan(first), {"--force"}), "second.csv");
        EXPECT_EQ(ran.exit_code, 0) << ran.err;
        EXPECT_EQ(text_of("second.csv"), first);
    }
}

TEST_F(ExperimentCommandTest, WritesOverNothingUnasked) {
    const std::vector<std::string> plan{"--distances", "2", "--boards", "1", "--run", "bfs"};
    write("there.csv", "kept");
    const Ran refused = experiment(plan, "there.csv");
    EXPECT_EQ(refused.exit_code, cannot_write);
    EXPECT_EQ(refused.err,
              "statescope: " + file("there.csv") + " is there already; --force writes over it\n");
    ASSERT_EQ(experiment(plan, "whole.csv").exit_code, 0);
    EXPECT_EQ(merge({"whole.csv"}, "there.csv").exit_code, cannot_write);
    EXPECT_EQ(text_of("there.csv"), "kept");
    const Ran merged =
        test::run({"merge", file("whole.csv"), "--out", file("there.csv"), "--force"});
    EXPECT_EQ(merged.exit_code, 0) << merged.err;
    EXPECT_EQ(text_of("there.csv"), text_of("whole.csv"));
}

// 8 moves are the last that the run goes to.
TEST_F(ExperimentCommandTest, LeavesARunOutBeyondItsDistance) {
    const Ran ran = experiment(with(small, {"--run", "ids --up-to 8"}), "up_to.csv");
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    const Ran summary = test::run({"summary", file("up_to.csv"), "--format", "csv"});
    EXPECT_THAT(summary.out, HasSubstr("\nids,4,7,7,7,"));
    EXPECT_THAT(summary.out, HasSubstr("\nids,8,7,7,7,"));
    EXPECT_THAT(summary.out, testing::Not(HasSubstr("\nids,12,")));
    EXPECT_THAT(summary.out, HasSubstr("\nbfs-parent,12,7,7,7,"));
    const Ran none = experiment({"--distances", "20", "--run", "ids --up-to 8"}, "none.csv");
    EXPECT_EQ(none.exit_code, bad_input);
    EXPECT_THAT(none.err, HasSubstr("no run is made at any of the distances"));
    EXPECT_EQ(
        test::run({"compare", "283164705", "--run", "ids --up-to 8", "--run", "bfs"}).exit_code,
        bad_input);
}

// Korf's 79th board takes 540,860 nodes by Manhattan, all others of his more.
TEST_F(ExperimentCommandTest, RunsTheEasyHalfOfKorfsBoardsAndSaysWhatReachedTheLimit) {
    const Ran ran = experiment({"korf-easy", "--max-nodes", "600000", "--run",
                                "idastar --order ULRD --heuristic manhattan"},
                               "korf.csv");
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    const std::string text = text_of("korf.csv");
    EXPECT_THAT(text, HasSubstr("# rows: 50\n"));
    std::size_t limits = 0;
    for (std::size_t at = 0; (at = text.find(",limit,", at)) != std::string::npos; ++at)
        ++limits;
    std::size_t within = 0;
    for (const test::KorfInstance& instance : test::korfs_instances())
        within += instance.generated < 600'000 ? 1 : 0;
    EXPECT_EQ(limits, 50 - within);
    EXPECT_THAT(text, HasSubstr("0 1 9 7 11 13 5 3 14 12 4 2 8 6 10 15,"
                                "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15,42,idastar,"));
}

TEST_F(ExperimentCommandTest, KeepsTheBoardsOfAReadyMadeOneTogether) {
    const auto error = [&](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), "korf-easy");
        const Ran ran = experiment(arguments, "none.csv");
        EXPECT_EQ(ran.exit_code, bad_input);
        return ran.err;
    };
    for (const std::vector<std::string>& drawn : std::vector<std::vector<std::string>>{
             {"--distances", "4"}, {"--boards", "3"}, {"--boards", "all"}, {"--seed", "2"}})
        EXPECT_THAT(error(drawn), HasSubstr("korf-easy has boards of its own"));
    EXPECT_THAT(error({"--shape", "3x3"}), HasSubstr("of its own shape and goal"));
    EXPECT_THAT(error({"--goal", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0"}),
                HasSubstr("of its own shape and goal"));
}

TEST_F(ExperimentCommandTest, RefusesPartsThatAreNotOne) {
    experiment(with(small, {"--shard", "1/2"}), "1");
    experiment(with(small, {"--shard", "2/2"}), "2");
    experiment(with(small, {"--shard", "2/2", "--max-nodes", "1000"}), "other");
    const auto error = [&](const std::vector<std::string>& names) {
        const Ran ran = merge(names, "merged.csv");
        EXPECT_EQ(ran.exit_code, bad_input);
        EXPECT_FALSE(std::filesystem::exists(file("merged.csv")));
        EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1);
        return ran.err;
    };
    EXPECT_THAT(error({"1"}), HasSubstr("rows 3, 4, 7 and 17 more of 42 stand in none"));
    EXPECT_THAT(error({"1", "2", "1"}), HasSubstr("stand in "));
    EXPECT_THAT(error({"1", "other"}), HasSubstr("are not parts of one experiment"));
    EXPECT_THAT(error({"1", "nowhere"}), HasSubstr("nowhere cannot be read"));
    write("list", "283164705\n");
    EXPECT_THAT(error({"list"}), HasSubstr("is no file of statescope experiment"));
}

// Lesson L09: on these boards 292, 1,488 and 25,008 expanded by breadth-first search, 15, 25 and
// 226 by A* with Manhattan.
TEST_F(ExperimentCommandTest, SummarisesWhatTheRowsComeTo) {
    write("boards.txt", "281043765\n2 8 1\n4 6 3\n0 7 5\n216408753\n");
    const Ran ran = experiment({"--goal", "123804765", "--boards-from", file("boards.txt"),
                                "--rules", "textbook", "--run", "bfs-parent", "--run", "astar"},
                               "lesson.csv");
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    const Ran summary = test::run({"summary", file("lesson.csv"), "--format", "csv"});
    EXPECT_EQ(summary.exit_code, 0) << summary.err;
    EXPECT_THAT(summary.out, HasSubstr("\nbfs-parent,9,1,1,1,292.00,292.00,292.00,292.00,"));
    EXPECT_THAT(summary.out, HasSubstr("\nbfs-parent,18,1,1,1,25008.00,"));
    EXPECT_THAT(summary.out, HasSubstr("\nastar,9,1,1,1,15.00,"));
    EXPECT_THAT(summary.out, HasSubstr(",618.00,1.322\n"));
    EXPECT_EQ(test::run({"summary", file("boards.txt")}).exit_code, bad_input);
}

TEST_F(ExperimentCommandTest, RunsEveryBoardThereIs) {
    const Ran ran = experiment({"--shape", "2x3", "--distances", "0..21", "--boards", "all",
                                "--run", "astar --rules textbook"},
                               "all.csv");
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    const std::string all = text_of("all.csv");
    EXPECT_EQ(std::count(all.begin(), all.end(), '\n'), 3 + 1 + 360);
    // OEIS A090034: one board is 21 moves away, and all answers are shortest.
    EXPECT_THAT(test::run({"summary", file("all.csv"), "--format", "csv"}).out,
                HasSubstr("\nastar,21,1,1,1,"));
}

TEST_F(ExperimentCommandTest, TakesAReadyMadeOneAndChangesToIt) {
    const Ran ran = experiment({"aima", "--distances", "4", "--boards", "2"}, "aima.csv");
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    const std::string text = text_of("aima.csv");
    EXPECT_THAT(text, HasSubstr("# rows: 8\n"));
    EXPECT_THAT(text, HasSubstr(" --up-to 12\""));
    EXPECT_THAT(text, HasSubstr(",0 1 2 3 4 5 6 7 8,4,astar misplaced,"));
    const Ran rules = experiment({"aima", "--order", "LURD"}, "none.csv");
    EXPECT_EQ(rules.exit_code, bad_input);
    EXPECT_THAT(rules.err, HasSubstr("the searches of aima have their rules"));
}

TEST_F(ExperimentCommandTest, RefusesPlansThatMakeNoSense) {
    const auto error = [&](const std::vector<std::string>& arguments) {
        const Ran ran = experiment(arguments, "none.csv");
        EXPECT_EQ(ran.exit_code, bad_input);
        EXPECT_FALSE(std::filesystem::exists(file("none.csv")));
        return ran.err;
    };
    EXPECT_THAT(error({"--distances", "4"}), HasSubstr("no search to run"));
    EXPECT_THAT(error({"--run", "bfs"}), HasSubstr("no boards: name --distances"));
    EXPECT_THAT(error({"--run", "bfs", "--distances", "30..32"}),
                HasSubstr("no board is 32 moves from the goal"));
    EXPECT_THAT(error({"--run", "bfs", "--distances", "4", "--shape", "4x4"}),
                HasSubstr("at most 9 cells"));
    EXPECT_THAT(error({"--run", "bfs", "--distances", "4", "--boards", "none"}),
                HasSubstr("\"none\" is neither a number nor all"));
    EXPECT_THAT(error({"--run", "bfs", "--boards-from", file("nowhere")}),
                HasSubstr("nowhere cannot be read"));
    EXPECT_THAT(error({"--run", "bfs", "--boards-from", "x", "--seed", "2"}),
                HasSubstr("takes the place of"));
    EXPECT_THAT(error({"--run", "astar --heuristic nilsson", "--distances", "4"}),
                HasSubstr("blank in the centre"));
    EXPECT_THAT(error({"--run", "bfs", "--distances", "4", "--shard", "3/2"}),
                HasSubstr("\"3/2\" is no part"));
    write("boards.txt", "123456780\n12345678\n");
    EXPECT_THAT(error({"--run", "bfs", "--boards-from", file("boards.txt")}),
                HasSubstr("boards.txt, line 2: "));
}

TEST_F(ExperimentCommandTest, SaysWhenItCannotWrite) {
    const Ran ran = experiment(small, "no/such/folder.csv");
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_THAT(ran.err, HasSubstr("folder.csv cannot be written"));
}

TEST(Distances, AreReadAsListsAndRanges) {
    EXPECT_THAT(read_distances("7"), ElementsAre(7));
    EXPECT_THAT(read_distances("2..5"), ElementsAre(2, 3, 4, 5));
    EXPECT_THAT(read_distances("2..9/3,31,0..1"), ElementsAre(2, 5, 8, 31, 0, 1));
    for (const std::string wrong : {"", ",", "4,", "x", "2..", "..4", "5..2", "-1", "2..8/0", "2/2",
                                    "2..5/2x", "2 4", "0..99999999999"}) {
        EXPECT_ANY_THROW(read_distances(wrong)) << wrong;
    }
}

TEST(Shards, AreReadAsAPartOfSoMany) {
    EXPECT_EQ(read_shard("2/8").index, 2u);
    EXPECT_EQ(read_shard("8/8").count, 8u);
    for (const std::string wrong : {"", "1", "0/4", "5/4", "1/0", "1/4x", "a/b", "-1/4"})
        EXPECT_ANY_THROW(read_shard(wrong)) << wrong;
}

}  // namespace
}  // namespace statescope::cli
