// What holds for all sub-commands: help, exit codes, standard streams.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <streambuf>
#include <string>
#include <vector>

#include "cli/output.hpp"
#include "tests/cli/command_line.hpp"
#include "tests/support/other_programs.hpp"

namespace statescope::cli {
namespace {

using test::Ran;
using testing::HasSubstr;

const std::vector<std::string> commands_with_help{
    "solve", "optimal", "check", "compare", "experiment", "heuristics",
    "merge", "summary", "trace", "picture", "completion", "man"};

TEST(EveryCommand, HasHelpWithAnExampleAndItsExitCodes) {
    for (const std::string& command : commands_with_help) {
        const Ran ran = test::run({command, "--help"});
        EXPECT_EQ(ran.exit_code, success);
        EXPECT_EQ(ran.err, "");
        EXPECT_THAT(ran.out, HasSubstr("\n  "));
        EXPECT_THAT(ran.out, HasSubstr("  statescope " + command + " "));
        EXPECT_THAT(ran.out, HasSubstr("\nExit code: 0")) << command;
    }
    EXPECT_THAT(test::run({"--help"}).out, HasSubstr("\nExit code: 0"));
}

TEST(EveryCommand, RefusesAnOptionThatIsNone) {
    for (const std::string& command : commands_with_help)
        EXPECT_EQ(test::run({command, "--no-such-option"}).exit_code, 2) << command;
}

/// Takes nothing, as a full disk does.
class Full : public std::streambuf {};

TEST(EveryCommand, SaysThatItsAnswerDidNotGetThere) {
    const std::vector<std::vector<std::string>> lines{
        {"solve", "123456708"},
        {"optimal", "--estimate", "manhattan", "123456708"},
        {"check", "123456780", "lr"},
        {"compare", "123456708", "--run", "bfs", "--run", "astar"},
        {"heuristics", "--goal", "1230", "--heuristic", "manhattan"},
        {"trace", "1203"},
        {"picture", "1203", "--of", "board", "--format", "svg", "-o", "-"},
        {"experiment", "--distances", "1", "--boards", "1", "--run", "bfs", "--out", "-"},
        {"man"}};
    for (const std::vector<std::string>& line : lines) {
        Full nowhere;
        std::ostream out(&nowhere);
        std::ostringstream err;
        std::istringstream in;
        const Invocation invocation = test::parsed(line, out, err);
        const int exit_code = std::holds_alternative<SolveCommand>(invocation)
                                  ? run_solve(std::get<SolveCommand>(invocation), in, out, err)
                                  : std::get<Task>(invocation)(in, out, err);
        EXPECT_EQ(exit_code, 1) << line.front();
        EXPECT_EQ(err.str(), "statescope: standard output cannot be written\n") << line.front();
    }
}

TEST(StandardStreams, StandForBoards) {
    const std::string board = "283164705 123804765\n";
    for (const std::string command : {"solve", "optimal"}) {
        const Ran ran = test::run({command, "-"}, board);
        EXPECT_EQ(ran.out, test::run({command}, board).out);
        EXPECT_EQ(ran.out.size(), 6U) << "five moves";
    }
    const std::vector<std::string> compared{"compare", "--run", "bfs", "--run", "dls"};
    std::vector<std::string> with_dash = compared;
    with_dash.emplace_back("-");
    EXPECT_EQ(test::run(with_dash, board).out, test::run(compared, board).out);
    EXPECT_EQ(test::run(with_dash, board).exit_code, 0);
    EXPECT_EQ(
        test::run({"picture", "-", "--of", "board", "--format", "svg", "-o", "-"}, board).out,
        test::run({"picture", "283164705", "--of", "board", "--format", "svg", "-o", "-"}).out);
    EXPECT_EQ(test::run({"check", "123046758", "-", "--letters", "blank"}, "rdr").exit_code, 0);
    EXPECT_EQ(test::run({"check", "-", "rdr", "--letters", "blank"}, "123046758").exit_code, 0);
    EXPECT_EQ(test::run({"trace", "-"}, board).out,
              test::run({"trace", "283164705", "--goal", "123804765"}).out);
    const Ran both = test::run({"check", "-", "-"}, "123046758");
    EXPECT_EQ(both.exit_code, 2);
    EXPECT_THAT(both.err, HasSubstr("MOVES: standard input cannot hold the board and them"));
    EXPECT_THAT(test::run({"trace", "-"}).err, HasSubstr("START: standard input holds no board"));
    EXPECT_THAT(test::run({"trace", "-"}, "1123").err, HasSubstr("START: "));
}

TEST(StandardStreams, StandForTheFilesOfExperiments) {
    const std::vector<std::string> experiment{"experiment", "--run", "bfs", "--out", "-"};
    const auto with = [&](const std::vector<std::string>& more) {
        std::vector<std::string> all = experiment;
        all.insert(all.end(), more.begin(), more.end());
        return all;
    };
    const Ran ran = test::run(with({"--boards-from", "-"}), "123456708\n123456078\n");
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_EQ(ran.err, "");
    // One row a board: 1 and 2 moves from the ordered board.
    EXPECT_THAT(test::run({"summary", "-", "--format", "csv"}, ran.out).out,
                testing::ContainsRegex("\nbfs,1,1,1,1,.*\nbfs,2,1,1,1,"));
    const Ran damaged = test::run(with({"--boards-from", "-"}), "123456708\n123456077\n");
    EXPECT_EQ(damaged.exit_code, 2);
    EXPECT_EQ(damaged.out, "");
    EXPECT_THAT(damaged.err, HasSubstr("--boards-from: standard input, line 2: "));
    EXPECT_EQ(test::run({"merge", "-", "--out", "-"}, ran.out).out, ran.out);
    EXPECT_THAT(test::run({"summary", "-"}, "no experiment").err, HasSubstr("standard input"));
}

class WrittenFile : public testing::Test {
  protected:
    std::string path(const std::string& name) const { return (folder.path() / name).string(); }
    std::string content(const std::string& name) const {
        std::ifstream in(path(name), std::ios::binary);
        return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    }
    std::size_t files() const {
        std::size_t count = 0;
        for ([[maybe_unused]] const auto& entry :
             std::filesystem::directory_iterator(folder.path()))
            ++count;
        return count;
    }
    /// Writes to a file, as a command does; the exit code and what was said.
    Ran write(const std::string& name, bool force, const std::string& text) const {
        std::ostringstream out;
        std::ostringstream err;
        const OutputTarget target{path(name), force};
        Output file(target, out);
        file.write(text);
        const int exit_code = file.finish(err);
        return {exit_code, out.str(), err.str()};
    }

