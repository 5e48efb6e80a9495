#pragma once

#include <cstddef>
#include <optional>
#include <unordered_map>

#include "layout/tree_layout.hpp"
#include "ui/scene.hpp"

namespace statescope::ui {

/// Which nodes of the search tree are drawn, and where they stand: those made first, as many as
/// are laid out; once the search has made more, the surroundings of the current node instead (the
/// path to it, all children along the path). Kept from frame to frame; a change of step costs at
/// most a walk over the nodes laid out.
class TreeStage {
  public:
    enum class Change {
        None,    ///< every node stands where it stood
        Places,  ///< another layout is in use: old places mean nothing any more
        Search,  ///< another recording is shown
    };

    /// Call in every frame before anything else.
    Change update(const Scene& scene);

    const layout::TreeLayout& layout() const { return *layout_; }
    /// Nodes made at the step: 0 .. made-1 are there.
    std::uint32_t made() const { return made_; }
    /// How many nodes are drawn at the step.
    std::size_t drawn() const { return drawn_; }
    bool complete() const { return drawn_ == made_; }

    /// How wide a node may be, in node widths, so that it does not touch its neighbours of the
    /// level, now or later. Siblings have the same room.
    float room(trace::NodeId node) const { return room_.at(node); }
    /// Room for a node with no neighbours.
    static constexpr float widest_room = 1000;

    /// A node there at the step that holds a board, the newest of several.
    std::optional<trace::NodeId> node_of(const trace::Trace& trace, puzzle::Board board) const;

  private:
    void measure_rooms(const trace::Trace& trace);

    std::uint64_t recording_ = 0;
    std::optional<layout::TreeLayout> around_;
    trace::NodeId focus_ = trace::no_node;
    const layout::TreeLayout* layout_ = nullptr;
    std::unordered_map<trace::NodeId, float> room_;
    trace::Step step_ = trace::never;
    std::uint32_t made_ = 0;
    std::size_t drawn_ = 0;
};

}  // namespace statescope::ui
