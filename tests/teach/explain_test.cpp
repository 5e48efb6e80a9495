#include "teach/explain.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/support/nodes.hpp"
#include "tests/support/searches.hpp"
#include "tests/teach/explained_run.hpp"

namespace statescope::teach {
namespace {

using search::Algorithm;
using search::Rules;
using testing::EndsWith;
using testing::HasSubstr;
using trace::EventKind;
using trace::NodeId;
using trace::Step;
using trace::Trace;

ExplainedRun run(std::string_view name, std::string_view start, std::string_view goal,
                 const Rules& rules) {
    return {rules, search::record(test::problem_of(start, goal), test::algorithm_of(name), rules)};
}

ExplainedRun document(std::string_view name, std::string_view start, std::string_view goal) {
    return run(name, start, goal, test::algorithm_of(name).document_rules);
}

// --- The textbook board, breadth-first, worked by hand ---------------------------------------

class TextbookBoard : public testing::Test {
  protected:
    const ExplainedRun run_ = run("bfs-parent", "283104765", "123804765",
                                  search::textbook_rules(test::algorithm_of("bfs-parent")));

    void expect(Step step, std::string_view headline, std::string_view reason) const {
        EXPECT_EQ(run_.at(step).headline, headline) << "step " << step;
        EXPECT_EQ(run_.at(step).reason, reason) << "step " << step;
    }
};

TEST_F(TextbookBoard, FirstExpansion) {
    expect(0, "Start: 2 8 3 / 1 0 4 / 7 6 5",
           "The start is node 1 (depth 0): it enters the frontier and is marked visited.");
    expect(1, "Taken: 2 8 3 / 1 0 4 / 7 6 5",
           "It is the only node in the frontier (node 1, depth 0).");
    expect(2, "Expanded: 2 8 3 / 1 0 4 / 7 6 5",
           "It is not the goal, so it is expanded: its 4 successors are made in the order L U R "
           "D.");
    expect(3, "Generated: 2 8 3 / 0 1 4 / 7 6 5",
           "The blank moves left, tile 1 moves right. The board is new, so it enters the frontier "
           "as node 2 (depth 1) and is marked visited.");
    expect(4, "Generated: 2 0 3 / 1 8 4 / 7 6 5",
           "The blank moves up, tile 8 moves down. The board is new, so it enters the frontier as "
           "node 3 (depth 1) and is marked visited.");
    expect(5, "Generated: 2 8 3 / 1 4 0 / 7 6 5",
           "The blank moves right, tile 4 moves left. The board is new, so it enters the frontier "
           "as node 4 (depth 1) and is marked visited.");
    expect(6, "Generated: 2 8 3 / 1 6 4 / 7 0 5",
           "The blank moves down, tile 6 moves up. The board is new, so it enters the frontier as "
           "node 5 (depth 1) and is marked visited.");
}

TEST_F(TextbookBoard, SecondExpansionMeetsTheStartAgain) {
    expect(7, "Taken: 2 8 3 / 0 1 4 / 7 6 5",
           "It is the oldest in the frontier (node 2, depth 1).");
    expect(8, "Expanded: 2 8 3 / 0 1 4 / 7 6 5",
           "It is not the goal, so it is expanded: its 3 successors are made in the order U R D.");
    expect(10, "Duplicate: 2 8 3 / 1 0 4 / 7 6 5",
           "The blank moves right, tile 1 moves left. It is the board we came from, known as node "
           "1, so it is thrown away.");
}

TEST_F(TextbookBoard, GoalIsNode26OnThePath1_3_8_16_26) {
    const Trace& trace = run_.trace();
    EXPECT_EQ(trace.path_to(trace.goal_node().value()), (std::vector<NodeId>{0, 2, 7, 15, 25}));
    expect(trace.generated_at(25), "Generated: 1 2 3 / 8 0 4 / 7 6 5",
           "The blank moves right, tile 8 moves left. The board is new, so it enters the frontier "
           "as node 26 (depth 4) and is marked visited. It is the goal, but the goal test comes "
           "when it is taken.");
    expect(trace.last_step() - 1, "Taken: 1 2 3 / 8 0 4 / 7 6 5",
           "It is the oldest in the frontier (node 26, depth 4).");
    expect(trace.last_step(), "Solved: 1 2 3 / 8 0 4 / 7 6 5",
           "It is the goal, reached in 4 moves of the blank: uldr. No path is shorter.");
}

// --- A* with misplaced tiles on 2 8 3 / 1 6 4 / 7 0 5: A takes C, E, F, J, L, M ---------------

TEST(ExplainBestFirst, NamesTheTieOnlyWhenThereIsOne) {
    Rules rules;
    rules.heuristic = search::HeuristicId::Misplaced;
    const ExplainedRun a_star = run("astar", "283164705", "123804765", rules);
    std::vector<std::string> taken;
    for (Step step = 0; step <= a_star.trace().last_step(); ++step) {
        if (a_star.trace().event(step).kind == EventKind::Taken) {
            taken.push_back(a_star.at(step).reason);
        }
    }
    const std::vector<std::string> expected{
        "It is the only node in the frontier (node 1, g 0 + h 4 = f 4).",
        "Its f = g + h = 1 + 3 = 4 is the smallest in the frontier (node 3).",
        "Its f = g + h = 2 + 3 = 5 is the smallest in the frontier; of the 2 nodes with f = 5 it "
        "is the oldest (node 5).",
        "Its f = g + h = 2 + 3 = 5 is the smallest in the frontier (node 6).",
        "Its f = g + h = 3 + 2 = 5 is the smallest in the frontier (node 10).",
        "Its f = g + h = 4 + 1 = 5 is the smallest in the frontier (node 12).",
        "Its f = g + h = 5 + 0 = 5 is the smallest in the frontier (node 13).",
    };
    EXPECT_EQ(taken, expected);
}

// --- The rules of the documents ----------------------------------------------------------------

TEST(ExplainDocument1, ExpandsAnOlderEntryAgain) {
    const ExplainedRun older = document("astar", "104732586", "123456780");
    EXPECT_THAT(older.with("the older entry stays").headline, HasSubstr("Improved: "));
    const Explanation again = older.with("These rules expand it all the same.");
    EXPECT_THAT(again.headline, HasSubstr("Expanded: "));
    EXPECT_THAT(again.reason, HasSubstr("holds the same board with the smaller g"));
}

TEST(ExplainDocument1, ReplacesTheOlderEntryWhenItIsSkipped) {
    Rules rules = test::algorithm_of("astar").document_rules;
    rules.stale_entries = search::StaleEntries::Skipped;
    const ExplainedRun skipped = run("astar", "104732586", "123456780", rules);
    EXPECT_THAT(skipped.with("the older entry leaves the frontier").headline,
                HasSubstr("Improved: "));
    EXPECT_TRUE(skipped.with("all the same").headline.empty());
}

TEST(ExplainDocument2, DropsADuplicateWhenItIsTaken) {
    const ExplainedRun queue = document("bfs-parent", "283104765", "123804765");
    EXPECT_EQ(queue.at(0).reason,
              "The start is node 1 (depth 0): it enters the frontier. A board is marked visited "
              "when it is expanded.");
    EXPECT_EQ(queue.at(2).reason,
              "It is not the goal, so it is expanded: its 4 successors are made in the order U D "
              "L R. Its board was not expanded before, so it is marked visited now.");
    EXPECT_EQ(queue.at(3).reason,
              "The blank moves up, tile 8 moves down. It enters the frontier as node 2 (depth 1). "
              "Whether it is a duplicate is checked when it is taken.");
    const Explanation dropped = queue.at(queue.first(EventKind::Dropped));
    EXPECT_EQ(dropped.headline, "Dropped: 2 8 3 / 1 0 4 / 7 6 5");
    EXPECT_EQ(dropped.reason,
              "Its board was expanded already as node 1, so it is a duplicate and is thrown away.");
}

// Lesson L12: 11 moves, where 9 would do.
TEST(ExplainAnOverestimate, SaysWhyTheAnswerMayBeTooLong) {
    Rules rules = search::textbook_rules(test::algorithm_of("astar"));
    rules.heuristic = search::HeuristicId::Nilsson;
    rules.tie_break = search::TieBreak::LargerG;
    const ExplainedRun solved = run("astar", "105832746", "123804765", rules);
    EXPECT_THAT(solved.at(0).reason, HasSubstr("g 0 + h 42 = f 42"));
    EXPECT_THAT(
        solved.at(solved.trace().last_step()).reason,
        EndsWith(
            "reached in 11 moves of the blank: rdlurdldrul. A shorter path may exist, because this "
            "heuristic can say too much."));
}

TEST(ExplainDocument3, FindsTheGoalWhenGenerated) {
    const ExplainedRun trap = document("astar-cantor", "135408762", "123456780");
    EXPECT_THAT(trap.at(0).reason, HasSubstr("it is not marked visited"));
    EXPECT_THAT(trap.with("the start's board").reason, HasSubstr("enters the frontier again"));
    EXPECT_THAT(trap.with("ignore a better g").reason, HasSubstr("which is smaller than the g"));
    const Explanation found = trap.at(trap.trace().last_step());
    EXPECT_EQ(found.headline, "Found: 1 2 3 / 4 5 6 / 7 8 0");
    EXPECT_THAT(found.reason, HasSubstr("12 moves of the blank from the start"));
    EXPECT_THAT(found.reason,
                EndsWith("A shorter path may exist, because these rules ignore a better g."));
}

TEST(Explain, StartThatIsTheGoal) {
    for (const auto goal_test : {search::GoalTest::WhenTaken, search::GoalTest::WhenGenerated}) {
        Rules rules;
        rules.goal_test = goal_test;
        const ExplainedRun solved = run("astar", "123804765", "123804765", rules);
        const Explanation last = solved.at(solved.trace().last_step());
        EXPECT_EQ(last.headline, "Solved: 1 2 3 / 8 0 4 / 7 6 5");
        EXPECT_EQ(last.reason, "The start is the goal: no move is needed.");
    }
}

TEST(Explain, EmptyFrontier) {
    const puzzle::Shape shape{2, 2};
    const puzzle::Board goal = test::board_of("1230");
    const Algorithm& algorithm = test::algorithm_of("bfs");
    const Rules rules = search::textbook_rules(algorithm);
    const ExplainedRun all{rules,
                           search::record({shape, test::board_of("2130"), goal}, algorithm, rules)};
    const Explanation last = all.at(all.trace().last_step());
    EXPECT_EQ(last.headline, "The frontier is empty");
    EXPECT_EQ(last.reason,
              "All 12 boards that can be reached from the start were expanded, and 1 2 / 3 0 is "
              "not among them: the goal cannot be reached.");
}

/// No heuristic offered is inconsistent, so no search reopens a board: this trace is written by
/// hand, its first g made too large.
TEST(Explain, ReopenedBoard) {
    using puzzle::Move;
    const puzzle::Shape shape{2, 2};
    const puzzle::Board start = test::board_of("1230");
    const auto after = [&](std::initializer_list<Move> moves) {
        puzzle::Board board = start;
        for (const Move move : moves)
            board = puzzle::moved(board, shape, move).value();
        return board;
    };
    Trace trace({.shape = shape, .start = start, .goal = start, .order = {true, {}}});
    trace.generated(0, test::node_of({.board = start, .marks_visited = true}));
    trace.taken(0);
    trace.expanded(0, false);
    const puzzle::Board left = after({Move::Left});
    trace.generated(
        1, test::node_of({.board = left, .parent = 0, .move = Move::Left, .g = 5, .h = 1}));
    trace.taken(1);
    trace.expanded(1, false);
    trace.reopened(
        2, test::node_of({.board = left, .parent = 0, .move = Move::Left, .g = 1, .h = 1}), 1);
    const Phrases phrases;
    // When it was expanded there was no newer entry yet.
    EXPECT_THAT(explain(phrases, trace, Rules{}, trace.last_step() - 1).reason,
                testing::Not(HasSubstr("older entry")));
    const Explanation said = explain(phrases, trace, Rules{}, trace.last_step());
    EXPECT_EQ(said.headline, "Reopened: 1 2 / 0 3");
    EXPECT_EQ(said.reason,
              "The blank moves left, tile 3 moves right. The board was expanded as node 2 with g = "
              "5; this way g = 1, so it is put back in the frontier as node 3 (g 1 + h 1 = f 2).");
}

}  // namespace
}  // namespace statescope::teach
