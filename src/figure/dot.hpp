#pragma once

#include <string>

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

}  // namespace statescope::figure
