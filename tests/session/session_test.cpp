#include "session/session.hpp"

#include <gtest/gtest.h>

#include "puzzle/solvability.hpp"
#include "tests/session/problems.hpp"

namespace statescope::session {
namespace {

using teach::Text;

class SessionTest : public ::testing::Test {
  protected:
    SessionTest() { session.wait(); }

    void run(Command command, int times = 1) {
        for (int i = 0; i < times; ++i)
            session.run(command);
    }

    Session session;
};

TEST_F(SessionTest, opens_ready_to_step) {
    EXPECT_EQ(session.step(), 0u);
    EXPECT_EQ(session.counters().frontier, 1u);
    EXPECT_EQ(session.frontier(), std::vector<trace::NodeId>{0});
    EXPECT_TRUE(session.why_not(Command::Back));
    EXPECT_FALSE(session.why_not(Command::Forward));
}

TEST_F(SessionTest, steps_forward_and_back_by_every_size) {
    run(Command::ForwardExpansion);
    // Start taken, expanded, four successors: lesson L04 of the course boards.
    EXPECT_EQ(session.counters().expanded, 1u);
    EXPECT_EQ(session.counters().frontier, 4u);
    run(Command::ForwardLayer);
    EXPECT_EQ(session.counters().expanded, 5u) << "depth 1 has four boards";
    run(Command::BackLayer);
    EXPECT_EQ(session.counters().expanded, 1u);
    run(Command::BackExpansion);
    EXPECT_EQ(session.step(), 0u);
    run(Command::ToEnd);
    EXPECT_EQ(session.counters().expanded, 25u);
    EXPECT_EQ(session.counters().taken, 26u);
    run(Command::Back);
    EXPECT_EQ(session.trace().last_step() - session.step(), 1u);
    run(Command::ToStart);
    EXPECT_EQ(session.step(), 0u);
    run(Command::Back, 3);
    EXPECT_EQ(session.step(), 0u);
}

TEST_F(SessionTest, a_wrong_entry_leaves_the_search_alone) {
    run(Command::ForwardExpansion, 3);
    const trace::Step step = session.step();
    const std::uint64_t recording = session.recording_number();
    session.field(Side::Start).text = "1 1 2";
    session.enter_field(Side::Start);
    session.tick({});
    EXPECT_FALSE(session.field(Side::Start).error().empty());
    EXPECT_EQ(session.field(Side::Start).text, "1 1 2");
    EXPECT_EQ(session.recording_number(), recording);
    EXPECT_EQ(session.step(), step);
    EXPECT_EQ(session.choices().problem, opening_choices().problem);
}

TEST_F(SessionTest, a_new_board_is_searched_and_shown_from_its_start) {
    run(Command::ToEnd);
    session.field(Side::Start).text = "283164705";
    session.enter_field(Side::Start);
    session.wait();
    EXPECT_EQ(session.step(), 0u);
    EXPECT_EQ(puzzle::letters(session.recorded().moves()), "uuldr") << "lesson L05";
    EXPECT_EQ(session.trace().final_counters().expanded, 45u);
}

TEST_F(SessionTest, the_recording_changes_only_in_a_tick) {
    const trace::Trace* before = &session.trace();
    session.set_algorithm(*search::find_algorithm("astar"));
    EXPECT_EQ(&session.trace(), before);
    EXPECT_FALSE(session.trace().head().order.by_f);
    session.wait();
    EXPECT_TRUE(session.trace().head().order.by_f);
}

TEST_F(SessionTest, a_text_of_another_shape_is_taken_when_asked) {
    session.field(Side::Start).text = "1 2 3 4 6 7 8 0 5 10 11 12 9 13 14 15";
    session.enter_field(Side::Start);
    EXPECT_EQ(session.shape(), (puzzle::Shape{3, 3}));
    session.accept_other_reading(Side::Start, 0);
    session.set_algorithm(*search::find_algorithm("astar"));
    session.wait();
    EXPECT_EQ(session.shape(), (puzzle::Shape{4, 4}));
    EXPECT_EQ(session.field(Side::Goal).text, "1 2 3 4 5 6 7 8\n9 10 11 12 13 14 15 0");
    EXPECT_EQ(session.recorded().moves().size(), 8u) << "IF-AOJ-13C needs 8 moves";
}

TEST_F(SessionTest, a_start_and_its_goal_in_one_text_fill_both_fields) {
    session.field(Side::Start).text = "3 2 1\n4 0 6\n8 7 5\n\n1 2 3\n4 5 6\n0 7 8";
    session.enter_field(Side::Start);
    EXPECT_EQ(session.field(Side::Start).text, "3 2 1 4 0 6 8 7 5");
    EXPECT_EQ(session.field(Side::Goal).text, "1 2 3 4 5 6 0 7 8");
    EXPECT_FALSE(session.solvable()) << "IF-B is unsolvable";
    session.field(Side::Goal).text = "[[1,2],[0,3]] -> [[1,2],[3,0]]";
    session.enter_field(Side::Goal);
    EXPECT_EQ(session.shape(), (puzzle::Shape{2, 2}));
    EXPECT_EQ(session.field(Side::Start).text, "1 2 0 3");
    EXPECT_EQ(session.field(Side::Goal).text, "1 2 3 0");
}

TEST_F(SessionTest, another_reading_of_the_same_shape_is_taken_when_asked) {
    session.field(Side::Start).text = "1 2\n4 5 3\n7 8 6";
    session.enter_field(Side::Start);
    EXPECT_EQ(session.field(Side::Start).text, "1 2 0 4 5 3 7 8 6");
    session.accept_other_reading(Side::Start, 1);
    EXPECT_EQ(session.field(Side::Start).text, "1 0 2 4 5 3 7 8 6");
    EXPECT_EQ(session.choices().problem.start, session.field(Side::Start).board());
    EXPECT_TRUE(session.field(Side::Start).others().empty());
}

TEST_F(SessionTest, changing_one_rule_makes_the_rules_ones_own) {
    search::Rules rules = session.choices().rules();
    rules.goal_test = search::GoalTest::WhenGenerated;
    session.set_rules(rules);
    session.wait();
    EXPECT_EQ(session.choices().rule_set, search::RuleSet::Custom);
    EXPECT_EQ(session.choices().rules(), rules);
    session.set_rule_set(search::RuleSet::Document);
    session.wait();
    EXPECT_EQ(session.choices().rules(), session.choices().algorithm->document_rules);
    session.set_rule_set(search::RuleSet::Custom);
    EXPECT_EQ(session.choices().rules(), session.choices().algorithm->document_rules)
        << "one's own rules begin as those seen last";
}

TEST_F(SessionTest, a_heuristic_that_the_goal_does_not_suit_is_replaced_and_said) {
    session.set_algorithm(*search::find_algorithm("astar"));
    search::Rules rules = session.choices().rules();
    rules.heuristic = search::HeuristicId::Perfect;
    session.set_rules(rules);
    session.wait();
    EXPECT_EQ(session.trace().node(0).h, 4u);
    session.set_shape({3, 3});
    EXPECT_EQ(session.notice, "");

    session.set_shape({3, 4});
    EXPECT_EQ(session.choices().rules().heuristic, search::HeuristicId::Manhattan);
    EXPECT_NE(session.notice.find("exact distance needs a shape of at most 9 cells"),
              std::string::npos);
    EXPECT_NE(session.notice.find("Manhattan takes its place"), std::string::npos);
    session.wait();
    EXPECT_EQ(session.recorded().rules().heuristic, search::HeuristicId::Manhattan);

    session.notice.clear();
    session.set_shape({2, 3});
    EXPECT_EQ(session.choices().rules().heuristic, search::HeuristicId::Perfect);
    EXPECT_EQ(session.notice, "");
}

TEST(Session, opened_with_a_heuristic_that_the_goal_does_not_suit_says_so) {
    Choices choices = opening_choices();
    choices.problem.goal = puzzle::ordered_board(choices.problem.shape);
    choices.rule_set = search::RuleSet::Custom;
    choices.custom.heuristic = search::HeuristicId::Nilsson;
    EXPECT_EQ(Session(choices).notice, "") << "breadth-first search has no use for one";
    choices.algorithm = search::find_algorithm("astar");
    EXPECT_NE(Session(choices).notice, "");
}

TEST_F(SessionTest, an_unsolvable_pair_is_announced_proved_and_repaired) {
    session.set_problem(problem("2 8 3 1 0 4 7 5 6", "1 2 3 8 0 4 7 6 5"));
    session.wait();
    EXPECT_EQ(session.trace().outcome(), trace::Outcome::NotSearched);
    EXPECT_EQ(session.counters().frontier, 1u) << "the start is there to look at";
    run(Command::ProveUnsolvable);
    session.wait();
    EXPECT_EQ(session.trace().final_counters().expanded, 181'440u);
    EXPECT_EQ(session.trace().outcome(), trace::Outcome::Exhausted);
    EXPECT_TRUE(session.why_not(Command::ProveUnsolvable));
    run(Command::MakeSolvable);
    session.wait();
    EXPECT_FALSE(session.notice.empty());
    EXPECT_EQ(session.trace().outcome(), trace::Outcome::Solved);
    EXPECT_TRUE(session.why_not(Command::MakeSolvable));
}

TEST_F(SessionTest, random_starts_can_reach_the_goal) {
    for (int i = 0; i < 20; ++i) {
        run(Command::RandomStart);
        const search::Problem& now = session.choices().problem;
        EXPECT_TRUE(puzzle::solvability(now.start, now.goal, now.shape).solvable);
    }
    session.wait();
    EXPECT_TRUE(session.recorded().solved());
}

TEST_F(SessionTest, search_on_goes_further_and_keeps_the_step) {
    session.set_problem(problem("8 6 7 2 5 4 3 0 1", "1 2 3 4 5 6 7 8 0"));
    session.set_node_budget(1000);
    session.wait();
    ASSERT_EQ(session.trace().outcome(), trace::Outcome::Limit);
    const trace::Step short_end = session.trace().last_step();
    run(Command::ToEnd);
    const trace::Counters there = session.counters();
    ASSERT_FALSE(session.why_not(Command::SearchOn));
    run(Command::SearchOn);
    session.wait();
    EXPECT_EQ(session.step(), short_end);
    EXPECT_EQ(session.counters(), there);
    EXPECT_GT(session.trace().last_step(), short_end);
}

TEST_F(SessionTest, a_long_search_can_be_cancelled_while_the_old_one_is_stepped) {
    session.set_problem(
        problem("15 14 1 6 9 11 4 12 0 10 7 3 13 8 5 2", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0"));
    session.set_node_budget(most_node_budget);
    session.tick({});
    ASSERT_NE(session.job(), nullptr);
    EXPECT_EQ(session.trace().head().shape, (puzzle::Shape{3, 3}));
    run(Command::Forward, 5);
    EXPECT_EQ(session.step(), 5u);
    ASSERT_FALSE(session.why_not(Command::CancelSearch));
    run(Command::CancelSearch);
    session.wait();
    EXPECT_EQ(session.trace().outcome(), trace::Outcome::Cancelled);
    EXPECT_EQ(session.trace().head().shape, (puzzle::Shape{4, 4}));
    EXPECT_FALSE(session.why_not(Command::SearchOn));
}

TEST_F(SessionTest, a_choice_made_while_searching_replaces_the_search) {
    session.set_problem(
        problem("15 14 1 6 9 11 4 12 0 10 7 3 13 8 5 2", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0"));
    session.tick({});
    session.set_shape({2, 3});
    session.wait();
    EXPECT_EQ(session.trace().head().shape, (puzzle::Shape{2, 3}));
    EXPECT_TRUE(session.recorded().solved());
}

TEST_F(SessionTest, playing_moves_with_time_and_a_step_by_hand_stops_it) {
    session.playback().set_speed(10);
    run(Command::PlayOrPause);
    session.tick(std::chrono::milliseconds{1050});
    EXPECT_EQ(session.step(), 10u);
    run(Command::Forward);
    EXPECT_FALSE(session.playback().playing());
    EXPECT_EQ(session.step(), 11u);
}

TEST_F(SessionTest, playing_from_the_end_begins_anew) {
    run(Command::ToEnd);
    run(Command::PlayOrPause);
    EXPECT_EQ(session.step(), 0u);
    EXPECT_TRUE(session.playback().playing());
}

TEST_F(SessionTest, the_solution_is_shown_and_a_step_returns_to_the_search) {
    EXPECT_TRUE(session.why_not(Command::PlaySolution)) << "the goal has not been met yet";
    run(Command::ToEnd);
    run(Command::PlaySolution);
    ASSERT_TRUE(session.solution_show().board());
    session.tick(std::chrono::seconds{1});
    EXPECT_EQ(session.solution_show().board(), 1u);
    run(Command::Back);
    EXPECT_FALSE(session.solution_show().board());
}

class ChoosingTest : public SessionTest {
  protected:
    ChoosingTest() {
        session.set_algorithm(*search::find_algorithm("you-choose"));
        session.wait();
    }

    void expand(const char* board) {
        session.selected = problem(board, board).start;
        run(Command::ExpandSelected);
        session.wait();
    }
};

TEST_F(ChoosingTest, the_selected_board_is_expanded) {
    EXPECT_EQ(session.why_not(Command::ExpandSelected), Text::reason_nothing_selected);
    expand("283104765");
    EXPECT_EQ(session.counters().expanded, 1u);
    EXPECT_EQ(session.counters().frontier, 4u);
    EXPECT_EQ(session.step(), session.trace().last_step());
    EXPECT_EQ(session.why_not(Command::ExpandSelected), Text::reason_does_not_wait);
    EXPECT_EQ(session.why_not(Command::Forward), Text::reason_your_turn);
    for (const char* board : {"203184765", "023184765", "123084765", "123804765"})
        expand(board);
    EXPECT_EQ(session.trace().outcome(), trace::Outcome::Solved);
    EXPECT_EQ(session.counters().expanded, 4u);
    EXPECT_EQ(puzzle::letters(session.recorded().moves()), "uldr");
}

TEST_F(ChoosingTest, another_way_can_be_gone_from_an_earlier_step) {
    expand("283104765");
    expand("203184765");
    expand("023184765");
    run(Command::BackExpansion, 2);
    EXPECT_EQ(session.counters().expanded, 1u);
    // The same again only goes on.
    expand("203184765");
    EXPECT_EQ(session.counters().expanded, 2u);
    EXPECT_EQ(session.trace().final_counters().expanded, 3u);
    EXPECT_TRUE(session.notice.empty());
    run(Command::BackExpansion);
    expand("283014765");
    EXPECT_EQ(session.trace().final_counters().expanded, 2u);
    EXPECT_FALSE(session.notice.empty());
}

TEST_F(ChoosingTest, choices_are_kept_while_another_search_is_looked_at) {
    expand("283104765");
    expand("203184765");
    session.set_algorithm(*search::find_algorithm("bfs-parent"));
    session.wait();
    EXPECT_EQ(session.why_not(Command::ExpandSelected), Text::reason_not_you_choose);
    session.set_algorithm(*search::find_algorithm("you-choose"));
    session.wait();
    EXPECT_EQ(session.trace().final_counters().expanded, 2u);
    // Elsewhere the numbers mean other nodes.
    run(Command::SwapStartAndGoal);
    session.wait();
    EXPECT_EQ(session.trace().final_counters().expanded, 0u);
}

TEST_F(SessionTest, start_and_goal_can_be_exchanged) {
    const search::Problem before = session.choices().problem;
    run(Command::SwapStartAndGoal);
    session.wait();
    EXPECT_EQ(session.choices().problem.start, before.goal);
    EXPECT_EQ(session.choices().problem.goal, before.start);
    EXPECT_EQ(session.recorded().moves().size(), 4u);
}

TEST_F(SessionTest, every_shape_opens_on_a_pair_that_can_be_solved) {
    for (int rows = 2; rows <= 4; ++rows) {
        for (int columns = 2; columns <= 4; ++columns) {
            session.set_shape({rows, columns});
            const search::Problem& now = session.choices().problem;
            EXPECT_EQ(now.shape, (puzzle::Shape{rows, columns}));
            EXPECT_TRUE(puzzle::is_permutation(now.start, now.shape));
            EXPECT_TRUE(puzzle::solvability(now.start, now.goal, now.shape).solvable);
            EXPECT_NE(now.start, now.goal);
        }
    }
}

}  // namespace
}  // namespace statescope::session
