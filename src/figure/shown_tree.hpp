#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "figure/board_figure.hpp"
#include "layout/tree_layout.hpp"
#include "teach/definitions.hpp"
#include "teach/phrases.hpp"
#include "trace/trace.hpp"

namespace statescope::figure {

/// Which nodes of the search tree are shown.
enum class TreePart : std::uint8_t {
    Whole,  ///< all made so far; of a search in rounds, in the round of the step
    Path,   ///< the path from the start to the current node, and all children of its nodes
};

struct TreeContent {
    TreePart part = TreePart::Whole;
    /// Of more nodes the whole tree shows those generated first, the path those nearest to the
    /// start. How many are missing is said in the figure.
    std::uint32_t most_nodes = 500;
    /// Leaves room for the nodes made up to this step, so that those of several figures stand in
    /// the same places. Without it nodes not made yet take no room.
    std::optional<trace::Step> room_until{};
};

/// A node as it is shown at a step.
struct ShownNode {
    trace::NodeId node = 0;
    std::optional<std::size_t> parent{};  ///< its place in ShownTree::nodes
    puzzle::Board board{};
    puzzle::Move move = puzzle::Move::Up;  ///< that led to it from its parent
    BoardLook look{};
    /// What stands below it: its number with that of its expansion, and g + h = f where the search
    /// takes nodes by f.
    std::vector<std::string> captions{};
};

/// A successor of the node being expanded that was thrown away: shown as long as the expansion
/// lasts.
struct ShownDuplicate {
    puzzle::Board board;
    puzzle::Move move = puzzle::Move::Up;
    std::string caption{};  ///< "= 3": which node holds its board
    layout::Point at{};     ///< where it stands, beside the children: no node is there
    bool is_goal = false;
};

/// A search tree at a step: everything a figure of it says. Keep it no longer than its trace.
struct ShownTree {
    layout::TreeLayout layout;
    std::vector<ShownNode> nodes;              ///< level by level, a parent before its children
    std::optional<std::size_t> current{};      ///< its place in `nodes`
    std::vector<ShownDuplicate> duplicates{};  ///< of the current node
    std::size_t count = 0;                     ///< nodes there are, those not shown included

    std::size_t left_out() const { return count - nodes.size(); }
};

ShownTree shown_tree(const teach::Phrases& say, const trace::Trace& trace, trace::Step step,
                     const TreeContent& content = {});

/// The signs that occur in a tree, in the order of the window's legend.
std::vector<teach::Sign> signs_in(const ShownTree& tree);

/// A sign by itself.
BoardLook look_of(teach::Sign sign);

}  // namespace statescope::figure
