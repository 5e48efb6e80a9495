#pragma once

#include "search/rules.hpp"
#include "trace/take_order.hpp"

namespace statescope::search {

// What is certain of an answer before it is there. `order` is that in which the search takes nodes.

/// Whether a search by these rules can only answer with a shortest path. Breadth-first and
/// uniform-cost search and iterative deepening do, depth-first and depth-limited search do not.
/// IDA* and recursive best-first search do with an admissible heuristic. Greedy and weighted A* do
/// not, unless h is the exact distance: then every node taken lies on a shortest path. A* does with
/// an admissible heuristic when boards are put back with a better g, or never thrown away; when a
/// better g is ignored, only with a consistent one and boards marked as they are expanded (document
/// 3 marks them earlier). The early goal test does no harm: n being the node of smallest f, g(n) is
/// at most the length of a shortest path, so the goal made from it costs at most one move more; and
/// all paths to it are even, or all are odd.
bool answers_are_shortest(const trace::TakeOrder& order, const Rules& rules);

/// Whether weighted A* by these rules answers with at most weight times the length of a shortest
/// path (Pohl 1970): h must be admissible, boards put back with a better g or never thrown away,
/// and the goal tested when it is taken.
bool answers_within_weight(const trace::TakeOrder& order, const Rules& rules);

}  // namespace statescope::search
