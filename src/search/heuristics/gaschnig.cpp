#include "search/heuristics/gaschnig.hpp"

#include "search/heuristics/made_for.hpp"

namespace statescope::search {

namespace {

/// Follows each tile to its home, the tile there to its own, and so on: the board falls into
/// cycles. The blank swaps one tile home at a time along its own cycle; into every other cycle it
/// first has to be swapped. So every tile that is not at home costs one swap, and every cycle
/// without the blank one more.
class Swaps : public Estimator {
  public:
    Swaps(puzzle::Board goal, puzzle::Shape shape) : cells_(shape.cells()) {
        for (int cell = 0; cell < cells_; ++cell)
            home_[static_cast<std::size_t>(goal.at(cell))] = cell;
    }

    std::uint8_t operator()(puzzle::Board board) const override {
        int swaps = 0;
        unsigned seen = 0;
        for (int first = 0; first < cells_; ++first) {
            if (seen >> first & 1u) continue;
            int length = 0;
            bool has_blank = false;
            for (int cell = first; (seen >> cell & 1u) == 0; ++length) {
                seen |= 1u << cell;
                const int tile = board.at(cell);
                has_blank = has_blank || tile == 0;
                cell = home_[static_cast<std::size_t>(tile)];
            }
            if (length > 1) swaps += has_blank ? length - 1 : length + 1;
        }
        return static_cast<std::uint8_t>(swaps);
    }

  private:
    int cells_;
    std::array<int, puzzle::max_cells> home_{};
};

}  // namespace

const Heuristic gaschnig{
    .id = HeuristicId::Gaschnig,
    .name = "gaschnig",
    .admissible = true,
    .consistent = true,
    .faulty = false,
    .needs = Requirement::Nothing,
    .costs = nullptr,
    .estimator = made_for<Swaps>,
};

}  // namespace statescope::search
