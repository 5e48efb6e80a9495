#include "puzzle/board_fault.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "puzzle/board_text.hpp"
#include "tests/support/boards.hpp"

namespace statescope::puzzle {
namespace {

using test::any_board;
using test::any_shape;
using test::numbers_of;

/// The error of a text that is no board.
BoardTextError error_of(std::string_view text, std::optional<Shape> shape = std::nullopt) {
    const BoardTextResult result = parse_board(text, shape);
    const auto* error = std::get_if<BoardTextError>(&result);
    if (error == nullptr) {
        ADD_FAILURE() << "'" << text << "' was read as a board";
        return {};
    }
    EXPECT_EQ(error->sentence, fault_sentence(*error)) << text;
    return *error;
}

struct Sentence {
    std::string text;
    std::optional<Shape> shape;
    BoardFault fault;
    std::string sentence;
};

void expect_sentences(const std::vector<Sentence>& expected) {
    for (const Sentence& each : expected) {
        const BoardTextError error = error_of(each.text, each.shape);
        EXPECT_EQ(error.sentence, each.sentence) << each.text;
        EXPECT_EQ(error.fault, each.fault) << each.text;
    }
}

constexpr Shape eight_puzzle{3, 3};
constexpr std::optional<Shape> not_given;

TEST(FaultSentence, SaysThatThereIsNothing) {
    const std::string sentence =
        "no board given: write the numbers row by row, with 0 or x for the blank";
    expect_sentences({{"", not_given, BoardFault::Empty, sentence},
                      {" \t\r\n,\n", not_given, BoardFault::Empty, sentence},
                      {"", eight_puzzle, BoardFault::Empty, sentence}});
}

TEST(FaultSentence, NamesAnItemThatIsNoNumber) {
    const auto fault = BoardFault::NotANumber;
    expect_sentences({
        {"1 2 foo 4 5 6 7 8 0", eight_puzzle, fault,
         "'foo' (line 1, column 5) is not a number: use 0 to 8"},
        {"1 2 3\n4 foo 6\n7 8 0", not_given, fault,
         "'foo' (line 2, column 3) is not a number: use 0 to 8"},
        {"1 2\n? 4\n5 0", not_given, fault, "'?' (line 2, column 1) is not a number: use 0 to 5"},
        {"1 2 foo", not_given, fault,
         "'foo' (line 1, column 5) is not a number: use whole numbers, with 0 or x for the blank"},
        {"321\n4?6\n875", not_given, fault, "'?' (line 2, column 2) is not a number: use 0 to 8"},
        {"1234?6780", not_given, fault, "'?' (line 1, column 5) is not a number: use 0 to 8"},
        {"1 2 3\n4 - 6\n7 5 8", eight_puzzle, fault,
         "'-' (line 2, column 3) is not a number: use 0 to 8"},
        {"１　２　３\n４　五　６", not_given, fault,
         "'五' (line 2, column 3) is not a number: use 0 to 5"},
        {"1 2 3 4 5 6 7 8 9 10 y 12 13 14 15 0", not_given, fault,
         "'y' (line 1, column 22) is not a number: use 0 to 15"},
        {"1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0 16 17 18 19 20 abc", Shape{4, 4}, fault,
         "'abc' (line 1, column 54) is not a number: use 0 to 15"},
    });
}

TEST(FaultSentence, RefusesWhatIsNoTextAtOnce) {
    const std::string png("\x89PNG\r\n\x1a\n\0\0\0", 11);
    const std::string utf_16(
        "\xff\xfe"
        "1\0 \0",
        6);
    const std::string late = "1 2 3\n4 \x80 6";
    expect_sentences({
        {png, not_given, BoardFault::NoText,
         "a byte that is no character (line 1, column 1): save the text as UTF-8"},
        {utf_16, eight_puzzle, BoardFault::NoText,
         "a byte that is no character (line 1, column 1): save the text as UTF-8"},
        {late, not_given, BoardFault::NoText,
         "a byte that is no character (line 2, column 3): save the text as UTF-8"},
    });
}

// A sentence for a megabyte of anything, and a short one.
TEST(FaultSentence, IsShortForTheLongestText) {
    constexpr std::size_t megabyte = 1'000'000;
    expect_sentences({
        {std::string(megabyte, '7'), not_given, BoardFault::Unseparated,
         "1000000 digits without spaces: where tiles go beyond 9, put spaces or commas between the "
         "numbers"},
        {std::string(megabyte, '['), not_given, BoardFault::Empty,
         "no board given: write the numbers row by row, with 0 or x for the blank"},
        {std::string(megabyte, 'a'), eight_puzzle, BoardFault::NotANumber,
         "'aaaaaaaaaaaa...' (line 1, column 1) is not a number: use 0 to 8"},
    });
    std::string list;
    while (list.size() < megabyte)
        list += "7,";
    EXPECT_EQ(error_of(list).sentence,
              "more than 1000 numbers: a board has 4 to 16, in 2 to 4 rows and 2 to 4 columns");
}

// Found by the fuzzer: two numbers whose product is too large for an int.
TEST(FaultSentence, NumbersFarTooLargeAreNoSize) {
    EXPECT_EQ(
        error_of("999999999999 999999999999\n1 2\n3 8").sentence,
        "no blank: put 0 or x where it is; 999999999999, 999999999999 and 8 are too large for "
        "3 x 2");
}

TEST(FaultSentence, NamesASecondBoard) {
    const std::string sentence = "two boards given, one needed: leave the other one out";
    expect_sentences({
        {"283104765\n123804765", not_given, BoardFault::TwoBoards, sentence},
        {"2 8 3\n1 0 4\n7 6 5\n\n1 2 3\n8 0 4\n7 6 5", eight_puzzle, BoardFault::TwoBoards,
         sentence},
    });
}

TEST(FaultSentence, CutsALongItemBetweenCharacters) {
    expect_sentences({
        {"whatevercomesoutofaclipboard", eight_puzzle, BoardFault::NotANumber,
         "'whatevercome...' (line 1, column 1) is not a number: use 0 to 8"},
        {"①②③④⑤⑥⑦⑧⑨⑩⑪⑫", eight_puzzle, BoardFault::NotANumber,
         "'①②③④⑤⑥⑦⑧⑨⑩⑪⑫' (line 1, column 1) is not a number: use 0 to 8"},
        {"①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬", eight_puzzle, BoardFault::NotANumber,
         "'①②③④⑤⑥⑦⑧⑨⑩⑪⑫...' (line 1, column 1) is not a number: use 0 to 8"},
        {"1\x1b[2J", eight_puzzle, BoardFault::NotANumber,
         "'?' (line 1, column 2) is not a number: use 0 to 8"},
    });
}

TEST(FaultSentence, NamesANumberThatIsNegativeOrADecimal) {
    expect_sentences({
        {"1 2 3 4 5 6 7 -8 0", eight_puzzle, BoardFault::Negative,
         "'-8' (line 1, column 15) is negative: use 0 to 8"},
        {"1 4 2\n-2 5 3\n6 7 8", not_given, BoardFault::Negative,
         "'-2' (line 2, column 1) is negative: use 0 to 8"},
        {"1 4 2\n-1 5 3\n6 0 8", not_given, BoardFault::Negative,
         "'-1' (line 2, column 1) is negative: use 0 to 8"},
        {"1 2 3 4 5 6 7 8.5 0", eight_puzzle, BoardFault::NotWhole,
         "'8.5' (line 1, column 15) is not a whole number: use 0 to 8"},
        {"1 2 -3.0 0", not_given, BoardFault::NotWhole,
         "'-3.0' (line 1, column 5) is not a whole number: use 0 to 3"},
        {"1 2 ... 0", not_given, BoardFault::NotANumber,
         "'...' (line 1, column 5) is not a number: use 0 to 3"},
        {"1 2 - 0", not_given, BoardFault::NotANumber,
         "'-' (line 1, column 5) is not a number: use 0 to 3"},
    });
}

TEST(FaultSentence, NamesTextAfterTheBoard) {
    expect_sentences({
        {"1 2 3 4 5 6 7 8 0 trailing text", not_given, BoardFault::TextAfterBoard,
         "'trailing' (line 1, column 19) stands after the last number of the board: take it away"},
        {"1 2 3\n4 5 6\n7 8 0\nsolved", eight_puzzle, BoardFault::TextAfterBoard,
         "'solved' (line 4, column 1) stands after the last number of the board: take it away"},
        {"1 2 3 0 more", eight_puzzle, BoardFault::NotANumber,
         "'more' (line 1, column 9) is not a number: use 0 to 8"},
    });
}

TEST(FaultSentence, AsksForSeparatorsWhereTilesHaveTwoDigits) {
    expect_sentences({
        {"1234567891011121314150", not_given, BoardFault::Unseparated,
         "22 digits without spaces: where tiles go beyond 9, put spaces or commas between the "
         "numbers"},
        {"1234\n5678\n9101112\n1314150", Shape{4, 4}, BoardFault::Unseparated,
         "22 digits without spaces: where tiles go beyond 9, put spaces or commas between the "
         "numbers"},
    });
}

TEST(FaultSentence, NamesARowOfAnotherLength) {
    const auto fault = BoardFault::UnevenRows;
    expect_sentences({
        {"1 2 3\n4 5 6 7\n8 0", not_given, fault, "row 2 has 4 numbers, row 1 has 3"},
        {"1 2 3\n4 5 6 7\n8 0", eight_puzzle, fault, "row 2 has 4 numbers, 3 needed for 3 x 3"},
        {"1 2 3\n\n4 6\n7 8 0", eight_puzzle, fault,
         "row 2 has 2 numbers, 3 needed for 3 x 3: 5 is missing"},
        {"1 2\n4 5 3\n7 8 8", eight_puzzle, fault,
         "row 1 has 2 numbers, 3 needed for 3 x 3: 8 stands twice, the blank (0 or x) and 6 are "
         "missing"},
        {"7\n1 2 3\n4 5 6\n7 8 0", eight_puzzle, fault, "row 1 has 1 number, 3 needed for 3 x 3"},
        {"283\n10\n765", not_given, fault, "row 2 has 2 numbers, row 1 has 3"},
    });
}

TEST(FaultSentence, NamesAShapeThatIsNotTheOneAskedFor) {
    expect_sentences({{"1 2\n3 4\n5 0", Shape{2, 3}, BoardFault::OtherShape,
                       "3 rows of 2 given, 2 rows of 3 needed for 2 x 3"}});
}

/// Rows of a board of another size, as the files of a well-known course have them.
std::string square(int side) {
    std::string text;
    for (int number = 1; number <= side * side; ++number) {
        text += std::to_string(number % (side * side)) + (number % side == 0 ? " \n" : " ");
    }
    return text;
}

TEST(FaultSentence, NamesASizeThatIsNotSupported) {
    expect_sentences({
        {square(5), not_given, BoardFault::UnsupportedShape,
         "5 x 5 is not supported: a board has 2 to 4 rows and 2 to 4 columns"},
        {square(10), not_given, BoardFault::UnsupportedShape,
         "10 x 10 is not supported: a board has 2 to 4 rows and 2 to 4 columns"},
        {"10\n" + square(10), not_given, BoardFault::UnsupportedShape,
         "10 x 10 is not supported: a board has 2 to 4 rows and 2 to 4 columns"},
        {"2 5\n1 2 3 4 5\n6 7 8 9 0", not_given, BoardFault::UnsupportedShape,
         "2 x 5 is not supported: a board has 2 to 4 rows and 2 to 4 columns"},
        {square(40), not_given, BoardFault::UnsupportedCount,
         "more than 1000 numbers: a board has 4 to 16, in 2 to 4 rows and 2 to 4 columns"},
        {"1 2 0", not_given, BoardFault::UnsupportedCount,
         "3 numbers: a board has 4 to 16, in 2 to 4 rows and 2 to 4 columns"},
        {"0", not_given, BoardFault::UnsupportedCount,
         "1 number: a board has 4 to 16, in 2 to 4 rows and 2 to 4 columns"},
        {"1 2 3 4 0", Shape{1, 5}, BoardFault::UnsupportedShape,
         "1 x 5 is not supported: a board has 2 to 4 rows and 2 to 4 columns"},
    });
}

TEST(FaultSentence, NamesWhatIsMissingOrTooMany) {
    const auto fault = BoardFault::WrongCount;
    expect_sentences({
        {"1 2 3 4 6 7 8 0", eight_puzzle, fault,
         "9 numbers needed for 3 x 3, 8 given: 5 is missing"},
        {"12346780", eight_puzzle, fault, "9 numbers needed for 3 x 3, 8 given: 5 is missing"},
        {"1 2 3\n4 5 6", eight_puzzle, fault,
         "9 numbers needed for 3 x 3, 6 given: the blank (0 or x), 7 and 8 are missing"},
        {"1 2 3 0", eight_puzzle, fault, "9 numbers needed for 3 x 3, 4 given: 4 to 8 are missing"},
        {"1 2 3 4 4 6 7 0", eight_puzzle, fault,
         "9 numbers needed for 3 x 3, 8 given: 4 stands twice, 5 and 8 are missing"},
        {"1 2 3 4 5 6 7 8 0 7", eight_puzzle, fault,
         "9 numbers needed for 3 x 3, 10 given: 7 stands twice"},
        {"1 2 3\n4 5 6\n7 8 0\n9", eight_puzzle, fault,
         "9 numbers needed for 3 x 3, 10 given: 9 is too large for 3 x 3"},
        {square(4), eight_puzzle, fault, "9 numbers needed for 3 x 3, 16 given"},
    });
}

TEST(FaultSentence, TakesTheLikelyShapeWhereNoneIsGiven) {
    const auto fault = BoardFault::WrongCount;
    expect_sentences({
        {"1 0 6 8 7 5 4 2", not_given, fault, "9 numbers needed for 3 x 3, 8 given: 3 is missing"},
        {"1 2 3 4 5 6 7 9 0", not_given, BoardFault::TooLarge,
         "9 is too large for 3 x 3: the tiles are 1 to 8; 8 is missing"},
        {"1 2 3 4 5 0 7", not_given, fault, "8 numbers needed for 2 x 4, 7 given: 6 is missing"},
        {"1 2 3 4 5 6 7 8 0 5", not_given, fault,
         "9 numbers needed for 3 x 3, 10 given: 5 stands twice"},
        {"1 2 3 4 5 6 7 8 9 10 11 12 13 14 0", not_given, fault,
         "16 numbers needed for 4 x 4, 15 given: 15 is missing"},
        {"1 2 3 4 5 6 7 7", not_given, BoardFault::NoBlank,
         "no blank: put 0 or x where it is; 7 stands twice"},
    });
}

TEST(FaultSentence, AsksForTheBlank) {
    const auto fault = BoardFault::NoBlank;
    expect_sentences({
        {"1 2 3 4 5 6 7 8 8", eight_puzzle, fault,
         "no blank: put 0 or x where it is; 8 stands twice"},
        {"1 2 3 4 5 6 7 8 10", eight_puzzle, fault,
         "no blank: put 0 or x where it is; 10 is too large for 3 x 3"},
        {square(4).replace(square(4).rfind('0'), 1, "17"), not_given, fault,
         "no blank: put 0 or x where it is; 17 is too large for 4 x 4"},
    });
}

TEST(FaultSentence, NamesNumbersThatAreTooLarge) {
    const auto fault = BoardFault::TooLarge;
    expect_sentences({
        {"1 2 3 4 5 6 7 9 0", eight_puzzle, fault,
         "9 is too large for 3 x 3: the tiles are 1 to 8; 8 is missing"},
        {"1 2 3 4 5 6 12 10 0", eight_puzzle, fault,
         "12 and 10 are too large for 3 x 3: the tiles are 1 to 8; 7 and 8 are missing"},
        {"1 2 99999999999999999999 0", not_given, fault,
         "999999999999... is too large for 2 x 2: the tiles are 1 to 3; 3 is missing"},
    });
}

TEST(FaultSentence, NamesNumbersThatStandTwice) {
    const auto fault = BoardFault::Repeated;
    expect_sentences({
        {"1 7 3 4 5 6 7 8 0", eight_puzzle, fault, "7 stands twice, 2 is missing"},
        {"1 2 3\n4 5 6\n7 0 x", not_given, fault, "the blank (0 or x) stands twice, 8 is missing"},
        {"1 1 1 2 2 2 3 3 0", not_given, fault,
         "1 stands 3 times, 2 stands 3 times and 3 stands twice, 4 to 8 are missing"},
        {"0 0 0 0 0 0 0 0 0", not_given, fault,
         "the blank (0 or x) stands 9 times, 1 to 8 are missing"},
    });
}

TEST(BoardTextError, PointsAtThePlaceInTheText) {
    struct Place {
        std::string text;
        std::string item;
        std::size_t offset;
        int row;
        int item_in_row;
        int nth;
    };
    const std::vector<Place> places{
        {"1 2 foo 4 5 6 7 8 0", "foo", 4, 1, 3, 3},
        {"\n1 2 3\r\n4 -5 6\r\n7 8 0", "-5", 10, 2, 2, 5},
        {"123\n4?6\n780", "?", 5, 2, 2, 5},
        {"1 7 3 4 5 6 7 8 0", "7", 12, 1, 7, 7},  // the second of the two
        {"1 2 3 4 5 6 7 9 0", "9", 14, 1, 8, 8},
        {"1 2 3\n4 5\n7 8 0", "4", 6, 2, 1, 4},  // where the uneven row begins
    };
    for (const Place& expected : places) {
        const BoardTextError error = error_of(expected.text, eight_puzzle);
        ASSERT_TRUE(error.place) << expected.text;
        EXPECT_EQ(error.item, expected.item) << expected.text;
        EXPECT_EQ(error.place->offset, expected.offset) << expected.text;
        EXPECT_EQ(error.place->length, expected.item.size()) << expected.text;
        EXPECT_EQ(error.place->row, expected.row) << expected.text;
        EXPECT_EQ(error.place->item_in_row, expected.item_in_row) << expected.text;
        EXPECT_EQ(error.place->item, expected.nth) << expected.text;
    }
    const TextPlace wide =
        error_of("\xEF\xBB\xBF１　２　３　\r\n４　七七　５", eight_puzzle).place.value();
    EXPECT_EQ(wide.line, 2);
    EXPECT_EQ(wide.column, 3);
    EXPECT_EQ(wide.offset, 29u);  // 3 for the mark, 3 for each character, 2 for the line end
    EXPECT_EQ(wide.length, 6u);
    EXPECT_FALSE(error_of("1 2 3 4 6 7 8 0", eight_puzzle).place);  // nothing there to point at
}

TEST(BoardTextError, HoldsTheFactsOfItsSentence) {
    const BoardTextError error = error_of("1 1 1 12 4 5 6 7 0", eight_puzzle);
    EXPECT_EQ(error.wanted, eight_puzzle);
    EXPECT_EQ(error.count, 9);
    EXPECT_EQ(error.missing, (std::vector<int>{2, 3, 8}));
    EXPECT_EQ(error.repeated, (std::vector<RepeatedNumber>{{1, 3}}));
    EXPECT_EQ(error.too_large, (std::vector<std::string>{"12"}));
}

std::string name_of(int number) {
    return number == 0 ? "the blank (0 or x)" : std::to_string(number);
}

std::string text_of(const std::vector<int>& numbers) {
    std::string text;
    for (const int number : numbers)
        text += std::to_string(number) + ' ';
    return text;
}

RC_GTEST_PROP(FaultSentence, NamesTheOneNumberLeftOut, ()) {
    const Shape shape = any_shape();
    std::vector<int> numbers = numbers_of(any_board(shape), shape);
    const auto gap = *rc::gen::inRange<std::ptrdiff_t>(0, shape.cells());
    const int missing = numbers[static_cast<std::size_t>(gap)];
    numbers.erase(numbers.begin() + gap);
    const std::string size = std::to_string(shape.rows) + " x " + std::to_string(shape.columns);
    RC_ASSERT(error_of(text_of(numbers), shape).sentence ==
              std::to_string(shape.cells()) + " numbers needed for " + size + ", " +
                  std::to_string(shape.tiles()) + " given: " + name_of(missing) + " is missing");
}

RC_GTEST_PROP(FaultSentence, NamesBothNumbersOfASlip, ()) {
    const Shape shape = any_shape();
    std::vector<int> numbers = numbers_of(any_board(shape), shape);
    const auto cell = *rc::gen::inRange<std::size_t>(0, numbers.size());
    const int written = *rc::gen::inRange(0, shape.cells());
    const int missing = numbers[cell];
    RC_PRE(written != missing && missing != 0);
    numbers[cell] = written;
    RC_ASSERT(error_of(text_of(numbers), shape).sentence ==
              name_of(written) + " stands twice, " + name_of(missing) + " is missing");
}

}  // namespace
}  // namespace statescope::puzzle
