#include "cli/invocation.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "tests/cli/command_line.hpp"
#include "tests/support/boards.hpp"
#include "tests/support/searches.hpp"
#include "version.hpp"

namespace statescope::cli {
namespace {

using search::RuleSet;
using test::run;
using testing::HasSubstr;
using testing::StartsWith;

SolveCommand solve_command(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "solve");
    std::ostringstream out;
    std::ostringstream err;
    return std::get<SolveCommand>(test::parsed(arguments, out, err));
}

WindowOptions window_options(const std::vector<std::string>& arguments) {
    std::ostringstream out;
    std::ostringstream err;
    return std::get<WindowOptions>(test::parsed(arguments, out, err));
}

TEST(Invocation, OpensTheWindowAsItIsWithoutArguments) {
    const WindowOptions options = window_options({});
    EXPECT_FALSE(options.start || options.goal || options.search || options.step ||
                 options.screenshot || options.size || options.theme || options.scale_percent);
}

TEST(Invocation, ReadsTheOptionsOfTheWindow) {
    const WindowOptions options =
        window_options({"--start",      "283164705",   "--goal",     "1 2 3 8 x 4 7 6 5",
                        "--algorithm",  "astar",       "--step",     "12",
                        "--screenshot", "picture.png", "--size",     "1280x800",
                        "--theme",      "projector",   "--scale",    "150",
                        "--picture",    "map",         "--map",      "rings-start",
                        "--map-colour", "f",           "--examined", "nilsson",
                        "--against",    "perfect"});
    EXPECT_EQ(options.start->board, test::board_of("283164705"));
    EXPECT_EQ(options.goal->board, test::board_of("123804765"));
    EXPECT_EQ(options.search->algorithm, &test::algorithm_of("astar"));
    EXPECT_EQ(options.search->rule_set, RuleSet::Document);
    EXPECT_EQ(options.search->rules, test::algorithm_of("astar").document_rules);
    EXPECT_EQ(options.step, 12u);
    EXPECT_EQ(options.screenshot, "picture.png");
    EXPECT_EQ(options.size->width, 1280);
    EXPECT_EQ(options.size->height, 800);
    EXPECT_EQ(options.theme, "projector");
    EXPECT_EQ(options.picture, "map");
    EXPECT_EQ(options.map_layout, "rings-start");
    EXPECT_EQ(options.map_colour, "f");
    EXPECT_EQ(options.examined, "nilsson");
    EXPECT_EQ(options.against, "perfect");
    EXPECT_EQ(options.scale_percent, 150);
}

TEST(Invocation, ReadsTheGoalOfTheWindowInTheShapeOfItsStart) {
    const WindowOptions options = window_options({"--start", "1 2\n3 4\n5 0", "--goal", "123450"});
    EXPECT_EQ(options.goal->shape, (puzzle::Shape{3, 2}));
}

TEST(Invocation, SaysHowItReadWhatCanBeReadInTwoWays) {
    std::ostringstream out;
    std::ostringstream err;
    test::parsed({"--start", "123450"}, out, err);
    EXPECT_THAT(err.str(), StartsWith("statescope: --start: "));
    EXPECT_THAT(err.str(), HasSubstr("3 x 2"));
    std::ostringstream nothing;
    test::parsed({"--start", "123456780"}, out, nothing);
    EXPECT_EQ(nothing.str(), "");
}

TEST(Invocation, ChangesTheOpeningSearchOfTheWindowRuleByRule) {
    const WindowOptions options = window_options({"--order", "UDLR"});
    EXPECT_EQ(options.search->algorithm, &test::algorithm_of("bfs-parent"));
    EXPECT_EQ(options.search->rule_set, RuleSet::Custom);
    search::Rules expected = search::textbook_rules(*options.search->algorithm);
    expected.order = test::order_of("UDLR");
    EXPECT_EQ(options.search->rules, expected);
}

TEST(Invocation, SolvesByTheDocumentsRulesUnlessToldOtherwise) {
    EXPECT_EQ(solve_command({}).search.algorithm, &test::algorithm_of("bfs-parent"));
    for (const search::Algorithm& algorithm : test::searches_by_themselves()) {
        const std::string name(algorithm.name);
        const SolveCommand as_in_document = solve_command({"--algorithm", name});
        EXPECT_EQ(as_in_document.search.algorithm, &algorithm);
        EXPECT_EQ(as_in_document.search.rules, algorithm.document_rules);
        EXPECT_EQ(as_in_document.search.rule_set,
                  algorithm.document ? RuleSet::Document : RuleSet::Textbook);
        const SolveCommand textbook = solve_command({"--algorithm", name, "--rules", "textbook"});
        EXPECT_EQ(textbook.search.rules, search::textbook_rules(algorithm));
        EXPECT_EQ(textbook.search.rule_set, RuleSet::Textbook);
    }
}

TEST(Invocation, RefusesToWaitForAUserWhoIsNotThere) {
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"solve", "--algorithm", "you-choose"},
          {"compare", "283104765", "--run", "you-choose", "--run", "bfs"}}) {
        const test::Ran ran = run(arguments, "283104765");
        EXPECT_EQ(ran.exit_code, bad_input);
        EXPECT_NE(ran.err.find("waits for you to choose each node"), std::string::npos) << ran.err;
    }
}

