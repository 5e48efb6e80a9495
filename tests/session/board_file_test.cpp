#include "session/board_file.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "session/session.hpp"

namespace statescope::session {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

class BoardFileTest : public testing::Test {
  protected:
    void take(const std::string& text) { take_boards(session, "boards.txt", text); }
    std::string start() const { return session.field(Side::Start).text; }
    std::string goal() const { return session.field(Side::Goal).text; }

    Session session;
};

TEST_F(BoardFileTest, ABoardIsTheStart) {
    const std::string before = goal();
    take("1 3 0\r\n4 2 5\r\n7 8 6\r\n");
    EXPECT_EQ(start(), "1 3 0 4 2 5 7 8 6");
    EXPECT_EQ(goal(), before);
    EXPECT_EQ(session.notice, "");
}

TEST_F(BoardFileTest, ABoardOfAnotherShapeBringsItsGoal) {
    take("4\n 1  2  3  4\n 6  7  8  0\n 5 10 11 12\n 9 13 14 15\n");
    EXPECT_EQ(session.shape(), (puzzle::Shape{4, 4}));
    EXPECT_EQ(start(), "1 2 3 4 6 7 8 0\n5 10 11 12 9 13 14 15");
    EXPECT_EQ(goal(), "1 2 3 4 5 6 7 8\n9 10 11 12 13 14 15 0");
    EXPECT_THAT(session.notice, HasSubstr("4 at the beginning is taken for the size"));
}

TEST_F(BoardFileTest, AStartAndItsGoalFillBoth) {
    take("321\n4B6\n875\n\n123\n456\nB78\n");
    EXPECT_EQ(start(), "3 2 1 4 0 6 8 7 5");
    EXPECT_EQ(goal(), "1 2 3 4 5 6 0 7 8");
}

TEST_F(BoardFileTest, OfManyBoardsTheFirstIsTaken) {
    take("2 3 4 1 5 x 7 6 8\n1 2 3 x 4 6 7 5 8\n1 2 3 4 5 6 8 7 x\n");
    EXPECT_EQ(start(), "2 3 4 1 5 0 7 6 8");
    EXPECT_THAT(session.notice, HasSubstr("holds 3 boards"));
}

TEST_F(BoardFileTest, WhatIsNoBoardChangesNothingAndIsExplained) {
    const std::string start_before = start();
    const std::string goal_before = goal();
    std::string ten_by_ten = "10\n";
    for (int number = 1; number <= 100; ++number)
        ten_by_ten += std::to_string(number % 100) + (number % 10 == 0 ? "\n" : " ");
    const std::vector<std::pair<std::string, std::string>> files{
        {"", "no board given"},
        {"Dear colleague,\nplease find", "'Dear' (line 1, column 1)"},
        {"1 2 3\n4 5 6\n7 8 8\n", "no blank: put 0 or x where it is; 8 stands twice"},
        {ten_by_ten, "10 x 10 is not supported"},
        {std::string(3'000'000, '7'), "digits without spaces"},
        {std::string("\x89PNG\r\n\x1a\n\0\0", 10), "a byte that is no character"},
    };
    for (const auto& [text, sentence] : files) {
        session.notice.clear();
        take(text);
        EXPECT_THAT(session.notice, StartsWith("boards.txt: "));
        EXPECT_THAT(session.notice, HasSubstr(sentence));
        EXPECT_EQ(start(), start_before);
        EXPECT_EQ(goal(), goal_before);
    }
    open_file(session, std::filesystem::path(testing::TempDir()) / "not there.txt");
    EXPECT_EQ(session.notice, "The file not there.txt could not be read.");
    open_file(session, testing::TempDir());
    EXPECT_THAT(session.notice, HasSubstr("could not be read"));
}

}  // namespace
}  // namespace statescope::session
