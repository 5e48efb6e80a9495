#include "search/depth_first_rounds.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "puzzle/solvability.hpp"
#include "search/catalogue.hpp"
#include "search/ida_star.hpp"
#include "tests/support/korf.hpp"
#include "tests/support/searches.hpp"

namespace statescope {
namespace {

using puzzle::Board;
using puzzle::Move;
using search::Count;
using search::DuplicateCheck;
using search::Outcome;
using search::Problem;
using search::Rules;
using trace::Trace;

/// Bound, nodes expanded and nodes taken of each round, the start and those cut off among them.
struct RoundCounts {
    std::uint32_t bound = 0;
    std::uint64_t expanded = 0;
    std::uint64_t taken = 0;

    friend bool operator==(const RoundCounts&, const RoundCounts&) = default;
};

std::vector<RoundCounts> rounds_of(const Trace& trace) {
    std::vector<RoundCounts> rounds;
    for (std::size_t i = 0; i < trace.rounds().size(); ++i) {
        const trace::Counters before =
            i == 0 ? trace::Counters{} : trace.counters(trace.rounds()[i].step - 1);
        const trace::Counters end = i + 1 == trace.rounds().size()
                                        ? trace.final_counters()
                                        : trace.counters(trace.rounds()[i + 1].step - 1);
        rounds.push_back(
            {trace.rounds()[i].bound, end.expanded - before.expanded, end.taken - before.taken});
    }
    return rounds;
}

/// Depth-limited search as a recursive program, which makes each successor when it goes down to it.
class Descent {
  public:
    Descent(const Problem& problem, const Rules& rules) : problem_(problem), rules_(rules) {}

    /// Whether the goal lies at most so many moves below; the moves to it stand in `path`.
    bool search(Board board, int left) {
        ++taken;
        if (board == problem_.goal) return true;
        if (left == 0) {
            ++cut_off;
            return false;
        }
        ++expanded;
        for (const Move move : rules_.order) {
            const auto next = puzzle::moved(board, problem_.shape, move);
            if (!next) continue;
            const bool undoes = !path.empty() && move == puzzle::opposite(path.back());
            if (undoes && rules_.duplicate_check != DuplicateCheck::None) continue;
            path.push_back(move);
            if (search(*next, left - 1)) return true;
            path.pop_back();
        }
        return false;
    }

    std::uint64_t taken = 0;
    std::uint64_t expanded = 0;
    std::uint64_t cut_off = 0;
    std::vector<Move> path;

