#include "exchange/foreign_trace_builder.hpp"

#include <fmt/format.h>

#include <cmath>
#include <utility>

#include "puzzle/board_text.hpp"
#include "search/family.hpp"

namespace statescope::exchange {

using puzzle::Board;
using puzzle::Move;
using trace::NewNode;
using trace::no_node;
using trace::NodeId;
using trace::Outcome;

namespace {

constexpr std::size_t most_name_shown = 60;

std::optional<Move> move_between(Board from, Board to, puzzle::Shape shape) {
    for (const Move move : puzzle::all_moves) {
        if (puzzle::moved(from, shape, move) == to) return move;
    }
    return std::nullopt;
}

/// A number as an h of ours, or nothing.
std::optional<std::uint8_t> whole_h(double value) {
    if (!(value >= 0 && value <= 0xFF) || value != std::floor(value)) return std::nullopt;
    return static_cast<std::uint8_t>(value);
}

std::string shown(const std::string& name) {
    return name.substr(0, most_name_shown);
}

ForeignTraceFault fault(const PosthocEvent& event, std::string_view what) {
    return {fmt::format("event {} ({} \"{}\"): the node {}", event.number, shown(event.type),
                        shown(event.id), what)};
}

/// Any node that waits may be taken: in which order, the other program knows.
trace::TraceHead head_of(const search::Problem& problem) {
    return {.shape = problem.shape,
            .start = problem.start,
            .goal = problem.goal,
            .order = search::take_order(search::Family::Foreign, {}),
            .visited = trace::VisitedRule::BoardsGenerated,
            .replaces_stale = true};
}

}  // namespace

ForeignTraceBuilder::ForeignTraceBuilder(const std::vector<PosthocEvent>& events,
                                         const search::Problem& problem)
    : events_(events),
      problem_(problem),
      trace_(head_of(problem), static_cast<std::uint32_t>(events.size() + 1)) {
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (events[i].kind == PosthocKind::Expanding || events[i].kind == PosthocKind::Dropped)
            taken_last_[events[i].id] = i;
        if (events[i].kind == PosthocKind::End) last_end_ = i;
    }
}

std::optional<ForeignTraceFault> ForeignTraceBuilder::build() {
    for (at_ = 0; at_ < events_.size(); ++at_) {
        if (over_) {
            differences_.after_end += events_[at_].kind != PosthocKind::Closing;
        } else if (Fault fault = take(events_[at_])) {
            return fault;
        }
    }
    if (!over_) end_of_file();
    return std::nullopt;
}

ForeignTraceBuilder::Fault ForeignTraceBuilder::take(const PosthocEvent& event) {
    using enum PosthocKind;
    if (event.kind == Other) {
        ++differences_.unknown_types;
        return std::nullopt;
    }
    if (event.kind == Source || event.kind == Destination || event.kind == Closing)
        return std::nullopt;
    if (place_.empty() && begin(event)) return std::nullopt;
    if (event.kind == End) {
        // Some programs tell all nodes of the path so; the last one is where the search ended.
        if (at_ == last_end_) return end(event);
        ++differences_.without_effect;
        return std::nullopt;
    }
    settle();
    switch (event.kind) {
        case Generating:
            return generating(event);
        case Updating:
            return updating(event);
        case Dropped:
            return dropped(event);
        default:
            return expanding(event);
    }
}

/// The first event: the start is generated. True when the event says no more than that.
bool ForeignTraceBuilder::begin(const PosthocEvent& event) {
    const bool is_start = event.board == problem_.start && !event.parent;
    for (const PosthocEvent& earlier : events_) {
        if (earlier.kind == PosthocKind::Source && earlier.board == problem_.start)
            ids_.emplace(earlier.id, 0);
    }
    if (is_start) ids_.emplace(event.id, 0);
    enter(NewNode::start(problem_.start, is_start ? h_of(event, 0) : std::uint8_t{0}, true),
          event.id);
    trace_.generated(0, node(0));
    return is_start && event.kind == PosthocKind::Generating;
}

