#include "puzzle/board_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

// Reading goes in stages, each with one question; another form of input is another answer to one
// of them, and the stages behind it stay as they are:
//   split        what are the items, and in which row does each stand?
//   unpack       are the items rows of digits without separators?
//   read_numbers which number is each item?
//   find_shape   which shape do the rows, the count and the caller's wish make?
//   check        does the board hold every number of that shape once?

namespace statescope::puzzle {
namespace {

struct Item {
    std::string_view text;
    TextPlace place;
};

struct Draft {
    std::vector<Item> items;
    std::vector<int> row_lengths;  ///< of the rows that hold something
    std::vector<int> numbers;      ///< one for each item; the blank is 0

    int count() const { return static_cast<int>(items.size()); }
    int rows() const { return static_cast<int>(row_lengths.size()); }

    bool even_rows() const {
        const auto differs = [this](int length) { return length != row_lengths.front(); };
        return std::none_of(row_lengths.begin(), row_lengths.end(), differs);
    }

    /// One line, or one number a line: the line ends tell nothing about the shape.
    bool flat() const { return rows() == 1 || rows() == count(); }

    Shape written() const { return {rows(), row_lengths.front()}; }

    void add(std::string_view text, std::size_t offset, bool opens_row) {
        if (opens_row) row_lengths.push_back(0);
        ++row_lengths.back();
        items.push_back({text, {offset, text.size(), rows(), row_lengths.back(), count() + 1}});
    }
};

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
bool is_blank_sign(char c) {
    return c == 'x' || c == 'X';
}
bool is_line_end(char c) {
    return c == '\n' || c == '\r';
}
bool is_separator(char c) {
    return c == ' ' || c == '\t' || c == ',';
}

bool all_digits(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), is_digit);
}

/// The shapes taken for a mere count of numbers, from large to small.
constexpr std::array<Shape, 6> usual_shapes{{{4, 4}, {3, 4}, {3, 3}, {2, 4}, {2, 3}, {2, 2}}};

std::optional<Shape> usual_shape(int count) {
    for (const Shape shape : usual_shapes) {
        if (shape.cells() == count) return shape;
    }
    return std::nullopt;
}

BoardTextError fault(BoardFault kind, const Draft& draft, std::optional<Shape> wanted) {
    BoardTextError error;
    error.fault = kind;
    error.wanted = wanted;
    error.rows = draft.rows();
    error.count = draft.count();
    return error;
}

void point_at(BoardTextError& error, const Item& item) {
    error.place = item.place;
    error.item = item.text;
}

// --- split ---------------------------------------------------------------------------------------

Draft split(std::string_view text) {
    Draft draft;
    bool row_open = false;
    for (std::size_t at = 0; at < text.size();) {
        if (is_line_end(text[at])) row_open = false;
        if (is_line_end(text[at]) || is_separator(text[at])) {
            ++at;
            continue;
        }
        std::size_t end = at;
        while (end < text.size() && !is_line_end(text[end]) && !is_separator(text[end]))
            ++end;
        draft.add(text.substr(at, end - at), at, !row_open);
        row_open = true;
        at = end;
    }
    return draft;
}

// --- unpack --------------------------------------------------------------------------------------

constexpr int max_packed_cells = 10;  ///< with more there are tiles of two digits

/// Whether the items are rows of digits without separators: at most four, as many as a board has
/// rows, each too long to be one tile. (Four tiles make a board only in 2 x 2, where all are
/// short.)
bool is_packed(const Draft& draft, std::optional<Shape> shape) {
    const std::size_t tile_digits = shape && shape->cells() > max_packed_cells ? 2 : 1;
    const auto could_be_row = [tile_digits](const Item& item) {
        const char first = item.text.front();
        return item.text.size() > tile_digits && (is_digit(first) || is_blank_sign(first));
    };
    return draft.count() <= max_side &&
           std::all_of(draft.items.begin(), draft.items.end(), could_be_row);
}

/// Bytes of the UTF-8 character that begins the text.
std::size_t character_length(std::string_view text) {
    std::size_t length = 1;
    while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0) == 0x80) {
        ++length;
    }
    return length;
}

Draft unpack(const Draft& packed) {
    Draft draft;
    for (const Item& row : packed.items) {
        for (std::size_t at = 0; at < row.text.size();) {
            const std::size_t length = character_length(row.text.substr(at));
            draft.add(row.text.substr(at, length), row.place.offset + at, at == 0);
            at += length;
        }
    }
    return draft;
}

// --- read_numbers --------------------------------------------------------------------------------

