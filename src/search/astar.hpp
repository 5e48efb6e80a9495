#pragma once

#include "search/observer.hpp"
#include "search/problem.hpp"
#include "search/rules.hpp"

namespace statescope::search {

/// A* (Hart, Nilsson, Raphael 1968; AIMA 4e figure 3.7 with f = g + h; documents 1 and 3) by the
/// given rules. `Known` says how a board is looked up: HashedBoards, CompactBoards or
/// RankedBoards. Instantiated for Trace and Tally.
template <class Known, Observer On>
Result astar(const Problem& problem, const Rules& rules, On& on);

}  // namespace statescope::search
