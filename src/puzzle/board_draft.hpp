#pragma once

#include <optional>

#include "puzzle/board_items.hpp"
#include "puzzle/board_text.hpp"

namespace statescope::puzzle {

/// Reads items as one board just as they stand, in stages with one question each:
///   unpack       are the items rows of digits without separators?
///   read_numbers which number is each item?
///   find_shape   which shape do the rows, the count and the caller's wish make?
///   check        does the board hold every number of that shape once?
/// A text can also be read after something was put in or left out (board_forms.hpp).
BoardTextResult settle(const BoardItems& items, std::optional<Shape> shape);

/// The number of an item, the blank being 0; nothing when it is none. Numbers far too large stay
/// far too large.
std::optional<int> number_of(std::string_view text);

/// Whether a character stands for the blank.
bool is_blank_sign(char c);

/// The shape taken for a mere count of numbers, the wide one where there are two.
std::optional<Shape> usual_shape(int count);

/// An error that knows the rows and the count of the items.
BoardTextError fault_of(BoardFault kind, const BoardItems& items, std::optional<Shape> wanted);

}  // namespace statescope::puzzle
