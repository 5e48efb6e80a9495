#include "trace/frontier_view.hpp"

#include <algorithm>
#include <numeric>

namespace statescope::trace {

FrontierView::FrontierView(const Trace& trace) : trace_(&trace) {
    const TakeOrder& order = trace.head().order;
    if (order.two_sided()) {
        // Whose layer comes next depends on how many wait then: the order is the one that came.
        order_.resize(trace.nodes().size());
        std::iota(order_.begin(), order_.end(), NodeId{0});
        std::stable_sort(order_.begin(), order_.end(),
                         [&](NodeId a, NodeId b) { return trace.taken_at(a) < trace.taken_at(b); });
        return;
    }
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
        // First in, first out: all nodes taken stand before all that wait. Where the order is
        // not the search's, any may have been taken.
        const bool in_order = !trace_->head().order.any_may_be_taken();
        for (NodeId id = in_order ? counters.taken : 0; id < counters.nodes; ++id) {
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
