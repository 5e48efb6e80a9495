#include "search/heuristics/manhattan_checkerboard.hpp"

#include "search/heuristics/made_for.hpp"
#include "search/heuristics/manhattan.hpp"

namespace statescope::search {

namespace {

class ManhattanOnOneColour : public Estimator {
  public:
    ManhattanOnOneColour(puzzle::Board goal, puzzle::Shape shape)
        : shape_(shape), costs_(manhattan_costs(goal, shape)) {}

    std::uint8_t operator()(puzzle::Board board) const override {
        const int blank = board.blank();
        const bool counts = (shape_.row(blank) + shape_.column(blank)) % 2 == 0;
        return counts ? costs_(board, shape_) : std::uint8_t{0};
    }

  private:
    puzzle::Shape shape_;
    TileCosts costs_;
};

}  // namespace

const Heuristic manhattan_checkerboard{
    .id = HeuristicId::ManhattanCheckerboard,
    .name = "manhattan-checkerboard",
    .admissible = true,
    .consistent = false,
    .faulty = true,
    .needs = Requirement::Nothing,
    .costs = nullptr,
    .estimator = made_for<ManhattanOnOneColour>,
};

}  // namespace statescope::search
