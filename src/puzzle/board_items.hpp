#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "puzzle/board_fault.hpp"
#include "puzzle/shape.hpp"

namespace statescope::puzzle {

/// What stands between two separators of a text: a number, a sign for the blank, a row of digits,
/// or something that has no place on a board.
struct Item {
    std::string text;      ///< in plain characters; empty for an empty cell of a table
    TextPlace place;       ///< `length` covers what was cut off too
    int first_column = 0;  ///< in its row, from 0
    int last_column = 0;   ///< likewise
    int characters = 0;    ///< how many it has, those cut off included
};

/// Where a table or a list leaves a cell out: two commas or tabs with nothing between, or one at
/// an end of its row.
struct Gap {
    std::size_t before;  ///< the item it stands before
    int row;             ///< from 1
    bool within;         ///< separators stand on both sides
};

/// The items of a text and the rows they stand in. A row ends with its line, at `;` or `/`, and
/// with an inner list; rows without items are not counted. Brackets, quotes, drawn lines, names
/// (`board = `, `"puzzle":`) and comments after `#` are left out.
struct BoardItems {
    /// No board has more; what follows is not read, so that any file is read at once.
    static constexpr std::size_t most = 1000;
    /// Characters kept of an item.
    static constexpr int longest = 64;

    std::vector<Item> items;
    std::vector<int> row_lengths;
    std::vector<Gap> gaps;
    std::vector<std::size_t> breaks;   ///< items before which another board may begin, ascending
    std::size_t leading_words = 0;     ///< words that stand before the first number, in its line
    bool bracketed = false;            ///< there are brackets
    bool nested = false;               ///< there are brackets within brackets
    int open = 0;                      ///< brackets opened less those closed
    bool more = false;                 ///< there are more than `most`
    std::optional<TextPlace> no_text;  ///< the first byte that is no character; nothing was read on

    int count() const { return static_cast<int>(items.size()); }
    int rows() const { return static_cast<int>(row_lengths.size()); }

    bool even_rows() const {
        const auto differs = [this](int length) { return length != row_lengths.front(); };
        return std::none_of(row_lengths.begin(), row_lengths.end(), differs);
    }

    /// One line, or one number a line: the line ends tell nothing about the shape.
    bool flat() const { return rows() == 1 || rows() == count(); }

    Shape written() const { return {rows(), row_lengths.front()}; }

    /// Gives items and rows the numbers they have now. Items know their rows by `place.row`.
    void number_anew();
    /// The same without the first items.
    BoardItems without_first(std::size_t count) const;
};

/// Splits a text. Linear in its length; what it keeps is bounded.
BoardItems split_board_text(std::string_view text);

/// Whether an item is a word rather than something to stand on a board.
bool is_word(std::string_view text);

}  // namespace statescope::puzzle
