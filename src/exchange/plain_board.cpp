#include "exchange/plain_board.hpp"

#include <algorithm>
#include <cstddef>

namespace statescope::exchange {

namespace {

/// The numbers of a line, put on the cells in turn.
struct Numbers {
    puzzle::Board board;
    int count = 0;
    unsigned seen = 0;
    bool plain = true;

    void add(int number) {
        const bool fits = count < puzzle::max_cells && number < puzzle::max_cells;
        plain = plain && fits && (seen >> number & 1u) == 0;
        if (!plain) return;
        seen |= 1u << number;
        board.set(count++, number);
    }
    /// Whether they are 0 .. count - 1.
    bool complete() const { return plain && seen == (1u << count) - 1; }
};

Numbers spaced_numbers(std::string_view line) {
    Numbers numbers;
    for (std::size_t i = 0; i < line.size() && numbers.plain; ++i) {
        if (line[i] == ' ') continue;
        int number = 0;
        if (is_digit(line[i])) {
            number = line[i] - '0';
            const bool two_digits = number > 0 && i + 1 < line.size() && is_digit(line[i + 1]);
            if (two_digits) number = 10 * number + (line[++i] - '0');
        } else if (line[i] != 'x') {
            numbers.plain = false;
        }
        numbers.add(number);
        numbers.plain = numbers.plain && (i + 1 == line.size() || line[i + 1] == ' ');
    }
    return numbers;
}

Numbers packed_numbers(std::string_view line) {
    Numbers numbers;
    for (const char c : line) {
        numbers.plain = numbers.plain && (is_digit(c) || c == 'x');
        if (!numbers.plain) break;
        numbers.add(c == 'x' ? 0 : c - '0');
    }
    return numbers;
}

std::optional<puzzle::Shape> shape_of(int count) {
    if (count == 9) return puzzle::Shape{3, 3};
    if (count == 16) return puzzle::Shape{4, 4};
    return std::nullopt;
}

}  // namespace

std::optional<puzzle::ParsedBoard> plain_board(std::string_view line,
                                               std::optional<puzzle::Shape> shape) {
    const bool packed = line.find(' ') == std::string_view::npos;
    const Numbers numbers = packed ? packed_numbers(line) : spaced_numbers(line);
    if (!numbers.complete()) return std::nullopt;
    if (!shape) shape = shape_of(numbers.count);
    if (!shape || shape->cells() != numbers.count) return std::nullopt;
    return puzzle::ParsedBoard{numbers.board, *shape};
}

std::string board_word(puzzle::Board board, puzzle::Shape shape) {
    std::string text = puzzle::board_text(board, shape);
    std::replace(text.begin(), text.end(), ' ', ',');
    return text;
}

}  // namespace statescope::exchange
