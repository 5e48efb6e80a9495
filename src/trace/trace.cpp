#include "trace/trace.hpp"

#include <algorithm>

namespace statescope::trace {

namespace {

constexpr std::size_t most_boards_of_nine_cells = 362'880 / 2;
constexpr std::size_t usual_events_per_node = 5;

/// How much room to ask for at first: enough for the whole space of a board of nine cells. Pages
/// not written to cost nothing.
std::size_t expected_nodes(puzzle::Shape shape, std::uint32_t node_budget) {
    const std::size_t boards = shape.cells() <= 9 ? most_boards_of_nine_cells : node_budget;
    return std::min<std::size_t>(boards, node_budget) + 4;
}

}  // namespace

Trace::Trace(const TraceHead& head, std::uint32_t node_budget, Watch* watch)
    : head_(head),
      node_budget_(node_budget),
      watch_(watch),
      tally_(head.replaces_stale, node_budget) {
    const std::size_t nodes = expected_nodes(head.shape, node_budget);
    nodes_.reserve(nodes);
    generated_.reserve(nodes);
    taken_.reserve(nodes);
    expansions_.reserve(nodes);
    events_.reserve(nodes * usual_events_per_node);
}

void Trace::round(NodeId root, const NewNode& node, std::uint32_t bound) {
    make(root, node, EventKind::Round, no_node);
    rounds_.push_back({generated_[root], root, bound});
    layer_starts_.push_back(generated_[root]);
    tally_.round(root, node, bound);
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
    taken_[id] = generated_[id];
    tally_.found(id, node);
}

void Trace::met(NodeId id, const NewNode& node, NodeId known) {
    make(id, node, EventKind::Met, no_node);
    events_.back().other = known & no_node;
    taken_[id] = generated_[id];
    tally_.met(id, node, known);
}

void Trace::cut_off(NodeId id) {
    append(id, EventKind::CutOff, no_node, nodes_[id].move, false);
    tally_.cut_off(id);
}

void Trace::forgotten(NodeId id) {
    forgotten_[id] = append(id, EventKind::Forgotten, no_node, nodes_[id].move, false);
    tally_.forgotten(id);
}

void Trace::backed_up(NodeId id, const NewNode& node, NodeId older) {
    make(id, node, EventKind::BackedUp, no_node);
    events_.back().other = older & no_node;
    forgotten_[older] = generated_[id];
    first_made_[id] = first_made_[older];  // no expansion made it
    tally_.backed_up(id, node, older);
}

void Trace::solved(NodeId id) {
    append(id, EventKind::Solved, no_node, nodes_[id].move, false);
    tally_.solved(id);
}

void Trace::exhausted() {
    append(no_node, EventKind::Exhausted, no_node, puzzle::Move::Up, false);
    tally_.exhausted();
}

void Trace::finish(Outcome outcome) {
    const bool cancelled = watch_ != nullptr && watch_->cancel.load(std::memory_order_relaxed);
    outcome_ = outcome == Outcome::Limit && cancelled ? Outcome::Cancelled : outcome;
    watch_ = nullptr;
}

std::size_t Trace::bytes() const {
    return events_.size() * sizeof(Event) + nodes_.size() * (sizeof(NewNode) + 2 * sizeof(Step)) +
           (expansions_.size() + not_new_.size() + layer_starts_.size()) * sizeof(NodeId) +
           forgotten_.size() * (sizeof(Step) + 2 * sizeof(NodeId)) +
           rounds_.size() * sizeof(Round) + checkpoints_.size() * sizeof(Tally);
}

void Trace::replay(const Event& event, Tally& tally) const {
    switch (event.kind) {
        case EventKind::Generated:
            return tally.generated(event.node, nodes_[event.node]);
        case EventKind::Improved:
            return tally.improved(event.node, nodes_[event.node], event.other);
        case EventKind::Reopened:
            return tally.reopened(event.node, nodes_[event.node], event.other);
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
            return tally.found(event.node, nodes_[event.node]);
        case EventKind::Met:
            return tally.met(event.node, nodes_[event.node], event.other);
        case EventKind::Exhausted:
            return tally.exhausted();
        case EventKind::Round:
            return tally.round(event.node, nodes_[event.node], 0);
        case EventKind::CutOff:
            return tally.cut_off(event.node);
        case EventKind::Forgotten:
            return tally.forgotten(event.node);
        case EventKind::BackedUp:
            return tally.backed_up(event.node, nodes_[event.node], event.other);
    }
}

void Trace::supersede(NodeId older, Step step) {
    nodes_[older].superseded = true;
    superseded_.emplace(older, step);
}

/// A node is expanded with the same moves whenever it is made, so its successors stand beside each
/// other in the same order.
void Trace::note_first_made(NodeId id) {
    forgotten_.push_back(never);
    first_made_.push_back(id);
    first_child_.push_back(no_node);
    const NodeId parent = nodes_[id].parent;
    if (parent == no_node) return;
    NodeId& first = first_child_[first_made_[parent]];
    if (first == no_node) first = id;
    first_made_[id] = first + (id - first_child_of(parent));
}

/// The first of the nodes made while the node was expanded.
NodeId Trace::first_child_of(NodeId id) const {
    Step at = taken_[id] + 2;
    while (!makes_node(events_[at].kind))
        ++at;
    return events_[at].node;
}

Node Trace::node(NodeId id) const {
    return {nodes_[id], generated_[id], taken_[id], is_dropped(id)};
}

bool Trace::is_dropped(NodeId id) const {
    const std::size_t next = std::size_t{taken_[id]} + 1;
    return next < events_.size() && events_[next].kind == EventKind::Dropped;
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
    return head_.order.priority(id, nodes_[id], head_.shape);
}

bool Trace::in_frontier(NodeId id, Step step) const {
    if (generated_[id] > step || taken_[id] <= step || forgotten_at(id) <= step) return false;
    return !(head_.replaces_stale && superseded_at(id) <= step);
}

Step Trace::superseded_at(NodeId id) const {
    return nodes_[id].superseded ? superseded_.at(id) : never;
}

NodeState Trace::state(NodeId id, Step step) const {
    if (generated_[id] > step) return NodeState::Unseen;
    if (forgotten_at(id) <= step) return NodeState::Forgotten;
    if (taken_[id] > step) {
        return superseded_at(id) <= step ? NodeState::Stale : NodeState::Frontier;
    }
    if (current(step) == id) return NodeState::Current;
    if (was_cut_off(id)) return NodeState::CutOff;
    return is_dropped(id) ? NodeState::Dropped : NodeState::Expanded;
}

std::optional<NodeId> Trace::current(Step step) const {
    // At most a Taken, an Expanded and one event for each of four moves back. While the search goes
    // back, the node that it leaves or has come back to.
    for (Step at = std::min(step, last_step()) + 1; at-- > 0;) {
        const Event& event = events_[at];
        if (event.kind == EventKind::Taken || event.kind == EventKind::Found ||
            event.kind == EventKind::Met) {
            return event.node;
        }
        if (event.kind == EventKind::Forgotten || event.kind == EventKind::BackedUp)
            return nodes_[event.node].parent;
        if (event.kind == EventKind::Round) break;
    }
    return std::nullopt;
}

std::optional<std::uint32_t> Trace::expansion_number(NodeId id) const {
    const auto taken_before = [this](NodeId a, NodeId b) { return taken_[a] < taken_[b]; };
    const auto place = std::lower_bound(expansions_.begin(), expansions_.end(), id, taken_before);
    if (place == expansions_.end() || *place != id) return std::nullopt;
    return static_cast<std::uint32_t>(place - expansions_.begin()) + 1;
}

NodeId Trace::visited(std::uint32_t place) const {
    // The least number with so many new ones before it: one more for each that is not new.
    std::uint32_t skipped = 0;
    for (std::uint32_t at_most = static_cast<std::uint32_t>(not_new_.size()); skipped < at_most;) {
        const std::uint32_t middle = skipped + (at_most - skipped) / 2;
        if (not_new_[middle] - middle <= place) {
            skipped = middle + 1;
        } else {
            at_most = middle;
        }
    }
    const std::uint32_t number = place + skipped;
    return head_.visited == VisitedRule::BoardsExpanded ? expansions_[number] : number;
}

std::size_t Trace::round_at(Step step) const {
    const auto later =
        std::upper_bound(rounds_.begin(), rounds_.end(), step,
                         [](Step asked, const Round& round) { return asked < round.step; });
    return later == rounds_.begin() ? 0 : static_cast<std::size_t>(later - rounds_.begin()) - 1;
}

std::optional<NodeId> Trace::goal_node() const {
    const Event& last = events_.back();
    if (last.kind == EventKind::Solved || last.kind == EventKind::Found ||
        last.kind == EventKind::Met) {
        return last.node;
    }
    return std::nullopt;
}

std::optional<std::pair<NodeId, NodeId>> Trace::meeting_at(NodeId id) const {
    const Event& last = events_.back();
    if (last.kind != EventKind::Met || last.node != id) return std::nullopt;
    if (nodes_[id].from_goal) return std::pair(last.other, id);
    return std::pair(id, last.other);
}

std::vector<NodeId> Trace::path_to(NodeId id) const {
    const auto meeting = meeting_at(id);
    std::vector<NodeId> path;
    for (NodeId at = meeting ? meeting->first : id; at != no_node; at = nodes_[at].parent)
        path.push_back(at);
    std::reverse(path.begin(), path.end());
    if (!meeting) return path;
    for (NodeId at = nodes_[meeting->second].parent; at != no_node; at = nodes_[at].parent)
        path.push_back(at);
    return path;
}

std::vector<puzzle::Move> Trace::moves_to(NodeId id) const {
    const auto meeting = meeting_at(id);
    std::vector<puzzle::Move> moves;
    for (NodeId at = meeting ? meeting->first : id; nodes_[at].parent != no_node;
         at = nodes_[at].parent) {
        moves.push_back(nodes_[at].move);
    }
    std::reverse(moves.begin(), moves.end());
    if (!meeting) return moves;
    for (NodeId at = meeting->second; nodes_[at].parent != no_node; at = nodes_[at].parent)
        moves.push_back(puzzle::opposite(nodes_[at].move));
    return moves;
}

}  // namespace statescope::trace
