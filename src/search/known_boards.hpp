#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "puzzle/board.hpp"
#include "puzzle/rank.hpp"
#include "puzzle/reachable_rank.hpp"
#include "puzzle/shape.hpp"
#include "trace/event.hpp"

namespace statescope::search {

/// Which node a board is known as, by hashing: a flat table with linear probing, for boards of
/// every shape.
class HashedBoards {
  public:
    explicit HashedBoards(puzzle::Shape) : slots_(free_slots(smallest_bits)) {}

  private:
    /// All bits 0 while free, which is the quickest memory to get.
    struct Slot {
        std::uint64_t key;
        trace::NodeId node;
    };

  public:
    /// What is known of a board; good until the next is looked up.
    class Entry {
      public:
        explicit Entry(Slot& slot) : slot_(&slot) {}
        bool known() const { return slot_->node != trace::no_node; }
        /// As which node; the board must be known.
        trace::NodeId node() const { return slot_->node; }
        void know_as(trace::NodeId node) { slot_->node = node; }

      private:
        Slot* slot_;
    };

    /// `blank` is the cell of the board's blank, which a search knows.
    Entry find(puzzle::Board board, int /*blank*/) {
        if (used_ == most_used_) grow();
        const std::uint64_t key = board.bits();
        Slot& slot = probe(key);
        if (slot.key == free) {
            slot = {key, trace::no_node};
            ++used_;
        }
        return Entry(slot);
    }

  private:
    static constexpr std::uint64_t free = 0;  ///< no board has all cells blank, nor all but one
    static constexpr int smallest_bits = 12;

    /// 2^bits of them.
    // NOLINTNEXTLINE(modernize-avoid-c-arrays): allocated, and never of a fixed length
    static std::unique_ptr<Slot[]> free_slots(int bits) {
        // NOLINTNEXTLINE(modernize-avoid-c-arrays)
        return std::make_unique<Slot[]>(std::size_t{1} << bits);
    }

    Slot& probe(std::uint64_t key) {
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
    std::unique_ptr<Slot[]> slots_;  // NOLINT(modernize-avoid-c-arrays)
};

/// Which node a board is known as, by its Cantor rank, as document 3 does: one place for each
/// board that moves can reach. Whether it is known at all is a bit apart: those bits stay near the
/// processor, and nothing waits for the far larger table of nodes, which needs no clearing either.
/// Shapes of at most 9 cells.
class RankedBoards {
  public:
    explicit RankedBoards(puzzle::Shape shape)
        : shape_(shape),
          known_(puzzle::reachable_count(shape) / bits + 1),
          nodes_(new trace::NodeId[puzzle::reachable_count(shape)]) {}

    /// See HashedBoards::Entry.
    class Entry {
      public:
        Entry(std::uint64_t& word, std::uint32_t rank, trace::NodeId& node)
            : word_(&word), bit_(std::uint64_t{1} << rank % bits), node_(&node) {}
        bool known() const { return (*word_ & bit_) != 0; }
        trace::NodeId node() const { return *node_; }
        void know_as(trace::NodeId node) {
            *word_ |= bit_;
            *node_ = node;
        }

      private:
        std::uint64_t* word_;
        std::uint64_t bit_;
        trace::NodeId* node_;
    };

    Entry find(puzzle::Board board, int blank) {
        // The usual shape's rank is worked out in line.
        const std::uint32_t rank = shape_.cells() == 9
                                       ? puzzle::reachable_rank_of_nine(board, blank)
                                       : puzzle::reachable_rank(board, blank, shape_);
        return {known_[rank / bits], rank, nodes_[rank]};
    }

  private:
    static constexpr std::uint32_t bits = 64;

    puzzle::Shape shape_;
    std::vector<std::uint64_t> known_;
    std::unique_ptr<trace::NodeId[]> nodes_;  // NOLINT(modernize-avoid-c-arrays)
};

}  // namespace statescope::search
