#include "search/recursive_best_first.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <limits>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "puzzle/distances.hpp"
#include "puzzle/solvability.hpp"
#include "search/catalogue.hpp"
#include "search/heuristics/heuristic.hpp"
#include "tests/support/searches.hpp"
#include "trace/frontier_view.hpp"

namespace statescope {
namespace {

using puzzle::Board;
using puzzle::Move;
using search::DuplicateCheck;
using search::GoalTest;
using search::Outcome;
using search::Problem;
using search::Rules;
using trace::EventKind;
using trace::NodeId;
using trace::Trace;

const search::Algorithm& rbfs() {
    return test::algorithm_of("rbfs");
}

/// The function of AIMA 4e, figure 3.22, with a list that is sorted anew each time, and h worked
/// out for each board from nothing.
class Textbook {
  public:
    Textbook(const Problem& problem, const Rules& rules)
        : problem_(problem),
          rules_(rules),
          h_(search::make_estimator(search::heuristic(rules.heuristic), problem.goal,
                                    problem.shape)) {}

    void solve() {
        std::vector<Move> path;
        int f = (*h_)(problem_.start);
        below(problem_.start, path, f, infinite);
    }

    std::vector<Board> expanded;
    int generated = 1;
    int most_waiting = 1;
    std::vector<Move> answer;

  private:
    static constexpr int infinite = std::numeric_limits<int>::max();
    struct Successor {
        Board board;
        Move move;
        int f;
        int age;
    };

    bool below(Board board, std::vector<Move>& path, int& f, int limit) {
        if (board == problem_.goal) {
            answer = path;
            return true;
        }
        expanded.push_back(board);
        --waiting_;
        std::vector<Successor> successors;
        for (const Move move : rules_.order) {
            const auto next = puzzle::moved(board, problem_.shape, move);
            if (!next) continue;
            const bool undoes = !path.empty() && move == puzzle::opposite(path.back());
            if (undoes && rules_.duplicate_check != DuplicateCheck::None) continue;
            const int own = static_cast<int>(path.size()) + 1 + (*h_)(*next);
            successors.push_back({*next, move, std::max(own, f), age_++});
            ++generated;
        }
        const int count = static_cast<int>(successors.size());
        waiting_ += count;
        most_waiting = std::max(most_waiting, waiting_);
        while (true) {
            std::sort(successors.begin(), successors.end(), [](const auto& a, const auto& b) {
                return std::pair(a.f, a.age) < std::pair(b.f, b.age);
            });
            Successor& best = successors.front();
            if (best.f > limit) {
                f = best.f;
                waiting_ += 1 - count;
                return false;
            }
            const int alternative = successors.size() > 1 ? successors[1].f : infinite;
            path.push_back(best.move);
            if (below(best.board, path, best.f, std::min(limit, alternative))) return true;
            path.pop_back();
            best.age = age_++;  // of equal ones it comes last from now on
        }
    }