  private:
    Problem problem_;
    Rules rules_;
};

Rules any_rules_with_late_test() {
    Rules rules = test::any_rules();
    rules.goal_test = search::GoalTest::WhenTaken;
    rules.depth_limit = static_cast<std::uint8_t>(*rc::gen::inRange(1, 9));
    return rules;
}

RC_GTEST_PROP(DepthLimited, GoesAsARecursiveProgramDoes, ()) {
    const Problem problem = test::any_walk({2, 3}, 12);
    const Rules rules = any_rules_with_late_test();
    Descent descent(problem, rules);
    const bool reached = descent.search(problem.start, rules.depth_limit);
    const Count count = search::count(problem, test::algorithm_of("dls"), rules);
    RC_ASSERT(count.result.outcome == (reached ? Outcome::Solved : Outcome::CutOff));
    RC_ASSERT(count.result.moves == descent.path);
    RC_ASSERT(count.counters.expanded == descent.expanded);
    RC_ASSERT(count.counters.taken == descent.taken);
    RC_ASSERT(count.counters.cut_off == descent.cut_off);
    RC_ASSERT(count.counters.visited == 0u);
    // All that is made is taken, or it waits when the search ends.
    RC_ASSERT(count.counters.frontier == count.counters.generated - count.counters.taken);
    RC_ASSERT(count.counters.frontier == 0u || reached);
}

RC_GTEST_PROP(IterativeDeepening, IsDepthLimitedSearchWithOneLimitAfterTheOther, ()) {
    const Problem problem = test::any_walk({2, 3}, 9);
    const Rules rules = any_rules_with_late_test();
    std::vector<RoundCounts> expected;
    std::vector<Move> answer;
    for (std::uint32_t limit = 0;; ++limit) {
        Descent descent(problem, rules);
        const bool reached = descent.search(problem.start, static_cast<int>(limit));
        expected.push_back({limit, descent.expanded, descent.taken});
        answer = descent.path;
        if (reached) break;
    }
    const auto recording = search::record(problem, test::algorithm_of("ids"), rules);
    RC_ASSERT(rounds_of(recording.trace) == expected);
    RC_ASSERT(recording.moves == answer);
}

// The goal lies at the limit of the last round either way. By the early test it is met when its
// parent is expanded, so that it is not taken, nor what is tried before it there.
RC_GTEST_PROP(IterativeDeepening, TakesLessByTheEarlyTest, ()) {
    const Problem problem = test::any_walk({2, 3}, 9);
    RC_PRE(problem.start != problem.goal);
    Rules rules = any_rules_with_late_test();
    const search::Algorithm& ids = test::algorithm_of("ids");
    const auto late = search::record(problem, ids, rules);
    rules.goal_test = search::GoalTest::WhenGenerated;
    const auto early = search::record(problem, ids, rules);
    RC_ASSERT(early.moves.size() == late.moves.size());
    RC_ASSERT(early.trace.rounds().back().bound == late.moves.size());
    RC_ASSERT(early.trace.rounds().size() == late.trace.rounds().size());
    RC_ASSERT(early.trace.final_counters().taken < late.trace.final_counters().taken);
}

/// What IdaStar counts, in the words of a recording: the successors it generates are taken here,
/// and so is the start.
std::vector<RoundCounts> counted(const search::IdaStar& search) {
    std::vector<RoundCounts> rounds;
    for (const search::IdaRound& round : search.rounds())
        rounds.push_back(
            {static_cast<std::uint32_t>(round.bound), round.expanded, round.generated + 1});
    return rounds;
}

RC_GTEST_PROP(IdaStarRounds, CountAsIdaStarDoes, ()) {
    const puzzle::Shape shape = test::any_shape();
    const Problem problem = test::any_walk(shape, 20);
    Rules rules = test::any_rules();
    rules.goal_test = search::GoalTest::WhenTaken;
    rules.duplicate_check = DuplicateCheck::NoUndoing;
    search::IdaStar plain(problem, rules);
    RC_PRE(search::search_on(plain, 20'000) == Outcome::Solved);
    const auto recording = search::record(problem, test::algorithm_of("idastar"), rules);
    RC_ASSERT(rounds_of(recording.trace) == counted(plain));
    RC_ASSERT(recording.moves == plain.line());
}

Count textbook(std::string_view algorithm, const Problem& problem,
               std::optional<int> limit = std::nullopt) {
    Rules rules = search::textbook_rules(test::algorithm_of(algorithm));
    if (limit) rules.depth_limit = static_cast<std::uint8_t>(*limit);
    return search::count(problem, test::algorithm_of(algorithm), rules);
}

TEST(DepthLimited, OfLessonL14) {
    const Problem problem = test::problem_of("283104765", "123804765");
    const Count four = textbook("dls", problem, 4);
    EXPECT_EQ(four.counters.expanded, 9u);
    EXPECT_EQ(four.counters.taken, 14u);
    EXPECT_EQ(puzzle::letters(four.result.moves), "uldr");
    const Count three = textbook("dls", problem, 3);
    EXPECT_EQ(three.result.outcome, Outcome::CutOff);
    EXPECT_TRUE(three.result.moves.empty());
}

TEST(IdaStarRounds, OfLessonL14) {
    const auto record = [](const char* start) {
        const search::Algorithm& algorithm = test::algorithm_of("idastar");
        return search::record(test::problem_of(start, "123804765"), algorithm,
                              search::textbook_rules(algorithm));
    };
    const auto easy = record("283104765");
    ASSERT_EQ(easy.trace.rounds().size(), 1u);
    EXPECT_EQ(easy.trace.rounds().front().bound, 4u);
    EXPECT_EQ(easy.trace.final_counters().expanded, 4u);
    EXPECT_EQ(puzzle::letters(easy.moves), "uldr");

    const auto hard = record("216408753");
    std::vector<std::uint32_t> bounds;
    std::vector<std::uint64_t> expanded;
    for (const RoundCounts& round : rounds_of(hard.trace)) {
        bounds.push_back(round.bound);
        expanded.push_back(round.expanded);
    }
    EXPECT_EQ(bounds, (std::vector<std::uint32_t>{12, 14, 16, 18}));
    EXPECT_EQ(expanded, (std::vector<std::uint64_t>{6, 19, 80, 100}));
    EXPECT_EQ(hard.moves.size(), 18u);
}

// Korf 1985 counts the successors looked at over all rounds, and one for the start.
TEST(IdaStarRounds, CountAsKorfPublished) {
    int checked = 0;
    for (const test::KorfInstance& instance : test::korfs_instances()) {
        if (instance.generated >= 1'000'000) continue;
        SCOPED_TRACE(instance.number);
        const search::Algorithm& algorithm = test::algorithm_of("idastar");
        Rules rules = search::textbook_rules(algorithm);
        rules.order = test::order_of("ULRD");
        const auto recording = search::record(instance.problem, algorithm, rules);
        EXPECT_EQ(recording.moves.size(), instance.moves);
        const std::size_t rounds = recording.trace.rounds().size();
        EXPECT_EQ(recording.trace.final_counters().taken - rounds + 1, instance.generated);
        ++checked;
    }
    EXPECT_GE(checked, 2);  // numbers 12, 42 and 79 of his table have fewer than a million
}

// Where the rules would mark boards, a search in rounds leaves out the move straight back.
RC_GTEST_PROP(Rounds, MarkNoBoards, ()) {
    const Problem problem = test::any_walk({2, 3}, 9);
    Rules rules = any_rules_with_late_test();
    for (const char* name : {"dls", "ids", "idastar"}) {
        const search::Algorithm& algorithm = test::algorithm_of(name);
        rules.duplicate_check = DuplicateCheck::AtExpansion;
        const Count marking = search::count(problem, algorithm, rules, 5000);
        rules.duplicate_check = DuplicateCheck::NoUndoing;
        const Count not_undoing = search::count(problem, algorithm, rules, 5000);
        RC_ASSERT(marking.counters == not_undoing.counters);
        RC_ASSERT(marking.result.moves == not_undoing.result.moves);
    }
}

}  // namespace
}  // namespace statescope
