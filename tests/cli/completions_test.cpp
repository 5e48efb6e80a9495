#include "cli/completions.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "tests/cli/command_line.hpp"
#include "tests/support/other_programs.hpp"

namespace statescope::cli {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::IsSupersetOf;
using testing::UnorderedElementsAre;

const std::vector<std::string> all_commands{"solve",      "optimal",    "check",      "compare",
                                            "experiment", "heuristics", "merge",      "summary",
                                            "trace",      "picture",    "completion", "man"};

std::vector<std::string> offered_lines(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

/// The options that the help of a command lists, by its own layout: `  -o,--out FILE ...`.
std::set<std::string> options_in_help(std::vector<std::string> command) {
    command.emplace_back("--help");
    std::set<std::string> options;
    const std::regex option(R"(^  (?:(-[a-z]),)?(--[a-z-]+)\b.*)");
    for (const std::string& line : offered_lines(test::run(command).out)) {
        std::smatch found;
        if (!std::regex_match(line, found, option)) continue;
        if (found[1].matched) options.insert(found[1]);
        options.insert(found[2]);
    }
    return options;
}

/// A folder with a few files, in which shells complete.
class Completions : public testing::Test {
  protected:
    void SetUp() override {
        for (const std::string shell : {"bash", "zsh", "fish"}) {
            const test::Ran ran = test::run({"completion", shell});
            ASSERT_EQ(ran.exit_code, success);
            ASSERT_EQ(ran.err, "");
            folder_.write("completion." + shell, ran.out);
        }
        folder_.write("first part.csv", "");
        folder_.write("second.csv", "");
        std::filesystem::create_directory(folder_.path() / "sub");
    }

    /// What a program says in the folder.
    std::string said(const std::string& command) const {
        const test::Said said =
            test::run_program("cd '" + folder_.path().string() + "' && " + command);
        return said.exit_code == 0 ? said.out : "failed: " + said.out;
    }

    /// What bash offers for the last of these words.
    std::vector<std::string> bash(const std::vector<std::string>& words) {
        std::string line = "statescope";
        for (const std::string& word : words)
            line += " '" + word + "'";
        folder_.write(
            "script",
            "set -u; source completion.bash\n"
            "COMP_WORDS=(" +
                line + "); COMP_CWORD=" + std::to_string(words.size()) +
                "\nCOMPREPLY=(); _statescope\n"
                "for word in ${COMPREPLY[@]+\"${COMPREPLY[@]}\"}; do echo \"$word\"; done");
        return offered_lines(said("bash --norc script"));
    }

    bool there(const std::string& program) const {
        return test::run_program("command -v " + program).exit_code == 0;
    }

  private:
    test::TestFolder folder_;
};

TEST_F(Completions, AreTakenByTheShellsThatAreHere) {
    EXPECT_EQ(said("bash -n completion.bash"), "");
    EXPECT_EQ(said("if command -v zsh >/dev/null; then zsh -n completion.zsh; fi"), "");
    EXPECT_EQ(said("if command -v fish >/dev/null; then fish -n completion.fish; fi"), "");
    EXPECT_EQ(said("bash -c 'source completion.bash; complete -p statescope'"),
              "complete -F _statescope statescope\n");
}

TEST_F(Completions, OfferTheCommands) {
    const std::vector<std::string> offered = bash({""});
    EXPECT_THAT(offered, IsSupersetOf(all_commands));
    EXPECT_THAT(offered, IsSupersetOf({"first part.csv", "second.csv"})) << "files to open";
    EXPECT_THAT(bash({"so"}), ElementsAre("solve"));
    // The window's options stand without a command.
    EXPECT_THAT(bash({"--theme", "dark", "so"}), IsEmpty());
    EXPECT_THAT(bash({"solve", "so"}), IsEmpty());
}

TEST_F(Completions, OfferTheOptionsThatTheHelpLists) {
    for (const std::string& command : all_commands) {
        const std::vector<std::string> offered = bash({command, "-"});
        EXPECT_EQ(std::set<std::string>(offered.begin(), offered.end()), options_in_help({command}))
            << command;
    }
    const std::vector<std::string> of_window = bash({"-"});
    EXPECT_EQ(std::set<std::string>(of_window.begin(), of_window.end()), options_in_help({}));
}

TEST_F(Completions, OfferNoOptionTwiceUnlessItMayBeGivenTwice) {
    EXPECT_THAT(bash({"solve", "--goal", "123804765", "--go"}), ElementsAre("--goal-test"));
    EXPECT_THAT(bash({"picture", "-o", "a.svg", "--ou"}), IsEmpty());
    EXPECT_THAT(bash({"compare", "--run", "bfs", "--ru"}),
                UnorderedElementsAre("--run", "--rules"));
}

TEST_F(Completions, OfferTheWordsOfAnOption) {
    EXPECT_THAT(bash({"picture", "--direction", ""}), UnorderedElementsAre("down", "right"));
    EXPECT_THAT(bash({"solve", "--letters", ""}), UnorderedElementsAre("blank", "tile", "number"));
    EXPECT_THAT(bash({"solve", "--format", "col"}),
                UnorderedElementsAre("columbia", "columbia-2017"));
    EXPECT_THAT(bash({"--theme", ""}), UnorderedElementsAre("light", "dark", "projector"));
    EXPECT_THAT(bash({"completion", ""}), UnorderedElementsAre("bash", "zsh", "fish"));
    EXPECT_THAT(bash({"completion", "bash", ""}), IsEmpty());
    EXPECT_THAT(bash({"experiment", "--boards", ""}), ElementsAre("all"));
    EXPECT_THAT(bash({"experiment", "--jobs", "2", "ai"}), ElementsAre("aima"));
    // Bash takes --letters=t for three words.
    EXPECT_THAT(bash({"solve", "--letters", "=", "t"}), ElementsAre("tile"));
    EXPECT_THAT(bash({"solve", "--letters", "="}), UnorderedElementsAre("blank", "tile", "number"));
}

TEST_F(Completions, OfferFilesWhereTheyAreExpectedAndNowhereElse) {
    EXPECT_THAT(bash({"merge", "first part.csv", "se"}), ElementsAre("second.csv"));
    EXPECT_THAT(bash({"summary", "fi"}), ElementsAre("first part.csv"));
    EXPECT_THAT(bash({"summary", "second.csv", "fi"}), IsEmpty());
    EXPECT_THAT(bash({"picture", "-o", "se"}), ElementsAre("second.csv"));
    EXPECT_THAT(bash({"experiment", "--boards-from", "se"}), ElementsAre("second.csv"));
    EXPECT_THAT(bash({"optimal", "--cache", "s"}), ElementsAre("sub")) << "a folder";
    EXPECT_THAT(bash({"solve", "se"}), IsEmpty()) << "a board";
    EXPECT_THAT(bash({"solve", "--goal", "se"}), IsEmpty());
}

// Each line is the end of what is typed, and what fish offers then.
TEST_F(Completions, OfferTheSameInFish) {
    if (!there("fish")) return;
    const auto fish = [&](const std::string& typed) {
        std::vector<std::string> offered =
            offered_lines(said("HOME=$PWD fish --no-config -c 'source completion.fish; complete -C "
                               "\"statescope " +
                               typed + "\"'"));
        for (std::string& line : offered)
            line.resize(std::min(line.find('\t'), line.size()));
        return offered;
    };
    EXPECT_THAT(fish("so"), ElementsAre("solve"));
    EXPECT_THAT(fish("solve --letters "), UnorderedElementsAre("blank", "tile", "number"));
    EXPECT_THAT(fish("solve --goal 1 --go"), ElementsAre("--goal-test"));
    EXPECT_THAT(fish("picture -o a.svg --ou"), IsEmpty());
    EXPECT_THAT(fish("completion "), UnorderedElementsAre("bash", "zsh", "fish"));
    EXPECT_THAT(fish("summary se"), ElementsAre("second.csv"));
    EXPECT_THAT(fish("solve se"), IsEmpty());
}

}  // namespace
}  // namespace statescope::cli
