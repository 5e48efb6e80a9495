#include "puzzle/board_draft.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace statescope::puzzle {
namespace {

struct Draft : BoardItems {
    explicit Draft(BoardItems all) : BoardItems(std::move(all)) {}

    std::vector<int> numbers;  ///< one for each item; the blank is 0
    std::string note;          ///< what was taken for the blank
};

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

bool all_digits(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), is_digit);
}

/// The shapes taken for a mere count of numbers, from large to small.
constexpr std::array<Shape, 6> usual_shapes{{{4, 4}, {3, 4}, {3, 3}, {2, 4}, {2, 3}, {2, 2}}};

void point_at(BoardTextError& error, const Item& item) {
    error.place = item.place;
    error.item = item.text;
}

// --- unpack --------------------------------------------------------------------------------------

constexpr int max_packed_cells = 10;  ///< with more there are tiles of two digits

/// Whether the items are rows of digits without separators: at most four, as many as a board has
/// rows, each too long to be one tile. (Four tiles make a board only in 2 x 2, where all are
/// short.)
bool is_packed(const BoardItems& items, std::optional<Shape> shape) {
    const int tile_digits = shape && shape->cells() > max_packed_cells ? 2 : 1;
    const auto could_be_row = [tile_digits](const Item& item) {
        if (item.characters <= tile_digits) return false;
        const bool holds_digit = std::any_of(item.text.begin(), item.text.end(), is_digit);
        return is_digit(item.text.front()) || (is_blank_sign(item.text.front()) && holds_digit);
    };
    return items.count() <= max_side &&
           std::all_of(items.items.begin(), items.items.end(), could_be_row);
}

/// Bytes of the UTF-8 character that begins the text.
std::size_t character_length(std::string_view text) {
    std::size_t length = 1;
    while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0) == 0x80) {
        ++length;
    }
    return length;
}

/// The items of single characters. Where the text has wide ones, they are as long as each other.
BoardItems unpack(const BoardItems& packed) {
    BoardItems unpacked = packed;
    unpacked.items.clear();
    unpacked.gaps.clear();
    int row = 0;
    for (const Item& item : packed.items) {
        ++row;
        const std::size_t bytes = item.place.length / static_cast<std::size_t>(item.characters);
        int nth = 0;
        for (std::size_t at = 0; at < item.text.size(); ++nth) {
            const std::size_t length = character_length(std::string_view(item.text).substr(at));
            Item cell;
            cell.text = item.text.substr(at, length);
            cell.characters = 1;
            cell.place = {.offset = item.place.offset + static_cast<std::size_t>(nth) * bytes,
                          .length = bytes,
                          .line = item.place.line,
                          .column = item.place.column + nth,
                          .row = row};
            unpacked.items.push_back(std::move(cell));
            at += length;
        }
    }
    unpacked.number_anew();
    return unpacked;
}

BoardTextError unseparated(const BoardItems& packed, std::optional<Shape> shape) {
    BoardTextError error = fault_of(BoardFault::Unseparated, packed, shape);
    error.count = 0;
    for (const Item& item : packed.items)
        error.count += item.characters;
    return error;
}

// --- read_numbers --------------------------------------------------------------------------------

/// Whether the numbers are 0 .. n-1, each once, and n is the count the shape (or some shape) has.
bool complete(const std::vector<int>& numbers, std::optional<Shape> shape) {
    const int count = static_cast<int>(numbers.size());
    if (shape ? shape->cells() != count : !usual_shape(count)) return false;
    for (int number = 0; number < count; ++number) {
        if (std::find(numbers.begin(), numbers.end(), number) == numbers.end()) return false;
    }
    return true;
}

BoardFault kind_of_bad_item(std::string_view text) {
    const bool negative = text.front() == '-';
    const std::string_view size = text.substr(negative ? 1 : 0);
    if (negative && all_digits(size)) return BoardFault::Negative;
    const std::size_t point = size.find('.');
    if (point != std::string_view::npos && all_digits(size.substr(0, point)) &&
        all_digits(size.substr(point + 1))) {
        return BoardFault::NotWhole;
    }
    return BoardFault::NotANumber;
}

BoardTextError bad_item(const Draft& draft, const Item& item, std::optional<Shape> shape) {
    BoardFault kind = kind_of_bad_item(item.text);
    if (complete(draft.numbers, shape)) kind = BoardFault::TextAfterBoard;
    const bool rows_tell = !shape && !draft.flat() && draft.even_rows() && draft.written().valid();
    if (!shape) shape = rows_tell ? draft.written() : usual_shape(draft.count());
    BoardTextError error = fault_of(kind, draft, shape);
    point_at(error, item);
    return error;
}

