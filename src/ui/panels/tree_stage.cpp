#include "ui/panels/tree_stage.hpp"

#include <algorithm>
#include <vector>

namespace statescope::ui {

using layout::TreeLayout;
using trace::NodeId;

TreeStage::Change TreeStage::update(const Scene& scene) {
    const session::Recorded& recorded = scene.session.recorded();
    const std::uint64_t key = scene.session.recording_number();
    const bool other_recording = recording_ != key;
    if (!other_recording && step_ == scene.step) return Change::None;
    recording_ = key;
    step_ = scene.step;
    made_ = scene.counters.nodes;

    const TreeLayout& first_nodes = recorded.tree();
    const bool all_fit = made_ <= first_nodes.size();
    const NodeId focus = scene.current.value_or(0);
    bool changed = other_recording;
    if (all_fit) {
        changed |= layout_ != &first_nodes;
        layout_ = &first_nodes;
        around_.reset();
    } else if (other_recording || !around_ || focus_ != focus) {
        around_ = TreeLayout::around(scene.trace, focus);
        layout_ = &*around_;
        focus_ = focus;
        changed = true;
    }
    if (changed) measure_rooms(scene.trace);
    drawn_ = all_fit ? made_ : layout_->nodes_in(layout_->bounds(made_), made_).size();
    if (other_recording) return Change::Search;
    return changed ? Change::Places : Change::None;
}

void TreeStage::measure_rooms(const trace::Trace& trace) {
    room_.clear();
    // Level by level, each from left to right.
    const std::vector<NodeId> nodes = layout_->nodes_in(layout_->bounds());
    const auto gap = [&](std::size_t left, std::size_t right) {
        if (right >= nodes.size()) return widest_room;
        const layout::Point a = layout_->position(nodes[left]);
        const layout::Point b = layout_->position(nodes[right]);
        return a.y == b.y ? b.x - a.x : widest_room;
    };
    for (std::size_t begin = 0; begin < nodes.size();) {
        const NodeId parent = trace.node(nodes[begin]).parent;
        float room = begin == 0 ? widest_room : gap(begin - 1, begin);
        std::size_t end = begin;
        for (; end < nodes.size() && trace.node(nodes[end]).parent == parent; ++end)
            room = std::min(room, gap(end, end + 1));
        for (; begin < end; ++begin)
            room_[nodes[begin]] = room;
    }
}

std::optional<NodeId> TreeStage::node_of(const trace::Trace& trace, puzzle::Board board) const {
    std::optional<NodeId> found;
    for (const NodeId node : layout_->nodes_in(layout_->bounds(made_), made_)) {
        if (trace.node(node).board == board && (!found || node > *found)) found = node;
    }
    return found;
}

}  // namespace statescope::ui
