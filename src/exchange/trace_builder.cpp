#include "exchange/trace_builder.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <utility>

#include "puzzle/board_text.hpp"
#include "search/family.hpp"

namespace statescope::exchange {

using puzzle::Board;
using search::DuplicateCheck;
using search::GoalTest;
using trace::EventKind;
using trace::NewNode;
using trace::no_node;
using trace::NodeId;
using trace::Outcome;
using trace::Rounds;

namespace {

/// Numbers as on the screen.
std::uint32_t number(NodeId node) {
    return node + 1;
}

}  // namespace

TraceBuilder::TraceBuilder(const search::Problem& problem, const search::Algorithm& algorithm,
                           const search::Rules& rules, std::uint32_t node_budget)
    : problem_(problem),
      rules_(search::in_force(algorithm.family, rules)),
      trace_(search::trace_head(problem, algorithm, rules), node_budget),
      successors_(problem.shape, search::made_in_order(algorithm.family, rules.order)) {}

std::optional<std::string> TraceBuilder::add(const ToldEvent& told) {
    const bool may_mark = told.kind == EventKind::Expanded
                              ? trace_.head().visited == trace::VisitedRule::BoardsExpanded
                              : trace_.head().visited == trace::VisitedRule::BoardsGenerated;
    if (told.marks_visited && !may_mark) return "this search marks no board as visited here";
    if (this->told() == trace::never) return "there are more events than can be numbered";
    if (Fault fault = check(told)) return fault;
    if (may_end()) {
        for (const Pending& pending : pending_)
            keep(pending);
        pending_.clear();
    }
    return std::nullopt;
}

bool TraceBuilder::may_end() const {
    return phase_ != Phase::Begin && phase_ != Phase::Taken && phase_ != Phase::Expanding &&
           phase_ != Phase::Leaving;
}

/// Which kinds of events may follow, by where in the grammar they stand.
TraceBuilder::Fault TraceBuilder::check(const ToldEvent& told) {
    const trace::TakeOrder& order = trace_.head().order;
    const auto only = [](std::string_view what) { return Fault(fmt::format("here {}", what)); };
    switch (phase_) {
        case Phase::Begin:
            if (told.kind == EventKind::Generated) return root(told);
            if (told.kind == EventKind::Round && order.rounds != Rounds::None) return root(told);
            return only("the start has to be generated first");
        case Phase::AtGoal:
            if (told.kind != EventKind::Solved) return only("the search has to be solved");
            note({told.kind, current_, no_node, trace_.table()[current_].move});
            phase_ = Phase::Ended;
            return std::nullopt;
        case Phase::OtherRoot:
            if (told.kind == EventKind::Generated) return root(told);
            return only("the goal has to be generated, with which the other side begins");
        case Phase::Head:
            if (told.kind == EventKind::Taken) return taken(told);
            if (told.kind == EventKind::Exhausted) return exhausted();
            if (told.kind == EventKind::Round && !trace_.rounds().empty()) return root(told);
            if (told.kind == EventKind::Forgotten && order.forgets) return left(told);
            return only("a node has to be taken, or the search to end");
        case Phase::Taken:
            return verdict(told);
        case Phase::Expanding:
            return successor(told);
        case Phase::Leaving:
            if (told.kind == EventKind::Forgotten) return left(told);
            if (told.kind == EventKind::BackedUp) return backed_up(told);
            return only("the node left has to be backed up");
        case Phase::Ended:
            break;
    }
    return "the search has ended before";
}

/// The start, of the search or of a round, or the goal of a search from both ends.
TraceBuilder::Fault TraceBuilder::root(const ToldEvent& told) {
    if (told.move) return "no move leads to the node with which a search begins";
    const trace::TakeOrder& order = trace_.head().order;
    if (phase_ == Phase::OtherRoot) {
        NewNode goal = NewNode::goal_root(problem_.goal);
        goal.marks_visited = told.marks_visited;
        note({told.kind, enter(goal), no_node, goal.move, told.marks_visited});
        phase_ = Phase::Head;
        return std::nullopt;
    }
    if (waiting_[0] > 0) return "a round begins, but nodes of the one before still wait";
    if (trace_.table().size() >= no_node) return "there are more nodes than can be numbered";
    const NewNode start = NewNode::start(problem_.start, told.h, told.marks_visited);
    current_ = enter(start);
    bound_ = told.bound;
    note({told.kind, current_, no_node, start.move, told.marks_visited, told.bound});
    const bool at_once = rules_.goal_test == GoalTest::WhenGenerated;
    phase_ = at_once && problem_.start == problem_.goal ? Phase::AtGoal
             : order.two_sided()                        ? Phase::OtherRoot
                                                        : Phase::Head;
    return std::nullopt;
}

TraceBuilder::Fault TraceBuilder::taken(const ToldEvent& told) {
    if (trace_.head().order.rounds != Rounds::None && trace_.rounds().empty())
        return "a search in rounds has to begin with one";
    if (Fault fault = why_not_there(told.node)) return fault;
    leave_frontier(told.node, Place::Taken);
    current_ = told.node;
    note({told.kind, current_, no_node, trace_.table()[current_].move});
    phase_ = Phase::Taken;
    return std::nullopt;
}

/// What becomes of the node taken.
TraceBuilder::Fault TraceBuilder::verdict(const ToldEvent& told) {
    const NewNode& node = trace_.table()[current_];
    const bool holds_goal = node.board == problem_.goal;
    const bool tested_now = rules_.goal_test == GoalTest::WhenTaken;
    switch (told.kind) {
        case EventKind::Solved:
            if (!holds_goal || !tested_now)
                return fmt::format("node {} does not end the search", number(current_));
            phase_ = Phase::Ended;
            break;
        case EventKind::Dropped:
            if (rules_.duplicate_check != DuplicateCheck::AtExpansion)
                return "this search throws no node away when it is taken";
            if (Fault fault = why_not_known(told.node, node.board)) return fault;
            if (place_[told.node] != Place::Expanded)
                return fmt::format("node {} has not been expanded", number(told.node));
            place_[current_] = Place::Gone;
            phase_ = Phase::Head;
            break;
        case EventKind::CutOff:
            if (!beyond_bound(node))
                return fmt::format("node {} is within the bound", number(current_));
            place_[current_] = Place::Gone;
            phase_ = Phase::Head;
            break;
        case EventKind::Expanded:
            if (holds_goal && tested_now)
                return fmt::format("node {} holds the goal and ends the search", number(current_));
            if (beyond_bound(node))
                return fmt::format("node {} is beyond the bound", number(current_));
            place_[current_] = Place::Expanded;
            rest_ = successors_.from(node.board.blank());
            phase_ = Phase::Expanding;
            break;
        default:
            return "here the node taken has to be expanded, or something else to become of it";
    }
    note({told.kind, current_, told.node, node.move, told.marks_visited});
    return std::nullopt;
}

/// One event for each legal move, in the order of the rules.
TraceBuilder::Fault TraceBuilder::successor(const ToldEvent& told) {
    const bool of_a_move = told.kind == EventKind::Duplicate ||
                           (trace::makes_node(told.kind) && told.kind != EventKind::Round &&
                            told.kind != EventKind::BackedUp);
    const puzzle::Move next = rest_.front().move;
    if (!of_a_move || !told.move) {
        return fmt::format("here the move {} of node {} has to follow", puzzle::letter(next),
                           number(current_));
    }
    if (*told.move != next) {
        return fmt::format("the move {} stands where {} is the next to be tried",
                           puzzle::letter(*told.move), puzzle::letter(next));
    }
    const NewNode& node = trace_.table()[current_];
    const Board board = node.board.swapped(node.board.blank(), rest_.front().cell);
    if (!search::marks_boards(rules_.duplicate_check)) {
        const bool left_out =
            rules_.duplicate_check == DuplicateCheck::NoUndoing && trace::undoes(node, *told.move);
        if (left_out != (told.kind == EventKind::Duplicate)) {
            return "this search leaves out the move straight back, where its rules say so, and no "
                   "other";
        }
    }
    if (told.kind == EventKind::Duplicate) {
        if (Fault fault = why_not_known(told.node, board)) return fault;
        if (trace_.table()[told.node].from_goal != node.from_goal) {
            return fmt::format("node {} is of the other side: here the sides meet",
                               number(told.node));
        }
        note({told.kind, current_, told.node, *told.move});
    } else if (Fault fault = made(told, board)) {
        return fault;
    }
    rest_ = rest_.subspan(1);
    if (phase_ == Phase::Expanding && rest_.empty()) phase_ = Phase::Head;
    return std::nullopt;
}

TraceBuilder::Fault TraceBuilder::made(const ToldEvent& told, Board board) {
    const NewNode& node = trace_.table()[current_];
    if (trace_.table().size() >= no_node) return "there are more nodes than can be numbered";
    if (node.g == trace::most_moves) return "the path is longer than can be counted";
    const bool better = told.kind == EventKind::Improved || told.kind == EventKind::Reopened;
    if (better || told.kind == EventKind::Met) {
        if (Fault fault = why_not_known(told.node, board)) return fault;
    }
    if (better) {
        const bool may = trace_.head().order.minds_g() &&
                         rules_.better_g == search::BetterG::Update &&
                         rules_.duplicate_check == DuplicateCheck::AtGeneration;
        const Place wanted = told.kind == EventKind::Improved ? Place::Waiting : Place::Expanded;
        if (!may) return "by its rules this search puts no known board in again";
        if (place_[told.node] != wanted || trace_.table()[told.node].g <= node.g + 1) {
            return fmt::format("node {} has to {}, with a larger g", number(told.node),
                               wanted == Place::Waiting ? "wait" : "have been expanded");
        }
    }
    if (told.kind == EventKind::Met &&
        (!trace_.head().order.two_sided() || trace_.table()[told.node].from_goal == node.from_goal))
        return fmt::format("node {} is of the same side", number(told.node));
    if (told.kind == EventKind::Found &&
        (board != problem_.goal || rules_.goal_test != GoalTest::WhenGenerated))
        return "this node does not end the search";

    const NewNode child = node.child(current_, *told.move, board, told.h, told.marks_visited);
    const NodeId id = enter(child);
    note({told.kind, id, told.node, *told.move, told.marks_visited});
    if (told.kind == EventKind::Met || told.kind == EventKind::Found) {
        leave_frontier(id, Place::Gone);
        phase_ = Phase::Ended;
    }
    if (told.kind == EventKind::Improved && trace_.head().replaces_stale)
        leave_frontier(told.node, Place::Gone);
    return std::nullopt;
}

/// A node is left: what waits below it is forgotten, one after the other.
TraceBuilder::Fault TraceBuilder::left(const ToldEvent& told) {
    if (Fault fault = why_not_there(told.node)) return fault;
    const NodeId parent = trace_.table()[told.node].parent;
    if (parent == no_node) return "the start is not forgotten";
    if (phase_ == Phase::Leaving && parent != current_) {
        return fmt::format("node {} does not stand below node {}, which is left", number(told.node),
                           number(current_));
    }
    current_ = parent;
    phase_ = Phase::Leaving;
    leave_frontier(told.node, Place::Gone);
    note({told.kind, told.node});
    return std::nullopt;
}

TraceBuilder::Fault TraceBuilder::backed_up(const ToldEvent& told) {
    if (told.node != current_) {
        return fmt::format("node {} is left and has to be backed up", number(current_));
    }
    if (trace_.table().size() >= no_node) return "there are more nodes than can be numbered";
    NewNode node = trace_.table()[told.node];
    if (node.parent == no_node) return "the start is not backed up";
    node.h = told.h;
    place_[told.node] = Place::Gone;
    note({told.kind, enter(node), told.node});
    phase_ = Phase::Head;
    return std::nullopt;
}

TraceBuilder::Fault TraceBuilder::exhausted() {
    const trace::TakeOrder& order = trace_.head().order;
    const bool empty = waiting_[0] == 0 || (order.two_sided() && waiting_[1] == 0);
    if (!empty) return "nodes still wait, the search is not exhausted";
    if (order.rounds != Rounds::None && order.rounds != Rounds::OneLimit)
        return "a search in rounds begins another one here";
    note({EventKind::Exhausted, no_node});
    phase_ = Phase::Ended;
    return std::nullopt;
}

TraceBuilder::Fault TraceBuilder::why_not_there(NodeId node) const {
    if (node >= place_.size()) return fmt::format("there is no node {} yet", number(node));
    if (place_[node] == Place::Waiting) return std::nullopt;
    return fmt::format("node {} does not wait", number(node));
}

TraceBuilder::Fault TraceBuilder::why_not_known(NodeId known, Board board) const {
    if (known >= place_.size()) return fmt::format("there is no node {} yet", number(known));
    const Board held = trace_.nodes()[known].board;
    if (held == board) return std::nullopt;
    return fmt::format("node {} holds {}, not {}", number(known),
                       puzzle::board_inline(held, problem_.shape),
                       puzzle::board_inline(board, problem_.shape));
}

/// Whether the bound of the round keeps the node from being expanded.
bool TraceBuilder::beyond_bound(const NewNode& node) const {
    const trace::TakeOrder& order = trace_.head().order;
    if (order.rounds == Rounds::None) return false;
    if (order.rounds == Rounds::LargerF) return order.f(node.g, node.h) > bound_;
    return node.g >= bound_;
}

NodeId TraceBuilder::enter(const NewNode& node) {
    const auto id = static_cast<NodeId>(place_.size());
    trace_.table().push_back(node);
    place_.push_back(Place::Waiting);
    ++waiting_[node.from_goal];
    return id;
}

void TraceBuilder::leave_frontier(NodeId node, Place place) {
    place_[node] = place;
    --waiting_[trace_.table()[node].from_goal];
}

/// Tells the trace of the event, as the search did.
void TraceBuilder::keep(const Pending& pending) {
    const NodeId id = pending.node;
    const trace::Nodes& nodes = trace_.table();
    switch (pending.kind) {
        case EventKind::Generated:
            return trace_.generated(id, nodes[id]);
        case EventKind::Improved:
            return trace_.improved(id, nodes[id], pending.other);
        case EventKind::Reopened:
            return trace_.reopened(id, nodes[id], pending.other);
        case EventKind::Duplicate:
            return trace_.duplicate(id, pending.move, pending.other);
        case EventKind::Taken:
            return trace_.taken(id);
        case EventKind::Dropped:
            return trace_.dropped(id, pending.other);
        case EventKind::Expanded:
            return trace_.expanded(id, pending.marks_visited);
        case EventKind::Solved:
            return trace_.solved(id);
        case EventKind::Found:
            return trace_.found(id, nodes[id]);
        case EventKind::Exhausted:
            return trace_.exhausted();
        case EventKind::Round:
            return trace_.round(id, nodes[id], pending.bound);
        case EventKind::CutOff:
            return trace_.cut_off(id);
        case EventKind::Met:
            return trace_.met(id, nodes[id], pending.other);
        case EventKind::Forgotten:
            return trace_.forgotten(id);
        case EventKind::BackedUp:
            return trace_.backed_up(id, nodes[id], pending.other);
    }
}

Outcome TraceBuilder::implied_outcome() const {
    if (phase_ != Phase::Ended) return Outcome::Cancelled;
    const EventKind last = pending_.empty() ? trace_.events().back().kind : pending_.back().kind;
    if (last != EventKind::Exhausted) return Outcome::Solved;
    return trace_.head().order.rounds == Rounds::OneLimit ? Outcome::CutOff : Outcome::Exhausted;
}

std::optional<std::string> TraceBuilder::why_not(Outcome outcome) const {
    if (!may_end()) return "the search cannot end in the middle of an expansion";
    const Outcome implied = implied_outcome();
    if (implied != Outcome::Cancelled) {
        if (outcome == implied) return std::nullopt;
        return "the last event says that the search ended otherwise";
    }
    const trace::Counters& counters = trace_.final_counters();
    const bool full =
        counters.nodes >= trace_.node_budget() || counters.max_depth == trace::most_moves;
    const bool possible =
        outcome == Outcome::Cancelled || (outcome == Outcome::Limit && full) ||
        (outcome == Outcome::NotSearched && told() == 1) ||
        (outcome == Outcome::Waiting && trace_.head().order.turn == trace::Turn::User);
    if (possible) return std::nullopt;
    return "the events do not say that the search ended so";
}

search::Recording TraceBuilder::finish(Outcome outcome) {
    trace_.table().resize(trace_.final_counters().nodes);
    trace_.finish(outcome);
    search::Recording recording{std::move(trace_), {}};
    if (const auto goal = recording.trace.goal_node())
        recording.moves = recording.trace.moves_to(*goal);
    return recording;
}

}  // namespace statescope::exchange
