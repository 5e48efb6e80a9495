#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "puzzle/board.hpp"
#include "puzzle/move.hpp"
#include "puzzle/shape.hpp"
#include "trace/event.hpp"
#include "trace/take_order.hpp"
#include "trace/tally.hpp"

namespace statescope::trace {

/// How a search ended.
enum class Outcome : std::uint8_t {
    Solved,
    Exhausted,    ///< the frontier ran empty: every board that can be reached was expanded
    CutOff,       ///< the frontier ran empty, but the depth limit kept nodes from being expanded
    Limit,        ///< the node budget was reached; a larger budget goes on from here
    Cancelled,    ///< stopped by the user
    NotSearched,  ///< unsolvable, announced before the search
    Waiting,      ///< the next node is the user's to choose
};

/// A node of a recorded search: what the search made, and what became of it. What it is at a step
/// is two comparisons.
struct Node : NewNode {
    Step generated = never;
    Step taken = never;    ///< for a goal found when generated, the step it was made
    bool dropped = false;  ///< thrown away when taken
};

/// What a node is at a step.
enum class NodeState : std::uint8_t {
    Unseen,
    Frontier,
    Stale,
    Current,
    Expanded,
    Dropped,
    CutOff,
    Forgotten,
};

/// A search by a bound, from the start anew. Its nodes are those from its root up to the next
/// round's.
struct Round {
    Step step;            ///< at which it begins
    NodeId root;          ///< its node for the start
    std::uint32_t bound;  ///< the depth limit, or the largest f within the bound
};

/// What the duplicate check looks in, which is what the visited panel shows.
enum class VisitedRule : std::uint8_t { BoardsGenerated, BoardsExpanded, Nothing };

/// What a trace is a trace of: facts the replay needs, without the search itself.
struct TraceHead {
    puzzle::Shape shape;
    puzzle::Board start;
    puzzle::Board goal;
    TakeOrder order;
    VisitedRule visited = VisitedRule::BoardsGenerated;
    bool replaces_stale = true;  ///< an improved node's older entry leaves the frontier at once
};

/// What another thread may ask of, and tell, a search that is being recorded.
struct Watch {
    std::atomic<bool> cancel{false};
    std::atomic<std::uint32_t> nodes{0};
};

inline constexpr std::uint32_t default_node_budget = 2'000'000;

/// A whole search, written down once: the table of nodes and the list of events, append-only.
/// It is an observer of a search; every question about a step is answered from (trace, step).
///
/// What a search keeps of its nodes while it runs is kept here, once, and nowhere else.
class Trace {
  public:
    explicit Trace(const TraceHead& head, std::uint32_t node_budget = default_node_budget,
                   Watch* watch = nullptr);

    /// Where the search puts its nodes, each before it is told of; one told of that is not there
    /// yet is added.
    Nodes& table() { return nodes_; }

    // The moments a search reports.
    void generated(NodeId id, const NewNode& node);
    void round(NodeId root, const NewNode& node, std::uint32_t bound);
    void improved(NodeId id, const NewNode& node, NodeId older);
    void reopened(NodeId id, const NewNode& node, NodeId older);
    void duplicate(NodeId parent, puzzle::Move move, NodeId known);
    void taken(NodeId id);
    void dropped(NodeId id, NodeId known);
    void cut_off(NodeId id);
    void forgotten(NodeId id);
    void backed_up(NodeId id, const NewNode& node, NodeId older);
    void expanded(NodeId id, bool marks_visited);
    void solved(NodeId id);
    void found(NodeId id, const NewNode& node);
    void met(NodeId id, const NewNode& node, NodeId known);
    void exhausted();
    bool full();

    /// Says how the search ended; the trace is complete after it.
    void finish(Outcome outcome);

    const TraceHead& head() const { return head_; }
    Outcome outcome() const { return outcome_; }
    std::uint32_t node_budget() const { return node_budget_; }
    std::span<const Event> events() const { return events_; }
    std::span<const NewNode> nodes() const { return nodes_; }
    const Event& event(Step step) const { return events_[step]; }
    Node node(NodeId id) const;
    /// The step at which the node was made.
    Step generated_at(NodeId id) const { return generated_[id]; }
    /// The step at which the node was taken (or found when generated), or `never`.
    Step taken_at(NodeId id) const { return taken_[id]; }
    /// Whether the node is thrown away when taken.
    bool is_dropped(NodeId id) const;
    /// The last step; there is always at least step 0, the start's generation.
    Step last_step() const { return static_cast<Step>(events_.size() - 1); }
    /// Bytes of the recording itself.
    std::size_t bytes() const;