    const Problem& problem_;
    const Rules& rules_;
    std::unique_ptr<const search::Estimator> h_;
    int age_ = 0;
    int waiting_ = 1;
};

std::vector<Board> boards_expanded(const Trace& trace) {
    std::vector<Board> boards;
    for (const NodeId id : trace.expansions())
        boards.push_back(trace.node(id).board);
    return boards;
}

Problem any_solvable_walk() {
    return test::any_walk(*rc::gen::element(puzzle::Shape{2, 3}, puzzle::Shape{3, 3},
                                            puzzle::Shape{3, 4}, puzzle::Shape{4, 4}),
                          40);
}

RC_GTEST_PROP(RecursiveBestFirst, ExpandsWhatTheTextbooksFunctionDoes, ()) {
    const Problem problem = any_solvable_walk();
    Rules rules = test::any_rules();
    rules.goal_test = GoalTest::WhenTaken;
    RC_PRE(rules.heuristic != search::HeuristicId::None);
    const auto recording = search::record(problem, rbfs(), rules, 20'000);
    RC_PRE(recording.trace.outcome() == Outcome::Solved);
    Textbook textbook(problem, rules);
    textbook.solve();
    RC_ASSERT(boards_expanded(recording.trace) == textbook.expanded);
    RC_ASSERT(recording.moves == textbook.answer);
    RC_ASSERT(static_cast<int>(recording.trace.final_counters().generated) == textbook.generated);
}

TEST(RecursiveBestFirst, GoesBackAndComesAgain) {
    const Problem problem = test::problem_of("216408753", "123804765");
    const auto count = search::count(problem, rbfs(), search::textbook_rules(rbfs()));
    const Rules rules = search::textbook_rules(rbfs());
    Textbook textbook(problem, rules);
    textbook.solve();
    EXPECT_EQ(count.result.moves.size(), 18u);  // its exact distance, data/lessons.json
    EXPECT_EQ(count.counters.expanded, textbook.expanded.size());
    EXPECT_EQ(count.counters.expanded, 232u);  // as its card says
    EXPECT_EQ(static_cast<int>(count.counters.largest_frontier), textbook.most_waiting);
    EXPECT_EQ(textbook.most_waiting, 19) << "as its card says";
    // What the card says of A*, which is held against published counts elsewhere.
    const search::Algorithm& astar = test::algorithm_of("astar");
    const auto best_first = search::count(problem, astar, search::textbook_rules(astar));
    EXPECT_EQ(best_first.counters.expanded, 226u);
    EXPECT_EQ(best_first.counters.largest_frontier, 152u);
    const std::set<std::uint64_t> boards = [&] {
        std::set<std::uint64_t> all;
        for (const Board board : textbook.expanded)
            all.insert(board.bits());
        return all;
    }();
    EXPECT_LT(boards.size(), textbook.expanded.size()) << "some are expanded again";
}

RC_GTEST_PROP(RecursiveBestFirst, TakesTheSmallestFOfAllThatWait, ()) {
    const Problem problem = any_solvable_walk();
    const auto recording = search::record(problem, rbfs(), test::any_rules(), 2000);
    const Trace& trace = recording.trace;
    const trace::FrontierView frontier(trace);
    std::uint32_t before = 0;
    for (trace::Step step = 0; step <= trace.last_step(); ++step) {
        if (trace.event(step).kind != EventKind::Taken) continue;
        const NodeId taken = trace.event(step).node;
        RC_ASSERT(frontier.at(step - 1).front() == taken);
        RC_ASSERT(trace.f(taken) >= before);
        before = trace.f(taken);
    }
}

RC_GTEST_PROP(RecursiveBestFirst, KeepsThePathAndTheNodesBesideIt, ()) {
    const Problem problem = any_solvable_walk();
    const auto recording = search::record(problem, rbfs(), test::any_rules(), 1000);
    const Trace& trace = recording.trace;
    const trace::FrontierView frontier(trace);
    for (trace::Step step = 0; step <= trace.last_step(); ++step) {
        const auto current = trace.current(step);
        if (!current) continue;
        const std::vector<NodeId> path = trace.path_to(*current);
        for (const NodeId waiting : frontier.at(step))
            RC_ASSERT(std::count(path.begin(), path.end(), trace.node(waiting).parent) == 1);
        for (const NodeId node : path)
            RC_ASSERT(trace.state(node, step) != trace::NodeState::Forgotten);
    }
}

/// The same moves from the start lead to the same place, which belongs to the first to stand there.
RC_GTEST_PROP(RecursiveBestFirst, KnowsWhichNodesItMakesAgain, ()) {
    const Problem problem = any_solvable_walk();
    const auto recording = search::record(problem, rbfs(), test::any_rules(), 3000);
    const Trace& trace = recording.trace;
    std::map<std::string, NodeId> first;
    for (NodeId id = 0; id < trace.nodes().size(); ++id) {
        const auto place = first.emplace(puzzle::letters(trace.moves_to(id)), id).first;
        RC_ASSERT(trace.first_made(id) == place->second);
    }
}

RC_GTEST_PROP(RecursiveBestFirst, CountsWhatAddsUp, ()) {
    const Problem problem = test::any_problem();
    const Rules rules = test::any_rules();
    const auto [result, counters] = search::count(problem, rbfs(), rules, 5000);
    const std::uint32_t found_early = result.outcome == Outcome::Solved &&
                                      rules.goal_test == GoalTest::WhenGenerated &&
                                      problem.start != problem.goal;
    const std::uint32_t at_goal =
        result.outcome == Outcome::Solved && rules.goal_test == GoalTest::WhenTaken;
    const std::uint32_t made_again = counters.nodes - counters.generated - found_early;
    RC_ASSERT(counters.taken == counters.expanded + at_goal);
    RC_ASSERT(counters.successors == counters.generated - 1 + found_early + counters.duplicates);
    // Of the nodes made all wait, are on the path, or are forgotten; those expanded and not left.
    const std::uint32_t on_path = counters.expanded - made_again;
    RC_ASSERT(counters.nodes ==
              counters.forgotten + counters.frontier + on_path + at_goal + found_early);
    RC_ASSERT(counters.visited == 0u);
}

TEST(RecursiveBestFirst, EndsAtTheLimitWhereThereIsNoAnswer) {
    for (const char* start : {"0321", "2310"}) {
        const Problem problem{{2, 2}, test::board_of(start), test::board_of("1230")};
        if (puzzle::solvability(problem.start, problem.goal, problem.shape).solvable) continue;
        // Long enough for f to pass what a byte can hold.
        const auto count = search::count(problem, rbfs(), search::textbook_rules(rbfs()), 300'000);
        EXPECT_EQ(count.result.outcome, Outcome::Limit);
        EXPECT_TRUE(count.result.moves.empty());
    }
}

}  // namespace
}  // namespace statescope
