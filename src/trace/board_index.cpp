#include "trace/board_index.hpp"

#include <algorithm>
#include <cassert>

#include "puzzle/rank.hpp"

namespace statescope::trace {
namespace {

bool few_boards(const Trace& trace) {
    return trace.head().shape.cells() <= puzzle::max_ranked_cells;
}

}  // namespace

BoardIndex::BoardIndex(const Trace& trace)
    : trace_(&trace),
      by_rank_(few_boards(trace)),
      size_(by_rank_ ? puzzle::board_count(trace.head().shape)
                     : static_cast<std::uint32_t>(trace.nodes().size())) {
    if (!by_rank_) return;
    const auto nodes = static_cast<NodeId>(trace.nodes().size());
    ranks_.resize(nodes);
    older_.resize(nodes);
    last_.assign(size_, no_node);
    for (NodeId node = 0; node < nodes; ++node) {
        const std::uint32_t rank = puzzle::rank(trace.node(node).board, trace.head().shape);
        ranks_[node] = rank;
        older_[node] = last_[rank];
        last_[rank] = node;
    }
}

std::optional<std::uint32_t> BoardIndex::number_of(puzzle::Board board) const {
    if (by_rank_) return puzzle::rank(board, trace_->head().shape);
    for (NodeId node = size_; node-- > 0;) {
        if (trace_->node(node).board == board) return node;
    }
    return std::nullopt;
}

puzzle::Board BoardIndex::board(std::uint32_t number) const {
    return by_rank_ ? puzzle::unrank(number, trace_->head().shape) : trace_->node(number).board;
}

std::optional<NodeId> BoardIndex::newest(std::uint32_t number, std::uint32_t made) const {
    if (!by_rank_) return number < made ? std::optional(number) : std::nullopt;
    NodeId node = last_[number];
    while (node != no_node && node >= made)
        node = older_[node];
    return node == no_node ? std::nullopt : std::optional(node);
}

std::optional<NodeId> BoardIndex::first(std::uint32_t number) const {
    if (!by_rank_) return number;
    NodeId node = last_[number];
    if (node == no_node) return std::nullopt;
    while (older_[node] != no_node)
        node = older_[node];
    return node;
}

void BoardIndex::states(Step step, std::span<BoardState> states) const {
    assert(states.size() == size_);
    std::fill(states.begin(), states.end(), BoardState::Unseen);
    const std::uint32_t made = trace_->node_count(step);
    const std::span<const NewNode> nodes = trace_->nodes();
    // Only the node taken last can be taken and not expanded yet.
    const NodeId current = trace_->current(step).value_or(no_node);
    for (NodeId id = trace_->root(step); id < made; ++id) {
        const Step taken = trace_->taken_at(id);
        const bool never_expanded = trace_->is_dropped(id) || trace_->was_cut_off(id);
        BoardState state = BoardState::Expanded;
        if (trace_->forgotten_at(id) <= step) {
            if (taken > step) state = BoardState::Dropped;
        } else if (taken > step) {
            const bool waits = !nodes[id].superseded || trace_->in_frontier(id, step);
            state = waits ? BoardState::Frontier : BoardState::Dropped;
        } else if (id == current) {
            const bool expanded =
                taken < step && trace_->event(taken + 1).kind == EventKind::Expanded;
            const bool dropped = taken < step && never_expanded;
            if (!expanded) state = dropped ? BoardState::Dropped : BoardState::Taken;
        } else if (never_expanded) {
            state = BoardState::Dropped;
        }
        BoardState& board = states[number(id)];
        board = std::max(board, state);
    }
}

}  // namespace statescope::trace
