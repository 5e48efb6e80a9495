#include "trace/frontier_view.hpp"

#include <algorithm>

namespace statescope::trace {

FrontierView::FrontierView(const Trace& trace) : trace_(&trace) {
    const TakeOrder& order = trace.head().order;
    if (!order.by_f) return;
    std::vector<Priority> priorities;
    priorities.reserve(trace.nodes().size());
    for (NodeId id = 0; id < trace.nodes().size(); ++id) {
        priorities.push_back(trace.priority(id));
    }
    std::sort(priorities.begin(), priorities.end());
    order_.reserve(priorities.size());
    for (const Priority& priority : priorities)
        order_.push_back(priority.node);
}

std::vector<NodeId> FrontierView::at(Step step) const {
    const Counters counters = trace_->counters(step);
    std::vector<NodeId> frontier;
    frontier.reserve(counters.frontier);
    if (trace_->head().order.newest_first) {
        // Of the rounds before nothing waits.
        for (NodeId id = counters.nodes, root = trace_->root(step); id-- > root;) {
            if (trace_->in_frontier(id, step)) frontier.push_back(id);
        }
        return frontier;
    }
    if (order_.empty()) {
        // First in, first out: all nodes taken stand before all that wait.
        for (NodeId id = counters.taken; id < counters.nodes; ++id) {
            if (trace_->in_frontier(id, step)) frontier.push_back(id);
        }
        return frontier;
    }
    for (const NodeId id : order_) {
        if (trace_->in_frontier(id, step)) frontier.push_back(id);
    }
    return frontier;
}

}  // namespace statescope::trace
