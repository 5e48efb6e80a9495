#pragma once

#include "search/heuristics/estimator.hpp"
#include "search/observer.hpp"
#include "search/problem.hpp"
#include "search/rules.hpp"

namespace statescope::search {

using trace::TakeOrder;

/// Best-first search (AIMA 4e figure 3.7): the node with the smallest f is taken first, and the
/// order says what f is. A*, uniform-cost, greedy and weighted A* are this with orders of their
/// own. `Known` says how a board is looked up: HashedBoards or RankedBoards. The
/// heuristic of the rules must be available for the goal, unless h has no part in f. Instantiated
/// for Trace and Counting.
template <class Known, Observer On>
Result best_first(const Problem& problem, const Rules& rules, const TakeOrder& order, On& on);

/// The same with an estimator made for the problem's goal, in place of the heuristic of the rules.
template <class Known, Observer On>
Result best_first(const Problem& problem, const Rules& rules, const TakeOrder& order,
                  const Estimator& h, On& on);

}  // namespace statescope::search
