#pragma once

#include "search/heuristics/estimator.hpp"
#include "search/observer.hpp"
#include "search/problem.hpp"
#include "search/rules.hpp"

namespace statescope::search {

/// A* (Hart, Nilsson, Raphael 1968; AIMA 4e figure 3.7 with f = g + h; documents 1 and 3) by the
/// given rules. `Known` says how a board is looked up: HashedBoards, CompactBoards or
/// RankedBoards. The heuristic of the rules must be available for the
/// goal. Instantiated for Trace and Tally.
template <class Known, Observer On>
Result astar(const Problem& problem, const Rules& rules, On& on);

/// The same with an estimator made for the problem's goal, in place of the heuristic of the rules.
template <class Known, Observer On>
Result astar(const Problem& problem, const Rules& rules, const Estimator& h, On& on);

}  // namespace statescope::search
