#pragma once

#include "search/depth_first_rounds.hpp"
#include "search/family.hpp"

namespace statescope::search {

/// IDA* as it is recorded and shown. To solve hard boards there is IdaStar, which counts the same
/// and keeps nothing.
template <Observer On>
Result ida_star_rounds(const Problem& problem, const Rules& rules, On& on) {
    return depth_first_rounds(problem, rules, take_order(Family::IdaStar, rules), on);
}

}  // namespace statescope::search
