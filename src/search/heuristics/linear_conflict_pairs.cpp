#include "search/heuristics/linear_conflict_pairs.hpp"

#include "search/heuristics/line_conflicts.hpp"

namespace statescope::search {

namespace {

int charge(std::span<const int> places) {
    int pairs = 0;
    for (std::size_t i = 0; i < places.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j)
            pairs += places[j] > places[i];
    }
    return 2 * pairs;
}

std::unique_ptr<const Estimator> make(puzzle::Board goal, puzzle::Shape shape) {
    return std::make_unique<ChargedLines>(goal, shape, charge);
}

}  // namespace

const Heuristic linear_conflict_pairs{
    .id = HeuristicId::LinearConflictPairs,
    .name = "linear-conflict-pairs",
    .admissible = false,
    .consistent = false,
    .faulty = true,
    .needs = Requirement::Nothing,
    .costs = nullptr,
    .estimator = make,
};

}  // namespace statescope::search
