#include "search/heuristics/euclidean.hpp"

#include <cmath>

#include "search/heuristics/made_for.hpp"

namespace statescope::search {

namespace {

class StraightLines : public Estimator {
  public:
    StraightLines(puzzle::Board goal, puzzle::Shape shape) : cells_(shape.cells()) {
        for (int home = 0; home < cells_; ++home) {
            const int tile = goal.at(home);
            if (tile == 0) continue;
            for (int cell = 0; cell < cells_; ++cell) {
                const int rows = shape.row(cell) - shape.row(home);
                const int columns = shape.column(cell) - shape.column(home);
                length_[static_cast<std::size_t>(tile)][static_cast<std::size_t>(cell)] =
                    std::sqrt(rows * rows + columns * columns);
            }
        }
    }

    std::uint8_t operator()(puzzle::Board board) const override {
        double sum = 0;
        for (int cell = 0; cell < cells_; ++cell) {
            sum +=
                length_[static_cast<std::size_t>(board.at(cell))][static_cast<std::size_t>(cell)];
        }
        // Roots that are whole add up exactly. A sum with any other root in it is not whole, and
        // with up to 15 tiles none is nearer to a whole number than 0.0001, so the error of a few
        // last bits does no harm.
        return static_cast<std::uint8_t>(std::ceil(sum));
    }

  private:
    int cells_;
    std::array<std::array<double, puzzle::max_cells>, puzzle::max_cells> length_{};
};

}  // namespace

const Heuristic euclidean{
    .id = HeuristicId::Euclidean,
    .name = "euclidean",
    .admissible = true,
    .consistent = true,
    .faulty = false,
    .needs = Requirement::Nothing,
    .costs = nullptr,
    .estimator = made_for<StraightLines>,
};

}  // namespace statescope::search