ForeignTraceBuilder::Fault ForeignTraceBuilder::generating(const PosthocEvent& event) {
    const auto known = ids_.find(event.id);
    if (!event.parent) {
        if (known == ids_.end() || known->second != 0)
            return fault(event, "has no parent and is not the start, with which one search begins");
        ++differences_.without_effect;
        return std::nullopt;
    }
    if (Fault wrong = check_parent(event)) return wrong;
    const Board before = node(current_).board;
    const auto move = move_between(before, *event.board, problem_.shape);
    if (!move) {
        return fault(event, fmt::format("holds {}, which is not one move from its parent's {}",
                                        board_words(*event.board), board_words(before)));
    }
    if (known != ids_.end()) {
        if (Fault wrong = check_node(event)) return wrong;
        again(event, *move, known->second);
        return std::nullopt;
    }
    const auto same_board = boards_.find(*event.board);
    if (same_board == boards_.end()) {
        make(event, *move, no_node);
    } else {
        known_board(event, *move, same_board->second);
    }
    return std::nullopt;
}

/// A board that another node holds already. Where the file goes on with both, so does the trace.
void ForeignTraceBuilder::known_board(const PosthocEvent& event, Move move, NodeId other) {
    const bool other_later = place_[other] == Place::Waiting && is_taken_later(names_[other]);
    const bool better = node(current_).g + 1 < node(other).g;
    if (is_taken_later(event.id) && (other_later || !better)) {
        make(event, move, no_node);
    } else {
        again(event, move, other);
    }
}

/// The successor is known as a node: it comes in again, or is thrown away.
void ForeignTraceBuilder::again(const PosthocEvent& event, Move move, NodeId known) {
    if (place_[known] != Place::Gone && node(current_).g + 1 < node(known).g) {
        make(event, move, known);
        return;
    }
    trace_.duplicate(current_, move, known);
    ids_.emplace(event.id, known);
}

ForeignTraceBuilder::Fault ForeignTraceBuilder::updating(const PosthocEvent& event) {
    if (Fault wrong = check_node(event)) return wrong;
    const auto parent = event.parent ? ids_.find(*event.parent) : ids_.end();
    const bool better = parent != ids_.end() && parent->second == current_ &&
                        node(current_).g + 1 < node(ids_.at(event.id)).g;
    if (better) return generating(event);
    ++differences_.without_effect;
    return std::nullopt;
}

ForeignTraceBuilder::Fault ForeignTraceBuilder::expanding(const PosthocEvent& event) {
    if (Fault wrong = check_waits(event)) return wrong;
    current_ = ids_.at(event.id);
    leave_frontier(current_, Place::Expanded);
    trace_.taken(current_);
    verdict_due_ = true;
    return std::nullopt;
}

/// What became of the node taken, once it is clear that the search did not end with it.
void ForeignTraceBuilder::settle() {
    if (!std::exchange(verdict_due_, false)) return;
    expanded_as_.emplace(node(current_).board, current_);
    trace_.expanded(current_, false);
}

ForeignTraceBuilder::Fault ForeignTraceBuilder::dropped(const PosthocEvent& event) {
    if (Fault wrong = check_waits(event)) return wrong;
    const NodeId id = ids_.at(event.id);
    const auto known = expanded_as_.find(node(id).board);
    if (known == expanded_as_.end())
        return fault(event, "is dropped, but its board has not been expanded");
    leave_frontier(id, Place::Gone);
    current_ = no_node;
    trace_.taken(id);
    trace_.dropped(id, known->second);
    return std::nullopt;
}

ForeignTraceBuilder::Fault ForeignTraceBuilder::end(const PosthocEvent& event) {
    if (Fault wrong = check_node(event)) return wrong;
    const NodeId id = ids_.at(event.id);
    if (!verdict_due_ || id != current_) {
        settle();
        if (Fault wrong = check_waits(event)) return wrong;
        trace_.taken(id);
    }
    solved(id);
    return std::nullopt;
}

void ForeignTraceBuilder::solved(NodeId id) {
    trace_.solved(id);
    outcome_ = Outcome::Solved;
    over_ = true;
}

