#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "puzzle/board.hpp"
#include "puzzle/rank.hpp"
#include "puzzle/rank_of.hpp"
#include "puzzle/shape.hpp"
#include "trace/event.hpp"

namespace statescope::search {

/// Which node a board is known as, by hashing: a flat table with linear probing. `Key` tells the
/// boards apart; see HashedBoards and CompactBoards.
template <class Key>
class BoardTable {
  public:
    explicit BoardTable(puzzle::Shape) : slots_(free_slots(smallest_bits)) {}

    /// The board's slot, holding no_node when the board is not known. The reference is good until
    /// the next call.
    trace::NodeId& slot(puzzle::Board board) {
        if (used_ == most_used_) grow();
        const auto key = static_cast<Key>(board.bits());
        Slot& slot = probe(key);
        if (slot.key == free) {
            slot = {key, trace::no_node};
            ++used_;
        }
        return slot.node;
    }

  private:
    static constexpr Key free = 0;  ///< no board has all cells blank, nor all but one
    static constexpr int smallest_bits = 12;

    /// All bits 0 while free, which is the quickest memory to get.
    struct Slot {
        Key key;
        trace::NodeId node;
    };
    /// 2^bits of them.
    static std::unique_ptr<Slot[]> free_slots(int bits) {
        return std::make_unique<Slot[]>(std::size_t{1} << bits);
    }

    Slot& probe(Key key) {
        const std::size_t mask = 2 * most_used_ - 1;
        std::size_t at = first_place(key);
        while (slots_[at].key != key && slots_[at].key != free) {
            at = (at + 1) & mask;
        }
        return slots_[at];
    }

    /// The topmost bits of a product with the golden ratio (Knuth, multiplicative hashing), to
    /// which every bit of the key contributes.
    std::size_t first_place(std::uint64_t key) const {
        return static_cast<std::size_t>((key ^ key >> 32) * 0x9e3779b97f4a7c15u >> shift_);
    }

    void grow() {
        const std::size_t old_size = 2 * most_used_;
        --shift_;
        most_used_ *= 2;
        const auto old = std::exchange(slots_, free_slots(64 - shift_));
        for (std::size_t i = 0; i < old_size; ++i) {
            if (old[i].key != free) probe(old[i].key) = old[i];
        }
    }

    int shift_ = 64 - smallest_bits;  ///< leaves as many of 64 bits as number the slots
    std::size_t most_used_ = std::size_t{1} << (smallest_bits - 1);  ///< half of the slots
    std::size_t used_ = 0;
    std::unique_ptr<Slot[]> slots_;
};

/// For boards of every shape.
using HashedBoards = BoardTable<std::uint64_t>;

/// For shapes of at most 9 cells. Eight of them tell boards apart, for the ninth holds what is
/// left; so a slot takes half the room, and more of the table stays near the processor.
using CompactBoards = BoardTable<std::uint32_t>;

/// Which node a board is known as, by its Cantor rank, as document 3 does: one place for each
/// board there is. Shapes of at most 9 cells.
class RankedBoards {
  public:
    explicit RankedBoards(puzzle::Shape shape)
        : shape_(shape), nodes_(puzzle::board_count(shape), trace::no_node) {}

    trace::NodeId& slot(puzzle::Board board) {
        // The usual shape's rank is worked out in line.
        return nodes_[shape_.cells() == 9 ? puzzle::rank_of<9>(board, board.blank())
                                          : puzzle::rank(board, shape_)];
    }

  private:
    puzzle::Shape shape_;
    std::vector<trace::NodeId> nodes_;
};

}  // namespace statescope::search
