#include "trace/trace.hpp"

#include <algorithm>

namespace statescope::trace {

namespace {

/// A seek replays fewer events than this from the nearest checkpoint.
constexpr std::size_t checkpoint_interval = 1024;

constexpr std::size_t most_boards_of_nine_cells = 362'880 / 2;
constexpr std::size_t usual_events_per_node = 5;

/// How much room to ask for at first: enough for the whole space of a board of nine cells. Pages
/// not written to cost nothing.
std::size_t expected_nodes(puzzle::Shape shape, std::uint32_t node_budget) {
    const std::size_t boards = shape.cells() <= 9 ? most_boards_of_nine_cells : node_budget;
    return std::min<std::size_t>(boards, node_budget) + 4;
}

NewNode as_new(const Node& node, bool marks_visited) {
    NewNode made = NewNode::start(node.board, node.h, marks_visited);
    made.parent = node.parent;
    made.g = node.g;
    made.move = node.move;
    return made;
}

}  // namespace

Trace::Trace(const TraceHead& head, std::uint32_t node_budget, Watch* watch)
    : head_(head),
      node_budget_(node_budget),
      watch_(watch),
      tally_(head.replaces_stale, node_budget) {
    const std::size_t nodes = expected_nodes(head.shape, node_budget);
    nodes_.reserve(nodes);
    visited_.reserve(nodes);
    expansions_.reserve(nodes);
    events_.reserve(nodes * usual_events_per_node);
}

Step Trace::append(NodeId node, EventKind kind, NodeId other, puzzle::Move move,
                   bool marks_visited) {
    if (events_.size() % checkpoint_interval == 0) checkpoints_.push_back(tally_);
    Event event;
    event.node = node & no_node;
    event.kind = kind;
    event.other = other & no_node;
    event.move = move;
    event.marks_visited = marks_visited;
    events_.push_back(event);
    return static_cast<Step>(events_.size() - 1);
}

void Trace::make(NodeId id, const NewNode& node, EventKind kind, NodeId older) {
    const Step step = append(id, kind, older, node.move, node.marks_visited);
    Node made;
    made.board = node.board;
    made.parent = node.parent & no_node;
    made.move = node.move;
    made.g = node.g;
    made.h = node.h;
    made.generated = step;
    nodes_.push_back(made);
    if (node.marks_visited) visited_.push_back(id);
    if (older != no_node) {
        nodes_[older].superseded = true;
        superseded_.emplace(older, step);
    }
}

void Trace::generated(NodeId id, const NewNode& node) {
    make(id, node, EventKind::Generated, no_node);
    tally_.generated(id, node);
}

void Trace::improved(NodeId id, const NewNode& node, NodeId older) {
    make(id, node, EventKind::Improved, older);
    tally_.improved(id, node, older);
}

void Trace::reopened(NodeId id, const NewNode& node, NodeId older) {
    make(id, node, EventKind::Reopened, older);
    tally_.reopened(id, node, older);
}

void Trace::found(NodeId id, const NewNode& node) {
    make(id, node, EventKind::Found, no_node);
    nodes_[id].taken = nodes_[id].generated;
    tally_.found(id, node);
}

void Trace::duplicate(NodeId parent, puzzle::Move move, NodeId known) {
    append(parent, EventKind::Duplicate, known, move, false);
    tally_.duplicate(parent, move, known);
}

void Trace::taken(NodeId id) {
    Node& node = nodes_[id];
    node.taken = append(id, EventKind::Taken, no_node, node.move, false);
    const std::uint32_t layer = f(id) + 1;
    if (layer > layer_) {
        layer_ = layer;
        layer_starts_.push_back(node.taken);
    }
    tally_.taken(id);
}

void Trace::dropped(NodeId id, NodeId known) {
    append(id, EventKind::Dropped, known, nodes_[id].move, false);
    nodes_[id].dropped = true;
    tally_.dropped(id, known);
}

void Trace::expanded(NodeId id, bool marks_visited) {
    append(id, EventKind::Expanded, no_node, nodes_[id].move, marks_visited);
    expansions_.push_back(id);
    if (marks_visited) visited_.push_back(id);
    tally_.expanded(id, marks_visited);
}

void Trace::solved(NodeId id) {
    append(id, EventKind::Solved, no_node, nodes_[id].move, false);
    tally_.solved(id);
}

void Trace::exhausted() {
    append(no_node, EventKind::Exhausted, no_node, puzzle::Move::Up, false);
    tally_.exhausted();
}

bool Trace::full() {
    if (watch_ != nullptr) {
        watch_->nodes.store(static_cast<std::uint32_t>(nodes_.size()), std::memory_order_relaxed);
        if (watch_->cancel.load(std::memory_order_relaxed)) return true;
    }
    return tally_.full();
}

void Trace::finish(Outcome outcome) {
    const bool cancelled = watch_ != nullptr && watch_->cancel.load(std::memory_order_relaxed);
    outcome_ = outcome == Outcome::Limit && cancelled ? Outcome::Cancelled : outcome;
    watch_ = nullptr;
}

std::size_t Trace::bytes() const {
    return events_.size() * sizeof(Event) + nodes_.size() * sizeof(Node) +
           (expansions_.size() + visited_.size() + layer_starts_.size()) * sizeof(NodeId) +
           checkpoints_.size() * sizeof(Tally);
}

void Trace::replay(const Event& event, Tally& tally) const {
    switch (event.kind) {
        case EventKind::Generated:
            return tally.generated(event.node, as_new(nodes_[event.node], event.marks_visited));
        case EventKind::Improved:
            return tally.improved(event.node, as_new(nodes_[event.node], event.marks_visited),
                                  event.other);
        case EventKind::Reopened:
            return tally.reopened(event.node, as_new(nodes_[event.node], event.marks_visited),
                                  event.other);
        case EventKind::Duplicate:
            return tally.duplicate(event.node, event.move, event.other);
        case EventKind::Taken:
            return tally.taken(event.node);
        case EventKind::Dropped:
            return tally.dropped(event.node, event.other);
        case EventKind::Expanded:
            return tally.expanded(event.node, event.marks_visited);
        case EventKind::Solved:
            return tally.solved(event.node);
        case EventKind::Found:
            return tally.found(event.node, as_new(nodes_[event.node], event.marks_visited));
        case EventKind::Exhausted:
            return tally.exhausted();
    }
}

Counters Trace::counters(Step step) const {
    if (step >= last_step()) return tally_.counters();
    const std::size_t checkpoint = step / checkpoint_interval;
    Tally tally = checkpoints_[checkpoint];
    for (std::size_t i = checkpoint * checkpoint_interval; i <= step; ++i) {
        replay(events_[i], tally);
    }
    return tally.counters();
}

Priority Trace::priority(NodeId id) const {
    return head_.order.priority(id, as_new(nodes_[id], false), head_.shape);
}

bool Trace::in_frontier(NodeId id, Step step) const {
    const Node& node = nodes_[id];
    if (node.generated > step || node.taken <= step) return false;
    return !(head_.replaces_stale && superseded_at(id) <= step);
}

Step Trace::superseded_at(NodeId id) const {
    return nodes_[id].superseded ? superseded_.at(id) : never;
}

NodeState Trace::state(NodeId id, Step step) const {
    const Node& node = nodes_[id];
    if (node.generated > step) return NodeState::Unseen;
    if (node.taken > step) {
        return superseded_at(id) <= step ? NodeState::Stale : NodeState::Frontier;
    }
    if (current(step) == id) return NodeState::Current;
    return node.dropped ? NodeState::Dropped : NodeState::Expanded;
}

std::optional<NodeId> Trace::current(Step step) const {
    // At most a Taken, an Expanded and one event for each of four moves back.
    for (Step at = std::min(step, last_step()) + 1; at-- > 0;) {
        const Event& event = events_[at];
        if (event.kind == EventKind::Taken || event.kind == EventKind::Found) return event.node;
    }
    return std::nullopt;
}

std::optional<std::uint32_t> Trace::expansion_number(NodeId id) const {
    const auto taken_before = [this](NodeId a, NodeId b) {
        return nodes_[a].taken < nodes_[b].taken;
    };
    const auto place = std::lower_bound(expansions_.begin(), expansions_.end(), id, taken_before);
    if (place == expansions_.end() || *place != id) return std::nullopt;
    return static_cast<std::uint32_t>(place - expansions_.begin()) + 1;
}

std::optional<NodeId> Trace::goal_node() const {
    const Event& last = events_.back();
    if (last.kind == EventKind::Solved || last.kind == EventKind::Found) return last.node;
    return std::nullopt;
}

std::vector<NodeId> Trace::path_to(NodeId id) const {
    std::vector<NodeId> path;
    for (NodeId at = id; at != no_node; at = nodes_[at].parent)
        path.push_back(at);
    std::reverse(path.begin(), path.end());
    return path;
}

std::vector<puzzle::Move> Trace::moves_to(NodeId id) const {
    std::vector<puzzle::Move> moves;
    for (NodeId at = id; nodes_[at].parent != no_node; at = nodes_[at].parent) {
        moves.push_back(nodes_[at].move);
    }
    std::reverse(moves.begin(), moves.end());
    return moves;
}

}  // namespace statescope::trace
