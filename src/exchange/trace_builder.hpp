#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "search/catalogue.hpp"
#include "search/successors.hpp"
#include "trace/trace.hpp"

namespace statescope::exchange {

/// An event as a file tells it: what does not follow from the events before it.
struct ToldEvent {
    trace::EventKind kind = trace::EventKind::Generated;
    std::optional<puzzle::Move> move{};  ///< of the successor
    /// The node taken, forgotten or backed up, or as which the board is known.
    trace::NodeId node = trace::no_node;
    std::uint8_t h = 0;
    std::uint32_t bound = 0;  ///< of a round
    bool marks_visited = false;
};

/// Makes a trace again from its events, one after the other. Each is checked against those before
/// it, so that the trace is one that the search could have told: its own grammar (trace/event.hpp),
/// legal moves in the order of the rules, nodes that are there and wait. What a search takes first
/// is not checked.
class TraceBuilder {
  public:
    TraceBuilder(const search::Problem& problem, const search::Algorithm& algorithm,
                 const search::Rules& rules, std::uint32_t node_budget);
    ~TraceBuilder() = default;
    // It points into itself.
    TraceBuilder(const TraceBuilder&) = delete;
    TraceBuilder& operator=(const TraceBuilder&) = delete;

    /// Puts the event at the end; otherwise why it cannot stand there, in one sentence without a
    /// final full stop.
    std::optional<std::string> add(const ToldEvent& told);

    /// Events added, and how many of them are in the trace: an expansion is put there as a whole.
    std::size_t told() const { return trace_.events().size() + pending_.size(); }
    std::size_t kept() const { return trace_.events().size(); }
    /// Whether the search could end, or be stopped, after the last event.
    bool may_end() const;
    /// The outcome that the last event means, or Cancelled.
    trace::Outcome implied_outcome() const;
    /// Why the search cannot have ended so, in one sentence without a final full stop.
    std::optional<std::string> why_not(trace::Outcome outcome) const;

    /// The recording, and how it ended. What is left of an expansion that is not complete is not in
    /// it. There must be an event in it.
    search::Recording finish(trace::Outcome outcome);

  private:
    using Fault = std::optional<std::string>;
    /// Where in the grammar the next event stands.
    enum class Phase : std::uint8_t {
        Begin,
        AtGoal,     ///< a root was made that holds the goal, which is tested at once
        OtherRoot,  ///< the goal's side of a search from both ends begins
        Head,       ///< of the loop: a node is taken next
        Taken,
        Expanding,
        Leaving,  ///< a node is left: nodes below it are forgotten, it is backed up
        Ended,
    };
    /// What has become of a node.
    enum class Place : std::uint8_t { Waiting, Taken, Expanded, Gone };

    /// A checked event that is not in the trace yet.
    struct Pending {
        trace::EventKind kind;
        trace::NodeId node;
        trace::NodeId other = trace::no_node;
        puzzle::Move move = puzzle::Move::Up;
        bool marks_visited = false;
        std::uint32_t bound = 0;
    };

    Fault check(const ToldEvent& told);
    Fault root(const ToldEvent& told);
    Fault taken(const ToldEvent& told);
    Fault verdict(const ToldEvent& told);
    Fault successor(const ToldEvent& told);
    Fault made(const ToldEvent& told, puzzle::Board board);
    Fault left(const ToldEvent& told);
    Fault backed_up(const ToldEvent& told);
    Fault exhausted();

    Fault why_not_there(trace::NodeId node) const;
    Fault why_not_known(trace::NodeId known, puzzle::Board board) const;
    bool beyond_bound(const trace::NewNode& node) const;
    trace::NodeId enter(const trace::NewNode& node);
    void leave_frontier(trace::NodeId node, Place place);
    void note(const Pending& pending) { pending_.push_back(pending); }
    void keep(const Pending& pending);

    search::Problem problem_;
    search::Rules rules_;  ///< as they are in force
    trace::Trace trace_;
    search::Successors successors_;
    std::vector<Pending> pending_;
    std::vector<Place> place_;                ///< by node
    std::array<std::uint32_t, 2> waiting_{};  ///< nodes, from the start and from the goal
    Phase phase_ = Phase::Begin;
    trace::NodeId current_ = trace::no_node;   ///< the node taken, or left
    std::span<const search::Successor> rest_;  ///< moves of the node expanded still to come
    std::uint32_t bound_ = 0;
};

}  // namespace statescope::exchange
