#pragma once

#include "search/observer.hpp"
#include "search/problem.hpp"
#include "search/rules.hpp"

namespace statescope::search {

/// Depth-first search (AIMA 4e section 3.4.3) with a stack: last in, first out; tie-break, better
/// g, stale entries and heuristic do not apply. Successors are pushed the last move first, so that
/// the first move of the order is tried first.
///
/// With DuplicateCheck::AtExpansion nodes are expanded in the order of the recursive search: a
/// successor whose board is expanded already is thrown away at once, and a board that waits
/// several times is dropped when it is taken again. AtGeneration keeps the stack smaller, but a
/// board seen in passing is not there where the recursive search would go down to it.
/// `Known` says how a board is looked up. Instantiated for Trace and Counting.
template <class Known, Observer On>
Result depth_first(const Problem& problem, const Rules& rules, On& on);

}  // namespace statescope::search
