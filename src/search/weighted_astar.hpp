#pragma once

#include "search/best_first.hpp"
#include "search/family.hpp"

namespace statescope::search {

/// Weighted A* (Pohl 1970; AIMA 4e section 3.5.4): best-first search with f = g + w h, w being the
/// weight of the rules. With an admissible heuristic and better g updated, the answer is at most w
/// times as long as a shortest one.
template <class Known, Observer On>
Result weighted_astar(const Problem& problem, const Rules& rules, On& on) {
    return best_first<Known>(problem, rules, take_order(Family::WeightedAStar, rules), on);
}

}  // namespace statescope::search
