#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "tests/cli/command_line.hpp"
#include "tests/support/test_folder.hpp"

namespace statescope::cli {
namespace {

using test::Ran;
using testing::HasSubstr;
using testing::StartsWith;

class TraceCommandTest : public testing::Test {
  protected:
    std::string file(const std::string& name) const { return (folder_.path() / name).string(); }
    std::string text_of(const std::string& name) const { return folder_.text(name); }
    void write(const std::string& name, const std::string& text) const {
        folder_.write(name, text);
    }

    /// Runs `statescope trace ARGUMENTS`.
    static Ran trace(std::vector<std::string> arguments, const std::string& input = "") {
        arguments.insert(arguments.begin(), "trace");
        return test::run(arguments, input);
    }
    /// Nilsson's board, by A* as in the textbook, with more options.
    static Ran nilssons(const std::vector<std::string>& more) {
        std::vector<std::string> arguments{"283164705", "--goal",  "123804765", "--algorithm",
                                           "astar",     "--rules", "textbook"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return trace(arguments);
    }

  private:
    test::TestFolder folder_;
};

// 5 boards expanded and 12 generated, as in Nilsson's figure.
TEST_F(TraceCommandTest, WritesToStandardOutputAndReadsIt) {
    const Ran written = nilssons({});
    EXPECT_EQ(written.exit_code, 0);
    EXPECT_EQ(written.err, "");
    EXPECT_THAT(written.out, StartsWith("{\"format\":\"statescope trace\",\"version\":1,"));
    const Ran read = trace({"--read", "-"}, written.out);
    EXPECT_EQ(read.exit_code, 0);
    EXPECT_EQ(read.err, "");
    EXPECT_EQ(read.out,
              "Form: Statescope trace\n"
              "Start: 2 8 3 / 1 6 4 / 7 0 5\n"
              "Goal: 1 2 3 / 8 0 4 / 7 6 5\n"
              "Search: astar --order LURD --duplicate-check generation --start-marked yes "
              "--goal-test taken --heuristic manhattan --tie-break older --better-g update --stale "
              "skipped\n"
              "Events: 28\n"
              "Nodes: 12\n"
              "Outcome: solved, 5 moves of the blank: uuldr\n"
              "Digest: that of the file\n");
}

TEST_F(TraceCommandTest, NeverWritesOverAFileUnasked) {
    write("there.trace", "kept");
    const Ran refused = nilssons({"-o", file("there.trace")});
    EXPECT_EQ(refused.exit_code, cannot_write);
    EXPECT_EQ(refused.err,
              "statescope: " + file("there.trace") + " is there already; --force writes over it\n");
    EXPECT_EQ(text_of("there.trace"), "kept");
    const Ran forced = nilssons({"-o", file("there.trace"), "--force"});
    EXPECT_EQ(forced.exit_code, 0) << forced.err;
    EXPECT_EQ(text_of("there.trace"), nilssons({"-o", "-"}).out);
    const Ran nowhere = nilssons({"-o", file("no/such/folder.trace")});
    EXPECT_EQ(nowhere.exit_code, cannot_write);
    EXPECT_THAT(nowhere.err, HasSubstr("no/such/folder.trace cannot be written"));
}

TEST_F(TraceCommandTest, WritesJsonLines) {
    const Ran ran = nilssons({"--format", "jsonl"});
    std::istringstream lines(ran.out);
    std::string taken;
    for (std::string line; std::getline(lines, line);) {
        const auto object = nlohmann::json::parse(line);
        if (object["event"] == "taken") taken += object["board"].get<std::string>() + "\n";
    }
    EXPECT_EQ(taken,
              "2 8 3 1 6 4 7 0 5\n2 8 3 1 0 4 7 6 5\n2 0 3 1 8 4 7 6 5\n0 2 3 1 8 4 7 6 5\n"
              "1 2 3 0 8 4 7 6 5\n1 2 3 8 0 4 7 6 5\n");
}

TEST_F(TraceCommandTest, ConvertsWhatItReads) {
    ASSERT_EQ(nilssons({"-o", file("a.trace")}).exit_code, 0);
    const Ran to_posthoc =
        trace({"--read", file("a.trace"), "--format", "posthoc", "-o", file("a.trace.json")});
    EXPECT_EQ(to_posthoc.exit_code, 0);
    EXPECT_EQ(to_posthoc.err, "");
    EXPECT_EQ(text_of("a.trace.json"), nilssons({"--format", "posthoc"}).out);
    const Ran read = trace({"--read", file("a.trace.json")});
    EXPECT_EQ(read.out,
              "Form: Posthoc search trace\n"
              "Start: 2 8 3 / 1 6 4 / 7 0 5\n"
              "Goal: 1 2 3 / 8 0 4 / 7 6 5\n"
              "Search: another program's\n"
              "Events: 24\n"
              "Nodes: 12\n"
              "Outcome: solved, 5 moves of the blank: uuldr\n")
        << "the 4 duplicates are left out";
    EXPECT_EQ(trace({"--read", file("a.trace"), "--format", "jsonl"}).out,
              nilssons({"--format", "jsonl"}).out);
    const Ran to_ours = trace({"--read", file("a.trace.json"), "--format", "statescope"});
    EXPECT_EQ(to_ours.exit_code, bad_input);
    EXPECT_EQ(to_ours.out, "");
    EXPECT_THAT(to_ours.err, HasSubstr("--format jsonl writes what it tells"));
}

TEST_F(TraceCommandTest, SaysWhatPosthocDoesNotGet) {
    const Ran ran = trace({"867254301", "--rules", "textbook", "--max-nodes", "5000", "--format",
                           "posthoc", "-o", file("large.json")});
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_THAT(ran.err, HasSubstr("no answer within 5000 nodes; --max-nodes allows more\n"));
    EXPECT_THAT(ran.err, testing::ContainsRegex("note: Posthoc keeps up with 2000 nodes: 300[0-9] "
                                                "nodes and [0-9]+ events after them are left out"));
    EXPECT_THAT(ran.err, HasSubstr("note: Posthoc opens files whose names end in .trace.json"));
}

TEST_F(TraceCommandTest, ExplainsWhatIsWrongWithATrace) {
    const std::string text = nilssons({}).out;
    write("cut.trace", text.substr(0, text.find("\nt 6") + 1));
    const Ran cut = trace({"--read", file("cut.trace")});
    EXPECT_EQ(cut.exit_code, 0);
    EXPECT_EQ(cut.err, "statescope: " + file("cut.trace") +
                           ": the file is cut off: it holds the search up to step 11\n");
    EXPECT_THAT(cut.out, HasSubstr("Events: 12\nNodes: 7\nOutcome: cancelled\n"));

    const Ran damaged = trace({"--read", "-"}, text.substr(0, text.find("\nt 1")) + "\nt 2\n");
    EXPECT_EQ(damaged.exit_code, bad_input);
    EXPECT_EQ(damaged.err,
              "statescope: standard input: line 3, column 1: there is no node 2 yet\n");
    EXPECT_EQ(damaged.out, "");

    EXPECT_THAT(trace({"--read", "-"}, "2 8 3").err,
                HasSubstr("line 1, column 3: this is no JSON"));
    const Ran missing = trace({"--read", file("missing")});
    EXPECT_EQ(missing.exit_code, bad_input);
    EXPECT_EQ(missing.err, "statescope: " + file("missing") + " cannot be read\n");
}

TEST_F(TraceCommandTest, WritesWhatTheUserChooses) {
    const Ran ran = trace({"283164705", "--goal", "123804765", "--algorithm", "you-choose",
                           "--choose", "1,3", "--rules", "textbook"});
    EXPECT_THAT(ran.out, HasSubstr("\"picks\":[1,3]"));
    EXPECT_THAT(ran.out, HasSubstr("\"outcome\":\"waiting\""));
    EXPECT_THAT(ran.out, HasSubstr("\nt 3\n"));
}

TEST_F(TraceCommandTest, DoesNotSearchUnsolvableBoardsUnlessAskedTo) {
    const Ran ran = trace({"2130", "--goal", "1230"});
    EXPECT_EQ(ran.err,
              "statescope: unsolvable, so nothing is searched; --anyway searches all the same\n");
    EXPECT_THAT(ran.out, HasSubstr("\"outcome\":\"unsolvable\",\"events\":1,"));
    // 12 boards are reached, 4! / 2, with 2 moves each: 12 generated, taken, expanded, 13
    // duplicates.
    EXPECT_THAT(trace({"2130", "--goal", "1230", "--anyway", "--algorithm", "bfs"}).out,
                HasSubstr("\"outcome\":\"exhausted\",\"events\":50,\"nodes\":12,"));
}

TEST_F(TraceCommandTest, RefusesWhatMakesNoSense) {
    const auto error = [](const std::vector<std::string>& arguments) {
        const Ran ran = trace(arguments);
        EXPECT_EQ(ran.exit_code, bad_input);
        EXPECT_EQ(ran.out, "");
        return ran.err;
    };
    EXPECT_THAT(error({}), HasSubstr("give a START to search, or a trace to --read"));
    EXPECT_THAT(error({"283164705", "--read", "-"}), HasSubstr("give one"));
    EXPECT_THAT(error({"12"}), HasSubstr("START: "));
    EXPECT_THAT(error({"283164705", "--format", "yaml"}), HasSubstr("--format"));
    EXPECT_THAT(error({"283164705", "--algorithm", "astar", "--heuristic", "nilsson"}),
                HasSubstr("needs a 3 × 3 goal with its blank in the centre"));
}

TEST_F(TraceCommandTest, HasHelpWithAnExample) {
    const Ran ran = trace({"--help"});
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_THAT(ran.out, HasSubstr("--format posthoc -o nilsson.trace.json"));
}

}  // namespace
}  // namespace statescope::cli
