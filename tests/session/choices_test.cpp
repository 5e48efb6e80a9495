#include "session/choices.hpp"

#include <gtest/gtest.h>

#include "puzzle/board_text.hpp"

namespace statescope::session {
namespace {

TEST(Choices, the_program_opens_on_the_textbook_board_and_rules) {
    const Choices choices = opening_choices();
    EXPECT_EQ(puzzle::board_inline(choices.problem.start, choices.problem.shape),
              "2 8 3 / 1 0 4 / 7 6 5");
    EXPECT_EQ(puzzle::board_inline(choices.problem.goal, choices.problem.shape),
              "1 2 3 / 8 0 4 / 7 6 5");
    EXPECT_EQ(choices.algorithm->name, "bfs-parent");
    EXPECT_EQ(choices.rule_set, search::RuleSet::Textbook);
    EXPECT_EQ(choices.rules().order.text(), "LURD");
}

TEST(Choices, each_rule_set_has_its_own_rules) {
    Choices choices = opening_choices();
    choices.custom.goal_test = search::GoalTest::WhenGenerated;
    EXPECT_EQ(choices.rules().goal_test, search::GoalTest::WhenTaken);
    choices.rule_set = search::RuleSet::Document;
    EXPECT_EQ(choices.rules().order.text(), "UDLR");
    EXPECT_EQ(choices.rules().duplicate_check, search::DuplicateCheck::AtExpansion);
    choices.rule_set = search::RuleSet::Custom;
    EXPECT_EQ(choices.rules().goal_test, search::GoalTest::WhenGenerated);
}

TEST(Choices, a_heuristic_the_goal_does_not_suit_gives_way_to_manhattan) {
    Choices choices = opening_choices();
    choices.rule_set = search::RuleSet::Custom;
    choices.custom.heuristic = search::HeuristicId::Nilsson;
    EXPECT_EQ(choices.rules().heuristic, search::HeuristicId::Nilsson);
    const search::Problem spiral = choices.problem;
    choices.problem.goal = puzzle::ordered_board(spiral.shape);
    EXPECT_EQ(choices.rules().heuristic, search::HeuristicId::Manhattan);
    EXPECT_EQ(choices.chosen_rules().heuristic, search::HeuristicId::Nilsson);
    choices.problem = spiral;
    EXPECT_EQ(choices.rules().heuristic, search::HeuristicId::Nilsson);
}

}  // namespace
}  // namespace statescope::session
