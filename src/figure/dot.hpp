#pragma once

#include <string>

#include "figure/board_figure.hpp"
#include "figure/tree_figure.hpp"
#include "teach/phrases.hpp"
#include "trace/trace.hpp"

namespace statescope::figure {

/// The search tree at a step as a Graphviz graph: a node `n1`, `n2` ... for each node of the search
/// by its number, with its board as a table, the signs as outlines and colours, the moves on the
/// edges, the path bold. Graphviz places the nodes itself; the cell and the legend of the options
/// mean nothing here.
std::string dot(const teach::Phrases& say, const trace::Trace& trace, trace::Step step,
                const TreeOptions& options = {});

/// One board as a graph of one node.
std::string dot(puzzle::Board board, puzzle::Shape shape, const BoardLook& look);

/// The boards of strip_figure as a graph from left to right: nodes `b0`, `b1` ... with the moves
/// and their numbers on the edges; of a path longer than a strip the first boards.
std::string dot(const teach::Phrases& say, const BoardPath& path);

}  // namespace statescope::figure
