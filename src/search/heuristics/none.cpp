#include "search/heuristics/none.hpp"

namespace statescope::search {

namespace {

TileCosts costs(puzzle::Board, puzzle::Shape) {
    return {};
}

}  // namespace

const Heuristic no_heuristic{
    .id = HeuristicId::None,
    .name = "none",
    .admissible = true,
    .consistent = true,
    .faulty = false,
    .needs = Requirement::Nothing,
    .costs = costs,
    .estimator = nullptr,
};

}  // namespace statescope::search
