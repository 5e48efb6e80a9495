#include "search/heuristics/inversion_distance.hpp"

#include <bit>

#include "search/heuristics/made_for.hpp"

namespace statescope::search {

namespace {

/// A way to read a board: cells in order, and the place of each tile when the goal is read so.
struct Reading {
    std::array<int, puzzle::max_cells> cells{};
    std::array<int, puzzle::max_cells> places{};
};

/// The least number of moves, each past `passed` tiles, that can undo so many inversions.
int least_moves(int inversions, int passed) {
    const int moves = (inversions + passed - 1) / passed;
    const bool parity_counts = passed % 2 == 1;
    return parity_counts && (moves + inversions) % 2 == 1 ? moves + 1 : moves;
}

class InversionMoves : public Estimator {
  public:
    InversionMoves(puzzle::Board goal, puzzle::Shape shape) : shape_(shape) {
        for (int at = 0; at < shape.cells(); ++at) {
            const int row = at % shape.rows;
            const int column = at / shape.rows;
            by_rows_.cells[static_cast<std::size_t>(at)] = at;
            by_columns_.cells[static_cast<std::size_t>(at)] = row * shape.columns + column;
        }
        place_tiles(goal, by_rows_);
        place_tiles(goal, by_columns_);
    }

    std::uint8_t operator()(puzzle::Board board) const override {
        return static_cast<std::uint8_t>(
            least_moves(inversions(board, by_rows_), shape_.columns - 1) +
            least_moves(inversions(board, by_columns_), shape_.rows - 1));
    }

  private:
    void place_tiles(puzzle::Board goal, Reading& reading) const {
        int place = 0;
        for (int at = 0; at < shape_.cells(); ++at) {
            const int tile = goal.at(reading.cells[static_cast<std::size_t>(at)]);
            if (tile != 0) reading.places[static_cast<std::size_t>(tile)] = place++;
        }
    }

    int inversions(puzzle::Board board, const Reading& reading) const {
        int inversions = 0;
        unsigned seen = 0;
        for (int at = 0; at < shape_.cells(); ++at) {
            const int tile = board.at(reading.cells[static_cast<std::size_t>(at)]);
            if (tile == 0) continue;
            const int place = reading.places[static_cast<std::size_t>(tile)];
            inversions += std::popcount(seen >> place);
            seen |= 1u << place;
        }
        return inversions;
    }

    puzzle::Shape shape_;
    Reading by_rows_;
    Reading by_columns_;
};

}  // namespace

const Heuristic inversion_distance{
    .id = HeuristicId::InversionDistance,
    .name = "inversion-distance",
    .admissible = true,
    .consistent = true,
    .faulty = false,
    .needs = Requirement::Nothing,
    .costs = nullptr,
    .estimator = made_for<InversionMoves>,
};

}  // namespace statescope::search
