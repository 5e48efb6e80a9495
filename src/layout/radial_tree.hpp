#pragma once

#include <optional>
#include <vector>

#include "layout/tree_layout.hpp"

namespace statescope::layout {

/// A tree bent round its root: the levels become circles at equal distances, x becomes the angle,
/// clockwise from the top. Nodes of one circle are at least 1 apart and so are the circles, which
/// is why nodes of a diameter up to `room` never overlap. Positions are in node widths, the root at
/// the origin, y downwards. Keep it no longer than its layout.
class RadialTree {
  public:
    explicit RadialTree(const TreeLayout& tree);

    /// The distance between two circles, in node widths.
    double ring() const { return ring_; }
    /// Node widths along a circle for a unit of the upright tree's x.
    double stretch(double depth) const { return depth * ring_ * turn_; }
    /// Where a place of the upright tree comes to stand.
    Point place(Point upright) const;
    /// The middle of a node. The node must be laid out.
    Point position(trace::NodeId node) const { return at_[tree_->find(node).value()]; }
    /// The largest diameter with which a node touches no other.
    float room(trace::NodeId node) const { return room_[tree_->find(node).value()]; }
    /// A square round the root that holds the middles of all nodes that are there.
    Rect bounds(std::uint32_t made = TreeLayout::all) const;

    /// By slot.
    std::span<const Point> positions() const { return at_; }
    std::span<const float> rooms() const { return room_; }
    /// The levels whose circles may meet an area, as first and one past the last.
    std::pair<std::size_t, std::size_t> circles_through(const Rect& area) const;

  private:
    double chord(double radius, double gap) const;
    double gap_round_the_back(std::size_t depth) const;
    void choose_ring();
    float room_of(Slot slot, std::size_t depth) const;

    const TreeLayout* tree_;
    double turn_;  ///< radians for each node width of the upright tree
    double ring_ = 1;
    std::vector<Point> at_;
    std::vector<float> room_;
};

}  // namespace statescope::layout
