#include "search/heuristics/line_conflicts.hpp"

#include "search/heuristics/manhattan.hpp"

namespace statescope::search {

ChargedLines::ChargedLines(puzzle::Board goal, puzzle::Shape shape, LineCharge charge)
    : shape_(shape), manhattan_(manhattan_costs(goal, shape)) {
    for (std::size_t tile = 0; tile < puzzle::max_cells; ++tile) {
        place_in_row_[tile].fill(stranger);
        place_in_column_[tile].fill(stranger);
    }
    for (int home = 0; home < shape.cells(); ++home) {
        const auto tile = static_cast<std::size_t>(goal.at(home));
        if (tile == 0) continue;
        const int row = shape.row(home);
        const int column = shape.column(home);
        place_in_row_[tile][static_cast<std::size_t>(row)] = static_cast<std::uint8_t>(column);
        place_in_column_[tile][static_cast<std::size_t>(column)] = static_cast<std::uint8_t>(row);
    }
    tabulate(charge);
}

void ChargedLines::tabulate(LineCharge charge) {
    for (std::uint32_t line = 0; line <= only_strangers; ++line) {
        std::array<int, puzzle::max_side> places{};
        std::size_t count = 0;
        for (int shift = 9; shift >= 0; shift -= 3) {
            const int digit = static_cast<int>(line >> shift & 7u);
            if (digit != stranger) places[count++] = digit;
        }
        charges_[line] = static_cast<std::uint8_t>(charge({places.data(), count}));
    }
}

std::uint8_t ChargedLines::operator()(puzzle::Board board) const {
    std::array<std::uint32_t, puzzle::max_side> rows{only_strangers, only_strangers, only_strangers,
                                                     only_strangers};
    std::array<std::uint32_t, puzzle::max_side> columns = rows;
    std::uint32_t sum = manhattan_(board, shape_);
    int cell = 0;
    for (std::size_t row = 0; row < static_cast<std::size_t>(shape_.rows); ++row) {
        for (std::size_t column = 0; column < static_cast<std::size_t>(shape_.columns); ++column) {
            const auto tile = static_cast<std::size_t>(board.at(cell++));
            rows[row] = rows[row] << 3 | place_in_row_[tile][row];
            columns[column] = columns[column] << 3 | place_in_column_[tile][column];
        }
    }
    for (std::size_t line = 0; line < puzzle::max_side; ++line) {
        sum += charges_[rows[line] & only_strangers];
        sum += charges_[columns[line] & only_strangers];
    }
    return static_cast<std::uint8_t>(sum);
}

}  // namespace statescope::search
