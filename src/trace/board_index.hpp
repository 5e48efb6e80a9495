#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "puzzle/board.hpp"
#include "trace/trace.hpp"

namespace statescope::trace {

/// What a board is at a step, over all nodes that hold it. Where several apply, the one further
/// down counts.
enum class BoardState : std::uint8_t {
    Unseen,
    Dropped,   ///< its only entries were thrown away when taken, replaced by better ones,
               ///< cut off by a bound, or forgotten while they waited
    Taken,     ///< taken and not expanded, or not yet
    Expanded,  ///< an entry of it was expanded, and none waits
    Frontier,  ///< an entry of it waits in the frontier
};

/// Boards by number, and which nodes hold them: made once, when a recording is finished. A board of
/// at most 9 cells has its Cantor rank as number. Larger shapes have too many boards for a table,
/// so there each node stands for itself and has its own number.
class BoardIndex {
  public:
    explicit BoardIndex(const Trace& trace);

    bool by_rank() const { return by_rank_; }
    /// Numbers are below this: all boards of the shape, or all nodes of the trace.
    std::uint32_t size() const { return size_; }
    std::uint32_t number(NodeId node) const { return by_rank_ ? ranks_[node] : node; }
    /// The number of a board, seen or not; where nodes are numbered, the newest node that holds it,
    /// found by a walk over all of them, or nothing.
    std::optional<std::uint32_t> number_of(puzzle::Board board) const;
    puzzle::Board board(std::uint32_t number) const;

    /// The node made last for a board among the first `made` nodes.
    std::optional<NodeId> newest(std::uint32_t number, std::uint32_t made) const;

    /// The node made first for a board in the whole trace, or nothing when it is never seen.
    std::optional<NodeId> first(std::uint32_t number) const;

    /// What every board is after a step, in its round where there are rounds, by number; `states`
    /// has `size()` places. About a millisecond for 181,440 nodes.
    void states(Step step, std::span<BoardState> states) const;

  private:
    const Trace* trace_;
    bool by_rank_;
    std::uint32_t size_;
    std::vector<std::uint32_t> ranks_;  ///< by node
    std::vector<NodeId> last_;          ///< by rank: the node made last, or no_node
    std::vector<NodeId> older_;         ///< by node: the one made before it for its board
};

}  // namespace statescope::trace
