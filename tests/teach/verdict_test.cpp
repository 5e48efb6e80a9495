#include "teach/verdict.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzle/solvability.hpp"
#include "tests/support/searches.hpp"
#include "tests/teach/english.hpp"

namespace statescope::teach {
namespace {

using testing::HasSubstr;

Verdict of(std::string_view start, std::string_view goal) {
    return verdict(phrases, test::board_of(start), test::board_of(goal), {3, 3});
}

TEST(Verdict, TextbookBoardIsSolvable) {
    const Verdict textbook = of("283104765", "123804765");
    EXPECT_TRUE(textbook.solvable);
    EXPECT_EQ(textbook.answer, "yes");
    EXPECT_EQ(textbook.why,
              "11 and 7 are both odd: no move changes that, so the goal can be reached.");
    EXPECT_THAT(textbook.rule, HasSubstr("past an even number of others"));
}

TEST(Verdict, TextbookBoardWithTwoTilesSwappedIsNot) {
    const Verdict swapped = of("283104756", "123804765");
    EXPECT_FALSE(swapped.solvable);
    EXPECT_EQ(swapped.answer, "no");
    EXPECT_EQ(swapped.why,
              "10 is even and 7 is odd: no move changes that, so the goal cannot be reached.");
}

TEST(Verdict, DependsOnTheGoal) {
    EXPECT_EQ(of("134802765", "123456780").why,
              "9 is odd and 0 is even: no move changes that, so the goal cannot be reached.");
    EXPECT_EQ(of("134802765", "123804765").why,
              "9 and 7 are both odd: no move changes that, so the goal can be reached.");
    EXPECT_EQ(of("234150768", "123456780").why,
              "4 and 0 are both even: no move changes that, so the goal can be reached.");
}

TEST(Verdict, SameBoardNeedsNoParity) {
    EXPECT_EQ(of("283104765", "283104765").why, "Start and goal are the same board.");
    EXPECT_TRUE(of("283104765", "283104765").solvable);
}

TEST(Verdict, AddsTheBlanksRowWithAnEvenNumberOfColumns) {
    // The ordered 15-puzzle after one move up: 12 stands behind 13, 14 and 15.
    const puzzle::Shape shape{4, 4};
    const puzzle::Board goal = puzzle::ordered_board(shape);
    const puzzle::Board up = puzzle::moved(goal, shape, puzzle::Move::Up).value();
    const Verdict one_up = verdict(phrases, up, goal, shape);
    EXPECT_TRUE(one_up.solvable);
    EXPECT_THAT(one_up.why, HasSubstr("3 + row 3 = 6 and 0 + row 4 = 4 are both even."));
    EXPECT_THAT(one_up.rule, HasSubstr("past an odd number of others"));

    // Sam Loyd's: 14 and 15 swapped.
    const Verdict loyd = verdict(phrases, goal.swapped(13, 14), goal, shape);
    EXPECT_FALSE(loyd.solvable);
    EXPECT_THAT(loyd.why, HasSubstr("1 + row 4 = 5 is odd and 0 + row 4 = 4 is even."));
    EXPECT_THAT(loyd.why, HasSubstr("cannot be reached"));
}

RC_GTEST_PROP(Verdict, SaysWhatTheParityDecides, ()) {
    const puzzle::Shape shape = test::any_shape();
    const puzzle::Board start = test::any_board(shape);
    const puzzle::Board goal = test::any_board(shape);
    const bool solvable = puzzle::solvability(start, goal, shape).solvable;
    const Verdict said = verdict(phrases, start, goal, shape);
    RC_ASSERT(said.solvable == solvable);
    RC_ASSERT(said.answer == (solvable ? "yes" : "no"));
    if (start == goal) return;
    const bool can = said.why.find("can be reached") != std::string::npos;
    const bool cannot = said.why.find("cannot be reached") != std::string::npos;
    RC_ASSERT(can == solvable);
    RC_ASSERT(cannot == !solvable);
}

TEST(Repair, NamesTheTilesItSwaps) {
    const puzzle::Shape shape{3, 3};
    const puzzle::Board before = test::board_of("283104756");
    EXPECT_EQ(puzzle::made_solvable(before, shape), test::board_of("283104765"));
    EXPECT_EQ(repair_offer(phrases, before, shape), "Swaps tiles 5 and 6 of the start.");
    EXPECT_THAT(repair_sentence(phrases, before, shape),
                HasSubstr("Tiles 5 and 6 of the start were swapped."));
}

}  // namespace
}  // namespace statescope::teach
