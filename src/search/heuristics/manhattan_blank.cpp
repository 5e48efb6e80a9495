#include "search/heuristics/manhattan_blank.hpp"

#include "search/heuristics/manhattan.hpp"

namespace statescope::search {

namespace {

TileCosts costs(puzzle::Board goal, puzzle::Shape shape) {
    TileCosts costs = manhattan_costs(goal, shape);
    for (int cell = 0; cell < shape.cells(); ++cell) {
        costs.cost[0][static_cast<std::size_t>(cell)] =
            static_cast<std::uint8_t>(puzzle::taxicab(shape, cell, goal.blank()));
    }
    return costs;
}

}  // namespace

const Heuristic manhattan_blank{
    .id = HeuristicId::ManhattanBlank,
    .name = "manhattan-blank",
    .admissible = false,
    .consistent = false,
    .faulty = true,
    .needs = Requirement::Nothing,
    .costs = costs,
    .estimator = nullptr,
};

}  // namespace statescope::search
