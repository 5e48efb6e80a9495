#include "teach/explain.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "puzzle/board_text.hpp"
#include "puzzle/solvability.hpp"
#include "tests/support/nodes.hpp"
#include "tests/support/searches.hpp"

namespace statescope::teach {
namespace {

using search::Algorithm;
using search::Rules;
using search::TieBreak;
using testing::EndsWith;
using testing::HasSubstr;
using trace::EventKind;
using trace::NodeId;
using trace::Step;
using trace::Trace;

const Phrases phrases;

struct Recorded {
    Rules rules;
    search::Recording recording;

    const Trace& trace() const { return recording.trace; }
    Explanation at(Step step) const { return explain(phrases, trace(), rules, step); }

    /// The first step of a kind, from a step on.
    Step first(EventKind kind, Step from = 0) const {
        for (Step step = from; step <= trace().last_step(); ++step) {
            if (trace().event(step).kind == kind) return step;
        }
        throw std::runtime_error("no such event");
    }

    /// The first step whose reason holds some words.
    Explanation with(std::string_view words) const {
        for (Step step = 0; step <= trace().last_step(); ++step) {
            Explanation said = at(step);
            if (said.reason.find(words) != std::string::npos) return said;
        }
        return {};
    }
};

Recorded run(std::string_view name, std::string_view start, std::string_view goal,
             const Rules& rules) {
    return {rules, search::record(test::problem_of(start, goal), test::algorithm_of(name), rules)};
}

Recorded document(std::string_view name, std::string_view start, std::string_view goal) {
    return run(name, start, goal, test::algorithm_of(name).document_rules);
}

// --- The textbook board, breadth-first, worked by hand ---------------------------------------

class TextbookBoard : public testing::Test {
  protected:
    const Recorded run_ = run("bfs-parent", "283104765", "123804765",
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
    expect(trace.node(25).generated, "Generated: 1 2 3 / 8 0 4 / 7 6 5",
           "The blank moves right, tile 8 moves left. The board is new, so it enters the frontier "
           "as node 26 (depth 4) and is marked visited. It is the goal, but the goal test comes "
           "when it is taken.");
    expect(trace.last_step() - 1, "Taken: 1 2 3 / 8 0 4 / 7 6 5",
           "It is the oldest in the frontier (node 26, depth 4).");
    expect(trace.last_step(), "Solved: 1 2 3 / 8 0 4 / 7 6 5",
           "It is the goal, reached in 4 moves: uldr. No path is shorter.");
}

// --- A* with misplaced tiles on 2 8 3 / 1 6 4 / 7 0 5: A takes C, E, F, J, L, M ---------------

TEST(ExplainBestFirst, NamesTheTieOnlyWhenThereIsOne) {
    Rules rules;
    rules.heuristic = search::HeuristicId::Misplaced;
    const Recorded a_star = run("astar", "283164705", "123804765", rules);
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
    const Recorded older = document("astar", "104732586", "123456780");
    EXPECT_THAT(older.with("the older entry stays").headline, HasSubstr("Improved: "));
    const Explanation again = older.with("These rules expand it all the same.");
    EXPECT_THAT(again.headline, HasSubstr("Expanded: "));
    EXPECT_THAT(again.reason, HasSubstr("holds the same board with the smaller g"));
}

TEST(ExplainDocument1, ReplacesTheOlderEntryWhenItIsSkipped) {
    Rules rules = test::algorithm_of("astar").document_rules;
    rules.stale_entries = search::StaleEntries::Skipped;
    const Recorded skipped = run("astar", "104732586", "123456780", rules);
    EXPECT_THAT(skipped.with("the older entry leaves the frontier").headline,
                HasSubstr("Improved: "));
    EXPECT_TRUE(skipped.with("all the same").headline.empty());
}

TEST(ExplainDocument2, DropsADuplicateWhenItIsTaken) {
    const Recorded queue = document("bfs-parent", "283104765", "123804765");
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

TEST(ExplainDocument3, FindsTheGoalWhenGenerated) {
    const Recorded trap = document("astar-cantor", "135408762", "123456780");
    EXPECT_THAT(trap.at(0).reason, HasSubstr("it is not marked visited"));
    EXPECT_THAT(trap.with("the start's board").reason, HasSubstr("enters the frontier again"));
    EXPECT_THAT(trap.with("ignore a better g").reason, HasSubstr("which is smaller than the g"));
    const Explanation found = trap.at(trap.trace().last_step());
    EXPECT_EQ(found.headline, "Found: 1 2 3 / 4 5 6 / 7 8 0");
    EXPECT_THAT(found.reason, HasSubstr("12 moves from the start"));
    EXPECT_THAT(found.reason,
                EndsWith("A shorter path may exist, because these rules ignore a better g."));
}

TEST(Explain, StartThatIsTheGoal) {
    for (const auto goal_test : {search::GoalTest::WhenTaken, search::GoalTest::WhenGenerated}) {
        Rules rules;
        rules.goal_test = goal_test;
        const Recorded solved = run("astar", "123804765", "123804765", rules);
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
    const Recorded all{rules,
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
    // When it was expanded there was no newer entry yet.
    EXPECT_THAT(explain(phrases, trace, Rules{}, trace.last_step() - 1).reason,
                testing::Not(HasSubstr("older entry")));
    const Explanation said = explain(phrases, trace, Rules{}, trace.last_step());
    EXPECT_EQ(said.headline, "Reopened: 1 2 / 0 3");
    EXPECT_EQ(said.reason,
              "The blank moves left, tile 3 moves right. The board was expanded as node 2 with g = "
              "5; this way g = 1, so it is put back in the frontier as node 3 (g 1 + h 1 = f 2).");
}

// --- Whatever the search -----------------------------------------------------------------------

bool says(const Explanation& said, const std::string& words) {
    return said.reason.find(words) != std::string::npos;
}

Recorded any_run(std::uint32_t budget) {
    const Algorithm& algorithm = test::any_algorithm();
    const Rules rules = test::any_rules();
    return {rules, search::record(test::any_problem(), algorithm, rules, budget)};
}

RC_GTEST_PROP(Explain, HasASentenceForEveryStep, ()) {
    const Recorded any = any_run(400);
    for (Step step = 0; step <= any.trace().last_step(); ++step) {
        const Explanation said = any.at(step);
        RC_ASSERT(!said.headline.empty());
        RC_ASSERT(said.reason.size() > 10u);
        RC_ASSERT(said.reason.back() == '.');
        RC_ASSERT((said.headline + said.reason).find_first_of("{}") == std::string::npos);
    }
}

/// From any board half of all can be reached.
RC_GTEST_PROP(Explain, EmptyFrontierCountsHalfOfAllBoards, ()) {
    const puzzle::Shape shape = *rc::gen::element(puzzle::Shape{2, 2}, puzzle::Shape{3, 2});
    const puzzle::Board start = test::any_board(shape);
    Rules rules = test::any_rules();
    if (rules.duplicate_check == search::DuplicateCheck::None) {
        rules.duplicate_check = search::DuplicateCheck::AtExpansion;
    }
    const search::Problem problem{shape, start, puzzle::made_solvable(start, shape)};
    const Recorded all{rules, search::record(problem, test::any_algorithm(), rules)};
    const Explanation said = all.at(all.trace().last_step());
    RC_ASSERT(says(said, shape.cells() == 4 ? "All 12 boards" : "All 360 boards"));
}

/// The frontier, kept as simply as can be from the events alone.
class PlainFrontier {
  public:
    explicit PlainFrontier(const Recorded& run) : run_(run) {}

    void see(Step step) {
        const trace::Event& event = run_.trace().event(step);
        switch (event.kind) {
            case EventKind::Improved:
                if (run_.rules.stale_entries == search::StaleEntries::Skipped) {
                    waiting_.erase(event.other);
                }
                [[fallthrough]];
            case EventKind::Generated:
            case EventKind::Reopened:
                waiting_[event.node] = run_.trace().node(event.node);
                break;
            case EventKind::Taken:
                waiting_.erase(event.node);
                break;
            default:
                break;
        }
    }

    std::size_t size() const { return waiting_.size(); }
    bool holds(NodeId id) const { return waiting_.count(id) != 0; }

    template <class Accept>
    std::vector<NodeId> those(Accept accept) const {
        std::vector<NodeId> found;
        for (const auto& [id, node] : waiting_) {
            if (accept(node)) found.push_back(id);
        }
        return found;
    }

  private:
    const Recorded& run_;
    std::map<NodeId, trace::Node> waiting_;
};

/// The board as document 1 writes it: x for the blank.
std::string document_text(puzzle::Board board, puzzle::Shape shape) {
    std::string text;
    for (const int tile : test::numbers_of(board, shape)) {
        text += static_cast<char>(tile == 0 ? 'x' : tile < 10 ? '0' + tile : ':' + tile - 10);
    }
    return text;
}

/// `before` is the frontier before the node was taken from it.
void check_taken(const Recorded& run, Step step, const PlainFrontier& before) {
    const Trace& trace = run.trace();
    const NodeId id = trace.event(step).node;
    const trace::Node& node = trace.node(id);
    const Explanation said = run.at(step);
    RC_ASSERT(before.holds(id));
    RC_ASSERT(says(said, "only node") == (before.size() == 1));
    if (before.size() == 1) return;
    if (!trace.head().order.by_f) {
        RC_ASSERT(says(said, "oldest in the frontier"));
        RC_ASSERT(before.those([](const trace::Node&) { return true; }).front() == id);
        return;
    }
    RC_ASSERT(says(said, "is the smallest in the frontier"));
    RC_ASSERT(before.those([&](const trace::Node& n) { return n.f() < node.f(); }).empty());

    const auto ties = before.those([&](const trace::Node& n) { return n.f() == node.f(); });
    RC_ASSERT(says(said, "nodes with f") == (ties.size() > 1));
    if (ties.size() == 1) return;
    RC_ASSERT(says(said, "of the " + std::to_string(ties.size()) +
                             " nodes with f = " + std::to_string(node.f())));

    const puzzle::Shape shape = trace.head().shape;
    const auto equal = [&](auto value) {
        std::vector<NodeId> same;
        for (const NodeId other : ties) {
            if (value(trace.node(other)) == value(node)) same.push_back(other);
        }
        return same;
    };
    const auto best_by = [&](auto value, auto better) {
        return std::none_of(ties.begin(), ties.end(), [&](NodeId other) {
            return better(value(trace.node(other)), value(node));
        });
    };
    const auto g = [](const trace::Node& n) { return n.g; };
    const auto text = [&](const trace::Node& n) { return document_text(n.board, shape); };
    const auto check_same = [&](const std::vector<NodeId>& same) {
        RC_ASSERT(says(said, "and of these it is the oldest") == (same.size() > 1));
        RC_ASSERT(same.front() == id);
        if (same.size() > 1) {
            RC_ASSERT(says(said, ", " + std::to_string(same.size()) + " have the ") ||
                      says(said, ", " + std::to_string(same.size()) + " hold the "));
        }
    };
    switch (run.rules.tie_break) {
        case TieBreak::OlderFirst:
            RC_ASSERT(says(said, "it is the oldest"));
            RC_ASSERT(ties.front() == id);
            break;
        case TieBreak::NewerFirst:
            RC_ASSERT(says(said, "it is the newest"));
            RC_ASSERT(ties.back() == id);
            break;
        case TieBreak::LargerG:
            RC_ASSERT(says(said, "the largest g"));
            RC_ASSERT(best_by(g, std::greater<>()));
            check_same(equal(g));
            break;
        case TieBreak::SmallerG:
            RC_ASSERT(says(said, "the smallest g"));
            RC_ASSERT(best_by(g, std::less<>()));
            check_same(equal(g));
            break;
        case TieBreak::BoardText:
            RC_ASSERT(says(said, "first as text"));
            RC_ASSERT(best_by(text, std::less<>()));
            check_same(equal(text));
            break;
    }
}

RC_GTEST_PROP(Explain, TellsTheTruthAboutTheFrontier, ()) {
    const Recorded any = any_run(300);
    PlainFrontier frontier(any);
    for (Step step = 0; step <= any.trace().last_step(); ++step) {
        if (any.trace().event(step).kind == EventKind::Taken) check_taken(any, step, frontier);
        frontier.see(step);
    }
}

RC_GTEST_PROP(Explain, TellsTheTruthAboutDuplicates, ()) {
    const Recorded any = any_run(300);
    const Trace& trace = any.trace();
    PlainFrontier frontier(any);
    std::map<NodeId, bool> expanded;
    for (Step step = 0; step <= trace.last_step(); ++step) {
        const trace::Event& event = trace.event(step);
        if (event.kind == EventKind::Duplicate) {
            const Explanation said = any.at(step);
            const bool back = says(said, "we came from");
            RC_ASSERT(back || says(said, "waits in the frontier") == frontier.holds(event.other));
            RC_ASSERT(back || says(said, "was expanded already") == expanded[event.other]);
            RC_ASSERT(frontier.holds(event.other) || expanded[event.other]);
            const trace::Node& node = trace.node(event.node);
            const puzzle::Shape shape = trace.head().shape;
            const puzzle::Board board = puzzle::moved(node.board, shape, event.move).value();
            RC_ASSERT(said.headline == "Duplicate: " + puzzle::board_inline(board, shape));
            RC_ASSERT(trace.node(event.other).board == board);
            if (back) RC_ASSERT(trace.node(node.parent).board == board);
            const bool compares = trace.head().order.by_f && !back;
            const bool smaller = node.g + 1 < trace.node(event.other).g;
            RC_ASSERT(says(said, "This way g = " + std::to_string(node.g + 1) + ",") == compares);
            RC_ASSERT(says(said, "which is not smaller") == (compares && !smaller));
            RC_ASSERT(says(said, "ignore a better g") == (compares && smaller));
        }
        if (event.kind == EventKind::Expanded) expanded[event.node] = true;
        frontier.see(step);
    }
}

}  // namespace
}  // namespace statescope::teach
