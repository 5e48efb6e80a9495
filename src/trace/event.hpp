#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "puzzle/board.hpp"
#include "puzzle/move.hpp"

namespace statescope::trace {

/// Number of a node in order of generation, the start being 0 (on screen all are one higher).
/// Below 2^28 - 1, so that a node and an event can be packed tightly.
using NodeId = std::uint32_t;
inline constexpr int node_id_bits = 28;
inline constexpr NodeId no_node = (NodeId{1} << node_id_bits) - 1;

/// Index of an event. A cursor at step s has seen events 0 .. s; event 0 generates the start.
using Step = std::uint32_t;
inline constexpr Step never = std::numeric_limits<Step>::max();

/// Moves from the root: below 2^23, which a search keeps by ending like one out of nodes.
inline constexpr int g_bits = 23;
inline constexpr std::uint32_t most_moves = (std::uint32_t{1} << g_bits) - 1;

/// What happened. A `Taken` is followed by exactly one of `Solved`, `Dropped`, `CutOff` and
/// `Expanded`; an `Expanded` by one event for each legal move, in the order in which they are
/// tried. Where a search leaves a node, one `Forgotten` for each node that waits below it and one
/// `BackedUp` come before the next `Taken`.
enum class EventKind : std::uint8_t {
    Generated,  ///< node was made for a board not known yet and put in the frontier
    Improved,   ///< node was made for a board waiting in the frontier (as `other`) with a larger g
    Reopened,   ///< node was made for a board already expanded (as `other`) with a larger g
    Duplicate,  ///< a successor of node was thrown away: its board is known as `other`
    Taken,      ///< node was taken from the frontier
    Dropped,    ///< the node taken was thrown away: its board had been expanded as `other`
    Expanded,   ///< the node taken is expanded: its successors follow
    Solved,     ///< the node taken (or the start) holds the goal: the search ends
    Found,      ///< node was made, holds the goal and ends the search without entering the frontier
    Exhausted,  ///< the frontier is empty, and no node taken held the goal: the search ends
    Round,      ///< a round begins: node was made for the start, without parent, and put in the
                ///< frontier, which was empty
    CutOff,     ///< the node taken is beyond the round's bound, or stands on it: not expanded
    Met,        ///< node was made, the other side of the search knows its board as `other`, and
                ///< the search ends: the two halves of the path are complete
    Forgotten,  ///< node, which waits, leaves the frontier: the search leaves its parent
    BackedUp,   ///< node was made for the board of the expanded node `other`, which the search
                ///< leaves, and put in the frontier: its f is the smallest of those below
};

/// Whether an event of this kind makes a node.
constexpr bool makes_node(EventKind kind) {
    using enum EventKind;
    return kind == Generated || kind == Improved || kind == Reopened || kind == Found ||
           kind == Round || kind == Met || kind == BackedUp;
}

/// One plain fact of a search, 8 bytes. Nodes never change once made, so nothing more is needed to
/// undo it.
struct Event {
    NodeId node : node_id_bits = no_node;
    EventKind kind : 4 = EventKind::Generated;
    NodeId other : node_id_bits = no_node;
    puzzle::Move move : 2 = puzzle::Move::Up;  ///< of the successor, where there is one
    bool marks_visited : 1 = false;  ///< the board enters what the duplicate check looks in
};
static_assert(sizeof(Event) == 8);

/// A node as a search makes it, 16 bytes.
struct NewNode {
    puzzle::Board board;
    NodeId parent : node_id_bits = no_node;
    puzzle::Move move : 2 = puzzle::Move::Up;  ///< from the parent's board; no meaning at the start
    bool marks_visited : 1 = false;
    bool superseded : 1 = false;   ///< an entry with a smaller g is made for its board, some time
    std::uint32_t g : g_bits = 0;  ///< moves from the root
    bool from_goal : 1 = false;    ///< its root is the goal, in a search from both ends
    /// The heuristic's estimate, 0 without one; f - g in a search that backs f up. In the same word
    /// as g: were it a byte of its own, g would be stored in pieces, and whoever reads it next
    /// would have to wait for them.
    std::uint32_t h : 8 = 0;

    NewNode() = default;
    /// The node a search begins with.
    static NewNode start(puzzle::Board board, std::uint8_t h, bool marks_visited) {
        NewNode node;
        node.board = board;
        node.h = h;
        node.marks_visited = marks_visited;
        return node;
    }
    /// The goal, as the node with which the other side of a search from both ends begins.
    static NewNode goal_root(puzzle::Board board) {
        NewNode node = start(board, 0, true);
        node.from_goal = true;
        return node;
    }
    /// The node one move after this one, whose number is `id`.
    NewNode child(NodeId id, puzzle::Move by, puzzle::Board after, std::uint8_t estimate,
                  bool marks) const {
        NewNode node = start(after, estimate, marks);
        node.parent = id & no_node;
        node.g = (g + 1) & most_moves;
        node.move = by;
        node.from_goal = from_goal;
        return node;
    }
};
static_assert(sizeof(NewNode) == 16);

/// Whether a move from the node's board only takes back the move that led to it.
constexpr bool undoes(const NewNode& node, puzzle::Move move) {
    return node.parent != no_node && move == puzzle::opposite(node.move);
}

/// The nodes of a search by their numbers.
using Nodes = std::vector<NewNode>;

}  // namespace statescope::trace
