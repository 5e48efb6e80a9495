#pragma once

namespace statescope::puzzle {

/// Smallest and largest number of rows or columns of a board.
inline constexpr int min_side = 2;
inline constexpr int max_side = 4;
inline constexpr int max_cells = max_side * max_side;

/// Rows and columns of a board, each from 2 to 4. Cells are numbered row by row from 0.
struct Shape {
    int rows = 3;
    int columns = 3;

    constexpr int cells() const { return rows * columns; }
    constexpr int tiles() const { return cells() - 1; }
    constexpr int row(int cell) const { return cell / columns; }
    constexpr int column(int cell) const { return cell % columns; }
    constexpr bool valid() const {
        return rows >= min_side && rows <= max_side && columns >= min_side && columns <= max_side;
    }

    friend constexpr bool operator==(const Shape&, const Shape&) = default;
};

/// Steps between two cells when one may go up, down, left and right: |rows| + |columns|.
constexpr int taxicab(Shape shape, int from, int to) {
    const int rows = shape.row(from) - shape.row(to);
    const int columns = shape.column(from) - shape.column(to);
    return (rows < 0 ? -rows : rows) + (columns < 0 ? -columns : columns);
}

}  // namespace statescope::puzzle
