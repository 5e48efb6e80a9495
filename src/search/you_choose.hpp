#pragma once

#include <span>

#include "search/observer.hpp"
#include "search/problem.hpp"
#include "search/rules.hpp"

namespace statescope::search {

/// Graph search in which the user says which node is taken: `picks`, in this order, each a node
/// that waits in the frontier then. A pick that does not wait, and the end of the picks, end the
/// search with Outcome::Waiting; the goal and an empty frontier as in any search. All rules apply
/// but the tie-break; the heuristic, which must be available for the goal, only informs the user.
/// Instantiated for Trace and Counting.
template <Observer On>
Result you_choose(const Problem& problem, const Rules& rules, std::span<const trace::NodeId> picks,
                  On& on);

}  // namespace statescope::search
