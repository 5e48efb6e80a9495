#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "layout/tidy_tree.hpp"
#include "trace/trace.hpp"

namespace statescope::layout {

/// In units of the tree: x in node widths, y in levels, the root's level being 0. y grows
/// downwards.
struct Point {
    float x = 0;
    float y = 0;

    friend bool operator==(const Point&, const Point&) = default;
};

struct Rect {
    float left = 0;
    float top = 0;
    float right = 0;
    float bottom = 0;

    friend bool operator==(const Rect&, const Rect&) = default;
};

inline constexpr std::uint32_t default_most_nodes = 4000;

/// Where the nodes of a search tree stand. The whole tree of the trace is laid out once, so a node
/// never moves while one steps: it is merely there or not there yet. Every question about a step
/// takes `made`, the number of nodes made after it (trace.node_count(step)): nodes 0 .. made-1 are
/// there. The children of a node stand in order of generation, which is the move order.
/// The layout keeps nothing of the trace.
class TreeLayout {
  public:
    static constexpr std::uint32_t all = std::numeric_limits<std::uint32_t>::max();

    /// Lays out the nodes made first, at most `most_nodes` of them.
    explicit TreeLayout(const trace::Trace& trace, std::uint32_t most_nodes = default_most_nodes);

    /// A small true part of a tree of any size: the path to `focus`, all children of the nodes on
    /// it, and the children of `focus`.
    static TreeLayout around(const trace::Trace& trace, trace::NodeId focus);

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
    /// Nodes whose line to their parent may cross the area, in the same order; both ends can lie
    /// outside.
    std::vector<trace::NodeId> lines_in(const Rect& area, std::uint32_t made = all) const;
    /// The node whose middle is nearest to a point, if one is within `radius`.
    std::optional<trace::NodeId> nearest(Point point, float radius, std::uint32_t made = all) const;

    /// Neighbours, for moving about by keyboard; previous and next are those of the same level.
    /// Nothing when there is none, or `node` is not laid out.
    std::optional<trace::NodeId> parent(trace::NodeId node) const;
    std::optional<trace::NodeId> first_child(trace::NodeId node, std::uint32_t made = all) const;
    std::optional<trace::NodeId> previous(trace::NodeId node, std::uint32_t made = all) const;
    std::optional<trace::NodeId> next(trace::NodeId node, std::uint32_t made = all) const;

  private:
    /// A run of slots: first to one past the last.
    struct Range {
        Slot begin = 0;
        Slot end = 0;
    };

    TreeLayout() = default;
    template <class ChildrenOf>
    void grow(const ChildrenOf& children_of);
    void place();

    std::optional<Slot> find(trace::NodeId node) const;
    Range level(std::size_t depth) const { return {level_begin_[depth], level_begin_[depth + 1]}; }
    std::size_t depth_of(Slot slot) const;
    /// The levels from `top` to `bottom`, as first and one past the last.
    std::pair<std::size_t, std::size_t> levels_between(float top, float bottom) const;
    template <class Property>
    static Slot first_without(Range range, const Property& property);
    void append_made(Range range, std::uint32_t made, std::vector<trace::NodeId>& to) const;

    // By slot, that is in level order; within a level x ascends.
    std::vector<trace::NodeId> nodes_;
    std::vector<Slot> parent_;
    std::vector<Slot> first_child_;  ///< as tidy_tree takes it
    std::vector<float> x_;
    std::vector<Slot> level_begin_;  ///< by depth, and one entry more

    // By node, ascending.
    std::vector<trace::NodeId> ids_;
    std::vector<Slot> slots_;
    std::vector<Rect> bounds_;  ///< of the first one, two, three, ... nodes

    std::size_t left_out_ = 0;
};

}  // namespace statescope::layout
