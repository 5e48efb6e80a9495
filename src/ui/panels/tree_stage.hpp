#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "layout/radial_tree.hpp"
#include "layout/tree_folds.hpp"
#include "layout/tree_layout.hpp"
#include "ui/panels/tree_camera.hpp"
#include "ui/scene.hpp"

namespace statescope::ui {

/// Which nodes of the search tree are drawn, and where they stand: all of them (of the round, where
/// a search goes by rounds: each round is a tree of its own), or, if so chosen,
/// only the path to one node with the children along it. All keep their places from the first step
/// to the last, unless the compact layout was chosen, in which nodes not made yet take no room and
/// the others move aside. Kept from frame to frame; a change of step
/// costs at most a walk over the nodes laid out.
class TreeStage {
  public:
    enum class Change {
        None,   ///< every node stands where it stood
        Moved,  ///< nodes moved aside
        Path,   ///< the path to another node is shown
        Form,   ///< another form of the tree was chosen, or another round is shown: old places mean
                ///< nothing any more
        Search,  ///< another recording is shown
    };

    /// Call in every frame before anything else. `chosen` is the node picked by the user, if any.
    Change update(Scene& scene, std::optional<trace::NodeId> chosen);

    /// The compact layout is worked out anew at every step, so there is a limit to it.
    static constexpr std::uint32_t most_compact = 4000;

    /// The tree upright, whichever way it is drawn.
    const layout::TreeLayout& layout() const { return *layout_; }
    Orientation orientation() const { return orientation_; }
    /// Grows with everything that changes what is drawn.
    std::uint64_t version() const { return version_; }
    /// Nodes made at the step: 0 .. made-1 are there.
    std::uint32_t made() const { return made_; }
    /// How many nodes are part of the picture at the step.
    std::size_t drawn() const { return drawn_; }
    /// Only a path is shown, by choice or because the tree is too large.
    bool shows_path() const { return path_; }
    bool complete() const { return drawn_ == in_tree_; }
    /// Nodes made at the step in the round shown; those made again stand for one.
    std::size_t in_tree() const { return in_tree_; }
    /// The node at the root of the picture.
    trace::NodeId root() const { return layout_->nodes().front(); }

    /// Where a node stands, as the camera takes it. It must be laid out.
    layout::Point position(trace::NodeId node) const { return place(layout_->position(node)); }
    /// Where a place of the upright tree stands.
    layout::Point place(layout::Point upright) const {
        return radial_ ? radial_->place(upright) : upright;
    }
    /// How wide a node may be, in node widths, so that it does not touch its neighbours, now or
    /// later.
    float room(trace::NodeId node) const { return rooms()[layout_->find(node).value()]; }
    /// By slot.
    std::span<const float> rooms() const { return radial_ ? radial_->rooms() : layout_->rooms(); }
    /// Node widths for a unit of the upright tree's x at a depth.
    double stretch(double depth) const { return radial_ ? radial_->stretch(depth) : 1; }
    /// Node widths between levels, where the layout chooses them: in a radial tree.
    double ring() const { return radial_ ? radial_->ring() : 1; }
    layout::Rect bounds() const {
        return radial_ ? radial_->bounds(made_) : layout_->bounds(made_);
    }

    /// The bounds of the levels from `top` to `bottom` of the upright tree.
    layout::Rect bounds_of_levels(double top, double bottom) const;

    /// Whether a node is part of the picture: laid out, made by now, not folded away.
    bool shows(trace::NodeId node) const {
        if (node >= made_) return false;
        const auto slot = layout_->find(node);
        return slot && there(*slot);
    }
    bool there(layout::Slot slot) const {
        return layout_->nodes()[slot] < made_ && !(folds_ && folds_->hidden(slot));
    }
    /// The node in a slot: where one was made again, the newest made at the step.
    trace::NodeId node(layout::Slot slot) const {
        return newest_.empty() ? layout_->nodes()[slot] : newest_[slot];
    }
    /// The newest node where this one stands, which must be laid out.
    trace::NodeId newest(trace::NodeId node) const {
        return this->node(layout_->find(node).value());
    }
    /// Whether a slot's node is in the frontier at the step.
    bool waits(layout::Slot slot) const {
        return layout_->nodes()[slot] < made_ && leaves_frontier_[slot] > step_;
    }

    /// Calls `visit(slot, place)` for every node there that lies in the area.
    template <class Visit>
    void visit_nodes(const layout::Rect& area, const Visit& visit) const;
    /// Calls `visit(slot, place, place of the parent)` for every node there whose line to its
    /// parent may cross the area.
    template <class Visit>
    void visit_lines(const layout::Rect& area, const Visit& visit) const;
    /// The node there nearest to a point, at most `reach` away along each axis.
    std::optional<trace::NodeId> nearest(layout::Point point, layout::Point reach) const;
    /// A node there at the step that holds a board, the newest of several.
    std::optional<trace::NodeId> node_of(const trace::Trace& trace, puzzle::Board board) const;

