#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <queue>
#include <utility>
#include <vector>

#include "puzzle/shape.hpp"
#include "trace/event.hpp"
#include "trace/take_order.hpp"

namespace statescope::search {

/// The frontier of a best-first search: takes the node that trace::TakeOrder puts first, smallest f
/// and then by the tie-break. f is a small whole number, so nodes wait in a line for each f, or for
/// each f and h, and no comparison is made; only the tie-break by text needs a heap, for each f its
/// own.
class Frontier {
  public:
    Frontier(trace::TieBreak tie_break, puzzle::Shape shape)
        : tie_break_(tie_break), shape_(shape) {}

    bool empty() const { return size_ == 0; }

    /// Nodes are pushed in the order of their numbers, from 0, each once.
    void push(trace::NodeId id, const trace::NewNode& node);
    /// Takes out the first node. There must be one.
    trace::NodeId pop();

  private:
    using TieBreak = trace::TieBreak;

    /// Nodes of equal rank, each knowing who stands behind it (behind_).
    struct Line {
        trace::NodeId first = trace::no_node;
        trace::NodeId last = trace::no_node;
        bool empty() const { return first == trace::no_node; }
    };
    using TextEntry = std::pair<std::uint64_t, trace::NodeId>;
    using TextHeap = std::priority_queue<TextEntry, std::vector<TextEntry>, std::greater<>>;

    /// All that wait with one f; of the three, what the tie-break asks for.
    struct Level {
        Line line;
        std::vector<Line> by_h;
        TextHeap by_text;
        std::size_t size = 0;
    };

    static void append(Line& line, trace::NodeId id, std::vector<trace::NodeId>& behind);
    static trace::NodeId take_first(Line& line, const std::vector<trace::NodeId>& behind);

    TieBreak tie_break_;
    puzzle::Shape shape_;
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
    const std::size_t f = std::size_t{node.g} + node.h;
    if (f >= levels_.size()) levels_.resize(f + 1);
    lowest_ = std::min(lowest_, f);
    Level& level = levels_[f];
    ++level.size;
    ++size_;
    behind_.push_back(trace::no_node);
    switch (tie_break_) {
        case TieBreak::OlderFirst:
            append(level.line, id, behind_);
            break;
        case TieBreak::NewerFirst:
            behind_[id] = level.line.first;
            level.line.first = id;
            break;
        case TieBreak::LargerG:
        case TieBreak::SmallerG:
            if (node.h >= level.by_h.size()) level.by_h.resize(std::size_t{node.h} + 1);
            append(level.by_h[node.h], id, behind_);
            break;
        case TieBreak::BoardText:
            level.by_text.emplace(trace::text_key(node.board, shape_), id);
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
    switch (tie_break_) {
        case TieBreak::OlderFirst:
        case TieBreak::NewerFirst:
            return take_first(level.line, behind_);
        case TieBreak::LargerG:
            return take_first(*std::find_if(level.by_h.begin(), level.by_h.end(), waiting),
                              behind_);
        case TieBreak::SmallerG:
            return take_first(*std::find_if(level.by_h.rbegin(), level.by_h.rend(), waiting),
                              behind_);
        case TieBreak::BoardText:
            break;
    }
    const trace::NodeId id = level.by_text.top().second;
    level.by_text.pop();
    return id;
}

}  // namespace statescope::search
