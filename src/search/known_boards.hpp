#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "puzzle/board.hpp"
#include "puzzle/rank.hpp"
#include "puzzle/shape.hpp"
#include "trace/event.hpp"

namespace statescope::search {

/// Which node a board is known as, by hashing: a flat table with linear probing.
class HashedBoards {
  public:
    explicit HashedBoards(puzzle::Shape) : slots_(1024) {}

    /// The board's slot, holding no_node when the board is not known. The reference is good until
    /// the next call.
    trace::NodeId& slot(puzzle::Board board) {
        if (2 * (used_ + 1) > slots_.size()) grow();
        Slot& slot = probe(board);
        if (slot.board == puzzle::Board{}) {
            slot.board = board;
            ++used_;
        }
        return slot.node;
    }

  private:
    struct Slot {
        puzzle::Board board;  ///< no board has all bits 0, so that marks a free slot
        trace::NodeId node = trace::no_node;
    };

    Slot& probe(puzzle::Board board) {
        const std::size_t mask = slots_.size() - 1;
        std::size_t at = puzzle::BoardHash{}(board)&mask;
        while (slots_[at].board != board && slots_[at].board != puzzle::Board{}) {
            at = (at + 1) & mask;
        }
        return slots_[at];
    }

    void grow() {
        std::vector<Slot> old(slots_.size() * 2);
        old.swap(slots_);
        for (const Slot& slot : old) {
            if (slot.board != puzzle::Board{}) probe(slot.board) = slot;
        }
    }

    std::vector<Slot> slots_;
    std::size_t used_ = 0;
};

/// Which node a board is known as, by its Cantor rank, as document 3 does: one place for each
/// board there is. Shapes of at most 9 cells.
class RankedBoards {
  public:
    explicit RankedBoards(puzzle::Shape shape)
        : shape_(shape), nodes_(puzzle::board_count(shape), trace::no_node) {}

    trace::NodeId& slot(puzzle::Board board) { return nodes_[puzzle::rank(board, shape_)]; }

  private:
    puzzle::Shape shape_;
    std::vector<trace::NodeId> nodes_;
};

}  // namespace statescope::search
