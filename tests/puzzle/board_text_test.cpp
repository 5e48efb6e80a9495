#include "puzzle/board_text.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/boards.hpp"
#include "tests/support/cases.hpp"

namespace statescope::puzzle {
namespace {

using test::any_board;
using test::any_shape;
using test::board_of;

/// What a text was read as, for comparing and for messages: "2x2: 1 2 / 3 0", or the sentence.
std::string reading(std::string_view text, std::optional<Shape> shape = std::nullopt) {
    const BoardTextResult result = parse_board(text, shape);
    if (const auto* error = std::get_if<BoardTextError>(&result)) return error->sentence;
    const ParsedBoard& parsed = std::get<ParsedBoard>(result);
    return std::to_string(parsed.shape.rows) + "x" + std::to_string(parsed.shape.columns) + ": " +
           board_inline(parsed.board, parsed.shape);
}

TEST(ParseBoard, ReadsTheFormsOfTheDocuments) {
    const std::string expected = "3x3: 2 8 3 / 1 0 4 / 7 6 5";
    EXPECT_EQ(reading("2 8 3 1 0 4 7 6 5"), expected);
    EXPECT_EQ(reading("2 8 3\n1 0 4\n7 6 5\n"), expected);
    EXPECT_EQ(reading("2 8 3 1 x 4 7 6 5"), expected);
    EXPECT_EQ(reading("2 8 3 1 X 4 7 6 5"), expected);
    EXPECT_EQ(reading("2,8,3,1,0,4,7,6,5"), expected);
    EXPECT_EQ(reading("283104765"), expected);
    EXPECT_EQ(reading("2831x4765"), expected);
    EXPECT_EQ(reading("283\n1x4\n765"), expected);
    EXPECT_EQ(reading("283 104 765"), expected);
}

TEST(ParseBoard, TakesSpacesTabsCommasAndLineEndsOfEveryKind) {
    const std::string expected = "3x3: 2 8 3 / 1 0 4 / 7 6 5";
    EXPECT_EQ(reading("2 8 3\r\n1 0 4\r\n7 6 5\r\n"), expected);
    EXPECT_EQ(reading("2 8 3\r1 0 4\r7 6 5\r"), expected);
    EXPECT_EQ(reading("\n\n \t\n  2\t8  3 \n\n 1 ,0, 4\t\n7,6,5,\n\n"), expected);
    EXPECT_EQ(reading("2\n8\n3\n1\n0\n4\n7\n6\n5\n"), expected);
    EXPECT_EQ(reading(" 283104765\r\n"), expected);
}

TEST(ParseBoard, TakesTheShapeFromTheRows) {
    EXPECT_EQ(reading("1 2\n3 4\n5 0"), "3x2: 1 2 / 3 4 / 5 0");
    EXPECT_EQ(reading("1 2\r3 4\r5 0"), "3x2: 1 2 / 3 4 / 5 0");
    EXPECT_EQ(reading("1 2\r\n3 4\r\n5 0"), "3x2: 1 2 / 3 4 / 5 0");
    EXPECT_EQ(reading("1 2 3\n4 5 0"), "2x3: 1 2 3 / 4 5 0");
    EXPECT_EQ(reading("12\n34\n56\n70"), "4x2: 1 2 / 3 4 / 5 6 / 7 0");
    EXPECT_EQ(reading("1 2 3\n4 5 6\n7 8 9\n10 11 0"), "4x3: 1 2 3 / 4 5 6 / 7 8 9 / 10 11 0");
}

TEST(ParseBoard, TakesTheUsualShapeOfACount) {
    EXPECT_EQ(reading("1 2 3 0"), "2x2: 1 2 / 3 0");
    EXPECT_EQ(reading("1 2 3 4 5 0"), "2x3: 1 2 3 / 4 5 0");
    EXPECT_EQ(reading("1 2 3 4 5 6 7 0"), "2x4: 1 2 3 4 / 5 6 7 0");
    EXPECT_EQ(reading("1 2 3 4 5 6 7 8 9 10 11 0"), "3x4: 1 2 3 4 / 5 6 7 8 / 9 10 11 0");
    EXPECT_EQ(reading("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0"),
              "4x4: 1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 15 0");
}

TEST(ParseBoard, AGivenShapeDecidesWhatACountLeavesOpen) {
    EXPECT_EQ(reading("1 2 3 4 5 0", Shape{3, 2}), "3x2: 1 2 / 3 4 / 5 0");
    EXPECT_EQ(reading("123450", Shape{3, 2}), "3x2: 1 2 / 3 4 / 5 0");
    EXPECT_EQ(reading("1\n2\n3\n4\n5\n0", Shape{3, 2}), "3x2: 1 2 / 3 4 / 5 0");
    EXPECT_EQ(reading("1 2 3 4 5 6 7 0", Shape{4, 2}), "4x2: 1 2 / 3 4 / 5 6 / 7 0");
}

TEST(ParseBoard, KeepsALeadingZero) {
    EXPECT_EQ(reading("013824765"), "3x3: 0 1 3 / 8 2 4 / 7 6 5");
    EXPECT_EQ(reading("0123"), "2x2: 0 1 / 2 3");
    EXPECT_EQ(reading("01 02 03 04 05 06 07 08 00"), "3x3: 1 2 3 / 4 5 6 / 7 8 0");
}

RC_GTEST_PROP(ParseBoard, ReadsBackWhatIsPrinted, ()) {
    const Shape shape = any_shape();
    const Board board = any_board(shape);
    const BoardTextResult line = parse_board(board_text(board, shape), shape);
    RC_ASSERT(std::holds_alternative<ParsedBoard>(line));
    RC_ASSERT(std::get<ParsedBoard>(line).board == board);

    const BoardTextResult rows = parse_board(board_rows(board, shape));
    RC_ASSERT(std::holds_alternative<ParsedBoard>(rows));
    RC_ASSERT(std::get<ParsedBoard>(rows).board == board);
    RC_ASSERT(std::get<ParsedBoard>(rows).shape == shape);
}

RC_GTEST_PROP(ParseBoard, ReadsDigitsWithoutSeparatorsInEveryShapeThatHasThem, ()) {
    const Shape shape = any_shape();
    RC_PRE(shape.cells() <= 10);
    const Board board = any_board(shape);
    std::string digits;
    std::string rows;
    for (int cell = 0; cell < shape.cells(); ++cell) {
        if (cell > 0 && shape.column(cell) == 0) rows += '\n';
        digits += static_cast<char>('0' + board.at(cell));
        rows += board.at(cell) == 0 ? 'x' : static_cast<char>('0' + board.at(cell));
    }
    const BoardTextResult line = parse_board(digits, shape);
    RC_ASSERT(std::holds_alternative<ParsedBoard>(line));
    RC_ASSERT(std::get<ParsedBoard>(line).board == board);

    const BoardTextResult lines = parse_board(rows);
    RC_ASSERT(std::holds_alternative<ParsedBoard>(lines));
    RC_ASSERT(std::get<ParsedBoard>(lines).board == board);
    RC_ASSERT(std::get<ParsedBoard>(lines).shape == shape);
}

RC_GTEST_PROP(ParseBoard, SurvivesAnyText, (const std::string& text)) {
    const BoardTextResult result = parse_board(text);
    if (const auto* error = std::get_if<BoardTextError>(&result)) {
        RC_ASSERT(!error->sentence.empty());
    } else {
        const ParsedBoard& parsed = std::get<ParsedBoard>(result);
        RC_ASSERT(is_permutation(parsed.board, parsed.shape));
    }
}

RC_GTEST_PROP(ParseBoard, SurvivesTextThatLooksLikeABoard, ()) {
    const auto characters =
        *rc::gen::container<std::string>(rc::gen::elementOf(std::string("0123456789xX -.,\n\r\t")));
    const Shape shape = any_shape();
    for (const std::optional<Shape> wanted : {std::optional<Shape>(), std::optional(shape)}) {
        const BoardTextResult result = parse_board(characters, wanted);
        if (const auto* error = std::get_if<BoardTextError>(&result)) {
            RC_ASSERT(!error->sentence.empty());
        } else {
            const ParsedBoard& parsed = std::get<ParsedBoard>(result);
            RC_ASSERT(is_permutation(parsed.board, parsed.shape));
            if (wanted) RC_ASSERT(parsed.shape == *wanted);
        }
    }
}

TEST(PrintBoard, HasThreeForms) {
    const Board board = board_of("283104765");
    EXPECT_EQ(board_text(board, {3, 3}), "2 8 3 1 0 4 7 6 5");
    EXPECT_EQ(board_rows(board, {3, 3}), "2 8 3\n1 0 4\n7 6 5");
    EXPECT_EQ(board_inline(board, {3, 3}), "2 8 3 / 1 0 4 / 7 6 5");
    EXPECT_EQ(board_rows(ordered_board({2, 4}), {2, 4}), "1 2 3 4\n5 6 7 0");
}

// --- the forms people use, tests/data/cases.tsv --------------------------------------------------

// All of them, with the shape known and without. Where the text leaves the shape open, the one
// published is taken first.
TEST(PublishedForms, EveryOneIsRead) {
    int read = 0;
    for (const test::Case& each : test::all_cases()) {
        const auto parsed = each.value("parsed");
        if (!parsed) continue;
        ++read;
        const Board expected = test::read_board(*parsed, each.shape.value()).board;
        if (each.id == "IF-B") {
            const auto pair = parse_pair(each.start);
            ASSERT_TRUE(pair) << each.id;
            EXPECT_EQ(pair->start, expected);
            EXPECT_EQ(pair->goal, test::read_board(each.goal, each.shape.value()).board);
            continue;
        }
        for (const std::optional<Shape> wanted : {each.shape, std::optional<Shape>()}) {
            const BoardTextResult result = parse_board(each.start, wanted);
            if (const auto* board = std::get_if<ParsedBoard>(&result)) {
                EXPECT_EQ(board->board, expected) << each.id;
                EXPECT_EQ(board->shape, each.shape) << each.id;
            } else {
                ADD_FAILURE() << each.id << ": " << std::get<BoardTextError>(result).sentence;
            }
        }
    }
    EXPECT_EQ(read, 53);
}

TEST(PublishedForms, BadBoardsAreRefusedNamingTheFault) {
    struct Refusal {
        std::string id;
        std::string sentence;
    };
    const std::vector<Refusal> refusals{
        {"IF-ALGS4-10x10", "10 x 10 is not supported: a board has 2 to 4 rows and 2 to 4 columns"},
        {"IF-EMPTY", "no board given: write the numbers row by row, with 0 or x for the blank"},
        {"BG-23", "1 stands 3 times, 2 stands 3 times and 3 stands twice, 4 to 8 are missing"},
        {"BG-24", "9 numbers needed for 3 x 3, 8 given: 3 is missing"},
        {"BG-25", "3 stands twice, 6 is missing"},
        {"BG-61", "9 is too large for 3 x 3: the tiles are 1 to 8; 8 is missing"},
        {"BG-62", "9 numbers needed for 3 x 3, 8 given: the blank (0 or x) is missing"},
        {"BG-64", "9 numbers needed for 3 x 3, 8 given: the blank (0 or x) is missing"},
        {"BG-66", "'-8' (line 1, column 15) is negative: use 0 to 8"},
        {"BG-67", "'8.5' (line 1, column 15) is not a whole number: use 0 to 8"},
        {"BG-68", "'a' (line 1, column 1) is not a number: use 0 to 8"},
        {"BG-69",
         "'trailing' (line 1, column 19) stands after the last number of the board: take it away"},
        {"BG-70", "the blank (0 or x) stands 9 times, 1 to 8 are missing"},
    };
    std::size_t refused = 0;
    for (const test::Case& each : test::all_cases()) {
        const bool refuse = each.remarks.find("reject") != std::string::npos ||
                            each.value("outcome").value_or("").starts_with("message");
        if (!refuse || each.value("parsed")) continue;
        ASSERT_LT(refused, refusals.size()) << each.id;
        EXPECT_EQ(each.id, refusals[refused].id);
        EXPECT_EQ(reading(each.start), refusals[refused].sentence) << each.id;
        ++refused;
    }
    EXPECT_EQ(refused, refusals.size());
}

}  // namespace
}  // namespace statescope::puzzle
