#include "layout/tree_layout.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

namespace statescope::layout {

using trace::NodeId;
using trace::Trace;

namespace {

/// Nodes made one after the other: the children of a node are, for it is expanded once.
struct Siblings {
    NodeId first = 0;
    NodeId count = 0;
};

/// The children of a node, read from the events of its expansion.
Siblings children_in(const Trace& trace, NodeId node) {
    const trace::Step taken = trace.taken_at(node);
    if (taken >= trace.last_step()) return {};
    const std::span<const trace::Event> after = trace.events().subspan(taken + 1);
    if (after.front().kind != trace::EventKind::Expanded) return {};
    Siblings children;
    for (const trace::Event& event : after.subspan(1)) {
        if (event.kind == trace::EventKind::Duplicate) continue;
        if (!trace::makes_node(event.kind)) break;
        if (children.count++ == 0) children.first = event.node;
    }
    return children;
}

/// One past the last node of the round that a root begins; of all nodes without rounds.
NodeId end_of_round(const Trace& trace, NodeId root) {
    const std::span<const trace::Round> rounds = trace.rounds();
    const auto next =
        std::upper_bound(rounds.begin(), rounds.end(), root,
                         [](NodeId node, const trace::Round& round) { return node < round.root; });
    return next == rounds.end() ? static_cast<NodeId>(trace.nodes().size()) : next->root;
}

}  // namespace

TreeLayout::TreeLayout(const Trace& trace, std::uint32_t most_nodes, NodeId root)
    : first_made_(trace.first_made()) {
    const std::span<const trace::NewNode> nodes = trace.nodes();
    const std::size_t in_round = end_of_round(trace, root) - root;
    const std::size_t count = std::min<std::size_t>(in_round, std::max(most_nodes, 1u));
    std::vector<Siblings> children(count);
    for (NodeId node = root + 1; node < root + count; ++node) {
        if (trace.first_made(node) != node) continue;
        // The root of the other side, in a search from both ends, stands below the first one.
        const bool other_root = nodes[node].parent == trace::no_node;
        Siblings& siblings = children[other_root ? 0 : trace.first_made(nodes[node].parent) - root];
        if (siblings.count++ == 0) siblings.first = node;
    }
    grow(root, [&](NodeId node) { return children[node - root]; });
    place();
    if (trace.head().order.two_sided() && count > 1) other_root_ = find(root + 1).value();
    left_out_ = nodes.size() - count;
}

TreeLayout TreeLayout::around(const Trace& trace, NodeId focus) {
    TreeLayout layout;
    layout.first_made_ = trace.first_made();
    std::vector<NodeId> path;
    for (NodeId at = focus; at != trace::no_node; at = trace.nodes()[at].parent)
        path.push_back(at);
    std::reverse(path.begin(), path.end());
    // The nodes of the path come up in level order one by one, so the next is all there is to ask.
    std::size_t next = 0;
    layout.grow(trace.first_made(path.front()), [&](NodeId node) {
        if (next == path.size() || node != trace.first_made(path[next])) return Siblings{};
        Siblings children = children_in(trace, path[next++]);
        if (children.count > 0) children.first = trace.first_made(children.first);
        return children;
    });
    layout.place();
    layout.left_out_ = trace.nodes().size() - layout.size();
    return layout;
}

TreeLayout TreeLayout::moved_from(const TreeLayout& earlier, double part) const {
    TreeLayout between = *this;
    std::vector<double>& x = between.x_;
    for (std::size_t depth = 0; depth < depth_count(); ++depth) {
        const auto [begin, end] = level(depth);
        // From right to left: a node that was not there begins where its right neighbour does, or,
        // at the end of its level, to the right of all that were.
        double begins = x[end - 1];
        for (Slot slot = end; slot-- > begin;) {
            if (const auto before = earlier.find(nodes_[slot])) {
                begins = std::max(begins, earlier.x_[*before]);
                break;
            }
        }
        for (Slot slot = end; slot-- > begin;) {
            if (const auto before = earlier.find(nodes_[slot])) begins = earlier.x_[*before];
            x[slot] = begins;
        }
    }
    for (Slot slot = 0; slot < x.size(); ++slot)
        x[slot] += (x_[slot] - x[slot]) * part;
    between.growths_.clear();
    between.measure_bounds();
    return between;
}

/// Lists the nodes in level order, asking for the children of each once, in that order.
template <class ChildrenOf>
void TreeLayout::grow(NodeId root, const ChildrenOf& children_of) {
    nodes_.push_back(root);
    parent_.push_back(0);
    level_begin_.push_back(0);
    for (Slot level_end = 1, slot = 0; slot < nodes_.size(); ++slot) {
        if (slot == level_end) {
            level_begin_.push_back(slot);
            level_end = static_cast<Slot>(nodes_.size());
        }
        first_child_.push_back(static_cast<Slot>(nodes_.size()));
        const Siblings children = children_of(nodes_[slot]);
        for (NodeId i = 0; i < children.count; ++i) {
            nodes_.push_back(children.first + i);
            parent_.push_back(slot);
        }
    }
    first_child_.push_back(static_cast<Slot>(nodes_.size()));
    level_begin_.push_back(static_cast<Slot>(nodes_.size()));
}

void TreeLayout::place() {
    x_ = tidy_tree(first_child_);
    const NodeId last = *std::max_element(nodes_.begin(), nodes_.end());
    slots_.resize(nodes_.size());
    const NodeId root = nodes_.front();  // made before all others
    if (last - root + 1 == nodes_.size()) {
        for (Slot slot = 0; slot < nodes_.size(); ++slot)
            slots_[nodes_[slot] - root] = slot;
    } else {
        std::iota(slots_.begin(), slots_.end(), Slot{0});
        std::sort(slots_.begin(), slots_.end(),
                  [this](Slot a, Slot b) { return nodes_[a] < nodes_[b]; });
        for (const Slot slot : slots_)
            ids_.push_back(nodes_[slot]);
    }
    measure_rooms();
    measure_bounds();
}

void TreeLayout::measure_rooms() {
    room_.assign(nodes_.size(), widest_room);
    for (std::size_t depth = 1; depth < depth_count(); ++depth) {
        const auto [level_begin, level_end] = level(depth);
        const auto gap_after = [&, end = level_end](Slot slot) {
            return slot + 1 < end ? static_cast<float>(x_[slot + 1] - x_[slot]) : widest_room;
        };
        float before = widest_room;
        for (Slot begin = level_begin; begin < level_end;) {
            Slot end = begin;
            float room = before;
            for (; end < level_end && parent_[end] == parent_[begin]; ++end)
                room = std::min(room, before = gap_after(end));
            std::fill(room_.begin() + begin, room_.begin() + end, room);
            begin = end;
        }
    }
}

void TreeLayout::measure_bounds() {
    Rect bounds{x_.front(), 0, x_.front(), 0};
    growths_.push_back({nodes_.front(), bounds});
    std::vector<std::uint32_t> depths(nodes_.size());
    for (std::size_t depth = 0; depth < depth_count(); ++depth) {
        for (Slot slot = level(depth).begin; slot < level(depth).end; ++slot)
            depths[slot] = static_cast<std::uint32_t>(depth);
    }
    for (const Slot slot : slots_) {
        const Rect before = bounds;
        bounds.left = std::min(bounds.left, x_[slot]);
        bounds.right = std::max(bounds.right, x_[slot]);
        bounds.bottom = std::max(bounds.bottom, static_cast<double>(depths[slot]));
        if (!(bounds == before)) growths_.push_back({nodes_[slot], bounds});
    }
}

std::optional<Slot> TreeLayout::find(NodeId node) const {
    if (!first_made_.empty()) node = first_made_[node];
    if (ids_.empty()) {
        const NodeId root = nodes_.front();
        if (node < root || node - root >= slots_.size()) return std::nullopt;
        return slots_[node - root];
    }
    const auto found = std::lower_bound(ids_.begin(), ids_.end(), node);
    if (found == ids_.end() || *found != node) return std::nullopt;
    return slots_[static_cast<std::size_t>(found - ids_.begin())];
}

std::size_t TreeLayout::depth_of(Slot slot) const {
    const auto after = std::upper_bound(level_begin_.begin(), level_begin_.end() - 1, slot);
    return static_cast<std::size_t>(after - level_begin_.begin()) - 1;
}

Point TreeLayout::position(NodeId node) const {
    const Slot slot = find(node).value();
    return {x_[slot], static_cast<double>(depth_of(slot))};
}

Rect TreeLayout::bounds(std::uint32_t made) const {
    const auto later = std::partition_point(growths_.begin() + 1, growths_.end(),
                                            [&](const Growth& g) { return g.node < made; });
    return (later - 1)->bounds;
}

std::pair<std::size_t, std::size_t> TreeLayout::levels_between(double top, double bottom) const {
    const auto deepest = static_cast<double>(depth_count());
    const double first = std::clamp(std::ceil(top), 0.0, deepest);
    const double end = std::clamp(std::floor(bottom) + 1, first, deepest);
    return {static_cast<std::size_t>(first), static_cast<std::size_t>(end)};
}

/// The first slot of a range for which `property` no longer holds.
template <class Property>
Slot TreeLayout::first_without(SlotRange range, const Property& property) {
    while (range.begin < range.end) {
        const Slot middle = range.begin + (range.end - range.begin) / 2;
        if (property(middle)) {
            range.begin = middle + 1;
        } else {
            range.end = middle;
        }
    }
    return range.begin;
}

SlotRange TreeLayout::slots_between(std::size_t depth, double left, double right) const {
    const auto before = [&](Slot slot) { return x_[slot] < left; };
    const auto not_after = [&](Slot slot) { return x_[slot] <= right; };
    return {first_without(level(depth), before), first_without(level(depth), not_after)};
}

SlotRange TreeLayout::lines_between(std::size_t depth, double left, double right) const {
    // Along a level both ends of the lines ascend, and so do their outermost x.
    const auto before = [&](Slot slot) { return std::max(x_[slot], x_[parent_[slot]]) < left; };
    const auto not_after = [&](Slot slot) {
        return std::min(x_[slot], x_[parent_[slot]]) <= right;
    };
    return {first_without(level(depth), before), first_without(level(depth), not_after)};
}

void TreeLayout::append_made(SlotRange range, std::uint32_t made, std::vector<NodeId>& to) const {
    for (Slot slot = range.begin; slot < range.end; ++slot) {
        if (nodes_[slot] < made) to.push_back(nodes_[slot]);
    }
}

std::vector<NodeId> TreeLayout::nodes_in(const Rect& area, std::uint32_t made) const {
    std::vector<NodeId> found;
    const auto [top, end] = levels_between(area.top, area.bottom);
    for (std::size_t depth = top; depth < end; ++depth)
        append_made(slots_between(depth, area.left, area.right), made, found);
    return found;
}

std::optional<NodeId> TreeLayout::parent(NodeId node) const {
    const std::optional<Slot> slot = find(node);
    if (!slot || *slot == 0) return std::nullopt;
    return nodes_[parent_[*slot]];
}

std::optional<NodeId> TreeLayout::first_child(NodeId node, std::uint32_t made) const {
    const std::optional<Slot> slot = find(node);
    if (!slot || first_child_[*slot] == first_child_[*slot + 1]) return std::nullopt;
    const NodeId child = nodes_[first_child_[*slot]];
    if (child >= made) return std::nullopt;
    return child;
}

std::optional<NodeId> TreeLayout::previous(NodeId node, std::uint32_t made) const {
    const std::optional<Slot> slot = find(node);
    if (!slot) return std::nullopt;
    const Slot begin = level(depth_of(*slot)).begin;
    for (Slot at = *slot; at-- > begin;) {
        if (nodes_[at] < made) return nodes_[at];
    }
    return std::nullopt;
}

std::optional<NodeId> TreeLayout::next(NodeId node, std::uint32_t made) const {
    const std::optional<Slot> slot = find(node);
    if (!slot) return std::nullopt;
    const Slot end = level(depth_of(*slot)).end;
    for (Slot at = *slot + 1; at < end; ++at) {
        if (nodes_[at] < made) return nodes_[at];
    }
    return std::nullopt;
}

}  // namespace statescope::layout
