#include "study/dominance.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "search/heuristics/heuristic.hpp"
#include "tests/support/boards.hpp"

namespace statescope::study {
namespace {

using search::HeuristicId;

class DominanceTest : public testing::Test {
  protected:
    Dominance compare(HeuristicId first, HeuristicId second) const {
        return compare_heuristics(space, *estimator(first), *estimator(second)).value();
    }
    std::unique_ptr<const search::Estimator> estimator(HeuristicId id) const {
        return search::make_estimator(search::heuristic(id), space.goal(), space.shape());
    }

    ReachableSpace space{test::board_of("123456780"), test::three_by_three};
};

// Each of these follows from the definitions: a tile that is out of place is at least one step
// away, a straight line is never longer, conflicts only add, nothing exceeds the distance.
TEST_F(DominanceTest, FollowsTheDefinitions) {
    using enum HeuristicId;
    const std::vector<std::pair<HeuristicId, HeuristicId>> pairs{
        {Manhattan, Misplaced},       {Manhattan, Euclidean}, {LinearConflict, Manhattan},
        {WalkingDistance, Manhattan}, {Gaschnig, Misplaced},  {LinearConflictPairs, LinearConflict},
        {Perfect, LinearConflict},    {Misplaced, None}};
    for (const auto& [larger, smaller] : pairs) {
        SCOPED_TRACE(std::string(search::heuristic(larger).name));
        const Dominance dominance = compare(larger, smaller);
        EXPECT_EQ(dominance.boards, 181'440u);
        EXPECT_TRUE(dominance.first_dominates());
        EXPECT_FALSE(dominance.second_dominates());
        EXPECT_FALSE(dominance.nearest_first_less);
        ASSERT_TRUE(dominance.nearest_second_less);
        EXPECT_LT(dominance.nearest_second_less->second, dominance.nearest_second_less->first);
        const Dominance turned = compare(smaller, larger);
        EXPECT_EQ(turned.first_less, dominance.second_less);
        EXPECT_EQ(turned.nearest_first_less->board, dominance.nearest_second_less->board);
    }
}

// Neither of these is always the larger: each has a board on which it is less.
TEST_F(DominanceTest, OfTwoThatAreLessInTurn) {
    const auto manhattan = estimator(HeuristicId::Manhattan);
    const auto gaschnig = estimator(HeuristicId::Gaschnig);
    const Dominance dominance = compare_heuristics(space, *manhattan, *gaschnig).value();
    std::uint32_t first_less = 0;
    std::uint32_t second_less = 0;
    // In order of distance, then rank: the first of each kind is the one to be shown.
    std::optional<puzzle::Board> nearest_first_less;
    std::optional<puzzle::Board> nearest_second_less;
    for (int distance = 0; distance <= space.largest_distance(); ++distance) {
        for (const ReachableBoard& reached : space.boards()) {
            if (reached.distance != distance) continue;
            const int first = (*manhattan)(reached.board);
            const int second = (*gaschnig)(reached.board);
            first_less += first < second;
            second_less += second < first;
            if (first < second && !nearest_first_less) nearest_first_less = reached.board;
            if (second < first && !nearest_second_less) nearest_second_less = reached.board;
        }
    }
    EXPECT_GT(first_less, 0u);
    EXPECT_GT(second_less, 0u);
    EXPECT_EQ(dominance.first_less, first_less);
    EXPECT_EQ(dominance.second_less, second_less);
    EXPECT_FALSE(dominance.first_dominates() || dominance.second_dominates());
    EXPECT_EQ(dominance.nearest_first_less->board, nearest_first_less);
    EXPECT_EQ(dominance.nearest_second_less->board, nearest_second_less);
}

TEST_F(DominanceTest, OfAHeuristicAndItself) {
    const Dominance dominance = compare(HeuristicId::Manhattan, HeuristicId::Manhattan);
    EXPECT_TRUE(dominance.first_dominates() && dominance.second_dominates());
    EXPECT_FALSE(dominance.nearest_first_less || dominance.nearest_second_less);
}

TEST_F(DominanceTest, IsGivenUpWhenAsked) {
    const auto manhattan = estimator(HeuristicId::Manhattan);
    int asked = 0;
    const auto dominance =
        compare_heuristics(space, *manhattan, *manhattan, [&](double) { return ++asked < 3; });
    EXPECT_FALSE(dominance);
    EXPECT_EQ(asked, 3);
}

}  // namespace
}  // namespace statescope::study
