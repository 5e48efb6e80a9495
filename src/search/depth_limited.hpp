#pragma once

#include "search/depth_first_rounds.hpp"
#include "search/family.hpp"

namespace statescope::search {

/// Depth-limited search: one round down to the depth limit of the rules.
template <Observer On>
Result depth_limited(const Problem& problem, const Rules& rules, On& on) {
    return depth_first_rounds(problem, rules, take_order(Family::DepthLimited, rules), on);
}

}  // namespace statescope::search
