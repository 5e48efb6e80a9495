#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "exchange/posthoc_events.hpp"
#include "exchange/posthoc_reader.hpp"
#include "search/catalogue.hpp"
#include "trace/trace.hpp"

namespace statescope::exchange {

/// Events of a file that are not in its trace as they stand there.
struct Differences {
    std::size_t unknown_types = 0;   ///< left out
    std::size_t without_effect = 0;  ///< left out: they change nothing
    std::size_t after_end = 0;       ///< left out: the search is over
    std::size_t other_g = 0;         ///< their g is not the number of moves from the start
    std::size_t no_h = 0;            ///< h can't be told as one of ours
};

/// Makes a trace from the events of another program, one after the other. Each node is expanded at
/// most once as long as it has no smaller g, and the nodes it makes follow that event, as in any
/// trace of ours (trace/event.hpp); where the events say otherwise, they are refused. What they do
/// not say, as successors that were thrown away, is not there.
class ForeignTraceBuilder {
  public:
    /// Keep the events no shorter.
    ForeignTraceBuilder(const std::vector<PosthocEvent>& events, const search::Problem& problem);

    /// Why the events make no trace; nothing when they do.
    std::optional<ForeignTraceFault> build();

    /// After that: whether a node was made at all, the trace, and what is not in it.
    bool any() const { return !place_.empty(); }
    search::Recording recording();
    const Differences& differences() const { return differences_; }

  private:
    using Fault = std::optional<ForeignTraceFault>;
    enum class Place : std::uint8_t { Waiting, Expanded, Gone };

    Fault take(const PosthocEvent& event);
    bool begin(const PosthocEvent& event);
    Fault generating(const PosthocEvent& event);
    Fault updating(const PosthocEvent& event);
    Fault expanding(const PosthocEvent& event);
    Fault dropped(const PosthocEvent& event);
    Fault end(const PosthocEvent& event);
    void end_of_file();

    void known_board(const PosthocEvent& event, puzzle::Move move, trace::NodeId other);
    void again(const PosthocEvent& event, puzzle::Move move, trace::NodeId known);
    void make(const PosthocEvent& event, puzzle::Move move, trace::NodeId older);
    void enter(const trace::NewNode& made, const std::string& name);
    void leave_frontier(trace::NodeId node, Place place);
    void settle();
    void solved(trace::NodeId id);
    std::uint8_t h_of(const PosthocEvent& event, std::uint32_t g);

    Fault check_node(const PosthocEvent& event) const;
    Fault check_waits(const PosthocEvent& event) const;
    Fault check_parent(const PosthocEvent& event) const;
    bool is_taken_later(const std::string& name) const;
    const trace::NewNode& node(trace::NodeId id) const { return trace_.nodes()[id]; }
    std::string board_words(puzzle::Board board) const;

    const std::vector<PosthocEvent>& events_;
    search::Problem problem_;
    trace::Trace trace_;
    std::size_t at_ = 0;                                       ///< the present event
    std::unordered_map<std::string, std::size_t> taken_last_;  ///< by name, the last event
    std::size_t last_end_ = 0;

    std::unordered_map<std::string, trace::NodeId> ids_;            ///< the newest node of a name
    std::vector<std::string> names_;                                ///< by node
    std::vector<Place> place_;                                      ///< by node
    std::unordered_map<puzzle::Board, trace::NodeId> boards_;       ///< the newest node of a board
    std::unordered_map<puzzle::Board, trace::NodeId> expanded_as_;  ///< the first that was expanded
    std::uint32_t waiting_ = 0;
    trace::NodeId current_ = trace::no_node;  ///< the node expanded last
    bool verdict_due_ = false;                ///< it was taken, and nothing more was told of it yet
    bool over_ = false;
    trace::Outcome outcome_ = trace::Outcome::Cancelled;
    Differences differences_;
};

}  // namespace statescope::exchange
