#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "trace/tally.hpp"
#include "trace/trace.hpp"

namespace statescope::test {

/// What stands on the screen after a step, found the plain way: the events are played one by one
/// on sets and lists, and everything is counted anew.
class NaiveView {
  public:
    explicit NaiveView(const trace::Trace& trace) : trace_(&trace) {}

    /// Plays the next event.
    void play(const trace::Event& event) {
        using enum trace::EventKind;
        ++kinds_[static_cast<std::size_t>(event.kind)];
        if (event.marks_visited) visited.push_back(event.node);
        switch (event.kind) {
            case Improved:
                stale.insert(event.other);
                if (trace_->head().replaces_stale) waiting.erase(event.other);
                [[fallthrough]];
            case Generated:
            case Reopened:
                waiting.insert(event.node);
                ++made_;
                break;
            case Round:
                waiting.insert(event.node);
                ++made_;
                current.reset();
                root = event.node;
                break;
            case Found:
            case Met:
                ++made_;
                current = event.node;
                break;
            case Taken:
                waiting.erase(event.node);
                stale.erase(event.node);
                current = event.node;
                break;
            case Forgotten:
                waiting.erase(event.node);
                forgotten.insert(event.node);
                current = trace_->node(event.node).parent;
                break;
            case BackedUp:
                forgotten.insert(event.other);
                waiting.insert(event.node);
                ++made_;
                current = trace_->node(event.node).parent;
                break;
            case Dropped:
                dropped.insert(event.node);
                break;
            case CutOff:
                cut_off.insert(event.node);
                break;
            case Expanded:
                expanded.push_back(event.node);
                break;
            case Duplicate:
            case Solved:
            case Exhausted:
                break;
        }
        largest_ = std::max(largest_, waiting.size());
    }

    trace::NodeState state(trace::NodeId id) const {
        using enum trace::NodeState;
        if (id >= made_) return Unseen;
        if (forgotten.contains(id)) return Forgotten;
        if (current == id) return Current;
        if (stale.contains(id)) return Stale;
        if (waiting.contains(id)) return Frontier;
        if (cut_off.contains(id)) return CutOff;
        return dropped.contains(id) ? Dropped : Expanded;
    }

    trace::Counters counters() const {
        using enum trace::EventKind;
        const auto number = [this](trace::EventKind kind) {
            return kinds_[static_cast<std::size_t>(kind)];
        };
        trace::Counters counters;
        counters.taken = number(Taken);
        counters.expanded = number(Expanded);
        const std::uint32_t made_of_others =
            number(Generated) + number(Improved) + number(Reopened);
        counters.generated = made_of_others + number(Round);
        // The roots of a search without rounds are generated, but they are no successors.
        counters.successors = made_of_others + number(Found) + number(Met) + number(Duplicate);
        for (trace::NodeId id = 0; id < made_; ++id)
            counters.successors -= trace_->node(id).parent == trace::no_node && number(Round) == 0;
        counters.forgotten = static_cast<std::uint32_t>(forgotten.size());
        counters.cut_off = number(trace::EventKind::CutOff);
        counters.duplicates = number(Duplicate) + number(Dropped);
        counters.improved = number(Improved);
        counters.reopened = number(Reopened);
        counters.visited = static_cast<std::uint32_t>(visited.size());
        counters.frontier = static_cast<std::uint32_t>(waiting.size());
        counters.largest_frontier = static_cast<std::uint32_t>(largest_);
        counters.nodes = made_;
        for (trace::NodeId id = 0; id < made_; ++id) {
            counters.max_depth = std::max<std::uint32_t>(counters.max_depth, trace_->node(id).g);
            counters.path_moves += trace_->node(id).g;
        }
        return counters;
    }

    /// The frontier sorted by what the rules say of two nodes.
    std::vector<trace::NodeId> frontier() const {
        std::vector<trace::NodeId> sorted(waiting.begin(), waiting.end());
        std::sort(sorted.begin(), sorted.end(),
                  [this](trace::NodeId a, trace::NodeId b) { return sooner(a, b); });
        return sorted;
    }

    std::set<trace::NodeId> waiting;
    std::set<trace::NodeId> stale;
    std::set<trace::NodeId> dropped;
    std::set<trace::NodeId> cut_off;
    std::set<trace::NodeId> forgotten;
    trace::NodeId root = 0;  ///< of the present round
    std::vector<trace::NodeId> expanded;
    std::vector<trace::NodeId> visited;
    std::optional<trace::NodeId> current;

  private:
    /// The board as text with the blank, an x, after all digits; tiles above 9 go on as : ; < = > ?
    std::string text(trace::NodeId id) const {
        std::string text;
        for (int cell = 0; cell < trace_->head().shape.cells(); ++cell) {
            const int tile = trace_->node(id).board.at(cell);
            text += tile == 0 ? 'x' : static_cast<char>('0' + tile);
        }
        return text;
    }

    /// f added up one at a time.
    std::uint32_t f(const trace::Node& node) const {
        const trace::Weights weights = trace_->head().order.weights;
        std::uint32_t sum = 0;
        for (int i = 0; i < weights.g; ++i)
            sum += node.g;
        for (int i = 0; i < weights.h; ++i)
            sum += node.h;
        return sum;
    }

    /// The step at which the node is taken.
    std::size_t turn(trace::NodeId id) const {
        std::size_t step = 0;
        while (step < trace_->events().size() &&
               !(trace_->events()[step].kind == trace::EventKind::Taken &&
                 trace_->events()[step].node == id))
            ++step;
        return step;
    }

    bool sooner(trace::NodeId a, trace::NodeId b) const {
        const trace::TakeOrder& order = trace_->head().order;
        const trace::Node left = trace_->node(a);
        const trace::Node right = trace_->node(b);
        // Whose layer is next depends on what will wait: nothing but the trace tells it.
        if (order.two_sided()) return std::tuple(turn(a), a) < std::tuple(turn(b), b);
        if (!order.by_f) return order.newest_first ? a > b : a < b;
        if (f(left) != f(right)) return f(left) < f(right);
        switch (order.tie_break) {
            case trace::TieBreak::OlderFirst:
                return a < b;
            case trace::TieBreak::NewerFirst:
                return a > b;
            case trace::TieBreak::LargerG:
                return std::tuple(-static_cast<int>(left.g), a) <
                       std::tuple(-static_cast<int>(right.g), b);
            case trace::TieBreak::SmallerG:
                return std::tuple(std::uint32_t{left.g}, a) < std::tuple(std::uint32_t{right.g}, b);
            case trace::TieBreak::BoardText:
                return std::tuple(text(a), a) < std::tuple(text(b), b);
        }
        return false;
    }

    const trace::Trace* trace_;
    std::array<std::uint32_t, 16> kinds_{};
    std::uint32_t made_ = 0;
    std::size_t largest_ = 0;
};

}  // namespace statescope::test
