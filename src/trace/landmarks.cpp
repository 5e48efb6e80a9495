#include "trace/landmarks.hpp"

#include <algorithm>

namespace statescope::trace {

namespace {

/// How the size of the frontier changes by an event.
int frontier_growth(EventKind kind, bool replaces_stale) {
    using enum EventKind;
    if (kind == Generated || kind == Reopened || kind == Round || kind == BackedUp) return 1;
    if (kind == Improved) return replaces_stale ? 0 : 1;
    return kind == Taken || kind == Forgotten ? -1 : 0;
}

}  // namespace

Landmarks::Landmarks(const Trace& trace) {
    const auto add = [this](Landmark landmark, Step step) {
        steps_[static_cast<std::size_t>(landmark)].push_back(step);
    };
    const TraceHead& head = trace.head();
    const std::span<const Event> events = trace.events();
    int frontier = 0;
    int largest = 0;
    for (Step step = 0; step < events.size(); ++step) {
        const Event& event = events[step];
        frontier += frontier_growth(event.kind, head.replaces_stale);
        if (frontier > largest) {
            largest = frontier;
            add(Landmark::LargestFrontier, step);
        }
        using enum EventKind;
        if (event.kind == Expanded) add(Landmark::Expansion, step);
        if (event.kind == Duplicate || event.kind == Dropped) add(Landmark::Duplicate, step);
        if (event.kind == Improved) add(Landmark::Improvement, step);
        if (event.kind == Reopened) add(Landmark::Reopening, step);
        if (event.kind == Solved || event.kind == Found) add(Landmark::Goal, step);
        if (!makes_node(event.kind)) continue;
        const Node node = trace.node(event.node);
        if (node.board == head.goal) add(Landmark::GoalGenerated, step);
        if (head.order.by_f && node.parent != no_node && trace.f(event.node) < trace.f(node.parent))
            add(Landmark::FFalls, step);
    }
    const std::span<const Step> layers = trace.layer_starts();
    steps_[static_cast<std::size_t>(Landmark::Layer)].assign(layers.begin(), layers.end());
}

std::vector<Step> steps_of_board(const Trace& trace, puzzle::Board board) {
    const std::span<const NewNode> nodes = trace.nodes();
    std::vector<bool> holds(nodes.size());
    for (NodeId node = 0; node < nodes.size(); ++node)
        holds[node] = nodes[node].board == board;
    std::vector<Step> steps;
    const std::span<const Event> events = trace.events();
    for (Step step = 0; step < events.size(); ++step) {
        const Event& event = events[step];
        const NodeId about = event.kind == EventKind::Duplicate ? event.other : event.node;
        if (about != no_node && holds[about]) steps.push_back(step);
    }
    return steps;
}

std::vector<Step> steps_of_branch(const Trace& trace, NodeId node) {
    std::vector<Step> steps;
    for (const NodeId on_path : trace.path_to(node)) {
        steps.push_back(trace.generated_at(on_path));
        if (trace.taken_at(on_path) != never) steps.push_back(trace.taken_at(on_path));
    }
    std::sort(steps.begin(), steps.end());
    steps.erase(std::unique(steps.begin(), steps.end()), steps.end());
    return steps;
}

std::optional<Step> next_step(std::span<const Step> steps, Step step) {
    const auto found = std::upper_bound(steps.begin(), steps.end(), step);
    if (found == steps.end()) return std::nullopt;
    return *found;
}

std::optional<Step> previous_step(std::span<const Step> steps, Step step) {
    const auto found = std::lower_bound(steps.begin(), steps.end(), step);
    if (found == steps.begin()) return std::nullopt;
    return *(found - 1);
}

}  // namespace statescope::trace