/// The number of an item; nothing when it is none. Numbers far too large stay far too large.
std::optional<int> number_of(std::string_view text) {
    if (text.size() == 1 && is_blank_sign(text.front())) return 0;
    if (!all_digits(text)) return std::nullopt;
    int number = 0;
    for (const char digit : text)
        number = std::min(number * 10 + (digit - '0'), 1'000'000);
    return number;
}

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
    BoardTextError error = fault(kind, draft, shape);
    point_at(error, item);
    return error;
}

std::optional<BoardTextError> read_numbers(Draft& draft, std::optional<Shape> shape) {
    for (const Item& item : draft.items) {
        const std::optional<int> number = number_of(item.text);
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
    BoardTextError census = fault(BoardFault::WrongCount, draft, shape);
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
    BoardTextError error = fault(BoardFault::WrongCount, draft, wanted);
    take_census(error, draft);
    return error;
}

BoardTextError uneven_rows(const Draft& draft, std::optional<Shape> shape) {
    const int length = shape ? shape->columns : draft.row_lengths.front();
    const auto other = [length](int row_length) { return row_length != length; };
    const auto found = std::find_if(draft.row_lengths.begin(), draft.row_lengths.end(), other);
    const int row = static_cast<int>(found - draft.row_lengths.begin()) + 1;
    if (shape && row > shape->rows) return wrong_count(draft, *shape);

    BoardTextError error = fault(BoardFault::UnevenRows, draft, shape);
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
        BoardTextError error = fault(BoardFault::OtherShape, draft, shape);
        error.written = draft.written();
        return error;
    }
    return shape;
}

/// The shape of a text that alone has to tell it.
ShapeResult find_told_shape(const Draft& draft) {
    if (!draft.flat() && draft.even_rows()) {
        if (draft.written().valid()) return draft.written();
        BoardTextError error = fault(BoardFault::UnsupportedShape, draft, std::nullopt);
        error.written = draft.written();
        return error;
    }
    if (draft.count() < min_side * min_side || draft.count() > max_cells) {
        return fault(BoardFault::UnsupportedCount, draft, std::nullopt);
    }
    if (!draft.flat()) return uneven_rows(draft, std::nullopt);
    const Shape shape = likely_shape(draft);
    if (draft.count() != shape.cells()) return wrong_count(draft, shape);
    return shape;
}

// --- check ---------------------------------------------------------------------------------------

BoardTextResult check(const Draft& draft, Shape shape) {
    BoardTextError error = fault(BoardFault::Repeated, draft, shape);
    take_census(error, draft);
    if (error.missing.empty()) {
        Board board;
        for (int cell = 0; cell < shape.cells(); ++cell) {
            board.set(cell, draft.numbers[static_cast<std::size_t>(cell)]);
        }
        return ParsedBoard{board, shape};
    }
    if (!error.too_large.empty()) error.fault = BoardFault::TooLarge;
    if (error.missing.front() == 0) error.fault = BoardFault::NoBlank;
    return error;
}

BoardTextResult read(std::string_view text, std::optional<Shape> shape) {
    Draft draft = split(text);
    if (shape && !shape->valid()) {
        BoardTextError error = fault(BoardFault::UnsupportedShape, draft, std::nullopt);
        error.written = *shape;
        return error;
    }
    if (draft.items.empty()) return fault(BoardFault::Empty, draft, shape);

    const bool packed = is_packed(draft, shape);
    if (packed) draft = unpack(draft);
    if (std::optional<BoardTextError> error = read_numbers(draft, shape)) return *std::move(error);
    const int cells = shape ? shape->cells() : draft.count();
    if (packed && cells > max_packed_cells) return fault(BoardFault::Unseparated, draft, shape);
    ShapeResult found = shape ? find_wanted_shape(draft, *shape) : find_told_shape(draft);
    if (auto* error = std::get_if<BoardTextError>(&found)) return std::move(*error);
    return check(draft, std::get<Shape>(found));
}

/// The numbers, with spaces within a row and `row_end` between rows.
std::string joined(Board board, Shape shape, std::string_view row_end) {
    std::string text;
    for (int cell = 0; cell < shape.cells(); ++cell) {
        if (cell > 0) text += shape.column(cell) == 0 ? row_end : " ";
        text += fmt::to_string(board.at(cell));
    }
    return text;
}

}  // namespace

BoardTextResult parse_board(std::string_view text, std::optional<Shape> shape) {
    BoardTextResult result = read(text, shape);
    if (auto* error = std::get_if<BoardTextError>(&result)) {
        error->sentence = fault_sentence(*error);
    }
    return result;
}

std::string board_text(Board board, Shape shape) {
    return joined(board, shape, " ");
}

std::string board_rows(Board board, Shape shape) {
    return joined(board, shape, "\n");
}

std::string board_inline(Board board, Shape shape) {
    return joined(board, shape, " / ");
}

}  // namespace statescope::puzzle