    /// The figures after a step. At most a few microseconds.
    Counters counters(Step step) const;
    const Counters& final_counters() const { return tally_.counters(); }

    /// How many nodes have been made after a step: they are 0 .. count-1.
    std::uint32_t node_count(Step step) const { return counters(step).nodes; }
    NodeState state(NodeId id, Step step) const;
    /// The node taken last (or the goal found when generated); nothing before the first of the
    /// search, or of its round.
    std::optional<NodeId> current(Step step) const;
    /// The node's f, by the order in which this search takes nodes; the depth where it has no f.
    std::uint32_t f(NodeId id) const { return head_.order.f(nodes_[id].g, nodes_[id].h); }
    /// Whether a bound keeps the node from being expanded, some time.
    bool was_cut_off(NodeId id) const {
        return !rounds_.empty() && taken_[id] < last_step() &&
               events_[taken_[id] + 1].kind == EventKind::CutOff;
    }
    /// Where the node stands among those waiting, whenever it waits.
    Priority priority(NodeId id) const;
    /// The step at which an entry with a smaller g was made for the node's board, or `never`.
    Step superseded_at(NodeId id) const;
    /// The step at which the search left the node, so that it is no longer kept, or `never`.
    Step forgotten_at(NodeId id) const { return forgotten_.empty() ? never : forgotten_[id]; }
    /// Where a search comes back to what it forgot, it makes the nodes again: the one made first
    /// with the same moves from the start. In all other searches the node itself.
    NodeId first_made(NodeId id) const { return first_made_.empty() ? id : first_made_[id]; }
    /// The same by node; empty where every node is the first.
    std::span<const NodeId> first_made() const { return first_made_; }
    /// Whether the node stands in the frontier after the step.
    bool in_frontier(NodeId id, Step step) const;

    /// Nodes in the order in which they were expanded; the first counters(step).expanded of them
    /// are expanded after a step.
    std::span<const NodeId> expansions() const { return expansions_; }
    /// 1 for the node expanded first, and so on; nothing when it is never expanded.
    std::optional<std::uint32_t> expansion_number(NodeId id) const;
    /// The node whose board entered the visited set after `place` others; the boards of places
    /// below counters(step).visited are in it after a step.
    NodeId visited(std::uint32_t place) const;
    /// Steps at which a new layer begins: a node is taken with a larger depth (breadth-first) or a
    /// larger f (best-first) than any before. In a search by rounds each round is a layer, in one
    /// from both ends each layer of a side.
    std::span<const Step> layer_starts() const { return layer_starts_; }

    /// The rounds of a search that has such, in order.
    std::span<const Round> rounds() const { return rounds_; }
    /// The place of the round that a step is in; 0 where there are none.
    std::size_t round_at(Step step) const;
    /// The node that stands for the start at a step: of the present round, where there are rounds.
    NodeId root(Step step) const { return rounds_.empty() ? 0 : rounds_[round_at(step)].root; }

    /// The node that ends the answer, when solved: it holds the goal, or is where the two sides
    /// met.
    std::optional<NodeId> goal_node() const;
    /// Nodes from the root to the node, both included. From where two sides met, the whole answer:
    /// the nodes from the start, then those that lead to the goal.
    std::vector<NodeId> path_to(NodeId id) const;
    /// Moves from the root to the node, or, from where two sides met, from start to goal.
    std::vector<puzzle::Move> moves_to(NodeId id) const;

  private:
    Step append(NodeId node, EventKind kind, NodeId other, puzzle::Move move, bool marks_visited);
    void make(NodeId id, const NewNode& node, EventKind kind, NodeId older);
    void supersede(NodeId older, Step step);
    void note_first_made(NodeId id);
    NodeId first_child_of(NodeId id) const;
    void replay(const Event& event, Tally& tally) const;
    /// The nodes in which two sides met at this one, the start's first; nothing where none did.
    std::optional<std::pair<NodeId, NodeId>> meeting_at(NodeId id) const;

