#pragma once

#include "search/observer.hpp"
#include "search/problem.hpp"
#include "search/rules.hpp"

namespace statescope::search {

/// Recursive best-first search (Korf 1993; AIMA 4e section 3.5.5): goes on below the best node
/// while its f is at most the smallest f beside the path, and leaves it then, keeping only the
/// smallest f it leaves (Observer::backed_up). A node's f is g + h, but at least its parent's.
/// Memory grows with the depth alone: the search keeps its nodes itself, not in the observer's
/// table. Of the rules the order of moves, the goal test, the heuristic and whether the move
/// straight back is made apply. An unsolvable pair ends it at the limit of nodes only.
/// Instantiated for Trace and Counting.
template <Observer On>
Result recursive_best_first(const Problem& problem, const Rules& rules, On& on);

}  // namespace statescope::search
