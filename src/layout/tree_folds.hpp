#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <unordered_map>
#include <vector>

#include "layout/tree_layout.hpp"

namespace statescope::layout {

/// Which subtrees are folded away at a step: those the user folded, and, if wanted, all finished
/// ones, below which no node is left in the frontier. The way to the current node always stays
/// open. Worked out in one walk over the tree.
class TreeFolds {
  public:
    struct Rules {
        bool fold_finished = false;
        /// What the user did by hand, which counts more: true folded, false opened.
        std::unordered_map<trace::NodeId, bool> by_hand;

        bool fold_nothing() const;
    };

    /// What is folded at a step. `made` nodes are there; `in_frontier` tells it of a slot; `path`
    /// leads from the start to the current node.
    TreeFolds(const TreeLayout& tree, const Rules& rules, std::uint32_t made,
              const std::function<bool(Slot)>& in_frontier, std::span<const trace::NodeId> path);

    /// Lies in a folded subtree.
    bool hidden(Slot slot) const { return (flags_[slot] & hidden_flag) != 0; }
    /// Is shown, and what lies below it is not.
    bool folded(Slot slot) const {
        return (flags_[slot] & (folded_flag | hidden_flag)) == folded_flag;
    }
    /// There are nodes below it, and none in it or below it is in the frontier.
    bool finished(Slot slot) const { return below_[slot] > 0 && (flags_[slot] & open_flag) == 0; }
    /// How many nodes there are below it.
    std::uint32_t below(Slot slot) const { return below_[slot]; }

  private:
    static constexpr std::uint8_t hidden_flag = 1;
    static constexpr std::uint8_t folded_flag = 2;
    static constexpr std::uint8_t open_flag = 4;  ///< it or a node below it is in the frontier
    static constexpr std::uint8_t path_flag = 8;

    bool folds(Slot slot, trace::NodeId node, const Rules& rules) const;

    std::vector<std::uint8_t> flags_;
    std::vector<std::uint32_t> below_;
};

}  // namespace statescope::layout
