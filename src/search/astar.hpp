#pragma once

#include "search/best_first.hpp"
#include "search/family.hpp"

namespace statescope::search {

/// A* (Hart, Nilsson, Raphael 1968; documents 1 and 3): best-first search with f = g + h.
template <class Known, Observer On>
Result astar(const Problem& problem, const Rules& rules, On& on) {
    return best_first<Known>(problem, rules, take_order(Family::AStar, rules), on);
}

/// The same with an estimator made for the problem's goal, in place of the heuristic of the rules.
template <class Known, Observer On>
Result astar(const Problem& problem, const Rules& rules, const Estimator& h, On& on) {
    return best_first<Known>(problem, rules, take_order(Family::AStar, rules), h, on);
}

}  // namespace statescope::search
