#include "tests/support/boards.hpp"

#include <rapidcheck.h>

#include <cstddef>
#include <numeric>
#include <stdexcept>
#include <variant>

namespace statescope::test {

puzzle::Board board_of(const std::vector<int>& numbers) {
    puzzle::Board board;
    for (std::size_t cell = 0; cell < numbers.size(); ++cell) {
        board.set(static_cast<int>(cell), numbers[cell]);
    }
    return board;
}

puzzle::Board board_of(std::string_view digits) {
    std::vector<int> numbers;
    for (const char digit : digits)
        numbers.push_back(digit - '0');
    return board_of(numbers);
}

std::vector<int> numbers_of(puzzle::Board board, puzzle::Shape shape) {
    std::vector<int> numbers;
    for (int cell = 0; cell < shape.cells(); ++cell)
        numbers.push_back(board.at(cell));
    return numbers;
}

puzzle::ParsedBoard read_board(std::string_view text, puzzle::Shape shape) {
    const puzzle::BoardTextResult result = puzzle::parse_board(text, shape);
    if (const auto* error = std::get_if<puzzle::BoardTextError>(&result)) {
        throw std::runtime_error("'" + std::string(text) + "': " + error->sentence);
    }
    return std::get<puzzle::ParsedBoard>(result);
}

std::vector<puzzle::Shape> all_shapes() {
    std::vector<puzzle::Shape> shapes;
    for (int rows = puzzle::min_side; rows <= puzzle::max_side; ++rows) {
        for (int columns = puzzle::min_side; columns <= puzzle::max_side; ++columns) {
            shapes.push_back({rows, columns});
        }
    }
    return shapes;
}

puzzle::Shape any_shape() {
    return *rc::gen::elementOf(all_shapes());
}

puzzle::Board any_board(puzzle::Shape shape) {
    std::vector<int> left(static_cast<std::size_t>(shape.cells()));
    std::iota(left.begin(), left.end(), 0);
    puzzle::Board board;
    for (int cell = 0; cell < shape.cells(); ++cell) {
        const auto chosen = *rc::gen::inRange<std::size_t>(0, left.size());
        board.set(cell, left[chosen]);
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(chosen));
    }
    return board;
}

}  // namespace statescope::test
