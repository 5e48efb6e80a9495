#include "study/branching.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>

namespace statescope::study {
namespace {

double branching(std::uint64_t successors, std::uint64_t moves) {
    return effective_branching_factor(successors, moves).value();
}

// A full tree holds b + b^2 + ... + b^d nodes below its root.
TEST(EffectiveBranchingFactor, IsThatOfAFullTree) {
    EXPECT_NEAR(branching(2046, 10), 2, 1e-9);
    EXPECT_NEAR(branching(120, 4), 3, 1e-9);
    EXPECT_NEAR(branching(7, 7), 1, 1e-9);
    EXPECT_NEAR(branching(3, 1), 3, 1e-9);
    EXPECT_EQ(effective_branching_factor(0, 0), std::nullopt);
}

// "If A* finds a solution at depth 5 using 52 nodes, then the effective branching factor is 1.92."
TEST(EffectiveBranchingFactor, IsThatOfTheBooksExample) {
    EXPECT_NEAR(branching(52, 5), 1.92, 0.005);
}

/// A row of the table of the 8-puzzle in Russell and Norvig, 4th edition, section 3.6: nodes
/// generated and b* by breadth-first search, A* misplaced and A* Manhattan, averages of 100 boards.
struct BookRow {
    std::uint64_t depth;
    std::array<std::uint64_t, 3> generated;
    std::array<double, 3> branching;
};
constexpr std::array<BookRow, 12> book{{
    {6, {128, 24, 19}, {2.01, 1.42, 1.34}},
    {8, {368, 48, 31}, {1.91, 1.40, 1.30}},
    {10, {1033, 116, 48}, {1.85, 1.43, 1.27}},
    {12, {2672, 279, 84}, {1.80, 1.45, 1.28}},
    {14, {6783, 678, 174}, {1.77, 1.47, 1.31}},
    {16, {17270, 1683, 364}, {1.74, 1.48, 1.32}},
    {18, {41558, 4102, 751}, {1.72, 1.49, 1.34}},
    {20, {91493, 9905, 1318}, {1.69, 1.50, 1.34}},
    {22, {175921, 22955, 2548}, {1.66, 1.50, 1.34}},
    {24, {290082, 53039, 5733}, {1.62, 1.50, 1.36}},
    {26, {395355, 110372, 10080}, {1.58, 1.50, 1.35}},
    {28, {463234, 202565, 22055}, {1.53, 1.49, 1.36}},
}};

// The nodes are averages themselves, rounded: half a unit of the last place, and a little.
TEST(EffectiveBranchingFactor, IsThatOfTheBooksTable) {
    for (const BookRow& row : book) {
        for (std::size_t search = 0; search < 3; ++search) {
            EXPECT_NEAR(branching(row.generated.at(search), row.depth), row.branching.at(search),
                        0.0065)
                << "depth " << row.depth << ", search " << search;
        }
    }
}

// The runs of lesson L09 and what an independent program made of them.
TEST(EffectiveBranchingFactor, IsThatOfTheLessons) {
    EXPECT_NEAR(branching(812, 9), 1.94, 0.005);
    EXPECT_NEAR(branching(88, 9), 1.45, 0.005);
    EXPECT_NEAR(branching(41, 9), 1.30, 0.005);
    EXPECT_NEAR(branching(4030, 12), 1.87, 0.005);
    EXPECT_NEAR(branching(68'056, 18), 1.77, 0.005);
    EXPECT_NEAR(branching(4782, 18), 1.51, 0.005);
    EXPECT_NEAR(branching(618, 18), 1.32, 0.005);
}

// A depth-first search's answer: b* just above 1, whose powers put together exceed N by none.
TEST(EffectiveBranchingFactor, IsWorkedOutForLongAnswers) {
    constexpr std::uint64_t moves = 95'150;
    constexpr std::uint64_t successors = 392'000;
    const double b = branching(successors, moves);
    double sum = 0;
    double power = 1;
    for (std::uint64_t level = 0; level < moves; ++level)
        sum += power *= b;
    EXPECT_GT(b, 1);
    EXPECT_NEAR(sum, successors, 1);
}

}  // namespace
}  // namespace statescope::study
