#include "session/laboratory.hpp"

#include <gtest/gtest.h>

#include <chrono>

#include "session/session.hpp"
#include "tests/support/boards.hpp"

namespace statescope::session {
namespace {

using search::HeuristicId;

LaboratoryQuestion question(const char* goal, HeuristicId examined,
                            HeuristicId against = HeuristicId::Misplaced) {
    return {test::board_of(goal), test::three_by_three, search::alone(examined),
            search::alone(against)};
}

// Published: none of the 483,840 moves is violated by Manhattan; it dominates misplaced tiles,
// because a tile out of place is at least one step away.
TEST(Laboratory, finds_out_in_the_background) {
    Laboratory laboratory;
    EXPECT_FALSE(laboratory.working());
    laboratory.ask(question("123804765", HeuristicId::Manhattan));
    EXPECT_TRUE(laboratory.working()) << "nothing is taken before a tick";
    EXPECT_EQ(laboratory.report(HeuristicId::Manhattan), nullptr);
    EXPECT_LT(laboratory.progress(), 1);
    laboratory.wait();
    EXPECT_FALSE(laboratory.working());
    EXPECT_EQ(laboratory.progress(), 1);
    const study::HeuristicReport* report = laboratory.report(HeuristicId::Manhattan);
    ASSERT_NE(report, nullptr);
    EXPECT_EQ(report->boards, 181'440u);
    EXPECT_EQ(report->arcs, 483'840u);
    EXPECT_EQ(report->violated_arcs, 0u);
    EXPECT_NE(laboratory.report(HeuristicId::Misplaced), nullptr);
    ASSERT_NE(laboratory.dominance(), nullptr);
    EXPECT_TRUE(laboratory.dominance()->first_dominates());
    EXPECT_FALSE(laboratory.dominance()->second_dominates());
}

// Published: Manhattan with the blank says too much on 4,650 boards for a goal with the blank in a
// corner, on 4,100 with it in the centre.
TEST(Laboratory, begins_anew_when_the_goal_is_another) {
    Laboratory laboratory;
    laboratory.ask(question("012345678", HeuristicId::ManhattanBlank));
    laboratory.ask(question("123804765", HeuristicId::ManhattanBlank));
    laboratory.wait();
    ASSERT_NE(laboratory.report(HeuristicId::ManhattanBlank), nullptr);
    EXPECT_EQ(laboratory.report(HeuristicId::ManhattanBlank)->overestimates, 4'100u);
    laboratory.ask(question("012345678", HeuristicId::ManhattanBlank));
    EXPECT_EQ(laboratory.report(HeuristicId::ManhattanBlank), nullptr) << "of another goal";
    laboratory.wait();
    // What was given up is taken to its end, too, and must not be mistaken for what is asked.
    laboratory.tick();
    EXPECT_EQ(laboratory.report(HeuristicId::ManhattanBlank)->overestimates, 4'650u);
}

TEST(Laboratory, keeps_what_it_knows_while_the_goal_stays) {
    Laboratory laboratory;
    laboratory.ask(question("123804765", HeuristicId::Manhattan));
    laboratory.wait();
    const study::HeuristicReport* before = laboratory.report(HeuristicId::Manhattan);
    laboratory.ask(question("123804765", HeuristicId::Misplaced, HeuristicId::Manhattan));
    EXPECT_TRUE(laboratory.working());
    EXPECT_EQ(laboratory.report(HeuristicId::Manhattan), before);
    EXPECT_EQ(laboratory.dominance(), nullptr) << "the other way round it is not known yet";
    laboratory.wait();
    ASSERT_NE(laboratory.dominance(), nullptr);
    EXPECT_TRUE(laboratory.dominance()->second_dominates());
    laboratory.ask(question("123804765", HeuristicId::Manhattan));
    EXPECT_FALSE(laboratory.working());
    EXPECT_TRUE(laboratory.dominance()->first_dominates());
}

TEST(Laboratory, gives_up_what_is_no_longer_asked_for) {
    Laboratory laboratory;
    laboratory.ask(question("123804765", HeuristicId::WalkingDistance, HeuristicId::Gaschnig));
    laboratory.ask(question("123804765", HeuristicId::Misplaced, HeuristicId::None));
    laboratory.wait();
    ASSERT_NE(laboratory.report(HeuristicId::Misplaced), nullptr);
    // 8 · 8/9: in all boards that can reach the goal every tile is as often in each cell.
    EXPECT_DOUBLE_EQ(laboratory.report(HeuristicId::Misplaced)->mean_estimate, 64.0 / 9);
    EXPECT_EQ(laboratory.report(HeuristicId::None)->mean_estimate, 0);
    EXPECT_EQ(laboratory.dominance()->second_less, 181'439u) << "all but the goal";
}

TEST(Laboratory, leaves_out_what_has_no_meaning_for_the_goal) {
    Laboratory laboratory;
    laboratory.ask(question("123456780", HeuristicId::Nilsson, HeuristicId::None));
    laboratory.wait();
    EXPECT_EQ(laboratory.report(HeuristicId::Nilsson), nullptr) << "the blank is in a corner";
    EXPECT_EQ(laboratory.dominance(), nullptr);
    EXPECT_NE(laboratory.report(HeuristicId::None), nullptr);

    const puzzle::Shape large{4, 4};
    EXPECT_FALSE(Laboratory::can_examine(large));
    laboratory.ask({.goal = puzzle::ordered_board(large), .shape = large});
    EXPECT_FALSE(laboratory.working());
    EXPECT_EQ(laboratory.report(HeuristicId::Manhattan), nullptr);
}

// Published: 216408753 is 18 moves from this goal, P is 12 and P + 3S is 60.
TEST(Laboratory, says_what_the_examined_heuristic_says_of_a_board) {
    Laboratory laboratory;
    EXPECT_FALSE(laboratory.estimate(test::board_of("216408753")));
    laboratory.ask(question("123804765", HeuristicId::Nilsson, HeuristicId::Manhattan));
    laboratory.wait();
    const auto nilsson = laboratory.estimate(test::board_of("216408753"));
    ASSERT_TRUE(nilsson);
    EXPECT_EQ(nilsson->distance, 18);
    EXPECT_EQ(nilsson->estimate, 60);
    EXPECT_FALSE(laboratory.estimate(test::board_of("216408735"))) << "cannot reach the goal";
    laboratory.ask(question("123804765", HeuristicId::Manhattan, HeuristicId::Nilsson));
    laboratory.wait();
    EXPECT_EQ(laboratory.estimate(test::board_of("216408753"))->estimate, 12);
}

// Half of an admissible heuristic is admissible, and Manhattan dominates it; twice Manhattan is
// not.
TEST(Laboratory, examines_weighted_sums) {
    Laboratory laboratory;
    LaboratoryQuestion asked = question("123804765", HeuristicId::Manhattan);
    asked.examined = {.first = {{1, 2}, HeuristicId::Manhattan}};
    asked.against = search::alone(HeuristicId::Manhattan);
    laboratory.ask(asked);
    laboratory.wait();
    ASSERT_NE(laboratory.report(asked.examined), nullptr);
    EXPECT_TRUE(laboratory.report(asked.examined)->admissible());
    EXPECT_EQ(laboratory.report(asked.examined)->violated_arcs, 0u);
    EXPECT_TRUE(laboratory.dominance()->second_dominates());
    asked.examined = {.first = {{2, 1}, HeuristicId::Manhattan}};
    laboratory.ask(asked);
    laboratory.wait();
    EXPECT_FALSE(laboratory.report(asked.examined)->admissible());
    EXPECT_TRUE(laboratory.dominance()->first_dominates());
}

TEST(Laboratory, of_a_session_is_done_as_time_passes) {
    Session session;
    session.laboratory().ask(question("123804765", HeuristicId::Euclidean));
    while (session.laboratory().working())
        session.tick(std::chrono::milliseconds{1});
    ASSERT_NE(session.laboratory().report(HeuristicId::Euclidean), nullptr);
    EXPECT_TRUE(session.laboratory().report(HeuristicId::Euclidean)->admissible());
}

}  // namespace
}  // namespace statescope::session
