#include "exchange/board_stream.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <istream>
#include <ostream>
#include <sstream>
#include <streambuf>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/boards.hpp"

namespace statescope::exchange {
namespace {

using puzzle::Shape;
using testing::ElementsAre;
using testing::IsEmpty;

std::string described(const StreamedBoard& streamed) {
    const std::string line = std::to_string(streamed.line) + ": ";
    if (const auto* error = std::get_if<puzzle::BoardTextError>(&streamed.result)) {
        return line + "wrong (" + error->sentence + ")";
    }
    const auto& board = std::get<puzzle::ParsedBoard>(streamed.result);
    const std::string goal =
        streamed.goal ? " -> " + puzzle::board_inline(*streamed.goal, board.shape) : "";
    return line + puzzle::board_inline(board.board, board.shape) + goal;
}

std::vector<std::string> boards_in(const std::string& text,
                                   std::optional<Shape> shape = std::nullopt) {
    std::istringstream in(text);
    BoardStream stream(in, shape);
    std::vector<std::string> boards;
    while (const auto board = stream.next())
        boards.push_back(described(*board));
    return boards;
}

TEST(BoardStream, ReadsOneBoardALine) {
    EXPECT_THAT(boards_in("2  3  4  1  5  x  7  6  8\n283104765\n1,2,3,x,4,6,7,5,8"),
                ElementsAre("1: 2 3 4 / 1 5 0 / 7 6 8", "2: 2 8 3 / 1 0 4 / 7 6 5",
                            "3: 1 2 3 / 0 4 6 / 7 5 8"));
}

TEST(BoardStream, ReadsOneRowALine) {
    const std::vector<std::string> expected{"1: 1 3 0 / 4 2 5 / 7 8 6", "4: 1 2 3 / 4 5 6 / 7 8 0"};
    EXPECT_EQ(boards_in("1 3 0\n4 2 5\n7 8 6\n1 2 3\n4 5 6\n7 8 0\n"), expected);
    EXPECT_EQ(boards_in("1 3 0\r\n4 2 5\r\n7 8 6\r\n1 2 3\r\n4 5 6\r\n7 8 0\r\n"), expected);
    EXPECT_EQ(boards_in("130\n425\n786\n123\n456\n780\n"), expected);
    EXPECT_EQ(boards_in("1 3 0\n4 2 5\n7 8 6\n1 2 3\n4 5 6\n7 8 0", Shape{3, 3}), expected);
}

TEST(BoardStream, TakesBlankLinesForTheEndOfABoard) {
    EXPECT_THAT(boards_in("\n\n2 3 4 0\n1 5 7 8\n9 6 10 12\n13 14 11 15\n \t\n1 2\n3 0\n\n"),
                ElementsAre("3: 2 3 4 0 / 1 5 7 8 / 9 6 10 12 / 13 14 11 15", "8: 1 2 / 3 0"));
    EXPECT_THAT(boards_in("1 2 3\n4 5 7\n\n6 8 0\n"),
                ElementsAre(testing::StartsWith("2: wrong"), testing::StartsWith("4: wrong")));
}

TEST(BoardStream, TellsShapesApartByTheNumbers) {
    // 2 x 3 twice, then a 3 x 3 whose first two rows look like a complete 2 x 3.
    EXPECT_THAT(boards_in("1 2 3\n4 0 5\n4 1 2\n5 0 3\n1 2 3\n4 0 5\n6 7 8\n"),
                ElementsAre("1: 1 2 3 / 4 0 5", "3: 4 1 2 / 5 0 3", "5: 1 2 3 / 4 0 5 / 6 7 8"));
    // 2 x 2 on one line each, then a 4 x 4 whose first row looks like one.
    EXPECT_THAT(boards_in("1 2 3 0\n3 1 2 x\n1 2 3 0\n5 6 7 4\n9 10 11 8\n13 14 15 12\n"),
                ElementsAre("1: 1 2 / 3 0", "2: 3 1 / 2 0",
                            "3: 1 2 3 0 / 5 6 7 4 / 9 10 11 8 / 13 14 15 12"));
    EXPECT_THAT(boards_in("0\n3\n8\n4\n1\n7\n2\n6\n5\n3\n1\n2\n0\n"),
                ElementsAre("1: 0 3 8 / 4 1 7 / 2 6 5", "10: 3 1 / 2 0"));
}

TEST(BoardStream, MixesForms) {
    EXPECT_THAT(boards_in("1 3 0\n4 2 5\n7 8 6\n2 8 3 1 0 4 7 6 5\n1 2 3\n4 5 6\n7 8 0\n"),
                ElementsAre("1: 1 3 0 / 4 2 5 / 7 8 6", "4: 2 8 3 / 1 0 4 / 7 6 5",
                            "5: 1 2 3 / 4 5 6 / 7 8 0"));
}

TEST(BoardStream, NamesTheLineOfAFaultAndGoesOn) {
    EXPECT_THAT(boards_in("1 3 0\n4 2 5\n7 8 8\n1 2 3\n4 5 6\n7 8 0\n"),
                ElementsAre("3: wrong (8 stands twice, 6 is missing)", "4: 1 2 3 / 4 5 6 / 7 8 0"));
    EXPECT_THAT(boards_in("1 3 0\n4 2 5\n7 a 6\n1 2 3\n4 5 6\n7 8 0\n", Shape{3, 3}),
                ElementsAre(testing::StartsWith("3: wrong ('a' "), "4: 1 2 3 / 4 5 6 / 7 8 0"));
    EXPECT_THAT(boards_in("hello\n1 2 3\n4 5 6\n7 8 0\nbye\n"),
                ElementsAre(testing::StartsWith("1: wrong ('hello'"), "2: 1 2 3 / 4 5 6 / 7 8 0",
                            testing::StartsWith("5: wrong ('bye'")));
    EXPECT_THAT(boards_in("1 2 3 4 5 6 7 8\n1 2 3 4 5 6 7 8 0\n"),
                ElementsAre("1: wrong (9 numbers needed for 3 x 3, 8 given: the blank (0 or x) is "
                            "missing)",
                            "2: 1 2 3 / 4 5 6 / 7 8 0"));
    // A row too short.
    EXPECT_THAT(boards_in("1 2 3\n4 5\n7 8 0\n1 2 3\n4 5 6\n7 8 0\n"),
                ElementsAre(testing::StartsWith("2: wrong"), "4: 1 2 3 / 4 5 6 / 7 8 0"));
}

TEST(BoardStream, MeasuresBoardsAgainstTheShapeWanted) {
    EXPECT_THAT(boards_in("1 2 3 0\n3 1\n2 0\n", Shape{2, 2}),
                ElementsAre("1: 1 2 / 3 0", "2: 3 1 / 2 0"));
    EXPECT_THAT(boards_in("1 2 3 4 5 0", Shape{3, 2}), ElementsAre("1: 1 2 / 3 4 / 5 0"));
    EXPECT_THAT(boards_in("1 2 3 4 5 0", Shape{3, 3}),
                ElementsAre(testing::StartsWith("1: wrong (9 numbers needed")));
}

// As UVa 652, UVa 10181, algs4, ZOJ 2153 and the 42 school have them.
TEST(BoardStream, PassesOverCountsAndSizes) {
    EXPECT_THAT(boards_in("2\n\n2 3 4 1 5 x 7 6 8\n\n123x46758\n"),
                ElementsAre("3: 2 3 4 / 1 5 0 / 7 6 8", "5: 1 2 3 / 0 4 6 / 7 5 8"));
    EXPECT_THAT(boards_in("2\n2 3 4 0\n1 5 7 8\n9 6 10 12\n13 14 11 15\n13 1 2 4\n5 0 3 7\n"
                          "9 6 10 12\n15 8 11 14\n"),
                ElementsAre("2: 2 3 4 0 / 1 5 7 8 / 9 6 10 12 / 13 14 11 15",
                            "6: 13 1 2 4 / 5 0 3 7 / 9 6 10 12 / 15 8 11 14"));
    EXPECT_THAT(boards_in("3\n 0  1  3\n 4  2  5\n 7  8  6\n\n3\n 1  2  3\n 4  0  5\n 7  8  6\n"),
                ElementsAre("2: 0 1 3 / 4 2 5 / 7 8 6", "7: 1 2 3 / 4 0 5 / 7 8 6"));
    EXPECT_THAT(boards_in("# This puzzle is solvable\n3\n2 8 3 \n1 6 4\n7 0 5\n"),
                ElementsAre("3: 2 8 3 / 1 6 4 / 7 0 5"));
    EXPECT_THAT(boards_in("2 3\n     1    2 3\n4          0 5\n"), ElementsAre("2: 1 2 3 / 4 0 5"));
    EXPECT_THAT(boards_in("8\n-1\n1 2 3\n4 5 6\n0 7 8\n"), ElementsAre("3: 1 2 3 / 4 5 6 / 0 7 8"));
    const std::string one_a_line = "3\n0\n3\n8\n4\n1\n7\n2\n6\n5\n";
    EXPECT_THAT(boards_in(one_a_line), ElementsAre("1: 0 3 8 / 4 1 7 / 2 6 5"));
    EXPECT_THAT(boards_in(one_a_line, Shape{3, 3}), ElementsAre("1: 0 3 8 / 4 1 7 / 2 6 5"));
    EXPECT_THAT(boards_in("7\n"), ElementsAre(testing::StartsWith("1: wrong (1 number")));
}

TEST(BoardStream, ReadsTheFormsThatASingleBoardCanHave) {
    EXPECT_THAT(
        boards_in("[[2, 8, 3],\n [1, 0, 4],\n [7, 6, 5]]\n[[4,1,2],[5,0,3]]\n[[1,2],[3,0]]\n"),
        ElementsAre("1: 2 8 3 / 1 0 4 / 7 6 5", "4: 4 1 2 / 5 0 3", "5: 1 2 / 3 0"));
    EXPECT_THAT(boards_in("+---+---+\n| 1 |   |\n+---+---+\n| 3 | 2 |\n+---+---+\n"
                          "+---+---+\n| 1 | 2 |\n+---+---+\n| 3 |   |\n+---+---+\n"),
                ElementsAre("2: 1 0 / 3 2", "7: 1 2 / 3 0"));
    EXPECT_THAT(boards_in("1 2 3\n4   6\n7 5 8\n1 2\n4 5 3\n7 8 6\n"),
                ElementsAre("1: 1 2 3 / 4 0 6 / 7 5 8", "4: 1 2 0 / 4 5 3 / 7 8 6"));
    EXPECT_THAT(boards_in("1 2 3\rx 4 6\r7 5 8\r\r2 8 3\r1 0 4\r7 6 5\r"),
                ElementsAre("1: 1 2 3 / 0 4 6 / 7 5 8", "5: 2 8 3 / 1 0 4 / 7 6 5"));
    EXPECT_THAT(
        boards_in("{\n  \"puzzle\": [\n    [1, 2, 3],\n    [4, 8, 5],\n    [7, 6, 0]\n  ]\n}\n"),
        ElementsAre("1: 1 2 3 / 4 8 5 / 7 6 0"));
    EXPECT_THAT(boards_in("283104765 -> 123804765\n"),
                ElementsAre("1: 2 8 3 / 1 0 4 / 7 6 5 -> 1 2 3 / 8 0 4 / 7 6 5"));
}

TEST(BoardStream, SaysOnceThatASizeIsNotSupported) {
    const std::string rows =
        "1 2 3 4 5\n6 7 8 9 10\n11 12 13 14 15\n16 17 18 19 20\n21 22 23 24 0\n";
    EXPECT_THAT(boards_in("5\n" + rows + "\n1 2\n3 0\n"),
                ElementsAre("1: wrong (5 x 5 is not supported: a board has 2 to 4 rows and 2 to 4 "
                            "columns)",
                            "8: 1 2 / 3 0"));
}

TEST(BoardStream, EndsWhereTheTextIsNone) {
    EXPECT_THAT(boards_in("1 2\n3 0\n\n\xff\xfe\n\x80\n1 2\n3 0\n"),
                ElementsAre("1: 1 2 / 3 0",
                            "4: wrong (a byte that is no character (line 4, column "
                            "1): save the text as UTF-8)"));
}

TEST(BoardStream, TellsTheLineAndColumnInTheWholeText) {
    EXPECT_THAT(boards_in("1 3 0\n4 2 5\n7 8 6\n\n1 2 3\n4 ? 6\n7 8 0\n"),
                ElementsAre("1: 1 3 0 / 4 2 5 / 7 8 6",
                            "6: wrong ('?' (line 6, column 3) is not a number: use 0 to 8)"));
}

TEST(BoardStream, FindsNothingInAnEmptyText) {
    EXPECT_THAT(boards_in(""), IsEmpty());
    EXPECT_THAT(boards_in("\n \r\n\t\n"), IsEmpty());
}

// With a shape a board is given as soon as its last line is read, so that one can type boards.
TEST(BoardStream, DoesNotReadAheadWhenTheShapeIsKnown) {
    std::istringstream in("1 3 0\n4 2 5\n7 8 6\n1 2 3\n");
    BoardStream stream(in, Shape{3, 3});
    ASSERT_TRUE(stream.next().has_value());
    std::string rest;
    std::getline(in, rest);
    EXPECT_EQ(rest, "1 2 3");
}

enum class Shapes { Told, OneForAll, Any };

// Boards of one shape need no blank lines between them, told or not.
RC_GTEST_PROP(BoardStream, ReadsBackWhatIsWritten, ()) {
    const auto shapes = *rc::gen::element(Shapes::Told, Shapes::OneForAll, Shapes::Any);
    const Shape one = test::any_shape();
    std::string text;
    std::vector<std::string> expected;
    std::size_t line = 1;
    const auto count = *rc::gen::inRange(0, 6);
    for (int i = 0; i < count; ++i) {
        const Shape shape = shapes == Shapes::Any ? test::any_shape() : one;
        const puzzle::Board board = test::any_board(shape);
        expected.push_back(std::to_string(line) + ": " + puzzle::board_inline(board, shape));
        const bool on_one_line = shapes == Shapes::Told && *rc::gen::arbitrary<bool>();
        text += on_one_line ? puzzle::board_text(board, shape) : puzzle::board_rows(board, shape);
        text += '\n';
        line += on_one_line ? 1 : static_cast<std::size_t>(shape.rows);
        if (shapes == Shapes::Any || *rc::gen::arbitrary<bool>()) {
            text += '\n';
            ++line;
        }
    }
    const auto wanted = shapes == Shapes::Told ? std::optional(one) : std::nullopt;
    RC_ASSERT(boards_in(text, wanted) == expected);
}

TEST(BoardArguments, AreOneBoardEach) {
    const auto boards = boards_of_arguments({"2 8 3 1 0 4 7 6 5", "283104765", "1 2 3 5"});
    ASSERT_EQ(boards.size(), 3u);
    EXPECT_EQ(described(boards[0]), "1: 2 8 3 / 1 0 4 / 7 6 5");
    EXPECT_EQ(described(boards[1]), "2: 2 8 3 / 1 0 4 / 7 6 5");
    EXPECT_THAT(described(boards[2]), testing::StartsWith("3: wrong"));
}

TEST(BoardArguments, AreOneBoardTogetherWhenTheyAreNumbers) {
    const auto boards = boards_of_arguments({"2", "8", "3", "1", "x", "4", "7", "6", "5"});
    ASSERT_EQ(boards.size(), 1u);
    EXPECT_EQ(described(boards[0]), "1: 2 8 3 / 1 0 4 / 7 6 5");
}

TEST(BoardArguments, MayHoldTheirGoal) {
    const auto boards = boards_of_arguments({"283104765 123804765"});
    ASSERT_EQ(boards.size(), 1u);
    EXPECT_EQ(described(boards[0]), "1: 2 8 3 / 1 0 4 / 7 6 5 -> 1 2 3 / 8 0 4 / 7 6 5");
}

/// A stream of text that comes in pieces, as from a terminal, and a stream of answers that counts
/// how often it is flushed.
class Pieces : public std::streambuf {
  public:
    explicit Pieces(std::vector<std::string> pieces) : pieces_(std::move(pieces)) {}

  private:
    int_type underflow() override {
        if (next_ == pieces_.size()) return traits_type::eof();
        std::string& piece = pieces_[next_++];
        setg(piece.data(), piece.data(), piece.data() + piece.size());
        return traits_type::to_int_type(piece.front());
    }

    std::vector<std::string> pieces_;
    std::size_t next_ = 0;
};

class Flushes : public std::streambuf {
  public:
    int count = 0;

  private:
    int sync() override {
        ++count;
        return 0;
    }
};

// Answers to what was typed must be seen before more is typed; within a piece nobody waits.
TEST(BoardStream, FlushesAnswersWhenItWaits) {
    Pieces typed({"123456708\n123456780\n123456078\n", "123456708\n"});
    Flushes flushes;
    std::istream in(&typed);
    std::ostream out(&flushes);
    in.tie(&out);
    {
        BoardStream boards(in);
        std::vector<int> flushed;
        while (boards.next())
            flushed.push_back(flushes.count);
        EXPECT_EQ(flushed, (std::vector<int>{1, 1, 1, 2}));
    }
    EXPECT_EQ(in.tie(), &out);
}

}  // namespace
}  // namespace statescope::exchange
