#pragma once

#include "search/best_first.hpp"
#include "search/family.hpp"

namespace statescope::search {

/// Uniform-cost search (Dijkstra 1959; AIMA 4e section 3.4.2): best-first search with f = g. The
/// heuristic of the rules does not apply.
template <class Known, Observer On>
Result uniform_cost(const Problem& problem, const Rules& rules, On& on) {
    return best_first<Known>(problem, rules, take_order(Family::UniformCost, rules), on);
}

}  // namespace statescope::search