TEST(Invocation, OpensTheWindowWithWhatWasChosen) {
    std::ostringstream out;
    std::ostringstream err;
    const Invocation invocation =
        test::parsed({"--algorithm", "you-choose", "--choose", "1,3,6"}, out, err);
    const auto& options = std::get<WindowOptions>(invocation);
    EXPECT_EQ(options.search.value().picks, (std::vector<trace::NodeId>{0, 2, 5}));
}

TEST(Invocation, SaysThatASearchComesFromNoDocument) {
    const test::Ran ran =
        run({"solve", "--algorithm", "greedy", "--rules", "document"}, "283104765 123804765");
    EXPECT_NE(ran.err.find("note: greedy comes from no document"), std::string::npos) << ran.err;
}

TEST(Invocation, WeighsTheHeuristicOfWeightedAStar) {
    const SolveCommand command = solve_command({"--algorithm", "wastar", "--weight", "5"});
    EXPECT_EQ(command.search.rules.weight, 5);
    EXPECT_EQ(command.search.rule_set, RuleSet::Custom);
    EXPECT_EQ(run({"solve", "--algorithm", "wastar", "--weight", "1"}).exit_code, bad_input);
    EXPECT_EQ(run({"solve", "--algorithm", "wastar", "--weight", "11"}).exit_code, bad_input);
}

TEST(Invocation, PutsSingleRulesOverTheRuleSet) {
    const SolveCommand command = solve_command(
        {"--algorithm", "astar-cantor", "--order", "lurd", "--heuristic", "misplaced",
         "--duplicate-check", "expansion", "--goal-test", "taken", "--tie-break", "newer",
         "--better-g", "update", "--stale", "expanded-again", "--start-marked", "yes"});
    using search::BetterG;
    using search::DuplicateCheck;
    using search::GoalTest;
    using search::HeuristicId;
    using search::Rules;
    using search::StaleEntries;
    using search::textbook_rules;
    using search::TieBreak;
    const Rules expected{.order = puzzle::textbook_order,
                         .duplicate_check = DuplicateCheck::AtExpansion,
                         .goal_test = GoalTest::WhenTaken,
                         .tie_break = TieBreak::NewerFirst,
                         .better_g = BetterG::Update,
                         .stale_entries = StaleEntries::ExpandedAgain,
                         .start_marked = true,
                         .heuristic = HeuristicId::Misplaced};
    EXPECT_EQ(command.search.rules, expected);
    EXPECT_EQ(command.search.rule_set, RuleSet::Custom);

    const SolveCommand limited =
        solve_command({"--algorithm", "dls", "--depth-limit", "17", "--duplicate-check", "none"});
    Rules seventeen = textbook_rules(test::algorithm_of("dls"));
    seventeen.depth_limit = 17;
    seventeen.duplicate_check = DuplicateCheck::None;
    EXPECT_EQ(limited.search.rules, seventeen);
    EXPECT_EQ(limited.search.rule_set, RuleSet::Custom);

    const SolveCommand changed =
        solve_command({"--algorithm", "astar", "--rules", "textbook", "--tie-break", "smaller-g"});
    Rules textbook = textbook_rules(test::algorithm_of("astar"));
    textbook.tie_break = TieBreak::SmallerG;
    EXPECT_EQ(changed.search.rules, textbook);
}

TEST(Invocation, RefusesAHeuristicThatTheGoalOfTheWindowDoesNotSuit) {
    const test::Ran ran = run({"--algorithm", "astar", "--heuristic", "perfect", "--goal",
                               "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0"});
    EXPECT_EQ(ran.exit_code, bad_input);
    EXPECT_THAT(ran.err, HasSubstr("--heuristic: The heuristic exact distance needs"));
}

