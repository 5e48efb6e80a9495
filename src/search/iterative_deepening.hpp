#pragma once

#include "search/depth_first_rounds.hpp"
#include "search/family.hpp"

namespace statescope::search {

/// Iterative deepening: rounds with the depth limits 0, 1, 2 and so on. The answer is a shortest
/// one.
template <Observer On>
Result iterative_deepening(const Problem& problem, const Rules& rules, On& on) {
    return depth_first_rounds(problem, rules, take_order(Family::IterativeDeepening, rules), on);
}

}  // namespace statescope::search
