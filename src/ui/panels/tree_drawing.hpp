#pragma once

#include <imgui.h>

#include <optional>
#include <vector>

#include "ui/board_view.hpp"
#include "ui/panels/tree_camera.hpp"
#include "ui/panels/tree_stage.hpp"
#include "ui/scene.hpp"

namespace statescope::ui {

/// How much of a node is drawn, by the room there is.
enum class NodeForm {
    Board,   ///< with its numbers where the cells are large enough, else by tones
    Square,  ///< one square with the node's number, where that fits
    Dot,
};

/// Where a node stands on the screen.
struct NodeBox {
    NodeForm form = NodeForm::Dot;
    float cell = 0;  ///< of a board; the inside of a square
    ImVec2 centre;
    ImVec2 size;
    int caption_lines = 0;

    ImVec2 low() const { return {centre.x - size.x / 2, centre.y - size.y / 2}; }
    ImVec2 high() const { return {centre.x + size.x / 2, centre.y + size.y / 2}; }
};

/// What a node takes beyond its middle, its caption included.
struct Reach {
    float side = 0;
    float above = 0;
    float below = 0;
};

/// The sizes in which the nodes of one frame are drawn.
class TreeSizes {
  public:
    TreeSizes(const Scene& scene, const TreeCamera& camera);

    /// The distances at which every board has its full size.
    static TreeCamera::Pitch full_pitch(const Look& look, const trace::Trace& trace);
    /// Distances at which boards with a room of one node width still show readable numbers.
    static TreeCamera::Pitch readable_pitch(const Look& look, const trace::Trace& trace);
    /// How far the largest nodes reach.
    Reach reach() const;
    /// The width of a node as a share of that of a board at full size.
    float share(const NodeBox& box) const;
    NodeBox box(layout::Point at, float room) const;
    float caption_line() const { return caption_line_; }
    const TreeCamera& camera() const { return camera_; }

  private:
    const Look& look_;
    puzzle::Shape shape_;
    const TreeCamera& camera_;
    float caption_line_;
    int caption_lines_;
    float caption_width_ = 0;
};

/// A successor of the node being expanded that was thrown away: drawn beside the children while
/// the expansion lasts.
struct Ghost {
    puzzle::Board board;
    puzzle::Move move;
    trace::NodeId known;  ///< the node that holds the same board
    layout::Point at;
    NodeBox box;
};

/// The part of the tree that was drawn, for finding what is under the mouse.
struct DrawnTree {
    struct Entry {
        trace::NodeId node;
        NodeBox box;
    };
    std::vector<Entry> nodes;
    std::vector<Ghost> ghosts;

    std::optional<trace::NodeId> node_at(ImVec2 point, float tolerance) const;
    const Ghost* ghost_at(ImVec2 point) const;
};

/// The duplicates of the expansion going on at the step, placed where no node stands.
std::vector<Ghost> ghosts_of(const Scene& scene, const TreeStage& stage, const TreeSizes& sizes);

/// Draws the nodes and lines that lie within `screen`.
DrawnTree draw_tree(const Scene& scene, const TreeStage& stage, const TreeCamera& camera,
                    render::Box screen);

}  // namespace statescope::ui
