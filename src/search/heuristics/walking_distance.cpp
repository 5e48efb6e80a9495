#include "search/heuristics/walking_distance.hpp"

#include <cassert>
#include <unordered_map>
#include <vector>

#include "search/heuristics/made_for.hpp"

namespace statescope::search {

namespace {

/// How the tiles are spread over the lines (rows, or columns): for every line how many tiles of
/// every line of the goal stand in it, three bits each, and above them the line of the blank.
using Spread = std::uint64_t;

constexpr int blank_shift = 3 * puzzle::max_side * puzzle::max_side;

constexpr Spread one_tile(int line, int home_line) {
    return Spread{1} << (3 * (puzzle::max_side * line + home_line));
}

constexpr Spread blank_in(int line) {
    return static_cast<Spread>(line) << blank_shift;
}

constexpr bool holds(Spread spread, int line, int home_line) {
    return (spread & 7 * one_tile(line, home_line)) != 0;
}

/// The least number of moves between lines from every spread to that of the goal.
class LineWalk {
  public:
    /// `line_of` tells the line of each cell; there are `lines` of them.
    LineWalk(puzzle::Board goal, int cells, int lines,
             const std::array<int, puzzle::max_cells>& line_of)
        : cells_(cells), lines_(lines) {
        std::array<int, puzzle::max_cells> home_line{};
        for (int cell = 0; cell < cells; ++cell) {
            const auto tile = static_cast<std::size_t>(goal.at(cell));
            home_line[tile] = line_of[static_cast<std::size_t>(cell)];
        }
        for (std::size_t cell = 0; cell < static_cast<std::size_t>(cells); ++cell) {
            share_[0][cell] = blank_in(line_of[cell]);
            for (std::size_t tile = 1; tile < static_cast<std::size_t>(cells); ++tile)
                share_[tile][cell] = one_tile(line_of[cell], home_line[tile]);
        }
        walk_from(spread(goal));
    }

    int moves(puzzle::Board board) const {
        const auto found = moves_.find(spread(board));
        // Two tiles of one line may be exchanged without changing the spread, so every board, be it
        // solvable or not, has the spread of one that the goal is reached from.
        assert(found != moves_.end());
        return found->second;
    }

  private:
    Spread spread(puzzle::Board board) const {
        Spread sum = 0;
        for (int cell = 0; cell < cells_; ++cell)
            sum += share_[static_cast<std::size_t>(board.at(cell))][static_cast<std::size_t>(cell)];
        return sum;
    }

    void walk_from(Spread goal) {
        std::vector<Spread> queue{goal};
        moves_.emplace(goal, std::uint8_t{0});
        for (std::size_t front = 0; front < queue.size(); ++front) {
            const int blank = static_cast<int>(queue[front] >> blank_shift);
            if (blank > 0) move_tiles(queue, front, blank, blank - 1);
            if (blank + 1 < lines_) move_tiles(queue, front, blank, blank + 1);
        }
    }

    /// The blank goes from its line to another: for each kind of tile there, one of it comes back.
    void move_tiles(std::vector<Spread>& queue, std::size_t front, int blank, int to) {
        const Spread spread = queue[front];
        const auto moves = static_cast<std::uint8_t>(moves_.at(spread) + 1);
        for (int home_line = 0; home_line < lines_; ++home_line) {
            if (!holds(spread, to, home_line)) continue;
            const Spread next = spread - blank_in(blank) + blank_in(to) - one_tile(to, home_line) +
                                one_tile(blank, home_line);
            if (moves_.emplace(next, moves).second) queue.push_back(next);
        }
    }

    int cells_;
    int lines_;
    std::array<std::array<Spread, puzzle::max_cells>, puzzle::max_cells>
        share_{};  ///< [tile][cell]
    std::unordered_map<Spread, std::uint8_t> moves_;
};

std::array<int, puzzle::max_cells> rows_of_cells(puzzle::Shape shape) {
    std::array<int, puzzle::max_cells> rows{};
    for (int cell = 0; cell < shape.cells(); ++cell)
        rows[static_cast<std::size_t>(cell)] = shape.row(cell);
    return rows;
}

std::array<int, puzzle::max_cells> columns_of_cells(puzzle::Shape shape) {
    std::array<int, puzzle::max_cells> columns{};
    for (int cell = 0; cell < shape.cells(); ++cell)
        columns[static_cast<std::size_t>(cell)] = shape.column(cell);
    return columns;
}

class BothWalks : public Estimator {
  public:
    BothWalks(puzzle::Board goal, puzzle::Shape shape)
        : rows_(goal, shape.cells(), shape.rows, rows_of_cells(shape)),
          columns_(goal, shape.cells(), shape.columns, columns_of_cells(shape)) {}

    std::uint8_t operator()(puzzle::Board board) const override {
        return static_cast<std::uint8_t>(rows_.moves(board) + columns_.moves(board));
    }

  private:
    LineWalk rows_;
    LineWalk columns_;
};

}  // namespace

const Heuristic walking_distance{
    .id = HeuristicId::WalkingDistance,
    .name = "walking-distance",
    .admissible = true,
    .consistent = true,
    .faulty = false,
    .needs = Requirement::Nothing,
    .costs = nullptr,
    .estimator = made_for<BothWalks>,
};

}  // namespace statescope::search
