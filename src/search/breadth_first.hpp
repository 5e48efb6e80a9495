#pragma once

#include "search/observer.hpp"
#include "search/problem.hpp"
#include "search/rules.hpp"

namespace statescope::search {

/// Breadth-first search (AIMA 4e figure 3.9; documents 2 and 4) by the given rules; tie-break,
/// better g, stale entries and heuristic do not apply. `Known` says how a board is looked up:
/// HashedBoards or RankedBoards; `Paths` what a node carries: ParentPointers or WholePaths.
/// Instantiated for Trace and Counting.
template <class Known, class Paths, Observer On>
Result breadth_first(const Problem& problem, const Rules& rules, On& on);

}  // namespace statescope::search
