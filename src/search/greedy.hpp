#pragma once

#include "search/best_first.hpp"
#include "search/family.hpp"

namespace statescope::search {

/// Greedy best-first search (the Graph Traverser of Doran and Michie 1966; AIMA 4e section 3.5.1):
/// best-first search with f = h. As in AIMA's figure 3.7 a better g of a known board still counts:
/// it does not change what is taken first, but it can make the answer shorter.
template <class Known, Observer On>
Result greedy(const Problem& problem, const Rules& rules, On& on) {
    return best_first<Known>(problem, rules, take_order(Family::Greedy, rules), on);
}

}  // namespace statescope::search
