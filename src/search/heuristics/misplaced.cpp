#include "search/heuristics/misplaced.hpp"

namespace statescope::search {

namespace {

TileCosts costs(puzzle::Board goal, puzzle::Shape shape) {
    TileCosts costs;
    for (int tile = 1; tile < shape.cells(); ++tile) {
        for (int cell = 0; cell < shape.cells(); ++cell) {
            costs.cost[static_cast<std::size_t>(tile)][static_cast<std::size_t>(cell)] =
                goal.at(cell) == tile ? 0 : 1;
        }
    }
    return costs;
}

}  // namespace

const Heuristic misplaced{
    .id = HeuristicId::Misplaced,
    .name = "misplaced",
    .admissible = true,
    .consistent = true,
    .faulty = false,
    .needs = Requirement::Nothing,
    .costs = costs,
    .estimator = nullptr,
};

}  // namespace statescope::search
