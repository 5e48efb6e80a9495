#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
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
    Limit,        ///< the node budget was reached; a larger budget goes on from here
    Cancelled,    ///< stopped by the user
    NotSearched,  ///< unsolvable, announced before the search
};

/// A node of a recorded search, 24 bytes. It never changes once made, except that what becomes of
/// it is filled in; what it is at a step is two comparisons.
struct Node {
    puzzle::Board board;
    NodeId parent : node_id_bits = no_node;
    puzzle::Move move : 2 = puzzle::Move::Up;
    bool dropped : 1 = false;     ///< thrown away when taken
    bool superseded : 1 = false;  ///< an entry with a smaller g is made for its board, some time
    std::uint32_t g : g_bits = 0;
    std::uint8_t h = 0;
    Step generated = never;
    Step taken = never;  ///< for a goal found when generated, the step it was made
};
static_assert(sizeof(Node) == 24);

/// What a node is at a step.
enum class NodeState : std::uint8_t { Unseen, Frontier, Stale, Current, Expanded, Dropped };

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
class Trace {
  public:
    explicit Trace(const TraceHead& head, std::uint32_t node_budget = default_node_budget,
                   Watch* watch = nullptr);

    // The moments a search reports.
    void generated(NodeId id, const NewNode& node);
    void improved(NodeId id, const NewNode& node, NodeId older);
    void reopened(NodeId id, const NewNode& node, NodeId older);
    void duplicate(NodeId parent, puzzle::Move move, NodeId known);
    void taken(NodeId id);
    void dropped(NodeId id, NodeId known);
    void expanded(NodeId id, bool marks_visited);
    void solved(NodeId id);
    void found(NodeId id, const NewNode& node);
    void exhausted();
    bool full();

    /// Says how the search ended; the trace is complete after it.
    void finish(Outcome outcome);

    const TraceHead& head() const { return head_; }
    Outcome outcome() const { return outcome_; }
    std::uint32_t node_budget() const { return node_budget_; }
    std::span<const Event> events() const { return events_; }
    std::span<const Node> nodes() const { return nodes_; }
    const Event& event(Step step) const { return events_[step]; }
    const Node& node(NodeId id) const { return nodes_[id]; }
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
    /// The node taken last (or the goal found when generated); nothing before the first.
    std::optional<NodeId> current(Step step) const;
    /// The node's f, by the order in which this search takes nodes; the depth where it has no f.
    std::uint32_t f(NodeId id) const { return head_.order.f(nodes_[id].g, nodes_[id].h); }
    /// Where the node stands among those waiting, whenever it waits.
    Priority priority(NodeId id) const;
    /// The step at which an entry with a smaller g was made for the node's board, or `never`.
    Step superseded_at(NodeId id) const;
    /// Whether the node stands in the frontier after the step.
    bool in_frontier(NodeId id, Step step) const;

    /// Nodes in the order in which they were expanded; the first counters(step).expanded of them
    /// are expanded after a step.
    std::span<const NodeId> expansions() const { return expansions_; }
    /// 1 for the node expanded first, and so on; nothing when it is never expanded.
    std::optional<std::uint32_t> expansion_number(NodeId id) const;
    /// Nodes whose boards entered the visited set, in order; the first counters(step).visited of
    /// them are in it after a step.
    std::span<const NodeId> visited() const { return visited_; }
    /// Steps of the `Taken` events that open a new layer: a larger depth (breadth-first) or a
    /// larger f (best-first) than any before.
    std::span<const Step> layer_starts() const { return layer_starts_; }

    /// The node that holds the goal at the end, when solved.
    std::optional<NodeId> goal_node() const;
    /// Nodes from the start to the node, both included.
    std::vector<NodeId> path_to(NodeId id) const;
    /// Moves from the start to the node.
    std::vector<puzzle::Move> moves_to(NodeId id) const;

  private:
    Step append(NodeId node, EventKind kind, NodeId other, puzzle::Move move, bool marks_visited);
    void make(NodeId id, const NewNode& node, EventKind kind, NodeId older);
    void replay(const Event& event, Tally& tally) const;

    TraceHead head_;
    std::uint32_t node_budget_;
    Watch* watch_;
    Tally tally_;
    std::uint32_t layer_ =
        0;  ///< depth or f of the layer being taken, plus one; 0 before the first
    std::vector<Event> events_;
    std::vector<Node> nodes_;
    std::vector<NodeId> expansions_;
    std::vector<NodeId> visited_;
    std::vector<Step> layer_starts_;
    std::unordered_map<NodeId, Step> superseded_;  ///< few nodes ever are
    std::vector<Tally> checkpoints_;  ///< the tally before event k * checkpoint_interval
    Outcome outcome_ = Outcome::NotSearched;
};

}  // namespace statescope::trace
