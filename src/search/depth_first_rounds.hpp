#pragma once

#include "search/observer.hpp"
#include "search/problem.hpp"
#include "search/rules.hpp"
#include "trace/take_order.hpp"

namespace statescope::search {

/// Depth-first search of the tree, down to a bound, in rounds: `order.rounds` says which.
///
/// - OneLimit: depth-limited search (AIMA 4e section 3.4.4). A node at the limit of the rules is
///   tested and cut off. Ends with Outcome::CutOff when the goal lies deeper.
/// - Deepening: iterative deepening (Slate and Atkin 1977; Korf 1985), limits 0, 1, 2 and so on.
/// - LargerF: IDA* (Korf 1985). A node whose f is larger than the bound is cut off, untested; the
///   first bound is h of the start, each other one the smallest f that was cut off. By the rules
///   of IdaStar (ida_star.hpp) it counts as that does, round by round: as many nodes are expanded,
///   and those taken are the successors generated there, which are looked at one by one as the
///   recursion comes to them, and the start.
///
/// No board is marked: a stack of the nodes waiting and the moves to the one taken are all there
/// is to keep. The goal test, the order and whether the move straight back is left out are rules;
/// IDA* has a heuristic as well. Without an answer the last two go on until they are stopped, since
/// every tree of moves is endless. Instantiated for Trace and Counting.
template <Observer On>
Result depth_first_rounds(const Problem& problem, const Rules& rules, const trace::TakeOrder& order,
                          On& on);

}  // namespace statescope::search
