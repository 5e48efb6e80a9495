#include "search/heuristics/perfect.hpp"

#include "puzzle/distances.hpp"
#include "search/heuristics/made_for.hpp"

namespace statescope::search {

namespace {

class ExactDistance : public Estimator {
  public:
    ExactDistance(puzzle::Board goal, puzzle::Shape shape) : table_(goal, shape) {}

    std::uint8_t operator()(puzzle::Board board) const override {
        return static_cast<std::uint8_t>(table_.distance(board).value_or(0));
    }

  private:
    puzzle::DistanceTable table_;
};

}  // namespace

const Heuristic perfect{
    .id = HeuristicId::Perfect,
    .name = "perfect",
    .admissible = true,
    .consistent = true,
    .faulty = false,
    .needs = Requirement::RankedCells,
    .costs = nullptr,
    .estimator = made_for<ExactDistance>,
};

}  // namespace statescope::search
