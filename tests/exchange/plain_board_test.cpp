#include "exchange/plain_board.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <variant>

#include "exchange/board_stream.hpp"
#include "puzzle/rank.hpp"
#include "tests/support/boards.hpp"
#include "tests/support/cases.hpp"

namespace statescope::exchange {
namespace {

using puzzle::ParsedBoard;
using puzzle::Shape;

void expect_same_as_the_reader(const std::string& line, std::optional<Shape> shape) {
    SCOPED_TRACE("\"" + line + "\"");
    const auto plain = plain_board(line, shape);
    ASSERT_TRUE(plain.has_value());
    const puzzle::BoardTextResult read = puzzle::parse_board(line, shape);
    const auto* board = std::get_if<ParsedBoard>(&read);
    ASSERT_NE(board, nullptr);
    EXPECT_EQ(plain->board, board->board);
    EXPECT_EQ(plain->shape, board->shape);
    EXPECT_EQ(board->note, "");
    EXPECT_TRUE(board->others.empty());
}

TEST(PlainBoard, IsWhatTheReaderReads) {
    constexpr std::uint32_t some = 997;
    for (std::uint32_t rank = 0; rank < puzzle::board_count(test::three_by_three); rank += some) {
        const std::string spaced =
            board_text(puzzle::unrank(rank, test::three_by_three), test::three_by_three);
        std::string packed = spaced;
        std::erase(packed, ' ');
        std::string with_x = spaced;
        std::replace(with_x.begin(), with_x.end(), '0', 'x');
        for (const std::string& line : {spaced, packed, with_x, "  " + spaced + "  "}) {
            expect_same_as_the_reader(line, std::nullopt);
            expect_same_as_the_reader(line, test::three_by_three);
        }
    }
    expect_same_as_the_reader("1  2  3  4  6  7  8  0  5 10 11 12  9 13 14 15", std::nullopt);
    expect_same_as_the_reader("4 1 2 5 0 3", Shape{3, 2});
    expect_same_as_the_reader("412503", Shape{2, 3});
    expect_same_as_the_reader("3120", Shape{2, 2});
}

TEST(PlainBoard, LeavesEverythingElseToTheReader) {
    for (const std::string line : {"",
                                   " ",
                                   "3",
                                   "2 3",
                                   "1 2 3 0",
                                   "4 1 2 5 0 3",
                                   "1 2 3 4 5 6 7 8 9",
                                   "1 2 3 4 5 6 7 8 8",
                                   "1 2 3 4 5 6 7 8 00",
                                   "01 2 3 4 5 6 7 8 0",
                                   "1 2 3 4 5 6 7 8 0 # solved",
                                   "1,2,3,4,5,6,7,8,0",
                                   "1 2 3 4 5 6 7 8 -1",
                                   "123456789",
                                   "12345678",
                                   "283104765 123804765",
                                   "1 2 3 4 5 6 7 80",
                                   "1 2 3 x 4 6 7 5 x",
                                   "1 2 3 4 5 6 7 8 xx",
                                   "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16"}) {
        EXPECT_FALSE(plain_board(line, std::nullopt)) << "\"" << line << "\"";
    }
    EXPECT_FALSE(plain_board("1 2 3 4 5 6 7 8 0", Shape{2, 3}));
}

// Whatever people write, a line that is taken for plain is what the reader makes of it.
TEST(PlainBoard, AgreesWithTheReaderOnAllCases) {
    int plain_lines = 0;
    for (const test::Case& each : test::all_cases()) {
        std::istringstream lines(each.start);
        for (std::string line; std::getline(lines, line);) {
            if (!plain_board(line, std::nullopt)) continue;
            expect_same_as_the_reader(line, std::nullopt);
            ++plain_lines;
        }
    }
    EXPECT_GE(plain_lines, 8);
}

TEST(PlainBoard, StandsBetweenBoardsOfOtherForms) {
    std::istringstream in("2\n\n1 2 3\n4 5 6\n7 8 0\n283104765\n\n1 2\n0 3\n2 8 3 1 0 4 7 6 5\n");
    BoardStream boards(in);
    std::vector<std::pair<std::size_t, std::string>> read;
    while (const auto board = boards.next()) {
        const auto& parsed = std::get<ParsedBoard>(board->result);
        read.emplace_back(board->line, board_text(parsed.board, parsed.shape));
    }
    const std::vector<std::pair<std::size_t, std::string>> expected{{3, "1 2 3 4 5 6 7 8 0"},
                                                                    {6, "2 8 3 1 0 4 7 6 5"},
                                                                    {8, "1 2 0 3"},
                                                                    {10, "2 8 3 1 0 4 7 6 5"}};
    EXPECT_EQ(read, expected);
}

}  // namespace
}  // namespace statescope::exchange