/// Whether one -1 is all there is for the blank.
bool minus_one_is_blank(const BoardItems& items) {
    int minus_ones = 0;
    for (const Item& item : items.items) {
        if (item.text == "-1") ++minus_ones;
        if (number_of(item.text) == 0) return false;
    }
    return minus_ones == 1;
}

std::optional<BoardTextError> read_numbers(Draft& draft, std::optional<Shape> shape) {
    const bool minus_one = minus_one_is_blank(draft);
    for (const Item& item : draft.items) {
        std::optional<int> number = number_of(item.text);
        if (minus_one && item.text == "-1") {
            number = 0;
            draft.note = "-1 is taken for the blank";
        }
        if (!number) return bad_item(draft, item, shape);
        draft.numbers.push_back(*number);
    }
    return std::nullopt;
}

// --- find_shape ----------------------------------------------------------------------------------

/// Fills in what the numbers of the draft lack, and have too much of, for the error's shape.
void take_census(BoardTextError& error, const Draft& draft) {
    const Shape shape = error.wanted.value_or(Shape{});
    std::array<int, max_cells> times{};
    const Item* second = nullptr;
    const Item* too_large = nullptr;
    for (std::size_t i = 0; i < draft.items.size(); ++i) {
        const int number = draft.numbers[i];
        if (number >= shape.cells()) {
            error.too_large.emplace_back(draft.items[i].text);
            if (too_large == nullptr) too_large = &draft.items[i];
        } else if (++times[static_cast<std::size_t>(number)] == 2 && second == nullptr) {
            second = &draft.items[i];
        }
    }
    for (int number = 0; number < shape.cells(); ++number) {
        const int stands = times[static_cast<std::size_t>(number)];
        if (stands == 0) error.missing.push_back(number);
        if (stands > 1) error.repeated.push_back({number, stands});
    }
    const Item* worst = too_large != nullptr ? too_large : second;
    if (worst != nullptr) point_at(error, *worst);
}

/// How many numbers would have to be put in or taken away to make a board of the shape.
int slips(const Draft& draft, Shape shape) {
    BoardTextError census = fault_of(BoardFault::WrongCount, draft, shape);
    take_census(census, draft);
    const int missing = static_cast<int>(census.missing.size());
    const int surplus = draft.count() - (shape.cells() - missing);
    return missing + surplus;
}

/// The shape a flat list means. The count decides, unless one number more makes a board of a larger
/// shape: 8 different numbers up to 8 are 3 x 3 with a gap rather than a wrong 2 x 4. Where no
/// shape has that count it is the closest one, of two as close the larger: the text may be
/// unfinished.
Shape likely_shape(const Draft& draft) {
    const auto closer = [&draft](Shape a, Shape b) { return slips(draft, a) < slips(draft, b); };
    const Shape closest = *std::min_element(usual_shapes.begin(), usual_shapes.end(), closer);
    const std::optional<Shape> counted = usual_shape(draft.count());
    if (!counted) return closest;
    const bool lacks_one = slips(draft, closest) == 1 && closest.cells() == draft.count() + 1;
    return lacks_one ? closest : *counted;
}

BoardTextError wrong_count(const Draft& draft, Shape wanted) {
    BoardTextError error = fault_of(BoardFault::WrongCount, draft, wanted);
    take_census(error, draft);
    return error;
}

BoardTextError uneven_rows(const Draft& draft, std::optional<Shape> shape) {
    const int length = shape ? shape->columns : draft.row_lengths.front();
    const auto other = [length](int row_length) { return row_length != length; };
    const auto found = std::find_if(draft.row_lengths.begin(), draft.row_lengths.end(), other);
    const int row = static_cast<int>(found - draft.row_lengths.begin()) + 1;
    if (shape && row > shape->rows) return wrong_count(draft, *shape);

    BoardTextError error = fault_of(BoardFault::UnevenRows, draft, shape);
    if (shape && draft.count() < shape->cells()) take_census(error, draft);
    error.row = row;
    error.row_length = *found;
    error.first_row_length = draft.row_lengths.front();
    const auto opens = [row](const Item& item) { return item.place.row == row; };
    point_at(error, *std::find_if(draft.items.begin(), draft.items.end(), opens));
    return error;
}

using ShapeResult = std::variant<Shape, BoardTextError>;

/// The shape of a text whose caller wants a certain one.
ShapeResult find_wanted_shape(const Draft& draft, Shape shape) {
    if (!draft.flat() && !draft.even_rows()) return uneven_rows(draft, shape);
    if (draft.count() != shape.cells()) return wrong_count(draft, shape);
    if (!draft.flat() && draft.written() != shape) {
        BoardTextError error = fault_of(BoardFault::OtherShape, draft, shape);
        error.written = draft.written();
        return error;
    }
    return shape;
}