    /// Folds a node's subtree away, or opens it again; it stays so until it is asked otherwise.
    void fold(trace::NodeId node, bool folded);
    bool folded(trace::NodeId node) const;
    /// How many nodes a folded node hides; 0 when it is not folded.
    std::uint32_t hidden_below(trace::NodeId node) const;
    bool has_children(trace::NodeId node) const {
        return layout_->first_child(node, made_).has_value();
    }

  private:
    bool choose_layout(Scene& scene, std::optional<trace::NodeId> chosen, bool other);
    bool lay_out_compactly(Scene& scene, bool other);
    void note_newest(const trace::Trace& trace, bool other_layout);
    void note_frontier(const trace::Trace& trace);
    void update_folds(const Scene& scene);

    std::uint64_t recording_ = 0;
    std::uint64_t version_ = 0;
    session::TreeOptions options_;
    Orientation orientation_ = Orientation::TopDown;
    std::optional<layout::TreeLayout> around_;
    std::optional<layout::TreeLayout> earlier_round_;  ///< while a round before the last is shown
    trace::NodeId round_root_ = 0;
    trace::NodeId focus_ = trace::no_node;
    bool path_ = false;
    bool compact_ = false;
    std::optional<layout::TreeLayout> compact_target_;
    std::optional<layout::TreeLayout> compact_earlier_;  ///< while nodes move aside
    std::optional<layout::TreeLayout> compact_shown_;
    std::uint32_t compact_made_ = 0;
    float moved_for_ = 0;  ///< seconds
    const layout::TreeLayout* layout_ = nullptr;
    std::optional<layout::RadialTree> radial_;
    layout::TreeFolds::Rules fold_rules_;
    std::optional<layout::TreeFolds> folds_;
    bool folds_changed_ = false;
    std::vector<trace::NodeId> newest_;  ///< by slot; empty in a search that makes no node again
    std::uint32_t newest_made_ = 0;      ///< of how many nodes these are
    std::vector<trace::Step> leaves_frontier_;  ///< by slot: the first step it is not in it again
    trace::Step step_ = trace::never;
    std::uint32_t made_ = 0;
    std::size_t in_tree_ = 0;
    std::size_t drawn_ = 0;

    struct Found {
        puzzle::Board board;
        std::uint64_t version = 0;
        std::optional<trace::NodeId> node;
    };
    /// Answers of node_of, which is asked for the same few boards in every frame.
    mutable std::array<Found, 4> found_;
    mutable std::size_t next_found_ = 0;
};

template <class Visit>
void TreeStage::visit_nodes(const layout::Rect& area, const Visit& visit) const {
    const bool radial = radial_.has_value();
    const auto [first, end] =
        radial ? radial_->circles_through(area) : layout_->levels_between(area.top, area.bottom);
    for (std::size_t depth = first; depth < end; ++depth) {
        const layout::SlotRange range =
            radial ? layout_->level(depth) : layout_->slots_between(depth, area.left, area.right);
        for (layout::Slot slot = range.begin; slot < range.end; ++slot) {
            if (!there(slot)) continue;
            const layout::Point at =
                radial ? radial_->positions()[slot]
                       : layout::Point{layout_->across()[slot], static_cast<double>(depth)};
            if (!radial || layout::holds(area, at)) visit(slot, at);
        }
    }
}

template <class Visit>
void TreeStage::visit_lines(const layout::Rect& area, const Visit& visit) const {
    const bool radial = radial_.has_value();
    // The line of a node of depth d spans d-1 to d.
    const auto [first, end] = radial
                                  ? std::pair<std::size_t, std::size_t>{1, layout_->depth_count()}
                                  : layout_->levels_between(area.top, area.bottom + 1);
    for (std::size_t depth = std::max<std::size_t>(first, 1); depth < end; ++depth) {
        const layout::SlotRange range =
            radial ? layout_->level(depth) : layout_->lines_between(depth, area.left, area.right);
        const auto level = static_cast<double>(depth);
        for (layout::Slot slot = range.begin; slot < range.end; ++slot) {
            if (!there(slot) || layout_->is_root(slot)) continue;
            const layout::Slot parent = layout_->parents()[slot];
            if (!radial) {
                visit(slot, layout::Point{layout_->across()[slot], level},
                      layout::Point{layout_->across()[parent], level - 1});
                continue;
            }
            const layout::Point a = radial_->positions()[slot];
            const layout::Point b = radial_->positions()[parent];
            if (layout::may_cross(area, a, b)) visit(slot, a, b);
        }
    }
}

}  // namespace statescope::ui
