// A start and its goal in one text.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <string_view>

#include "puzzle/board_text.hpp"
#include "tests/support/boards.hpp"

namespace statescope::puzzle {
namespace {

using test::any_board;
using test::any_shape;

std::string pair_in(std::string_view text, std::optional<Shape> shape = std::nullopt) {
    const auto pair = parse_pair(text, shape);
    if (!pair) return "none";
    return board_inline(pair->start, pair->shape) + " -> " + board_inline(pair->goal, pair->shape);
}

const std::string the_pair = "2 8 3 / 1 0 4 / 7 6 5 -> 1 2 3 / 8 0 4 / 7 6 5";

TEST(ParsePair, ReadsTheFormsOfJudgesAndLessons) {
    EXPECT_EQ(pair_in("283104765\n123804765\n"), the_pair);
    EXPECT_EQ(pair_in("2831x4765 123804765"), the_pair);
    EXPECT_EQ(pair_in("283104765 -> 123804765"), the_pair);
    EXPECT_EQ(pair_in("283104765 → 123804765"), the_pair);
    EXPECT_EQ(pair_in("2 8 3\n1 0 4\n7 6 5\n\n1 2 3\n8 0 4\n7 6 5\n"), the_pair);
    EXPECT_EQ(pair_in("2 8 3\n1 0 4\n7 6 5\n1 2 3\n8 0 4\n7 6 5\n"), the_pair);
    EXPECT_EQ(pair_in("283\n1B4\n765\n\n123\n8B4\n765"), the_pair);
    EXPECT_EQ(pair_in("2 8 3 1 0 4 7 6 5 1 2 3 8 0 4 7 6 5"), the_pair);
    EXPECT_EQ(pair_in("3\n2 8 3\n1 0 4\n7 6 5\n\n3\n1 2 3\n8 0 4\n7 6 5\n"), the_pair);
    EXPECT_EQ(pair_in("START 3 12\n2 8 3\n1 X 4\n7 6 5\n1 2 3\n8 X 4\n7 6 5\nEND"), the_pair);
    EXPECT_EQ(pair_in("Start state\n2 8 3\n1 0 4\n7 6 5\nGoal state\n1 2 3\n8 0 4\n7 6 5"),
              the_pair);
    EXPECT_EQ(pair_in("start: 2 8 3 1 0 4 7 6 5 goal: 1 2 3 8 0 4 7 6 5"), the_pair);
    EXPECT_EQ(pair_in("初始：２８３１０４７６５　目标：１２３８０４７６５"), the_pair);
    EXPECT_EQ(pair_in("[2,8,3,1,0,4,7,6,5], [1,2,3,8,0,4,7,6,5]"), the_pair);
    EXPECT_EQ(pair_in("[[[2,8,3],[1,0,4],[7,6,5]],[[1,2,3],[8,0,4],[7,6,5]]]"), the_pair);
    EXPECT_EQ(pair_in(R"({"start": [[2,8,3],[1,0,4],[7,6,5]], "goal": [[1,2,3],[8,0,4],[7,6,5]]})"),
              the_pair);
}

TEST(ParsePair, KnowsEachBlankByItself) {
    EXPECT_EQ(pair_in("2 8 3 1 9 4 7 6 5\n1 2 3 8 -1 4 7 6 5"), the_pair);
    EXPECT_EQ(pair_in("2 8 3\n1   4\n7 6 5\n\n1 2 3\n8   4\n7 6 5"), the_pair);
}

TEST(ParsePair, LetsOneBoardTellTheShapeOfTheOther) {
    EXPECT_EQ(pair_in("4 1 2 5 0 3\n\n1 2\n3 4\n5 0"), "4 1 / 2 5 / 0 3 -> 1 2 / 3 4 / 5 0");
    EXPECT_EQ(pair_in("4 1 2 5 0 3\n1 2 3 4 5 0", Shape{3, 2}),
              "4 1 / 2 5 / 0 3 -> 1 2 / 3 4 / 5 0");
}

TEST(ParsePair, TakesNothingElseForOne) {
    for (const std::string_view text : {"", "283104765", "2 8 3\n1 0 4\n7 6 5", "1 2 3 0 4 5 6 7",
                                        "283104765\n123804765\n123456780",
                                        "2 8 3 1 0 4 7 6 5\n1 2 3 4", "283104765\n123804766"}) {
        EXPECT_EQ(pair_in(text), "none") << text;
    }
}

RC_GTEST_PROP(ParsePair, ReadsBackWhatIsPrinted, ()) {
    const Shape shape = any_shape();
    const Board start = any_board(shape);
    const Board goal = any_board(shape);
    const auto between = *rc::gen::element<std::string>("\n", "\n\n", "\n->\n", "\nGoal:\n");
    const auto pair = parse_pair(board_rows(start, shape) + between + board_rows(goal, shape));
    RC_ASSERT(pair.has_value());
    RC_ASSERT(pair->start == start);
    RC_ASSERT(pair->goal == goal);
    RC_ASSERT(pair->shape == shape);
}

}  // namespace
}  // namespace statescope::puzzle
