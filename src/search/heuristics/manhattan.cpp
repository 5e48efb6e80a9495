#include "search/heuristics/manhattan.hpp"

namespace statescope::search {

TileCosts manhattan_costs(puzzle::Board goal, puzzle::Shape shape) {
    TileCosts costs;
    for (int home = 0; home < shape.cells(); ++home) {
        const int tile = goal.at(home);
        if (tile == 0) continue;
        for (int cell = 0; cell < shape.cells(); ++cell) {
            costs.cost[static_cast<std::size_t>(tile)][static_cast<std::size_t>(cell)] =
                static_cast<std::uint8_t>(puzzle::taxicab(shape, cell, home));
        }
    }
    return costs;
}

const Heuristic manhattan{
    .id = HeuristicId::Manhattan,
    .name = "manhattan",
    .admissible = true,
    .consistent = true,
    .faulty = false,
    .needs = Requirement::Nothing,
    .costs = manhattan_costs,
    .estimator = nullptr,
};

}  // namespace statescope::search
