#pragma once

#include <imgui.h>

#include <optional>
#include <span>
#include <vector>

#include "ui/board_view.hpp"
#include "ui/panels/tree_camera.hpp"
#include "ui/panels/tree_stage.hpp"
#include "ui/scene.hpp"

namespace statescope::ui {

/// How much of a node is drawn, by the room there is.
enum class NodeForm {
    Board,   ///< with its numbers where the cells are large enough, else by tones
    Move,    ///< one square with the move that made it and the tile it moved
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

/// Whether nodes show only what differs from their parent's board. The start, which has none, is
/// shown whole.
bool moves_only(const Scene& scene);

/// The sizes in which the nodes of one frame are drawn.
class TreeSizes {
  public:
    TreeSizes(const Scene& scene, const TreeCamera& camera);

    /// The distances at which every node has its full size.
    static TreeCamera::Pitch full_pitch(const Scene& scene, Orientation orientation);
    /// Distances at which nodes with a room of one node width still show readable numbers.
    static TreeCamera::Pitch readable_pitch(const Scene& scene, Orientation orientation);
    /// How far the largest nodes reach.
    Reach reach() const;
    /// The width of a node as a share of that of one at full size.
    float share(const NodeBox& box) const;
    /// `whole`: shows the board even where nodes show moves only.
    NodeBox box(layout::Point at, float room, bool whole = false) const;
    /// The least room with which a node is more than a dot.
    float least_room_above_dots() const;
    /// The width a node's caption may take, up to its neighbours'.
    float caption_room(float room) const { return space(room).all.x - look_.px(3); }
    float caption_line() const { return caption_line_; }
    const TreeCamera& camera() const { return camera_; }

  private:
    /// What belongs to a node of the screen, and what of it is left beside gaps and lines.
    struct Space {
        ImVec2 all;
        ImVec2 node;
    };
    Space space(float room) const;
    int captions_below(float node, float room) const;
    /// The start where other nodes show moves only: there is nothing beyond it, so that its board
    /// may reach as far outwards as it likes.
    NodeBox start_box(layout::Point at) const;
    bool become_board(NodeBox& box, ImVec2 room) const;
    bool become_square(NodeBox& box, ImVec2 room, NodeForm form) const;

    const Look& look_;
    puzzle::Shape shape_;
    const TreeCamera& camera_;
    ImVec2 full_;
    bool moves_only_;
    float caption_line_;
    int caption_lines_;
    float caption_width_;
};

/// A successor of the node being expanded that was thrown away: drawn beside the children while
/// the expansion lasts.
struct Ghost {
    puzzle::Board board;
    puzzle::Move move = puzzle::Move::Up;
    trace::NodeId known = trace::no_node;  ///< the node that holds the same board
    layout::Point at;
    NodeBox box;
};

/// The part of the tree that was drawn node by node, for finding what is under the mouse. Nodes too
/// many for that were drawn as a picture: TreeStage::nearest finds them.
struct DrawnTree {
    struct Entry {
        trace::NodeId node = trace::no_node;
        NodeBox box;
    };
    /// The sign of a folded subtree.
    struct Fold {
        trace::NodeId node = trace::no_node;
        ImVec2 low;
        ImVec2 high;
    };
    std::vector<Entry> nodes;
    std::vector<Ghost> ghosts;
    std::vector<Fold> folds;

    std::optional<trace::NodeId> node_at(ImVec2 point, float tolerance) const;
    const Ghost* ghost_at(ImVec2 point) const;
    const Fold* fold_at(ImVec2 point) const;
};

/// The duplicates of the expansion going on at the step, placed where no node stands.
std::vector<Ghost> ghosts_of(const Scene& scene, const TreeStage& stage, const TreeSizes& sizes);

/// Where a node stands on the screen.
NodeBox box_of(const TreeStage& stage, const TreeSizes& sizes, trace::NodeId node);

/// Draws the lines from nodes to their parents, with the letters of the moves, and those to the
/// duplicates.
void draw_lines(const Scene& scene, const TreeStage& stage, const TreeSizes& sizes,
                render::Box screen, std::span<const trace::NodeId> lines,
                std::span<const Ghost> ghosts);

/// Draws the nodes and lines that lie within `screen`: all, or, where the nodes too small to be
/// more than dots are a `picture` already, those that are more and those that stand out.
DrawnTree draw_tree(const Scene& scene, const TreeStage& stage, const TreeCamera& camera,
                    render::Box screen, bool picture);

}  // namespace statescope::ui
