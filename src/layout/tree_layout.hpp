#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "layout/tidy_tree.hpp"
#include "trace/trace.hpp"

namespace statescope::layout {

/// In units of the tree: x in node widths, y in levels, the root's level being 0. y grows
/// downwards. Doubles, for the widest trees are a hundred thousand node widths wide and are looked
/// at from as near as a single board.
struct Point {
    double x = 0;
    double y = 0;

    friend bool operator==(const Point&, const Point&) = default;
};

struct Rect {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;

    friend bool operator==(const Rect&, const Rect&) = default;
};

inline bool holds(const Rect& area, Point at) {
    return at.x >= area.left && at.x <= area.right && at.y >= area.top && at.y <= area.bottom;
}

/// Whether a line from a to b is not wholly above, below, left or right of the area.
inline bool may_cross(const Rect& area, Point a, Point b) {
    return !((a.x < area.left && b.x < area.left) || (a.x > area.right && b.x > area.right) ||
             (a.y < area.top && b.y < area.top) || (a.y > area.bottom && b.y > area.bottom));
}

/// A run of slots: first to one past the last.
struct SlotRange {
    Slot begin = 0;
    Slot end = 0;

    std::size_t size() const { return end - begin; }
};

/// Where the nodes of a search tree stand. The whole tree of the trace is laid out once, so a node
/// never moves while one steps: it is merely there or not there yet. Every question about a step
/// takes `made`, the number of nodes made after it (trace.node_count(step)): nodes 0 .. made-1 are
/// there. The children of a node stand in order of generation, which is the move order. Of a search
/// in rounds the tree of one round is laid out. In a search that makes forgotten nodes again they
/// stand where they stood first: there the node made first stands for all (trace.first_made). In a
/// search from both ends the goal stands below the start, as if it were its first child.
/// Keep the layout no longer than its trace.
class TreeLayout {
  public:
    static constexpr std::uint32_t all = std::numeric_limits<std::uint32_t>::max();

    /// Lays out the nodes made first, at most `most_nodes` of them; of the round that `root`
    /// begins, where there are rounds.
    explicit TreeLayout(const trace::Trace& trace, std::uint32_t most_nodes = all,
                        trace::NodeId root = 0);

    /// A small true part of a tree of any size: the path to `focus`, all children of the nodes on
    /// it, and the children of `focus`.
    static TreeLayout around(const trace::Trace& trace, trace::NodeId focus);

    /// This layout a part of the way (0 to 1) from an earlier one of the same trace: nodes move
    /// along their level, in order; those not in the earlier one come out of their neighbours.
    TreeLayout moved_from(const TreeLayout& earlier, double part) const;

    /// Nodes laid out, and nodes of the trace that are not.
    std::size_t size() const { return nodes_.size(); }
    std::size_t left_out() const { return left_out_; }
    std::size_t depth_count() const { return level_begin_.size() - 1; }

    bool contains(trace::NodeId node) const { return find(node).has_value(); }
    /// The middle of a node. The node must be laid out.
    Point position(trace::NodeId node) const;
    /// The middles of the nodes that are there lie within these bounds. The root always counts.
    Rect bounds(std::uint32_t made = all) const;

    /// Nodes whose middle lies in the area, level by level, from left to right.
    std::vector<trace::NodeId> nodes_in(const Rect& area, std::uint32_t made = all) const;
    /// How wide a node may be, in node widths, so that it does not touch its neighbours of the
    /// level, whether they are there or not. Siblings have the same room. The node must be laid
    /// out.
    float room(trace::NodeId node) const { return room_[find(node).value()]; }
    /// Room for a node with no neighbours.
    static constexpr float widest_room = 1e7f;

    // --- Slot by slot, for whoever walks over all of a large tree ------------------------------
    std::span<const trace::NodeId> nodes() const { return nodes_; }
    std::span<const Slot> parents() const { return parent_; }  ///< the root's is the root
    /// Whether no line leads from the slot to its parent: it is the root, or the goal with which
    /// the other side of a search from both ends begins.
    bool is_root(Slot slot) const { return slot == 0 || slot == other_root_; }
    std::span<const double> across() const { return x_; }  ///< ascends within a level
    std::span<const float> rooms() const { return room_; }
    SlotRange level(std::size_t depth) const {
        return {level_begin_[depth], level_begin_[depth + 1]};
    }
    /// The slots of a level between two x.
    SlotRange slots_between(std::size_t depth, double left, double right) const;
    /// The slots of a level whose line to their parent may pass between two x.
    SlotRange lines_between(std::size_t depth, double left, double right) const;
    /// The place of a node; of one made again, that of the node made first.
    std::optional<Slot> find(trace::NodeId node) const;
    std::size_t depth_of(Slot slot) const;
    /// The levels from `top` to `bottom`, as first and one past the last.
    std::pair<std::size_t, std::size_t> levels_between(double top, double bottom) const;

    /// Neighbours, for moving about by keyboard; previous and next are those of the same level.
    /// Nothing when there is none, or `node` is not laid out.
    std::optional<trace::NodeId> parent(trace::NodeId node) const;
    std::optional<trace::NodeId> first_child(trace::NodeId node, std::uint32_t made = all) const;
    std::optional<trace::NodeId> previous(trace::NodeId node, std::uint32_t made = all) const;
    std::optional<trace::NodeId> next(trace::NodeId node, std::uint32_t made = all) const;

  private:
    TreeLayout() = default;
    template <class ChildrenOf>
    void grow(trace::NodeId root, const ChildrenOf& children_of);
    void place();
    void measure_rooms();
    void measure_bounds();

    template <class Property>
    static Slot first_without(SlotRange range, const Property& property);
    void append_made(SlotRange range, std::uint32_t made, std::vector<trace::NodeId>& to) const;

    // By slot, that is in level order; within a level x ascends.
    std::vector<trace::NodeId> nodes_;
    std::vector<Slot> parent_;
    Slot other_root_ = 0;
    std::vector<Slot> first_child_;  ///< as tidy_tree takes it
    std::vector<double> x_;
    std::vector<float> room_;
    std::vector<Slot> level_begin_;  ///< by depth, and one entry more

    // By node, ascending. `ids_` is empty where the nodes follow each other without a gap, from
    // the root on.
    std::vector<trace::NodeId> ids_;
    std::vector<Slot> slots_;

    std::span<const trace::NodeId> first_made_;  ///< the trace's

    /// The bounds of the nodes up to and including `node`, wherever that makes them grow.
    struct Growth {
        trace::NodeId node = 0;
        Rect bounds;
    };
    std::vector<Growth> growths_;

    std::size_t left_out_ = 0;
};

}  // namespace statescope::layout
