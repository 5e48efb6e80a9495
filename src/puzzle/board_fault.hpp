#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "puzzle/shape.hpp"

namespace statescope::puzzle {

/// What can be wrong with a text that should be a board.
enum class BoardFault {
    Empty,             ///< not one number
    NoText,            ///< a byte that is no character
    TwoBoards,         ///< two boards, where one is wanted
    NotANumber,        ///< `item` is neither a number nor the blank
    Negative,          ///< `item` is below 0
    NotWhole,          ///< `item` is a decimal
    TextAfterBoard,    ///< `item` stands after a complete board
    Unseparated,       ///< digits without spaces, where tiles have two digits
    UnevenRows,        ///< row `row` has another length than it should
    OtherShape,        ///< the rows make `written`, asked for was `wanted`
    UnsupportedShape,  ///< `written` is not a shape of 2 to 4 rows and columns
    UnsupportedCount,  ///< fewer than 4 or more than 16 numbers
    WrongCount,        ///< too few or too many numbers for `wanted`
    NoBlank,           ///< neither 0 nor x
    TooLarge,          ///< numbers beyond the tiles of `wanted`
    Repeated,          ///< numbers (0: the blank) that stand more than once
};

/// A piece of the text, for pointing at it.
struct TextPlace {
    std::size_t offset = 0;  ///< in bytes from the start of the text
    std::size_t length = 0;  ///< in bytes
    int line = 0;            ///< from 1
    int column = 0;          ///< from 1, in characters
    int row = 0;             ///< from 1; lines without numbers are not counted
    int item_in_row = 0;     ///< from 1
    int item = 0;            ///< from 1, through the whole text
};

/// A number that stands more than once.
struct RepeatedNumber {
    int number;
    int times;

    friend bool operator==(const RepeatedNumber&, const RepeatedNumber&) = default;
};

/// Why a text is not a board: one clear sentence naming the place and the fix, and the facts it is
/// made of, so that a window can point at the place or say it in another language.
struct BoardTextError {
    BoardFault fault = BoardFault::Empty;
    std::string sentence;  ///< in English, without a final full stop

    std::optional<TextPlace> place;  ///< what the sentence points at, where it is one place
    std::string item;                ///< the text at that place
    int rows = 0;                    ///< rows that hold something
    int count = 0;                   ///< numbers in the text

    std::optional<Shape> wanted;  ///< the shape the text was measured against, asked for or likely
    Shape written{0, 0};          ///< the shape the rows make; any size
    int row = 0;                  ///< UnevenRows: which row, from 1
    int row_length = 0;           ///< UnevenRows: how many numbers it has
    int first_row_length = 0;     ///< UnevenRows: how many the first row has

    std::vector<int> missing;              ///< ascending; 0 is the blank
    std::vector<RepeatedNumber> repeated;  ///< ascending; 0 is the blank
    std::vector<std::string> too_large;    ///< as written, in the order of the text
};

/// The English sentence for the facts of an error.
std::string fault_sentence(const BoardTextError& error);

}  // namespace statescope::puzzle
