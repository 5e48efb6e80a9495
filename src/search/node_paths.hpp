#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "puzzle/move.hpp"
#include "trace/event.hpp"

namespace statescope::search {

using trace::Nodes;

// How a search gets its answer when it has the goal's node.

/// Every node knows its parent (document 2): the answer is read backwards from the goal. One
/// pointer a node.
class ParentPointers {
  public:
    void add(const Nodes&) {}

    std::vector<puzzle::Move> moves(const Nodes& nodes, trace::NodeId goal) const {
        std::vector<puzzle::Move> moves;
        for (trace::NodeId at = goal; nodes[at].parent != trace::no_node; at = nodes[at].parent) {
            moves.push_back(nodes[at].move);
        }
        std::reverse(moves.begin(), moves.end());
        return moves;
    }
};

/// Every node carries its whole path (document 4): a copy of its parent's and one move more.
/// One letter a move a node.
class WholePaths {
  public:
    /// Stores the path of the node made last.
    void add(const Nodes& nodes) {
        const trace::NewNode& node = nodes.back();
        const std::size_t begin = letters_.size();
        begins_.push_back(begin);
        if (node.parent == trace::no_node) return;
        letters_.resize(begin + node.g);
        std::copy_n(letters_.begin() + static_cast<std::ptrdiff_t>(begins_[node.parent]),
                    node.g - 1, letters_.begin() + static_cast<std::ptrdiff_t>(begin));
        letters_.back() = node.move;
    }

    std::vector<puzzle::Move> moves(const Nodes& nodes, trace::NodeId goal) const {
        const auto begin = letters_.begin() + static_cast<std::ptrdiff_t>(begins_[goal]);
        return {begin, begin + nodes[goal].g};
    }

  private:
    std::vector<puzzle::Move> letters_;
    std::vector<std::size_t> begins_;  ///< where the path of each node begins in letters_
};

}  // namespace statescope::search