    test::TestFolder folder;
};

TEST_F(WrittenFile, NeverTakesThePlaceOfOneUnasked) {
    EXPECT_EQ(write("a", false, "first").exit_code, success);
    const Ran refused = write("a", false, "second");
    EXPECT_EQ(refused.exit_code, cannot_write);
    EXPECT_EQ(refused.err,
              "statescope: " + path("a") + " is there already; --force writes over it\n");
    EXPECT_EQ(content("a"), "first");
    EXPECT_EQ(write("a", true, "third").exit_code, success);
    EXPECT_EQ(content("a"), "third");
    EXPECT_EQ(files(), 1U) << "no draft is left";
}

TEST_F(WrittenFile, IsWholeOrAsItWas) {
    std::ostringstream out;
    folder.write("a", "old");
    {
        const OutputTarget target{path("a"), true};
        Output file(target, out);
        file.write("half of");
    }
    EXPECT_EQ(content("a"), "old");
    EXPECT_EQ(files(), 1U);
}

TEST_F(WrittenFile, StaysWhereALinkPoints) {
    folder.write("a", "old");
    std::filesystem::create_symlink("a", path("link"));
    EXPECT_EQ(write("link", true, "new").exit_code, success);
    EXPECT_TRUE(std::filesystem::is_symlink(path("link")));
    EXPECT_EQ(content("a"), "new");
}

TEST_F(WrittenFile, LeavesDevicesInTheirPlace) {
    std::ostringstream err;
    const OutputTarget target{"/dev/null", false};
    EXPECT_TRUE(may_write(target, err)) << err.str();
    std::ostringstream out;
    Output file(target, out);
    file.write("anything");
    EXPECT_EQ(file.finish(err), success) << err.str();
    EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
    const OutputTarget full{"/dev/full", false};
    Output nowhere(full, out);
    nowhere.write("anything");
    EXPECT_EQ(nowhere.finish(err), cannot_write);
    EXPECT_EQ(err.str(), "statescope: /dev/full cannot be written\n");
}

}  // namespace
}  // namespace statescope::cli
