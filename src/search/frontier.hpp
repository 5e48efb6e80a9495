#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "puzzle/shape.hpp"
#include "trace/event.hpp"
#include "trace/take_order.hpp"

namespace statescope::search {

/// The frontier of a best-first search: takes the node that trace::TakeOrder puts first, smallest f
/// and then by the tie-break. f is a small whole number, so nodes wait in a line for each f, or for
/// each f and g, and no comparison is made; only the tie-break by text needs a heap, for each f its
/// own.
class Frontier {
  public:
    Frontier(const trace::TakeOrder& order, puzzle::Shape shape)
        : order_(order),
          shape_(shape),
          text_is_short_(4 * shape.cells() + trace::node_id_bits <= 64) {}

    bool empty() const { return size_ == 0; }

    /// Nodes are pushed in the order of their numbers, from 0, each once.
    void push(trace::NodeId id, const trace::NewNode& node);
    /// Takes out the first node. There must be one.
    trace::NodeId pop();
    /// A node made for the same board takes the place of this one. Lines are not left from their
    /// middle: the search skips the node when its turn comes.
    void superseded(trace::NodeId) {}

  private:
    using TieBreak = trace::TieBreak;

    /// Nodes of equal rank, each knowing who stands behind it (behind_).
    struct Line {
        trace::NodeId first = trace::no_node;
        trace::NodeId last = trace::no_node;
        bool empty() const { return first == trace::no_node; }
    };
    /// A binary heap, the smallest on top. Unlike std::priority_queue it compares without a jump
    /// that depends on the outcome, which no processor can guess.
    template <class Entry>
    class Heap {
      public:
        Entry top() const { return entries_.front(); }

        void push(Entry entry) {
            entries_.push_back(entry);
            rise(entries_.size() - 1, entry);
        }

        /// The smaller child moves up, down to the last row; there the last entry fills the gap.
        void pop() {
            const Entry last = entries_.back();
            entries_.pop_back();
            if (entries_.empty()) return;
            std::size_t gap = 0;
            std::size_t child = 1;
            while (child + 1 < entries_.size()) {
                child += entries_[child + 1] < entries_[child];
                entries_[gap] = entries_[child];
                gap = child;
                child = 2 * gap + 1;
            }
            if (child < entries_.size()) {
                entries_[gap] = entries_[child];
                gap = child;
            }
            rise(gap, last);
        }

      private:
        void rise(std::size_t at, Entry entry) {
            while (at > 0 && entry < entries_[(at - 1) / 2]) {
                entries_[at] = entries_[(at - 1) / 2];
                at = (at - 1) / 2;
            }
            entries_[at] = entry;
        }

        std::vector<Entry> entries_;
    };

    /// All that wait with one f; of the four, what the tie-break asks for.
    struct Level {
        Line line;
        std::vector<Line> by_g;
        Heap<std::pair<std::uint64_t, trace::NodeId>> by_text;
        Heap<std::uint64_t> by_short_text;  ///< and, in the lowest bits, by age
        std::size_t size = 0;
    };

    static void append(Line& line, trace::NodeId id, std::vector<trace::NodeId>& behind);
    static trace::NodeId take_first(Line& line, const std::vector<trace::NodeId>& behind);

    trace::TakeOrder order_;
    puzzle::Shape shape_;
    bool text_is_short_;         ///< with a node's number beside it, it fits one word
    std::vector<Level> levels_;  ///< by f
    std::size_t lowest_ = 0;     ///< no level below it has a node
    std::size_t size_ = 0;
    std::vector<trace::NodeId> behind_;  ///< by node
};

inline void Frontier::append(Line& line, trace::NodeId id, std::vector<trace::NodeId>& behind) {
    if (line.empty()) {
        line.first = id;
    } else {
        behind[line.last] = id;
    }
    line.last = id;
}

inline trace::NodeId Frontier::take_first(Line& line, const std::vector<trace::NodeId>& behind) {
    const trace::NodeId id = line.first;
    line.first = behind[id];
    return id;
}

inline void Frontier::push(trace::NodeId id, const trace::NewNode& node) {
    const std::size_t f = order_.f(node.g, node.h);
    if (f >= levels_.size()) levels_.resize(f + 1);
    lowest_ = std::min(lowest_, f);
    Level& level = levels_[f];
    ++level.size;
    ++size_;
    behind_.push_back(trace::no_node);
    switch (order_.tie_break) {
        case TieBreak::OlderFirst:
            append(level.line, id, behind_);
            break;
        case TieBreak::NewerFirst:
            behind_[id] = level.line.first;
            level.line.first = id;
            break;
        case TieBreak::LargerG:
        case TieBreak::SmallerG:
            if (node.g >= level.by_g.size()) level.by_g.resize(std::size_t{node.g} + 1);
            append(level.by_g[node.g], id, behind_);
            break;
        case TieBreak::BoardText:
            if (text_is_short_) {
                level.by_short_text.push(
                    trace::text_key(node.board, shape_) << trace::node_id_bits | id);
            } else {
                level.by_text.push({trace::text_key(node.board, shape_), id});
            }
            break;
    }
}

inline trace::NodeId Frontier::pop() {
    while (levels_[lowest_].size == 0)
        ++lowest_;
    Level& level = levels_[lowest_];
    --level.size;
    --size_;
    const auto waiting = [](const Line& line) { return !line.empty(); };
    switch (order_.tie_break) {
        case TieBreak::OlderFirst:
        case TieBreak::NewerFirst:
            return take_first(level.line, behind_);
        case TieBreak::LargerG:
            while (level.by_g.back().empty())
                level.by_g.pop_back();
            return take_first(level.by_g.back(), behind_);
        case TieBreak::SmallerG:
            return take_first(*std::find_if(level.by_g.begin(), level.by_g.end(), waiting),
                              behind_);
        case TieBreak::BoardText:
            break;
    }
    if (text_is_short_) {
        const auto id = static_cast<trace::NodeId>(level.by_short_text.top() & trace::no_node);
        level.by_short_text.pop();
        return id;
    }
    const trace::NodeId id = level.by_text.top().second;
    level.by_text.pop();
    return id;
}

}  // namespace statescope::search
