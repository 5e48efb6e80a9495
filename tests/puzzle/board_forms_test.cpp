// The forms in which people write boards, beyond rows of numbers.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "puzzle/board_text.hpp"
#include "tests/support/boards.hpp"

namespace statescope::puzzle {
namespace {

using test::any_board;
using test::any_shape;

/// "3x3: 1 2 3 / 4 0 6 / 7 5 8", with the note behind a semicolon, or the sentence of the fault.
std::string as_read(std::string_view text, std::optional<Shape> shape = std::nullopt) {
    const BoardTextResult result = parse_board(text, shape);
    if (const auto* error = std::get_if<BoardTextError>(&result)) return error->sentence;
    const ParsedBoard& parsed = std::get<ParsedBoard>(result);
    const std::string board = std::to_string(parsed.shape.rows) + "x" +
                              std::to_string(parsed.shape.columns) + ": " +
                              board_inline(parsed.board, parsed.shape);
    return parsed.note.empty() ? board : board + "; " + parsed.note;
}

std::vector<std::string> other_readings(std::string_view text,
                                        std::optional<Shape> shape = std::nullopt) {
    std::vector<std::string> others;
    const BoardTextResult result = parse_board(text, shape);
    if (const auto* parsed = std::get_if<ParsedBoard>(&result)) {
        for (const OtherReading& other : parsed->others)
            others.push_back(board_inline(other.board, other.shape));
    }
    return others;
}

const std::string the_board = "3x3: 1 2 3 / 4 0 6 / 7 5 8";

TEST(BoardForms, ListsOfManyLanguages) {
    EXPECT_EQ(as_read("[[1,2,3],[4,0,6],[7,5,8]]"), the_board);
    EXPECT_EQ(as_read("{{1,2,3},{4,0,6},{7,5,8}}"), the_board);
    EXPECT_EQ(as_read("((1 2 3) (4 0 6) (7 5 8))"), the_board);
    EXPECT_EQ(as_read("(1, 2, 3, 4, 0, 6, 7, 5, 8)"), the_board);
    EXPECT_EQ(as_read("[['1','2','3'],['4',' ','6'],['7','5','8']]"), the_board);
    EXPECT_EQ(as_read(R"(["123","4x6","758"])"), the_board);
    EXPECT_EQ(as_read(R"({"puzzle": [[1, 2, 3], [4, null, 6], [7, 5, 8]]})"), the_board);
    EXPECT_EQ(as_read("int[][] board = {{1,2,3},{4,0,6},{7,5,8}};"), the_board);
    EXPECT_EQ(as_read("vector<vector<int>> start1{{1,2,3},{4,0,6},{7,5,8}};"), the_board);
    EXPECT_EQ(as_read("List.of(List.of(1,2,3), List.of(4,0,6), List.of(7,5,8))"), the_board);
    EXPECT_EQ(as_read("np.array([[1, 2, 3],\n          [4, 0, 6],\n          [7, 5, 8]])"),
              the_board);
    EXPECT_EQ(as_read("new int[]{1,2,3,4,\n0,6,7,5,8};"), the_board);
    EXPECT_EQ(as_read("\"\"\"\n1 2 3\n4 0 6\n7 5 8\n\"\"\""), the_board);
    EXPECT_EQ(as_read(R"("1 2 3\n4 0 6\n7 5 8")"), the_board);
}

TEST(BoardForms, SeparatorsOfEveryKind) {
    EXPECT_EQ(as_read("1,2,3;4,0,6;7,5,8"), the_board);
    EXPECT_EQ(as_read("1 2 3 / 4 0 6 / 7 5 8"), the_board);
    EXPECT_EQ(as_read("1/2/3/4/0/6/7/5/8"), the_board);
    EXPECT_EQ(as_read("1\t2\t3\n4\t0\t6\n7\t5\t8"), the_board);
    EXPECT_EQ(as_read("1|2|3\n4|0|6\n7|5|8"), the_board);
    EXPECT_EQ(as_read("4-1-2\n7-_-3\n8-5-6"), "3x3: 4 1 2 / 7 0 3 / 8 5 6");
    EXPECT_EQ(as_read("１、２、３；４、０、６；７、５、８"), the_board);
    EXPECT_EQ(as_read("１２３\n４ｘ６\n７５８"), the_board);
    EXPECT_EQ(as_read("１｜２｜３\n４｜　｜６\n７｜５｜８"), the_board);
    EXPECT_EQ(as_read("【１，２，３】\n【４，□，６】\n【７，５，８】"), the_board);
}

TEST(BoardForms, LineEndsOfEveryKindAndAByteOrderMark) {
    EXPECT_EQ(as_read("\xEF\xBB\xBF"
                      "1 2 3\r\n4 0 6\r\n7 5 8\r\n"),
              the_board);
    EXPECT_EQ(as_read("1 2 3\r4 0 6\r7 5 8\r"), the_board);
    EXPECT_EQ(as_read("1 2 3\u20284 0 6\u20287 5 8"), the_board);
}

TEST(BoardForms, DrawnBoxesAndTables) {
    EXPECT_EQ(as_read("+---+---+---+\n| 1 | 2 | 3 |\n+---+---+---+\n| 4 |   | 6 |\n"
                      "+---+---+---+\n| 7 | 5 | 8 |\n+---+---+---+"),
              the_board);
    EXPECT_EQ(as_read("| 1| 2| 3|\n| 4|  | 6|\n| 7| 5| 8|"), the_board);
    EXPECT_EQ(as_read("-------------\n| 1 | 2 | 3 |\n-------------\n| 4 |   | 6 |\n-------------\n"
                      "| 7 | 5 | 8 |\n-------------"),
              the_board);
    EXPECT_EQ(as_read("| | | |\n|---|:-:|---|\n| 1 | 2 | 3 |\n| 4 | | 6 |\n| 7 | 5 | 8 |"),
              the_board);
    EXPECT_EQ(as_read("╔═╦═╦═╗\n║1║2║3║\n╠═╬═╬═╣\n║4║ ║6║\n╠═╬═╬═╣\n║7║5║8║\n╚═╩═╩═╝"), the_board);
}

TEST(BoardForms, EverySignForTheBlank) {
    for (const std::string sign :
         {"0", "x", "X", "_", "__", ".", "*", "B", "b", "e", "×", "□", "\"\""}) {
        EXPECT_EQ(as_read("1 2 3 4 " + sign + " 6 7 5 8"), the_board) << sign;
    }
    EXPECT_EQ(as_read("1 2 3 4 -1 6 7 5 8"), the_board + "; -1 is taken for the blank");
    EXPECT_EQ(as_read("1 2 3 4 9 6 7 5 8"),
              the_board + "; 9 is taken for the blank, since there is no 0");
    // Next to a blank they are faults.
    EXPECT_EQ(as_read("1 2 3 4 -1 6 7 5 0"), "'-1' (line 1, column 9) is negative: use 0 to 8");
    EXPECT_EQ(as_read("1 2 3 4 9 6 7 5 x"),
              "9 is too large for 3 x 3: the tiles are 1 to 8; 8 is missing");
}

TEST(BoardForms, CommentsAndNamesAreLeftOut) {
    EXPECT_EQ(as_read("# from the lecture: 9 tiles\n1 2 3  # top\n4 0 6\n7 5 8"), the_board);
    EXPECT_EQ(as_read("# solvable / 1 2 3 / 4 0 6 / 7 5 8"), the_board);
    EXPECT_EQ(as_read("bfs 1,2,3,4,0,6,7,5,8"), the_board);
    EXPECT_EQ(as_read("Start: 1 2 3 4 0 6 7 5 8"), the_board);
    EXPECT_EQ(as_read("初始状态：1 2 3 4 0 6 7 5 8"), the_board);
    // A word that stands for a number is none.
    EXPECT_EQ(as_read("one 2 3 4 0 6 7 5 8"),
              "'one' (line 1, column 1) is not a number: use 0 to 8");
}

TEST(BoardForms, NumbersBeforeTheBoardAreSaid) {
    EXPECT_EQ(as_read("3\n 1  2  3 \n 4  0  6 \n 7  5  8 \n\n"),
              the_board + "; 3 at the beginning is taken for the size");
    EXPECT_EQ(as_read("3\n1\n2\n3\n4\n0\n6\n7\n5\n8\n"),
              the_board + "; 3 at the beginning is taken for the size");
    EXPECT_EQ(as_read("1\n\n1 2 3\n4 0 6\n7 5 8"),
              the_board + "; 1 at the beginning is taken for the number of boards");
    EXPECT_EQ(as_read("2 3\n   1   2 3\n4 0       5"),
              "2x3: 1 2 3 / 4 0 5; 2 3 at the beginning are taken for rows and columns");
    EXPECT_EQ(as_read("8\n-1\n1 2 3\n4 0 6\n7 5 8"),
              the_board +
                  "; 8 -1 at the beginning are taken for the number of tiles and the "
                  "blank's place in the goal");
    // The board behind a size has its own faults.
    EXPECT_EQ(as_read("3\n1 2 3\n4 0 6\n7 8 8"), "8 stands twice, 5 is missing");
}

TEST(BoardForms, ACountThatFitsTwoShapesTellsBoth) {
    EXPECT_EQ(as_read("4 1 2 5 0 3"),
              "2x3: 4 1 2 / 5 0 3; 6 numbers are read as 2 x 3, and can be 3 x 2");
    EXPECT_EQ(other_readings("4 1 2 5 0 3"), std::vector<std::string>{"4 1 / 2 5 / 0 3"});
    EXPECT_EQ(other_readings("[4,1,2,3,5,0,6,7]"),
              std::vector<std::string>{"4 1 / 2 3 / 5 0 / 6 7"});
    EXPECT_EQ(other_readings("1 2 3 4 5 6 7 8 9 10 11 0"),
              std::vector<std::string>{"1 2 3 / 4 5 6 / 7 8 9 / 10 11 0"});
    // Rows, or the shape asked for, leave nothing open.
    EXPECT_EQ(as_read("4 1 2\n5 0 3"), "2x3: 4 1 2 / 5 0 3");
    EXPECT_EQ(as_read("4 1 2 5 0 3", Shape{3, 2}), "3x2: 4 1 / 2 5 / 0 3");
    EXPECT_TRUE(other_readings("4 1 2 5 0 3", Shape{3, 2}).empty());
}

TEST(BoardForms, ALoneSpaceIsTheBlankWhereTheColumnsShowIt) {
    const std::string note = "; the empty place in row 2, column 2 is taken for the blank";
    EXPECT_EQ(as_read("1 2 3\n4   6\n7 5 8"), the_board + note);
    EXPECT_EQ(as_read("1 2 3 / 4   6 / 7 5 8"), the_board + note);
    EXPECT_EQ(as_read("123\n4 6\n758"), the_board + note);
    EXPECT_EQ(as_read("1,2,3\n4,,6\n7,5,8"), the_board + note);
    EXPECT_EQ(as_read("1\t2\t3\n4\t\t6\n7\t5\t8"), the_board + note);
    EXPECT_EQ(as_read(" 1  2  3  4\n 5     7  8\n 9  6 11 12\n13 10 14 15"),
              "4x4: 1 2 3 4 / 5 0 7 8 / 9 6 11 12 / 13 10 14 15" + note);
    EXPECT_EQ(as_read("+------+\n|    3 |\n| 1  2 |\n+------+"),
              "2x2: 0 3 / 1 2; the empty place in row 1, column 1 is taken for the blank");
    EXPECT_TRUE(other_readings("1 2 3\n4   6\n7 5 8").empty());
}

TEST(BoardForms, ARowThatEndsEarlyMayHaveLostASpaceAnywhere) {
    EXPECT_EQ(as_read("1 2\n4 5 3\n7 8 6"),
              "3x3: 1 2 0 / 4 5 3 / 7 8 6; the empty place in row 1, column 3 is taken for the "
              "blank");
    EXPECT_EQ(other_readings("1 2\n4 5 3\n7 8 6"),
              (std::vector<std::string>{"0 1 2 / 4 5 3 / 7 8 6", "1 0 2 / 4 5 3 / 7 8 6"}));
    // One space too few is no sign of anything.
    EXPECT_EQ(as_read("1 2 3\n4  6\n7 5 8"), "row 2 has 2 numbers, row 1 has 3");
}

TEST(BoardForms, LettersAreTilesWhereThereIsOneHole) {
    EXPECT_EQ(as_read("abce.fdgh"), "3x3: 1 2 3 / 5 0 6 / 4 7 8");
    EXPECT_EQ(as_read("abc\nd.f\ngeh"), the_board);
    EXPECT_EQ(as_read("abcdefghi"),
              "'abcdefghi' (line 1, column 1) is not a number: use whole "
              "numbers, with 0 or x for the blank");
}

/// A board in one of the forms above.
std::string written(Board board, Shape shape, const std::string& before,
                    const std::string& row_begin, const std::string& between,
                    const std::string& row_end, const std::string& between_rows,
                    const std::string& after, const std::string& blank) {
    std::string text = before;
    for (int cell = 0; cell < shape.cells(); ++cell) {
        if (shape.column(cell) == 0) text += (cell > 0 ? between_rows : "") + row_begin;
        if (shape.column(cell) > 0) text += between;
        text += board.at(cell) == 0 ? blank : std::to_string(board.at(cell));
        if (shape.column(cell) + 1 == shape.columns) text += row_end;
    }
    return text + after;
}

RC_GTEST_PROP(BoardForms, ReadTheBoardThatWasWritten, ()) {
    struct Form {
        std::string before, row_begin, between, row_end, between_rows, after;
    };
    static const std::vector<Form> forms{
        {"[[", "", ",", "", "],[", "]]"},
        {"b = {", "{", ", ", "}", ",\n", "};"},
        {"((", "", " ", "", ") (", "))"},
        {"", "| ", " | ", " |", "\n", "\n"},
        {"┌─┐\n", "│", "│", "│", "\n├─┤\n", "\n└─┘"},
        {"", "", ",", "", ";", ""},
        {"", "", " ", " ", " / ", ""},
        {"", "", "\t", "", "\r\n", "\r\n"},
        {"", "", "　", "", "\r", ""},
        {"# board\n", "  ", "   ", "  # row", "\n", "\n\n"},
        {R"({"board": [)", "[\"", "\", \"", "\"]", ",", "]}"},
    };
    const Shape shape = any_shape();
    const Board board = any_board(shape);
    const Form form = *rc::gen::elementOf(forms);
    const auto blank = *rc::gen::element<std::string>("0", "x", "X", "_", "__", ".", "*", "B");
    const std::string text = written(board, shape, form.before, form.row_begin, form.between,
                                     form.row_end, form.between_rows, form.after, blank);
    RC_TAG(form.between);
    const BoardTextResult result = parse_board(text);
    RC_ASSERT(std::holds_alternative<ParsedBoard>(result));
    const ParsedBoard& parsed = std::get<ParsedBoard>(result);
    RC_ASSERT(parsed.board == board);
    RC_ASSERT(parsed.shape == shape);
    RC_ASSERT(parsed.note.empty());
    RC_ASSERT(parsed.others.empty());
}

// Right-aligned columns with room for the blank: wherever it is, it is found or asked for.
RC_GTEST_PROP(BoardForms, ABlankLeftOutOfAlignedColumnsIsNeverMisplacedInSilence, ()) {
    const Shape shape = any_shape();
    const Board board = any_board(shape);
    const bool trimmed = *rc::gen::arbitrary<bool>();
    std::string text;
    for (int row = 0; row < shape.rows; ++row) {
        std::string line;
        for (int column = 0; column < shape.columns; ++column) {
            const int tile = board.at(row * shape.columns + column);
            const std::string number = tile == 0 ? "" : std::to_string(tile);
            line += std::string(3 - number.size(), ' ') + number;
        }
        if (trimmed) line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    const BoardTextResult result = parse_board(text);
    RC_ASSERT(std::holds_alternative<ParsedBoard>(result));
    const ParsedBoard& parsed = std::get<ParsedBoard>(result);
    RC_ASSERT(parsed.shape == shape);
    RC_ASSERT(parsed.board == board);
    RC_ASSERT(!parsed.note.empty());
}

}  // namespace
}  // namespace statescope::puzzle
