#include "search/chosen_heuristic.hpp"

namespace statescope::search {

void set_heuristic(Rules& rules, const WeightedSum& heuristic) {
    const bool single =
        heuristic.first.weight == Weight{} && heuristic.second.heuristic == HeuristicId::None;
    rules.heuristic = single ? heuristic.first.heuristic : HeuristicId::WeightedSum;
    rules.sum = single ? WeightedSum{} : heuristic;
}

WeightedSum heuristic_as_sum(const Rules& rules) {
    if (rules.heuristic == HeuristicId::WeightedSum) return rules.sum;
    return alone(rules.heuristic);
}

bool h_is_admissible(const Rules& rules) {
    return heuristic_as_sum(rules).admissible();
}

bool h_is_consistent(const Rules& rules) {
    return heuristic_as_sum(rules).consistent();
}

bool h_is_available(const Rules& rules, puzzle::Board goal, puzzle::Shape shape) {
    return available(heuristic_as_sum(rules), goal, shape);
}

bool needs_patterns(Family family, const Rules& rules) {
    if (!uses_heuristic(family)) return false;
    const WeightedSum sum = heuristic_as_sum(rules);
    return sum.first.heuristic == HeuristicId::Patterns ||
           sum.second.heuristic == HeuristicId::Patterns;
}

CostsOf h_costs(const Rules& rules) {
    const bool sum = rules.heuristic == HeuristicId::WeightedSum;
    return sum ? nullptr : heuristic(rules.heuristic).costs;
}

std::unique_ptr<const Estimator> make_estimator(const Rules& rules, const Problem& problem) {
    if (rules.heuristic == HeuristicId::WeightedSum)
        return make_estimator(rules.sum, problem.goal, problem.shape, problem.patterns);
    return make_estimator(rules.heuristic, problem.goal, problem.shape, problem.patterns);
}

}  // namespace statescope::search
