#pragma once

#include "search/observer.hpp"
#include "search/problem.hpp"
#include "search/rules.hpp"

namespace statescope::search {

/// Bidirectional breadth-first search (Pohl 1971; AIMA 4e section 3.4.5): one side grows from the
/// start, the other from the goal, a whole layer at a time, of the side on which fewer nodes wait.
/// It ends when a side generates a board that the other knows; since no layer is left half done,
/// that is on a shortest path. Node 0 is the start, node 1 the goal. Of the rules only the order of
/// moves applies: boards are marked when they are generated. Instantiated for Trace and
/// Counting.
template <Observer On>
Result bidirectional(const Problem& problem, const Rules& rules, On& on);

}  // namespace statescope::search
