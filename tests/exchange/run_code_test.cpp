#include "exchange/run_code.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <variant>

#include "tests/support/boards.hpp"
#include "tests/support/searches.hpp"

namespace statescope::exchange {
namespace {

using testing::HasSubstr;

CodedRun decoded(const std::string& code) {
    const auto read = parse_run_code(code);
    if (const auto* error = std::get_if<RunCodeError>(&read))
        throw std::invalid_argument(error->sentence);
    return std::get<CodedRun>(read);
}

std::string complaint_about(const std::string& code) {
    const auto read = parse_run_code(code);
    const auto* error = std::get_if<RunCodeError>(&read);
    return error != nullptr ? error->sentence : "read without complaint";
}

CodedRun first_run() {
    const search::Algorithm& astar = test::algorithm_of("astar");
    CodedRun run{.problem = test::problem_of("283164705", "123804765"),
                 .algorithm = &astar,
                 .rules = search::textbook_rules(astar)};
    return run;
}

TEST(RunCode, SaysOnlyWhatIsNotAsUsual) {
    CodedRun run = first_run();
    EXPECT_EQ(run_code(run), "statescope:3x3:283164705:123804765:astar");
    run.rule_set = search::RuleSet::Custom;
    run.rules.heuristic = search::HeuristicId::Misplaced;
    run.rules.tie_break = search::TieBreak::LargerG;
    run.step = 12;
    EXPECT_EQ(run_code(run),
              "statescope:3x3:283164705:123804765:astar:heuristic=misplaced:tie-break=larger-g:"
              "step=12");
    run = first_run();
    run.rule_set = search::RuleSet::Document;
    run.node_budget = 5000;
    run.prove_unsolvable = true;
    EXPECT_EQ(run_code(run), "statescope:3x3:283164705:123804765:astar:document:limit=5000:prove");
}

TEST(RunCode, LargeBoardsAreNumbersWithDots) {
    const puzzle::Shape shape{4, 4};
    CodedRun run = first_run();
    run.problem = {shape, puzzle::ordered_board(shape).swapped(14, 15),
                   puzzle::ordered_board(shape)};
    const std::string code = run_code(run);
    EXPECT_THAT(code, HasSubstr("4x4:1.2.3.4.5.6.7.8.9.10.11.12.13.14.0.15:"));
    EXPECT_EQ(decoded(code).problem, run.problem);
}

TEST(RunCode, MailsAndChatsDoNoHarm) {
    const CodedRun run = decoded(
        "  <STATESCOPE:3X3:283164705:1238\r\n 04765:AStar:heuristic=Misplaced:\n step=7>. ");
    EXPECT_EQ(run.problem, test::problem_of("283164705", "123804765"));
    EXPECT_EQ(run.algorithm->name, "astar");
    EXPECT_EQ(run.rules.heuristic, search::HeuristicId::Misplaced);
    EXPECT_EQ(run.step, 7u);
    const CodedRun quoted = decoded(
        "Dear all, statescope: look at (statescope:3x3:283164705:123804765:bfs:step=9), please");
    EXPECT_EQ(quoted.step, 9u);
    EXPECT_EQ(decoded("See statescope:3x3:283164705:123804765:bfs:step=8 and tell me").step, 8u);
    EXPECT_TRUE(looks_like_run_code("\"statescope:3x3:"));
    EXPECT_FALSE(looks_like_run_code("statescope 3x3"));
    EXPECT_FALSE(looks_like_run_code(""));
}

TEST(RunCode, EveryFaultNamesThePart) {
    const std::string head = "statescope:3x3:283164705:123804765:";
    EXPECT_THAT(complaint_about("283164705"), HasSubstr("begins with \"statescope:\""));
    EXPECT_THAT(complaint_about("statescope:3x3:283164705"), HasSubstr("cut off"));
    EXPECT_THAT(complaint_about("statescope:3x5:1:2:bfs"), HasSubstr("\"3x5\" is no size"));
    EXPECT_THAT(complaint_about("statescope:3x3:283164700:123804765:bfs"),
                HasSubstr("the start \"283164700\" does not hold each number from 0 to 8 once"));
    EXPECT_THAT(complaint_about("statescope:3x3:283164705:12380476:bfs"), HasSubstr("the goal"));
    EXPECT_THAT(complaint_about(head + "quick"), HasSubstr("no search named \"quick\""));
    EXPECT_THAT(complaint_about(head + "bfs:speed=3"), HasSubstr("\"speed=3\""));
    EXPECT_THAT(complaint_about(head + "bfs:now"), HasSubstr("\"now\""));
    EXPECT_THAT(complaint_about(head + "bfs:step=x"), HasSubstr("\"step=x\""));
    EXPECT_THAT(complaint_about(head + "bfs:order=LLLL"), HasSubstr("\"order=LLLL\""));
    EXPECT_THAT(complaint_about(head + "wastar:weight=900"), HasSubstr("900 is not from 2 to 10"));
    EXPECT_THAT(complaint_about(head + "astar:heuristic=luck"), HasSubstr("luck"));
    EXPECT_THAT(complaint_about(head + "you-choose:choose=0"), HasSubstr("choose=0"));
    EXPECT_THAT(complaint_about(head + "bfs:step=99999999999"), HasSubstr("whole number"));
}

RC_GTEST_PROP(RunCode, ComesBackAsItWas, ()) {
    CodedRun run{.problem = test::any_problem(), .algorithm = &test::any_algorithm()};
    const search::Family family = run.algorithm->family;
    run.rule_set = *rc::gen::element(search::RuleSet::Textbook, search::RuleSet::Custom);
    if (run.algorithm->document && *rc::gen::arbitrary<bool>())
        run.rule_set = search::RuleSet::Document;
    run.rules = run.rule_set == search::RuleSet::Custom     ? test::any_rules()
                : run.rule_set == search::RuleSet::Textbook ? search::textbook_rules(*run.algorithm)
                                                            : run.algorithm->document_rules;
    run.rules = search::in_force(family, run.rules);
    run.node_budget = *rc::gen::inRange(100u, 3'000'000u);
    run.prove_unsolvable = *rc::gen::arbitrary<bool>();
    run.picks = *rc::gen::container<std::vector<trace::NodeId>>(rc::gen::inRange(0u, 1000u));
    run.step = *rc::gen::inRange(0u, 1'000'000u);
    const CodedRun read = decoded(run_code(run));
    RC_ASSERT(read.problem == run.problem);
    RC_ASSERT(read.algorithm == run.algorithm);
    RC_ASSERT(read.rule_set == run.rule_set);
    RC_ASSERT(read.rules == run.rules);
    RC_ASSERT(read.node_budget == run.node_budget);
    RC_ASSERT(read.prove_unsolvable == run.prove_unsolvable);
    RC_ASSERT(read.picks == run.picks);
    RC_ASSERT(read.step == run.step);
}

}  // namespace
}  // namespace statescope::exchange