    TraceHead head_;
    std::uint32_t node_budget_;
    Watch* watch_;
    Tally tally_;
    /// The layer being taken: twice its depth or f, one more on the goal's side, and one; 0 before
    /// the first.
    std::uint32_t layer_ = 0;
    std::vector<Event> events_;
    Nodes nodes_;
    std::vector<Step> generated_;  ///< of each node
    std::vector<Step> taken_;      ///< of each node
    std::vector<NodeId> expansions_;
    /// Those of `expansions_`, or of all nodes, whose boards had been visited before, by their
    /// places there: few, or none.
    std::vector<std::uint32_t> not_new_;
    std::vector<Step> layer_starts_;
    std::vector<Round> rounds_;
    std::unordered_map<NodeId, Step> superseded_;  ///< few nodes ever are
    // Of each node; empty unless the search forgets.
    std::vector<Step> forgotten_;
    std::vector<NodeId> first_made_;
    std::vector<NodeId> first_child_;  ///< where it stands, of those made first
    std::vector<Tally> checkpoints_;   ///< the tally before event k * checkpoint_interval
    Outcome outcome_ = Outcome::NotSearched;
};

// The compiler is told where to put the moments of every node and every duplicate: left to itself
// it calls them, and writing a search down takes a quarter longer.

/// A seek replays fewer events than this from the nearest checkpoint.
inline constexpr std::size_t checkpoint_interval = 1024;

[[gnu::always_inline]] inline Step Trace::append(NodeId node, EventKind kind, NodeId other,
                                                 puzzle::Move move, bool marks_visited) {
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

[[gnu::always_inline]] inline void Trace::make(NodeId id, const NewNode& node, EventKind kind,
                                               NodeId older) {
    const Step step = append(id, kind, older, node.move, node.marks_visited);
    if (id == nodes_.size()) nodes_.push_back(node);
    generated_.push_back(step);
    taken_.push_back(never);
    if (!node.marks_visited && head_.visited == VisitedRule::BoardsGenerated) {
        not_new_.push_back(id);
    }
    if (older != no_node) supersede(older, step);
    if (head_.order.forgets) note_first_made(id);
}

[[gnu::always_inline]] inline void Trace::generated(NodeId id, const NewNode& node) {
    make(id, node, EventKind::Generated, no_node);
    tally_.generated(id, node);
}

[[gnu::always_inline]] inline void Trace::duplicate(NodeId parent, puzzle::Move move,
                                                    NodeId known) {
    append(parent, EventKind::Duplicate, known, move, false);
    tally_.duplicate(parent, move, known);
}

[[gnu::always_inline]] inline void Trace::taken(NodeId id) {
    const Step step = append(id, EventKind::Taken, no_node, nodes_[id].move, false);
    taken_[id] = step;
    const std::uint32_t layer = 2 * f(id) + nodes_[id].from_goal + 1;
    const bool begins = head_.order.two_sided() ? layer != layer_ : layer > layer_;
    if (begins && rounds_.empty()) {
        layer_ = layer;
        layer_starts_.push_back(step);
    }
    tally_.taken(id);
}

inline void Trace::dropped(NodeId id, NodeId known) {
    append(id, EventKind::Dropped, known, nodes_[id].move, false);
    tally_.dropped(id, known);
}

[[gnu::always_inline]] inline void Trace::expanded(NodeId id, bool marks_visited) {
    append(id, EventKind::Expanded, no_node, nodes_[id].move, marks_visited);
    if (!marks_visited && head_.visited == VisitedRule::BoardsExpanded) {
        not_new_.push_back(static_cast<std::uint32_t>(expansions_.size()));
    }
    expansions_.push_back(id);
    tally_.expanded(id, marks_visited);
}

inline bool Trace::full() {
    if (watch_ != nullptr) {
        watch_->nodes.store(static_cast<std::uint32_t>(nodes_.size()), std::memory_order_relaxed);
        if (watch_->cancel.load(std::memory_order_relaxed)) return true;
    }
    return tally_.full();
}

}  // namespace statescope::trace
