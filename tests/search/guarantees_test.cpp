#include "search/guarantees.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzle/distances.hpp"
#include "search/catalogue.hpp"
#include "tests/support/searches.hpp"

namespace statescope {
namespace {

using search::Algorithm;
using search::answers_are_shortest;
using search::Rules;

RC_GTEST_PROP(ShortestAnswers, AreShortest, ()) {
    // The trap of document 3 and boards of all depths up to some that take a while.
    const search::Problem problem = test::any_walk({3, 3}, 16);
    const Algorithm& algorithm = test::any_algorithm();
    const Rules rules = test::any_rules();
    const auto recording = search::record(problem, algorithm, rules, 20'000);
    if (recording.trace.outcome() != trace::Outcome::Solved) return;
    if (!answers_are_shortest(recording.trace.head().order, rules)) return;
    const puzzle::DistanceTable distances(problem.goal, problem.shape);
    RC_ASSERT(static_cast<int>(recording.moves.size()) ==
              distances.distance(problem.start).value());
}

TEST(ShortestAnswers, AreNotPromisedByDocument3) {
    const search::Problem trap = test::problem_of("135408762", "123456780");
    const auto promised = [&](std::string_view name) {
        const Algorithm& algorithm = test::algorithm_of(name);
        const auto recording = search::record(trap, algorithm, algorithm.document_rules);
        return answers_are_shortest(recording.trace.head().order, algorithm.document_rules);
    };
    EXPECT_TRUE(promised("bfs"));
    EXPECT_TRUE(promised("bfs-parent"));
    EXPECT_TRUE(promised("astar"));
    EXPECT_FALSE(promised("astar-cantor"));
}

TEST(ShortestAnswers, ArePromisedByWhatTheHeuristicClaims) {
    const Algorithm& algorithm = test::algorithm_of("astar");
    const auto recording = search::record(test::problem_of("283104765", "123804765"), algorithm,
                                          search::textbook_rules(algorithm));
    const auto promised = [&](search::HeuristicId heuristic, search::DuplicateCheck check,
                              search::BetterG better_g) {
        Rules rules;
        rules.heuristic = heuristic;
        rules.duplicate_check = check;
        rules.better_g = better_g;
        return answers_are_shortest(recording.trace.head().order, rules);
    };
    using enum search::DuplicateCheck;
    constexpr auto update = search::BetterG::Update;
    constexpr auto ignore = search::BetterG::Ignore;
    constexpr auto manhattan = search::HeuristicId::Manhattan;
    constexpr auto only_admissible = search::HeuristicId::ManhattanCheckerboard;
    constexpr auto says_too_much = search::HeuristicId::Nilsson;
    EXPECT_TRUE(promised(manhattan, AtExpansion, ignore));
    EXPECT_FALSE(promised(manhattan, AtGeneration, ignore));
    EXPECT_TRUE(promised(only_admissible, AtGeneration, update));
    EXPECT_TRUE(promised(only_admissible, None, ignore));
    EXPECT_TRUE(promised(only_admissible, NoUndoing, ignore));
    EXPECT_FALSE(promised(only_admissible, AtExpansion, ignore)) << "lesson L13";
    EXPECT_FALSE(promised(says_too_much, AtGeneration, update)) << "lesson L12";
}

}  // namespace
}  // namespace statescope