/// The file is over and does not say how the search ended.
void ForeignTraceBuilder::end_of_file() {
    if (verdict_due_ && node(current_).board == problem_.goal) return solved(current_);
    settle();
    if (waiting_ > 0 || !any()) return;
    trace_.exhausted();
    outcome_ = Outcome::Exhausted;
}

search::Recording ForeignTraceBuilder::recording() {
    trace_.finish(outcome_);
    search::Recording recording{std::move(trace_), {}};
    if (const auto goal = recording.trace.goal_node())
        recording.moves = recording.trace.moves_to(*goal);
    return recording;
}

/// Makes a node, in the place of an older one for its board, where there is one.
void ForeignTraceBuilder::make(const PosthocEvent& event, Move move, NodeId older) {
    const bool reopened = older != no_node && place_[older] == Place::Expanded;
    const auto id = static_cast<NodeId>(place_.size());
    const bool marks = boards_.find(*event.board) == boards_.end();
    const std::uint8_t h = h_of(event, node(current_).g + 1);
    enter(node(current_).child(current_, move, *event.board, h, marks), event.id);
    ids_[event.id] = id;
    if (older == no_node) {
        trace_.generated(id, node(id));
    } else if (reopened) {
        trace_.reopened(id, node(id), older);
    } else {
        leave_frontier(older, Place::Gone);
        trace_.improved(id, node(id), older);
    }
}

void ForeignTraceBuilder::enter(const NewNode& made, const std::string& name) {
    boards_[made.board] = static_cast<NodeId>(place_.size());
    trace_.table().push_back(made);
    place_.push_back(Place::Waiting);
    names_.push_back(name);
    ++waiting_;
}

void ForeignTraceBuilder::leave_frontier(NodeId node, Place place) {
    place_[node] = place;
    --waiting_;
}

/// The event's h, or what its f and g leave for it.
std::uint8_t ForeignTraceBuilder::h_of(const PosthocEvent& event, std::uint32_t g) {
    if (event.g && *event.g != g) ++differences_.other_g;
    std::optional<std::uint8_t> h;
    if (event.h) {
        h = whole_h(*event.h);
    } else if (event.f && event.g) {
        h = whole_h(*event.f - *event.g);
    }
    differences_.no_h += !h && (event.h || event.f);
    return h.value_or(0);
}

/// Whether the event's node is there, with the event's board.
ForeignTraceBuilder::Fault ForeignTraceBuilder::check_node(const PosthocEvent& event) const {
    const auto known = ids_.find(event.id);
    if (known == ids_.end()) return fault(event, "has not been generated");
    const Board board = node(known->second).board;
    if (board == *event.board) return std::nullopt;
    return fault(event, fmt::format("holds {} here, and {} before", board_words(*event.board),
                                    board_words(board)));
}

ForeignTraceBuilder::Fault ForeignTraceBuilder::check_waits(const PosthocEvent& event) const {
    if (Fault wrong = check_node(event)) return wrong;
    if (place_[ids_.at(event.id)] == Place::Waiting) return std::nullopt;
    return fault(event, "does not wait: it has been expanded, and not come in again since");
}

ForeignTraceBuilder::Fault ForeignTraceBuilder::check_parent(const PosthocEvent& event) const {
    const auto parent = ids_.find(*event.parent);
    if (parent == ids_.end()) {
        return fault(event, fmt::format("has the parent \"{}\", which has not been generated",
                                        shown(*event.parent)));
    }
    if (parent->second == current_) return std::nullopt;
    return fault(event, fmt::format("has the parent \"{}\", which is not the node expanded last",
                                    shown(*event.parent)));
}

bool ForeignTraceBuilder::is_taken_later(const std::string& name) const {
    const auto last = taken_last_.find(name);
    return last != taken_last_.end() && last->second > at_;
}

std::string ForeignTraceBuilder::board_words(Board board) const {
    return puzzle::board_inline(board, problem_.shape);
}

}  // namespace statescope::exchange
