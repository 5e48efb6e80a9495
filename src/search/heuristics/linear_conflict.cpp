#include "search/heuristics/linear_conflict.hpp"

#include <algorithm>

#include "search/heuristics/line_conflicts.hpp"

namespace statescope::search {

namespace {

/// Two for every tile that is not part of a longest row of places in the right order.
int charge(std::span<const int> places) {
    std::array<int, puzzle::max_side> longest_to{};
    int longest = 0;
    for (std::size_t i = 0; i < places.size(); ++i) {
        longest_to[i] = 1;
        for (std::size_t j = 0; j < i; ++j) {
            if (places[j] < places[i]) longest_to[i] = std::max(longest_to[i], longest_to[j] + 1);
        }
        longest = std::max(longest, longest_to[i]);
    }
    return 2 * (static_cast<int>(places.size()) - longest);
}

std::unique_ptr<const Estimator> make(puzzle::Board goal, puzzle::Shape shape) {
    return std::make_unique<ChargedLines>(goal, shape, charge);
}

}  // namespace

const Heuristic linear_conflict{
    .id = HeuristicId::LinearConflict,
    .name = "linear-conflict",
    .admissible = true,
    .consistent = true,
    .faulty = false,
    .needs = Requirement::Nothing,
    .costs = nullptr,
    .estimator = make,
};

}  // namespace statescope::search
