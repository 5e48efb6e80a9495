// What must hold for every search, every rule and every pair of boards.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>

#include "puzzle/distances.hpp"
#include "puzzle/rank.hpp"
#include "puzzle/solvability.hpp"
#include "search/catalogue.hpp"
#include "tests/support/searches.hpp"

namespace statescope {
namespace {

using search::Algorithm;
using search::Count;
using search::Outcome;
using search::Problem;
using search::Recording;
using search::Rules;

/// A tree search of a far goal does not end: so much is enough to see it go wrong.
constexpr std::uint32_t budget = 20'000;

/// Whether the rules leave the answer always shortest: all but best-first search with a heuristic
/// that says too much or counts too much, or that throws a board away although a better g of it may
/// follow.
bool always_shortest(const Algorithm& algorithm, const Rules& rules) {
    if (algorithm.name == "greedy" || algorithm.name == "wastar" || algorithm.name == "dfs" ||
        algorithm.name == "dls")
        return false;
    if (!search::uses_heuristic(algorithm.family)) return true;
    const search::Heuristic& heuristic = search::heuristic(rules.heuristic);
    if (algorithm.name == "idastar" || algorithm.name == "rbfs") return heuristic.admissible;
    const bool keeps_first_g =
        rules.duplicate_check == search::DuplicateCheck::AtGeneration || !heuristic.consistent;
    return heuristic.admissible && (rules.better_g == search::BetterG::Update ||
                                    !search::marks_boards(rules.duplicate_check) || !keeps_first_g);
}

RC_GTEST_PROP(Searches, AnswerLegally, ()) {
    const Problem problem = test::any_problem();
    const Rules rules = test::any_rules();
    const Algorithm& algorithm = test::any_algorithm();
    RC_LOG() << algorithm.name << '\n';
    const Count count = search::count(problem, algorithm, rules, budget);
    const bool solvable = puzzle::solvability(problem.start, problem.goal, problem.shape).solvable;
    if (count.result.outcome == Outcome::Solved) {
        RC_ASSERT(solvable);
        RC_ASSERT(test::replayed(problem, count.result.moves) == problem.goal);
    } else {
        RC_ASSERT(count.result.moves.empty());
        const bool bounded = algorithm.name == "dls";
        const Outcome end = bounded ? Outcome::CutOff : Outcome::Exhausted;
        RC_ASSERT(count.result.outcome == (count.counters.nodes >= budget ? Outcome::Limit : end));
        RC_ASSERT(!solvable || bounded || count.result.outcome == Outcome::Limit);
    }
}

RC_GTEST_PROP(Searches, AnswerShortest, ()) {
    const puzzle::Shape shape =
        *rc::gen::element(puzzle::Shape{2, 2}, puzzle::Shape{2, 3}, puzzle::Shape{3, 2});
    Problem problem{shape, test::any_board(shape), test::any_board(shape)};
    if (!puzzle::solvability(problem.start, problem.goal, shape).solvable) {
        problem.start = puzzle::made_solvable(problem.start, shape);
    }
    const Rules rules = test::any_rules();
    const Algorithm& algorithm = test::any_algorithm();
    RC_LOG() << algorithm.name << '\n';
    RC_PRE(always_shortest(algorithm, rules));
    const Count count = search::count(problem, algorithm, rules, budget);
    RC_PRE(count.result.outcome == Outcome::Solved);
    const puzzle::DistanceTable distances(problem.goal, shape);
    RC_ASSERT(static_cast<int>(count.result.moves.size()) ==
              distances.distance(problem.start).value());
}

RC_GTEST_PROP(Searches, AnswerEightPuzzlesShortest, ()) {
    static const puzzle::DistanceTable distances(test::board_of("123804765"), test::three_by_three);
    Problem problem{test::three_by_three, test::any_board(test::three_by_three), distances.goal()};
    if (!distances.distance(problem.start)) {
        problem.start = puzzle::made_solvable(problem.start, problem.shape);
    }
    Rules rules = test::any_rules();
    rules.heuristic = search::HeuristicId::Manhattan;
    const Algorithm& algorithm = test::algorithm_of("astar");
    RC_PRE(always_shortest(algorithm, rules));
    const Count count = search::count(problem, algorithm, rules, budget);
    RC_PRE(count.result.outcome == Outcome::Solved);
    RC_ASSERT(static_cast<int>(count.result.moves.size()) ==
              distances.distance(problem.start).value());
}

RC_GTEST_PROP(Searches, RecordAndCountTheSame, ()) {
    const Problem problem = test::any_problem();
    const Rules rules = test::any_rules();
    const Algorithm& algorithm = test::any_algorithm();
    RC_LOG() << algorithm.name << '\n';
    const Count count = search::count(problem, algorithm, rules, budget);
    const Recording recording = search::record(problem, algorithm, rules, budget);
    RC_ASSERT(recording.trace.outcome() == count.result.outcome);
    RC_ASSERT(recording.moves == count.result.moves);
    RC_ASSERT(recording.trace.final_counters() == count.counters);
    RC_ASSERT(recording.trace.nodes().size() == count.counters.nodes);
    if (count.result.outcome == Outcome::Solved) {
        const trace::NodeId goal = recording.trace.goal_node().value();
        RC_ASSERT(recording.trace.moves_to(goal) == count.result.moves);
        RC_ASSERT(test::replayed(problem, count.result.moves) == problem.goal);
        if (algorithm.name != "bidirectional")
            RC_ASSERT(recording.trace.node(goal).board == problem.goal);
    } else {
        RC_ASSERT(!recording.trace.goal_node());
    }
}

RC_GTEST_PROP(Searches, CountWhatAddsUp, ()) {
    const Problem problem = test::any_problem();
    const Rules rules = test::any_rules();
    const Algorithm& algorithm = test::any_algorithm();
    RC_LOG() << algorithm.name << '\n';
    const auto [result, counters] = search::count(problem, algorithm, rules, budget);
    const bool found_early =
        result.outcome == Outcome::Solved && counters.nodes > counters.generated;
    if (algorithm.name == "rbfs") return;  // see recursive_best_first_test.cpp
    RC_ASSERT(counters.nodes == counters.generated + (found_early ? 1 : 0));
    if (search::is_bounded(algorithm.family)) return;  // see depth_first_rounds_test.cpp
    RC_ASSERT(counters.largest_frontier >= counters.frontier);
    RC_ASSERT(counters.generated >= counters.taken);
    // Every successor was made a node or thrown away; those dropped when taken were nodes first.
    const std::uint32_t dropped =
        counters.taken - counters.expanded -
        (result.outcome == Outcome::Solved &&
         search::in_force(algorithm.family, rules).goal_test == search::GoalTest::WhenTaken);
    const bool from_goal_too = algorithm.name == "bidirectional" && problem.start != problem.goal;
    RC_ASSERT(counters.successors ==
              counters.nodes - (from_goal_too ? 2 : 1) + counters.duplicates - dropped);
    if (rules.stale_entries == search::StaleEntries::ExpandedAgain) {
        RC_ASSERT(counters.frontier == counters.generated - counters.taken);
    } else {
        RC_ASSERT(counters.frontier == counters.generated - counters.taken - counters.improved);
    }
}

RC_GTEST_PROP(SolvedStart, IsAnsweredAtOnce, ()) {
    const puzzle::Shape shape = test::any_shape();
    const puzzle::Board board = test::any_board(shape);
    const Rules rules = test::any_rules();
    for (const Algorithm& algorithm : test::searches_by_themselves()) {
        const Count count = search::count({shape, board, board}, algorithm, rules);
        RC_ASSERT(count.result.outcome == Outcome::Solved);
        RC_ASSERT(count.result.moves.empty());
        RC_ASSERT(count.counters.expanded == 0u);
        RC_ASSERT(count.counters.nodes == 1u);
        const bool late =
            search::in_force(algorithm.family, rules).goal_test == search::GoalTest::WhenTaken;
        RC_ASSERT(count.counters.taken == (late ? 1u : 0u));
    }
}

/// By the same rules, two searches count alike and give the same answer.
void check_alike(std::string_view one, std::string_view other) {
    const Problem problem = test::any_problem();
    const Rules rules = test::any_rules();
    const Count a = search::count(problem, test::algorithm_of(one), rules, budget);
    const Count b = search::count(problem, test::algorithm_of(other), rules, budget);
    RC_ASSERT(a.result.moves == b.result.moves);
    RC_ASSERT(a.counters == b.counters);
}

// Parent pointers and whole paths are two ways to tell one answer.
RC_GTEST_PROP(BreadthFirst, TellsTheSamePathByPointersAndByPaths, ()) {
    check_alike("bfs", "bfs-parent");
}

// Looking boards up by rank or by hash is no difference to see.
RC_GTEST_PROP(AStar, IsTheSameByRankAndByHash, ()) {
    check_alike("astar", "astar-cantor");
}

// Every move costs 1, so by age among equal f uniform-cost search is breadth-first search.
RC_GTEST_PROP(UniformCost, IsBreadthFirstSearch, ()) {
    const Problem problem = test::any_problem();
    Rules rules = test::any_rules();
    rules.tie_break = search::TieBreak::OlderFirst;
    const Count ucs = search::count(problem, test::algorithm_of("ucs"), rules, budget);
    const Count bfs = search::count(problem, test::algorithm_of("bfs-parent"), rules, budget);
    RC_ASSERT(ucs.result.outcome == bfs.result.outcome);
    RC_ASSERT(ucs.result.moves == bfs.result.moves);
    RC_ASSERT(ucs.counters == bfs.counters);
}

/// Depth-first search as a recursive program: a board is marked when it is gone down to.
class Recursion {
  public:
    Recursion(const Problem& problem, const puzzle::MoveOrder& order)
        : problem_(problem), order_(order) {}