/// The shape of a text that alone has to tell it.
ShapeResult find_told_shape(const Draft& draft) {
    if (!draft.flat() && draft.even_rows()) {
        if (draft.written().valid()) return draft.written();
        BoardTextError error = fault_of(BoardFault::UnsupportedShape, draft, std::nullopt);
        error.written = draft.written();
        return error;
    }
    if (draft.count() < min_side * min_side || draft.count() > max_cells) {
        return fault_of(BoardFault::UnsupportedCount, draft, std::nullopt);
    }
    if (!draft.flat()) return uneven_rows(draft, std::nullopt);
    const Shape shape = likely_shape(draft);
    if (draft.count() != shape.cells()) return wrong_count(draft, shape);
    return shape;
}

// --- check ---------------------------------------------------------------------------------------

/// Where there is no 0 and the number after the largest tile stands once, that is the blank.
bool take_largest_for_blank(Draft& draft, const BoardTextError& census, Shape shape) {
    const bool only_blank_missing =
        census.missing == std::vector<int>{0} && census.too_large.size() == 1;
    const auto largest = std::find(draft.numbers.begin(), draft.numbers.end(), shape.cells());
    if (!only_blank_missing || largest == draft.numbers.end()) return false;
    *largest = 0;
    draft.note = fmt::format("{} is taken for the blank, since there is no 0", shape.cells());
    return true;
}

BoardTextResult check(Draft& draft, Shape shape) {
    BoardTextError error = fault_of(BoardFault::Repeated, draft, shape);
    take_census(error, draft);
    if (error.missing.empty() || take_largest_for_blank(draft, error, shape)) {
        Board board;
        for (int cell = 0; cell < shape.cells(); ++cell) {
            board.set(cell, draft.numbers[static_cast<std::size_t>(cell)]);
        }
        return ParsedBoard{board, shape, draft.note, {}};
    }
    if (!error.too_large.empty()) error.fault = BoardFault::TooLarge;
    if (error.missing.front() == 0) error.fault = BoardFault::NoBlank;
    return error;
}

/// Six, eight or twelve numbers on one line are two shapes.
void tell_other_shape(ParsedBoard& parsed) {
    const Shape other{parsed.shape.columns, parsed.shape.rows};
    if (other == parsed.shape) return;
    parsed.others.push_back({parsed.board, other});
    const std::string which =
        fmt::format("{} numbers are read as {} x {}, and can be {} x {}", other.cells(),
                    parsed.shape.rows, parsed.shape.columns, other.rows, other.columns);
    parsed.note = parsed.note.empty() ? which : which + "; " + parsed.note;
}

}  // namespace

BoardTextError fault_of(BoardFault kind, const BoardItems& items, std::optional<Shape> wanted) {
    BoardTextError error;
    error.fault = kind;
    error.wanted = wanted;
    error.rows = items.rows();
    error.count = items.count();
    return error;
}

std::optional<Shape> usual_shape(int count) {
    for (const Shape shape : usual_shapes) {
        if (shape.cells() == count) return shape;
    }
    return std::nullopt;
}

bool is_blank_sign(char c) {
    constexpr std::string_view signs = "xX_.*BbEe";
    return signs.find(c) != std::string_view::npos;
}

std::optional<int> number_of(std::string_view text) {
    if (text.find_first_not_of('_') == std::string_view::npos) return 0;  // an empty cell, too
    if (text.size() == 1 && is_blank_sign(text.front())) return 0;
    if (text == "null" || text == "None") return 0;
    if (!all_digits(text)) return std::nullopt;
    int number = 0;
    for (const char digit : text)
        number = std::min(number * 10 + (digit - '0'), 1'000'000);
    return number;
}

BoardTextResult settle(const BoardItems& items, std::optional<Shape> shape) {
    if (items.more) {
        BoardTextError error = fault_of(BoardFault::UnsupportedCount, items, shape);
        ++error.count;
        return error;
    }
    const bool packed = is_packed(items, shape);
    if (packed) {
        const auto endless = [](const Item& item) { return item.characters > BoardItems::longest; };
        if (std::any_of(items.items.begin(), items.items.end(), endless))
            return unseparated(items, shape);
    }
    Draft draft(packed ? unpack(items) : items);
    if (std::optional<BoardTextError> error = read_numbers(draft, shape)) return *std::move(error);
    const int cells = shape ? shape->cells() : draft.count();
    if (packed && cells > max_packed_cells) return unseparated(items, shape);
    ShapeResult found = shape ? find_wanted_shape(draft, *shape) : find_told_shape(draft);
    if (auto* error = std::get_if<BoardTextError>(&found)) return std::move(*error);
    BoardTextResult result = check(draft, std::get<Shape>(found));
    auto* parsed = std::get_if<ParsedBoard>(&result);
    if (parsed != nullptr && !shape && draft.flat()) tell_other_shape(*parsed);
    return result;
}

}  // namespace statescope::puzzle
