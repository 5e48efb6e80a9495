#include "layout/tree_folds.hpp"

#include <algorithm>

namespace statescope::layout {

bool TreeFolds::Rules::fold_nothing() const {
    const auto folded = [](const auto& entry) { return entry.second; };
    return !fold_finished && std::none_of(by_hand.begin(), by_hand.end(), folded);
}

TreeFolds::TreeFolds(const TreeLayout& tree, const Rules& rules, std::uint32_t made,
                     const std::function<bool(Slot)>& in_frontier,
                     std::span<const trace::NodeId> path)
    : flags_(tree.size()), below_(tree.size()) {
    for (const trace::NodeId node : path) {
        if (const auto slot = tree.find(node)) flags_[*slot] |= path_flag;
    }
    // Backwards in level order, every node comes after its children.
    for (Slot slot = static_cast<Slot>(tree.size()); slot-- > 0;) {
        if (tree.nodes()[slot] >= made) continue;
        if (in_frontier(slot)) flags_[slot] |= open_flag;
        if (slot == 0) break;
        const Slot parent = tree.parents()[slot];
        if ((flags_[slot] & open_flag) != 0) flags_[parent] |= open_flag;
        below_[parent] += below_[slot] + 1;
    }
    for (Slot slot = 0; slot < tree.size(); ++slot) {
        const Slot parent = tree.parents()[slot];
        if (slot != 0 && (flags_[parent] & (hidden_flag | folded_flag)) != 0)
            flags_[slot] |= hidden_flag;
        if (folds(slot, tree.nodes()[slot], rules)) flags_[slot] |= folded_flag;
    }
}

bool TreeFolds::folds(Slot slot, trace::NodeId node, const Rules& rules) const {
    if (below_[slot] == 0 || (flags_[slot] & path_flag) != 0) return false;
    const auto by_hand = rules.by_hand.find(node);
    if (by_hand != rules.by_hand.end()) return by_hand->second;
    return rules.fold_finished && finished(slot);
}

}  // namespace statescope::layout
