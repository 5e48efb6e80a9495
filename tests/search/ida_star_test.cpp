#include "search/ida_star.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <memory>
#include <optional>
#include <thread>
#include <vector>

#include "puzzle/distances.hpp"
#include "puzzle/shuffle.hpp"
#include "puzzle/solvability.hpp"
#include "tests/support/korf.hpp"
#include "tests/support/searches.hpp"

namespace statescope {
namespace {

using puzzle::Board;
using puzzle::Move;
using puzzle::Shape;
using search::IdaRound;
using search::IdaStar;
using search::Outcome;
using search::Problem;
using search::Rules;

Rules rules_of(const char* order, search::HeuristicId heuristic = search::HeuristicId::Manhattan) {
    Rules rules;
    rules.order = test::order_of(order);
    rules.heuristic = heuristic;
    return rules;
}

// The node counts of Korf 1985 as they were published, on the instances that need fewer than
// 20 million. His order is up, left, right, down.
TEST(IdaStar, CountsAsKorfPublished) {
    int checked = 0;
    for (const test::KorfInstance& instance : test::korfs_instances()) {
        if (instance.generated >= 20'000'000) continue;
        SCOPED_TRACE(instance.number);
        IdaStar search(instance.problem, rules_of("ULRD"));
        EXPECT_EQ(search::search_on(search), Outcome::Solved);
        EXPECT_EQ(search.line().size(), instance.moves);
        EXPECT_EQ(test::replayed(instance.problem, search.line()), instance.problem.goal);
        EXPECT_EQ(search.generated(), instance.generated);
        EXPECT_EQ(search.expanded(), instance.expanded - 1);  // the goal is taken, not expanded
        ++checked;
    }
    EXPECT_GE(checked, 20);
}

/// IDA* as one would write it down first: whole boards, h worked out anew for each of them.
class PlainIdaStar {
  public:
    PlainIdaStar(const Problem& problem, const Rules& rules)
        : problem_(problem),
          rules_(rules),
          estimator_(search::make_estimator(search::heuristic(rules.heuristic), problem.goal,
                                            problem.shape)) {
        for (int bound = h(problem.start);; bound = next_bound_) {
            next_bound_ = 1000;
            rounds.push_back({bound, 0, 0});
            if (visit(problem.start, 0, bound, std::nullopt)) return;
        }
    }

    std::vector<IdaRound> rounds;
    std::vector<Move> moves;

  private:
    int h(Board board) const {
        int sum = 0;
        for (int cell = 0; cell < problem_.shape.cells(); ++cell) {
            const int tile = board.at(cell);
            if (tile == 0) continue;
            const int way =
                puzzle::taxicab(problem_.shape, cell, problem_.goal.cell_of(tile, problem_.shape));
            switch (rules_.heuristic) {
                case search::HeuristicId::Manhattan:
                    sum += way;
                    break;
                case search::HeuristicId::Misplaced:
                    sum += way > 0 ? 1 : 0;
                    break;
                default:
                    return (*estimator_)(board);
            }
        }
        return sum;
    }

    bool visit(Board board, int g, int bound, std::optional<Move> last) {
        if (g > 0) ++rounds.back().generated;
        if (g + h(board) > bound) {
            next_bound_ = std::min(next_bound_, g + h(board));
            return false;
        }
        if (board == problem_.goal) return true;
        ++rounds.back().expanded;
        for (const Move move : rules_.order) {
            if (last && move == puzzle::opposite(*last)) continue;
            const auto next = puzzle::moved(board, problem_.shape, move);
            if (!next) continue;
            moves.push_back(move);
            if (visit(*next, g + 1, bound, move)) return true;
            moves.pop_back();
        }
        return false;
    }

