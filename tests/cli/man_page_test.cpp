#include "cli/man_page.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>
#include <set>
#include <string>

#include "tests/cli/command_line.hpp"
#include "tests/support/other_programs.hpp"

namespace statescope::cli {
namespace {

using testing::HasSubstr;

/// A page as groff sets it for a terminal of 200 columns, without bold; what it warns of is in it.
std::string set_by_groff(const std::string& page) {
    const test::TestFolder folder;
    return test::run_program("groff -man -ww -Tascii -P-cbou -rLL=200n " +
                             folder.write("statescope.1", page))
        .out;
}

TEST(ManPage, IsTakenWithoutAWarning) {
    const test::TestFolder folder;
    const test::Ran ran = test::run({"man"});
    EXPECT_EQ(ran.exit_code, success);
    EXPECT_EQ(ran.err, "");
    const test::Said said =
        test::run_program("groff -man -ww -z " + folder.write("statescope.1", ran.out));
    EXPECT_EQ(said.out, "");
    EXPECT_EQ(said.exit_code, 0);
}

TEST(ManPage, TellsAllThatTheHelpTells) {
    const std::string page = set_by_groff(test::run({"man"}).out);
    for (const std::string section :
         {"NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "EXIT STATUS", "FILES", "SEE ALSO"})
        EXPECT_THAT(page, HasSubstr("\n" + section + "\n"));
    const std::regex option(R"(--[a-z][a-z-]*)");
    const std::regex command(R"(\n  ([a-z]+)  )");
    const std::string help = test::run({"--help"}).out;
    const std::string commands = help.substr(help.find("\nSubcommands:"));
    std::size_t count = 0;
    for (std::sregex_iterator at(commands.begin(), commands.end(), command), end; at != end; ++at) {
        const std::string name = (*at)[1];
        const std::size_t begin = page.find("\n   statescope " + name + "\n");
        ASSERT_NE(begin, std::string::npos) << name;
        const std::string section =
            page.substr(begin, page.find("\n   statescope ", begin + 1) - begin);
        const std::string its_help = test::run({name, "--help"}).out;
        for (std::sregex_iterator word(its_help.begin(), its_help.end(), option); word != end;
             ++word)
            EXPECT_THAT(section, HasSubstr(word->str())) << name;
        ++count;
    }
    EXPECT_EQ(count, 12U);
}

TEST(ManPage, KeepsExamplesAsTheyAreTyped) {
    const std::string page = set_by_groff(test::run({"man"}).out);
    EXPECT_THAT(page, HasSubstr("--run \"astar --tie-break newer\" --out ties.csv"));
    EXPECT_THAT(page, HasSubstr("--rules textbook \\\n"));
    EXPECT_THAT(page, HasSubstr("jq 'select(.event == \"taken\") | .board'"));
}

TEST(ManPage, LetsNoTextBecomeARequest) {
    CommandTable table;
    table.program = {.name = "program",
                     .help = ".TH is no request.",
                     .options = {{.names = {"-x", "--ex-act"},
                                  .value = "'a'|\"b\"",
                                  .words = {},
                                  .help = "'s back\\slash\\fB, `tick', ~ and ^"}},
                     .arguments = {},
                     .footer =
                         "...first\n\n  'quoted' \\n\n    .deeper\n\n"
                         "  -t    .term\n        'goes on"};
    const std::string page = set_by_groff(man_page(table, "1.0"));
    EXPECT_THAT(page, HasSubstr("program - .TH is no request\n"));
    EXPECT_THAT(page, HasSubstr("-x, --ex-act 'a'|\"b\"\n"));
    EXPECT_THAT(page, HasSubstr("'s back\\slash\\fB, `tick', ~ and ^."));
    table.commands = {table.program};
    const std::string with_command = set_by_groff(man_page(table, "1.0"));
    EXPECT_THAT(with_command, HasSubstr("\n       ...first\n"));
    EXPECT_THAT(with_command, HasSubstr("\n           'quoted' \\n\n             .deeper\n"));
    EXPECT_THAT(with_command, HasSubstr("\n       -t     .term 'goes on\n"));
    EXPECT_THAT(with_command, testing::Not(HasSubstr("warning")));
}

}  // namespace
}  // namespace statescope::cli