TEST(Invocation, ReadsWhatIsToBeSolved) {
    const SolveCommand plain = solve_command({});
    EXPECT_TRUE(plain.boards.starts.empty());
    EXPECT_FALSE(plain.boards.goal || plain.boards.shape || plain.anyway);
    EXPECT_EQ(plain.form, exchange::AnswerForm::Moves);
    EXPECT_EQ(plain.node_budget, 2'000'000u);

    const SolveCommand full =
        solve_command({"283104765", "1 2 3 8 0 4 7 6 5", "--goal", "123804765", "--format", "json",
                       "--anyway", "--max-nodes", "5000"});
    EXPECT_THAT(full.boards.starts, testing::ElementsAre("283104765", "1 2 3 8 0 4 7 6 5"));
    EXPECT_EQ(full.boards.goal->board, test::board_of("123804765"));
    EXPECT_EQ(full.boards.shape, (puzzle::Shape{3, 3}));
    EXPECT_EQ(full.form, exchange::AnswerForm::Json);
    EXPECT_TRUE(full.anyway);
    EXPECT_EQ(full.node_budget, 5000u);
    EXPECT_EQ(solve_command({"--shape", "3x2"}).boards.shape, (puzzle::Shape{3, 2}));
}

TEST(Invocation, PrintsHelpAndVersion) {
    const test::Ran version_only = run({"--version"});
    EXPECT_EQ(version_only.exit_code, 0);
    EXPECT_EQ(version_only.out, "statescope " + std::string(version) + "\n");

    const test::Ran help = run({"--help"});
    EXPECT_EQ(help.exit_code, 0);
    EXPECT_THAT(help.out, HasSubstr("--screenshot"));
    EXPECT_THAT(help.out, HasSubstr("solve"));
    const test::Ran solve_help = run({"solve", "--help"});
    EXPECT_EQ(solve_help.exit_code, 0);
    EXPECT_THAT(solve_help.out, HasSubstr("--duplicate-check"));
    EXPECT_THAT(solve_help.out, HasSubstr("bfs|bfs-parent|astar|astar-cantor"));
    EXPECT_EQ(help.err + solve_help.err, "");
}

TEST(Invocation, RefusesWhatItCannotMean) {
    const std::vector<std::pair<std::vector<std::string>, std::string>> refused{
        {{"solve", "--algorithm", "dijkstra"}, "\"dijkstra\" is none of bfs, bfs-parent"},
        {{"solve", "--order", "UUDL"}, "\"UUDL\" does not hold each of U, D, L and R once"},
        {{"solve", "--goal-test", "never"}, "\"never\" is none of taken, generated"},
        {{"solve", "--start-marked", "maybe"}, "neither yes nor no"},
        {{"solve", "--format", "xml"}, "xml"},
        {{"solve", "--goal", "123"}, "--goal: "},
        {{"solve", "--goal", "123456780", "--shape", "2x2"}, "--goal: 4 numbers needed"},
        {{"solve", "--shape", "3x5"}, "two numbers from 2 to 4"},
        {{"solve", "--shape", "3"}, "two numbers from 2 to 4"},
        {{"solve", "--max-nodes", "0"}, "--max-nodes"},
        {{"--algorithm", "astar", "solve"}, "after the word"},
        {{"--start", "112345678"}, "--start: no blank"},
        {{"--start", "1230", "--goal", "123456780"}, "--goal: "},
        {{"--size", "1280"}, "--size"},
        {{"--theme", "pink"}, "--theme"},
        {{"--map", "globe"}, "--map"},
        {{"--scale", "99"}, "--scale"},
        {{"--step", "-1"}, "--step"},
        {{"--no-such-option"}, "--no-such-option"},
        {{"show"}, "show"},
        {{"statescope:3x3:123"}, "the code is cut off"},
    };
    for (const auto& [arguments, sentence] : refused) {
        const test::Ran ran = run(arguments);
        EXPECT_EQ(ran.exit_code, 2) << sentence;
        EXPECT_EQ(ran.out, "");
        EXPECT_THAT(ran.err, StartsWith("statescope: "));
        EXPECT_THAT(ran.err, HasSubstr(sentence));
        EXPECT_EQ(ran.err.find('\n'), ran.err.size() - 1) << "one line only: " << ran.err;
    }
}

TEST(Invocation, PointsOutRulesWithoutEffect) {
    const test::Ran ran = run({"solve", "123456780", "--algorithm", "bfs", "--heuristic", "none"});
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_EQ(ran.err, "statescope: note: --heuristic makes no difference to bfs\n");
}

}  // namespace
}  // namespace statescope::cli