    Problem problem_;
    Rules rules_;
    std::unique_ptr<const search::Estimator> estimator_;
    int next_bound_ = 0;
};

void assert_same_rounds(const std::vector<IdaRound>& found, const std::vector<IdaRound>& expected) {
    RC_ASSERT(found.size() == expected.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        RC_ASSERT(found[i].bound == expected[i].bound);
        RC_ASSERT(found[i].expanded == expected[i].expanded);
        RC_ASSERT(found[i].generated == expected[i].generated);
    }
}

RC_GTEST_PROP(IdaStar, GoesTheRoundsOfAPlainOne, ()) {
    const Problem problem = test::any_walk(test::any_shape(), 12);
    const Rules rules = test::any_rules();
    const PlainIdaStar plain(problem, rules);
    IdaStar search(problem, rules);
    RC_ASSERT(search::search_on(search) == Outcome::Solved);
    assert_same_rounds(search.rounds(), plain.rounds);
    RC_ASSERT(search.line() == plain.moves);
}

RC_GTEST_PROP(IdaStar, IsNotChangedByPauses, ()) {
    const Problem problem = test::any_walk(test::any_shape(), 16);
    const Rules rules = test::any_rules();
    const PlainIdaStar plain(problem, rules);
    IdaStar search(problem, rules);
    std::uint64_t allowed = 0;
    while (!search.solved()) {
        const auto slice = *rc::gen::inRange<std::uint64_t>(1, 60);
        allowed += slice;
        if (search.advance(slice)) break;
        RC_ASSERT(search.expanded() == allowed);
        // Where it stands is a line within the bound that never goes back.
        const std::vector<Move>& line = search.line();
        test::replayed(problem, line);
        RC_ASSERT(static_cast<int>(line.size()) <= search.rounds().back().bound);
        for (std::size_t i = 1; i < line.size(); ++i)
            RC_ASSERT(line[i] != puzzle::opposite(line[i - 1]));
    }
    assert_same_rounds(search.rounds(), plain.rounds);
    RC_ASSERT(search.line() == plain.moves);
}

TEST(IdaStar, FindsShortestSolutionsForAnyGoalAndOrder) {
    std::uint64_t seed = 1985;
    for (const Shape shape : {Shape{2, 2}, Shape{2, 4}, Shape{3, 2}, Shape{3, 3}}) {
        for (const puzzle::MoveOrder& order : puzzle::all_move_orders()) {
            const Board goal = puzzle::random_solvable(puzzle::ordered_board(shape), shape, ++seed);
            const puzzle::DistanceTable distances(goal, shape);
            Rules rules;
            rules.order = order;
            for (int i = 0; i < 5; ++i) {
                const Problem problem{shape, puzzle::random_solvable(goal, shape, ++seed), goal};
                IdaStar search(problem, rules);
                EXPECT_EQ(search::search_on(search), Outcome::Solved);
                EXPECT_EQ(static_cast<int>(search.line().size()),
                          distances.distance(problem.start));
                EXPECT_EQ(test::replayed(problem, search.line()), goal);
            }
        }
    }
}

TEST(IdaStar, OfASolvedBoardGeneratesTheRootAlone) {
    const Board goal = test::korfs_goal();
    IdaStar search({{4, 4}, goal, goal}, Rules{});
    EXPECT_EQ(search.generated(), 1u);
    EXPECT_EQ(search::search_on(search), Outcome::Solved);
    EXPECT_TRUE(search.line().empty());
    EXPECT_EQ(search.generated(), 1u);
    EXPECT_EQ(search.expanded(), 0u);
}

TEST(SearchOn, EndsAtTheLimitAndGoesOnFromThere) {
    const test::KorfInstance instance = test::korfs_instances().at(11);  // 546,344 generated
    IdaStar search(instance.problem, rules_of("ULRD"));
    EXPECT_EQ(search::search_on(search, 100'000), Outcome::Limit);
    EXPECT_EQ(search.expanded(), 100'000u);
    EXPECT_EQ(search::search_on(search), Outcome::Solved);
    EXPECT_EQ(search.generated(), 546'344u);
}

// The hardest of Korf's boards would take a minute; another thread sees it at work and stops it.
TEST(SearchOn, IsWatchedAndCancelledFromAnotherThread) {
    const test::KorfInstance instance = test::korfs_instances().at(87);
    IdaStar search(instance.problem, rules_of("ULRD"));
    search::IdaWatch watch;
    std::thread other([&watch] {
        while (watch.expanded < 1'000'000)
            std::this_thread::yield();
        watch.cancel = true;
    });
    EXPECT_EQ(search::search_on(search, std::numeric_limits<std::uint64_t>::max(), &watch),
              Outcome::Cancelled);
    other.join();
    EXPECT_FALSE(search.solved());
    EXPECT_EQ(watch.expanded, search.expanded());
    EXPECT_EQ(watch.bound, search.rounds().back().bound);
    EXPECT_GE(search.expanded(), 1'000'000u);
}

}  // namespace
}  // namespace statescope
