#include "puzzle/move_list.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <string>
#include <string_view>

#include "tests/support/boards.hpp"
#include "tests/support/cases.hpp"

namespace statescope::puzzle {
namespace {

using test::board_of;

constexpr Shape three_by_three{3, 3};
constexpr std::array<MoveMeaning, 3> meanings{MoveMeaning::Blank, MoveMeaning::Tile,
                                              MoveMeaning::Number};

/// The digits of the board a list leads to, or the sentence on the first illegal move.
std::string leads_to(std::string_view list, std::string_view start, MoveMeaning meaning) {
    const CheckedMoves checked = check_moves(list, board_of(start), three_by_three, meaning);
    if (checked.illegal) return checked.illegal->sentence;
    std::string digits;
    for (const int number : test::numbers_of(checked.end, three_by_three))
        digits += static_cast<char>('0' + number);
    return digits;
}

// IF-HDU1043-3: "unique optimal path rdr"; IF-CODEIT: tile numbers 6 8 5 6, blank's moves lurd.
TEST(CheckMoves, KnowsTheAnswersOfJudgesInTheirMeaning) {
    EXPECT_EQ(leads_to("rdr", "123046758", MoveMeaning::Blank), "123456780");
    EXPECT_EQ(leads_to("lul", "123046758", MoveMeaning::Tile), "123456780");
    EXPECT_EQ(leads_to("4 5 8", "123046758", MoveMeaning::Number), "123456780");
    EXPECT_EQ(leads_to("[6,8,5,6]", "123485760", MoveMeaning::Number), "123456780");
    EXPECT_EQ(leads_to("lurd", "123485760", MoveMeaning::Blank), "123456780");
    EXPECT_EQ(leads_to("ULDR", "123468750", MoveMeaning::Blank), "123456780");
    EXPECT_EQ(leads_to("5\n←\n↓\n↓\n→\n→\n", "203156478", MoveMeaning::Blank), "123456780");
    EXPECT_EQ(leads_to("['Up', 'Left', 'Left']", "125340678", MoveMeaning::Blank), "012345678");
    EXPECT_EQ(leads_to("RIGHT -> UP -> RIGHT", "142053678", MoveMeaning::Blank), "120543678");
    EXPECT_EQ(leads_to("", "123456780", MoveMeaning::Blank), "123456780");
}

TEST(CheckMoves, EveryPathOfTheCasesIsLegalAsMovesOfTheBlank) {
    int paths = 0;
    for (const test::Case& each : test::all_cases()) {
        const auto path = each.value("blank_path");
        const auto parsed = each.value("parsed");
        if (!path || !parsed || each.goal.empty() || each.goal == "-") continue;
        const Board start = test::read_board(*parsed, *each.shape).board;
        const CheckedMoves checked = check_moves(*path, start, *each.shape, MoveMeaning::Blank);
        EXPECT_FALSE(checked.illegal) << each.id << ": " << checked.illegal->sentence;
        EXPECT_EQ(checked.end, test::read_board(each.goal, *each.shape).board) << each.id;
        ++paths;
    }
    EXPECT_GE(paths, 10);
}

TEST(CheckMoves, NamesTheFirstIllegalMove) {
    EXPECT_EQ(leads_to("rdrr", "123046758", MoveMeaning::Blank),
              "move 4, 'r' (line 1, column 4), takes the blank over the edge: it can't go right");
    EXPECT_EQ(leads_to("lu\nru", "123046758", MoveMeaning::Tile),
              "move 4, 'u' (line 2, column 2), needs a tile that can go up, and there is none");
    EXPECT_EQ(leads_to("4 8", "123046758", MoveMeaning::Number),
              "move 2, '8' (line 1, column 3), is a tile that is not beside the blank");
    EXPECT_EQ(leads_to("4 9", "123046758", MoveMeaning::Number),
              "move 2, '9' (line 1, column 3), is no tile: they are 1 to 8");
    EXPECT_EQ(leads_to("r d x", "123046758", MoveMeaning::Blank),
              "move 3, 'x' (line 1, column 5), is no direction");
    EXPECT_EQ(leads_to("rdr", "123046758", MoveMeaning::Number),
              "move 1, 'r' (line 1, column 1), is not the number of a tile");
    EXPECT_EQ(leads_to(std::string(1'000'000, 'q'), "123046758", MoveMeaning::Blank),
              "move 1, 'qqqqqqqqqqqq...' (line 1, column 1), is no direction");
}

RC_GTEST_PROP(MovesText, IsReadBackInItsMeaning, ()) {
    const Shape shape = test::any_shape();
    const Board start = test::any_board(shape);
    Board board = start;
    std::vector<Move> moves;
    for (const Move move : *rc::gen::container<std::vector<Move>>(
             rc::gen::element(Move::Up, Move::Down, Move::Left, Move::Right))) {
        const auto next = moved(board, shape, move);
        if (!next) continue;
        board = *next;
        moves.push_back(move);
    }
    for (const MoveMeaning meaning : meanings) {
        const CheckedMoves checked =
            check_moves(moves_text(moves, start, shape, meaning), start, shape, meaning);
        RC_ASSERT(!checked.illegal.has_value());
        RC_ASSERT(checked.moves == moves);
        RC_ASSERT(checked.end == board);
    }
}

}  // namespace
}  // namespace statescope::puzzle
