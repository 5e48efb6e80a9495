#include "teach/why.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "search/catalogue.hpp"
#include "tests/support/searches.hpp"
#include "trace/frontier_view.hpp"
#include "trace/landmarks.hpp"

namespace statescope::teach {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using trace::Step;

class WhyTest : public testing::Test {
  protected:
    void search(const char* algorithm, search::RuleSet rule_set, const search::Problem& problem) {
        const search::Algorithm& chosen = test::algorithm_of(algorithm);
        rules = rule_set == search::RuleSet::Document ? chosen.document_rules
                                                      : search::textbook_rules(chosen);
        recording = search::record(problem, chosen, rules);
    }

    std::vector<WhyLine> at(puzzle::Board board, Step step) const {
        const trace::Trace& trace = recording->trace;
        const std::vector<Step> steps = trace::steps_of_board(trace, board);
        const std::vector<trace::NodeId> frontier = trace::FrontierView(trace).at(step);
        return why(phrases, trace, rules,
                   {.board = board, .step = step, .board_steps = steps, .frontier = frontier});
    }

    Phrases phrases;
    search::Rules rules;
    std::optional<search::Recording> recording;
};

// The textbook board by breadth-first search, order L U R D. Its first steps by hand: 0 generates
// the start, 1 takes and 2 expands it, 3 to 6 generate nodes 2 to 5, 7 takes node 2, 8 expands it,
// 9 generates node 6, 10 meets the start again, 11 generates node 7.
TEST_F(WhyTest, TellsTheStoryOfTheStart) {
    search("bfs-parent", search::RuleSet::Textbook, test::problem_of("283104765", "123804765"));
    const puzzle::Board start = test::board_of("283104765");
    const std::vector<WhyLine> begun = at(start, 0);
    ASSERT_EQ(begun.size(), 2u);
    EXPECT_EQ(begun[0].step, 0u);
    EXPECT_EQ(begun[0].text, "Generated as node 1, the start (depth 0).");
    EXPECT_EQ(begun[1].step, std::nullopt) << "so it stands now";
    EXPECT_EQ(begun[1].text, "Waits in the frontier at place 1 of 1.");

    const std::vector<WhyLine> later = at(start, 11);
    ASSERT_EQ(later.size(), 4u);
    EXPECT_EQ(later[1].step, 1u);
    EXPECT_THAT(later[1].text, HasSubstr("It is the only node in the frontier"));
    EXPECT_EQ(later[2], (WhyLine{2, "Expanded as number 1."}));
    EXPECT_EQ(later[3].step, 10u);
    EXPECT_THAT(later[3].text, HasSubstr("Met again by node 2, move R: a duplicate"));
}

TEST_F(WhyTest, NamesTheNeighboursInTheFrontier) {
    search("bfs-parent", search::RuleSet::Textbook, test::problem_of("283104765", "123804765"));
    const puzzle::Board third = recording->trace.node(2).board;
    const std::vector<WhyLine> lines = at(third, 6);
    ASSERT_EQ(lines.size(), 2u);
    EXPECT_EQ(lines[0].text, "Generated as node 3 (depth 1) by node 1, move U.");
    EXPECT_EQ(lines[1].text,
              "Waits in the frontier at place 2 of 4. Before it stands node 2 (depth 1). Behind it "
              "stands node 4 (depth 1).");
}

TEST_F(WhyTest, ABoardToComeLeadsToItsStepAndOneNeverMetSaysSo) {
    search("bfs-parent", search::RuleSet::Textbook, test::problem_of("283104765", "123804765"));
    const puzzle::Board goal = test::board_of("123804765");
    Step made = 0;
    while (recording->trace.node(recording->trace.event(made).node).board != goal)
        ++made;
    EXPECT_THAT(at(goal, 5), ElementsAre(WhyLine{made, "Not generated up to here; it will be."}));
    EXPECT_THAT(at(test::board_of("876543210"), 120),
                ElementsAre(WhyLine{std::nullopt, "This search never generates it."}));
}

TEST_F(WhyTest, TellsWhyABestFirstSearchTookItAndThatItCameBackBetter) {
    search("astar", search::RuleSet::Document, test::problem_of("234150768", "123456780"));
    const trace::Trace& trace = recording->trace;
    const trace::Landmarks landmarks(trace);
    const auto improved = landmarks.steps(trace::Landmark::Improvement);
    ASSERT_FALSE(improved.empty());
    const trace::Node node = trace.node(trace.event(improved.front()).node);
    std::string told;
    for (const WhyLine& line : at(node.board, trace.last_step()))
        told += line.text + "\n";
    EXPECT_THAT(told, HasSubstr("with a smaller g"));
    EXPECT_THAT(told, HasSubstr("f = g + h"));
}

TEST_F(WhyTest, OfALongHistoryTheLastLinesAreTold) {
    const search::Algorithm& chosen = test::algorithm_of("bfs");
    rules = search::textbook_rules(chosen);
    rules.duplicate_check = search::DuplicateCheck::None;
    recording = search::record(test::problem_of("283164705", "123804765"), chosen, rules, 5000);
    const puzzle::Board start = test::board_of("283164705");
    const std::vector<WhyLine> lines = at(start, recording->trace.last_step());
    ASSERT_FALSE(lines.empty());
    EXPECT_EQ(lines.front().step, std::nullopt);
    EXPECT_THAT(lines.front().text, HasSubstr("earlier events are left out"));
}

}  // namespace
}  // namespace statescope::teach