    /// Whether the goal is reached from the board; the moves to it stand in `path`.
    bool search(puzzle::Board board) {
        if (board == problem_.goal) return true;
        entered.insert(board.bits());
        for (const puzzle::Move move : order_) {
            const auto next = puzzle::moved(board, problem_.shape, move);
            if (!next || entered.contains(next->bits())) continue;
            path.push_back(move);
            if (search(*next)) return true;
            path.pop_back();
        }
        return false;
    }

    std::set<std::uint64_t> entered;
    std::vector<puzzle::Move> path;

  private:
    Problem problem_;
    puzzle::MoveOrder order_;
};

RC_GTEST_PROP(DepthFirst, GoesAsARecursiveProgramDoes, ()) {
    const puzzle::Shape shape =
        *rc::gen::element(puzzle::Shape{2, 2}, puzzle::Shape{2, 3}, puzzle::Shape{3, 2});
    const Problem problem{shape, test::any_board(shape), test::any_board(shape)};
    Rules rules = test::any_rules();
    rules.duplicate_check = search::DuplicateCheck::AtExpansion;
    rules.goal_test = search::GoalTest::WhenTaken;
    Recursion recursion(problem, rules.order);
    const bool reached = recursion.search(problem.start);
    const Count count = search::count(problem, test::algorithm_of("dfs"), rules);
    RC_ASSERT((count.result.outcome == Outcome::Solved) == reached);
    RC_ASSERT(count.result.moves == recursion.path);
    RC_ASSERT(count.counters.expanded == recursion.entered.size());
}

// With Manhattan, from every board of 2x3 (Pohl 1970): at most weight times a shortest answer.
TEST(WeightedAStar, IsNeverLongerThanItsWeightAllows) {
    const puzzle::Shape shape{2, 3};
    const puzzle::Board goal = puzzle::ordered_board(shape);
    const puzzle::DistanceTable distances(goal, shape);
    const Algorithm& algorithm = test::algorithm_of("wastar");
    int longer = 0;
    for (std::uint8_t weight = search::least_weight; weight <= search::most_weight; ++weight) {
        Rules rules = search::textbook_rules(algorithm);
        rules.weight = weight;
        for (std::uint32_t rank = 0; rank < puzzle::board_count(shape); ++rank) {
            const puzzle::Board start = puzzle::unrank(rank, shape);
            const auto distance = distances.distance(start);
            if (!distance) continue;
            const auto moves = static_cast<int>(
                search::count({shape, start, goal}, algorithm, rules).result.moves.size());
            EXPECT_GE(moves, *distance);
            EXPECT_LE(moves, weight * *distance);
            longer += moves > *distance;
        }
    }
    EXPECT_GT(longer, 100);
}

// Without a heuristic and with ties by age, A* is breadth-first search.
RC_GTEST_PROP(AStar, WithoutAHeuristicIsBreadthFirstSearch, ()) {
    const Problem problem = test::any_problem();
    Rules rules = test::any_rules();
    rules.heuristic = search::HeuristicId::None;
    rules.tie_break = search::TieBreak::OlderFirst;
    const Count astar = search::count(problem, test::algorithm_of("astar"), rules, budget);
    const Count bfs = search::count(problem, test::algorithm_of("bfs-parent"), rules, budget);
    RC_ASSERT(astar.result.outcome == bfs.result.outcome);
    RC_ASSERT(astar.result.moves == bfs.result.moves);
    RC_ASSERT(astar.counters == bfs.counters);
}

}  // namespace
}  // namespace statescope
