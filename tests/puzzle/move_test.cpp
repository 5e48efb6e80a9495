#include "puzzle/move.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "tests/support/boards.hpp"

namespace statescope::puzzle {
namespace {

using test::any_board;
using test::any_shape;
using test::board_of;

static_assert(opposite(Move::Up) == Move::Down && opposite(Move::Left) == Move::Right);
static_assert(target({3, 3}, 4, Move::Up) == 1 && target({3, 3}, 4, Move::Down) == 7);
static_assert(target({3, 3}, 4, Move::Left) == 3 && target({3, 3}, 4, Move::Right) == 5);

TEST(Move, HasALetterBothWays) {
    EXPECT_EQ(letter(Move::Up), 'U');
    EXPECT_EQ(letter(Move::Down), 'D');
    EXPECT_EQ(letter(Move::Left), 'L');
    EXPECT_EQ(letter(Move::Right), 'R');
    for (const Move move : all_moves) {
        EXPECT_EQ(move_of_letter(letter(move)), move);
        EXPECT_EQ(move_of_letter(static_cast<char>(letter(move) | 0x20)), move);
    }
    for (const char other : {'N', 'x', ' ', '1', '\0'}) {
        EXPECT_EQ(move_of_letter(other), std::nullopt) << other;
    }
}

TEST(Target, StopsAtTheBorders) {
    const Shape shape{2, 3};
    EXPECT_EQ(target(shape, 1, Move::Up), -1);
    EXPECT_EQ(target(shape, 1, Move::Down), 4);
    EXPECT_EQ(target(shape, 4, Move::Down), -1);
    EXPECT_EQ(target(shape, 2, Move::Right), -1);  // not on to cell 3 of the next row
    EXPECT_EQ(target(shape, 3, Move::Left), -1);   // not back to cell 2
}

TEST(Moved, MovesTheBlank) {
    const Shape shape{3, 3};
    const Board board = board_of("283104765");
    EXPECT_EQ(moved(board, shape, Move::Up), board_of("203184765"));
    EXPECT_EQ(moved(board, shape, Move::Down), board_of("283164705"));
    EXPECT_EQ(moved(board, shape, Move::Left), board_of("283014765"));
    EXPECT_EQ(moved(board, shape, Move::Right), board_of("283140765"));
    EXPECT_EQ(moved(board_of("120453786"), shape, Move::Right), std::nullopt);
}

TEST(Moved, WalksTheSampleAnswerOfHdu1043) {
    const Shape shape{3, 3};
    Board board = board_of("234150768");
    for (const char name : std::string("ullddrurdllurdruldr")) {
        const std::optional<Board> next = moved(board, shape, move_of_letter(name).value());
        ASSERT_TRUE(next);
        board = *next;
    }
    EXPECT_EQ(board, ordered_board(shape));
}

RC_GTEST_PROP(Moved, TheOppositeMoveGoesBack, ()) {
    const Shape shape = any_shape();
    const Board board = any_board(shape);
    const Move move = *rc::gen::elementOf(all_moves);
    const std::optional<Board> there = moved(board, shape, move);
    RC_PRE(there.has_value());
    RC_ASSERT(moved(*there, shape, opposite(move)) == board);
}

RC_GTEST_PROP(Moved, ABoardHasTwoToFourMoves, ()) {
    const Shape shape = any_shape();
    const Board board = any_board(shape);
    const auto legal = std::count_if(all_moves.begin(), all_moves.end(), [&](Move move) {
        return moved(board, shape, move).has_value();
    });
    const int row = shape.row(board.blank());
    const int column = shape.column(board.blank());
    const int vertical = row == 0 || row == shape.rows - 1 ? 1 : 2;
    const int horizontal = column == 0 || column == shape.columns - 1 ? 1 : 2;
    RC_ASSERT(legal == vertical + horizontal);
}

TEST(MoveOrder, ReadsFourLettersInAnyCaseWithOrWithoutSpaces) {
    const auto order = MoveOrder::parse("l u r D ");
    ASSERT_TRUE(order);
    EXPECT_EQ(order->text(), "LURD");
    EXPECT_EQ(*order, textbook_order);
    EXPECT_EQ(std::vector<Move>(order->begin(), order->end()),
              (std::vector<Move>{Move::Left, Move::Up, Move::Right, Move::Down}));
}

TEST(MoveOrder, RefusesWhatIsNotAPermutation) {
    for (const char* text : {"", "LUR", "LURR", "LURDU", "LURX", "L,U,R,D", "left"}) {
        EXPECT_EQ(MoveOrder::parse(text), std::nullopt) << text;
    }
}

TEST(MoveOrder, ThereAre24InAlphabeticalOrder) {
    std::vector<std::string> texts;
    for (const MoveOrder& order : all_move_orders()) {
        texts.push_back(order.text());
        EXPECT_EQ(MoveOrder::parse(order.text()), order);
    }
    EXPECT_EQ(texts.front(), "DLRU");
    EXPECT_EQ(texts.back(), "URLD");
    EXPECT_TRUE(std::is_sorted(texts.begin(), texts.end()));
    EXPECT_EQ(std::set<std::string>(texts.begin(), texts.end()).size(), 24u);
}

TEST(Letters, WritesMovesAsTheJudgesDo) {
    EXPECT_EQ(letters(std::vector<Move>{Move::Up, Move::Left, Move::Down, Move::Right}), "uldr");
    EXPECT_EQ(letters(std::vector<Move>{}), "");
}

}  // namespace
}  // namespace statescope::puzzle
