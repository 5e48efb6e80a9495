// The grammar of a trace: which event may follow which, told by hand from trace/event.hpp.

#include "trace/event.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "puzzle/move.hpp"
#include "search/catalogue.hpp"
#include "tests/support/searches.hpp"
#include "trace/trace.hpp"

namespace statescope {
namespace {

using search::Outcome;
using search::Rules;
using trace::Event;
using trace::EventKind;
using trace::NodeId;
using trace::Trace;

/// Walks through the events of a trace as the grammar has them.
class Reader {
  public:
    Reader(const Trace& trace, const search::Algorithm& algorithm, const Rules& rules)
        : trace_(&trace), moves_(rules.order.begin(), rules.order.end()) {
        // So that the first move is the newest, and is taken first.
        const std::string name(algorithm.name);
        rounds_ = name == "dls" || name == "ids" || name == "idastar";
        if (rounds_ || name == "dfs") std::reverse(moves_.begin(), moves_.end());
    }

    void read() {
        start();
        while (at_ < trace_->events().size() && !testing::Test::HasFatalFailure()) {
            if (peek() == EventKind::Solved || peek() == EventKind::Exhausted) {
                last();
            } else if (peek() == EventKind::Round) {
                ASSERT_EQ(taken_.size(), made_) << "the frontier must be empty";
                start();
            } else if (peek() == EventKind::Forgotten) {
                going_back();
            } else {
                turn();
            }
        }
        expect_outcome();
    }

  private:
    EventKind peek() const { return trace_->event(at_).kind; }
    const Event& next() { return trace_->event(at_++); }
    bool at_end() const { return at_ == trace_->events().size(); }

    void start() {
        const Event& event = next();
        ASSERT_EQ(event.kind, rounds_ ? EventKind::Round : EventKind::Generated);
        ASSERT_EQ(event.node, made_++);
        const trace::Node& node = trace_->node(event.node);
        ASSERT_EQ(node.parent, trace::no_node);
        ASSERT_EQ(node.board, trace_->head().start);
        ASSERT_EQ(node.g, 0);
        if (!trace_->head().order.two_sided() || at_end() || peek() != EventKind::Generated) return;
        const trace::Node other = trace_->node(next().node);
        ASSERT_EQ(made_++, 1u);
        ASSERT_EQ(other.parent, trace::no_node);
        ASSERT_EQ(other.board, trace_->head().goal);
        ASSERT_TRUE(other.from_goal);
    }

    /// The end: the start itself is the goal, or nothing is left.
    void last() {
        const Event& event = next();
        if (event.kind == EventKind::Solved) {
            ASSERT_EQ(event.node, made_ - 1);
            ASSERT_EQ(trace_->node(event.node).parent, trace::no_node);
            ASSERT_EQ(trace_->head().start, trace_->head().goal);
        }
        ASSERT_TRUE(at_end());
    }

    /// A node is taken, and one of three things becomes of it.
    void turn() {
        const Event& taken = next();
        ASSERT_EQ(taken.kind, EventKind::Taken);
        ASSERT_LT(taken.node, made_);
        ASSERT_TRUE(taken_.insert(taken.node).second) << "taken twice";
        ASSERT_FALSE(at_end());
        const Event& fate = next();
        ASSERT_EQ(fate.node, taken.node);
        const trace::Node node = trace_->node(taken.node);
        if (fate.kind == EventKind::Solved) {
            ASSERT_EQ(node.board, trace_->head().goal);
            ASSERT_TRUE(at_end());
        } else if (fate.kind == EventKind::CutOff) {
            const trace::Round& round = trace_->rounds()[trace_->round_at(at_ - 1)];
            const bool by_f = trace_->head().order.rounds == trace::Rounds::LargerF;
            if (by_f) {
                ASSERT_GT(node.g + node.h, round.bound);
            } else {
                ASSERT_EQ(node.g, round.bound);
            }
        } else if (fate.kind == EventKind::Dropped) {
            ASSERT_EQ(trace_->node(fate.other).board, node.board);
            ASSERT_TRUE(node.dropped);
        } else {
            ASSERT_EQ(fate.kind, EventKind::Expanded);
            successors(taken.node);
        }
    }

    /// A node is left: all that wait below it are forgotten, and it waits again with the smallest
    /// of their f.
    void going_back() {
        const NodeId left = trace_->node(trace_->event(at_).node).parent;
        std::set<NodeId> waiting;
        for (NodeId id = 0; id < made_; ++id)
            if (trace_->node(id).parent == left && trace_->in_frontier(id, at_ - 1))
                waiting.insert(id);
        std::uint32_t least = ~0u;
        while (peek() == EventKind::Forgotten) {
            const Event& event = next();
            ASSERT_EQ(waiting.erase(event.node), 1u);
            ASSERT_EQ(trace_->forgotten_at(event.node), at_ - 1);
            least = std::min(least, trace_->f(event.node));
        }
        ASSERT_TRUE(waiting.empty());
        const Event& event = next();
        ASSERT_EQ(event.kind, EventKind::BackedUp);
        ASSERT_EQ(event.node, made_++);
        ASSERT_EQ(event.other, left);
        const trace::Node old = trace_->node(left);
        const trace::Node node = trace_->node(event.node);
        ASSERT_EQ(node.board, old.board);
        ASSERT_EQ(node.parent, old.parent);
        ASSERT_EQ(node.move, old.move);
        ASSERT_EQ(node.g, old.g);
        ASSERT_EQ(trace_->f(event.node), std::max(least, trace_->f(left)));
        ASSERT_EQ(trace_->forgotten_at(left), at_ - 1);
    }

    /// One event for each legal move, in the order in which they are made, unless the goal is
    /// found.
    void successors(NodeId parent) {
        const puzzle::Shape shape = trace_->head().shape;
        for (const puzzle::Move move : moves_) {
            const auto board = puzzle::moved(trace_->node(parent).board, shape, move);
            if (!board) continue;
            ASSERT_FALSE(at_end());
            const Event& event = next();
            ASSERT_EQ(event.move, move);
            if (event.kind == EventKind::Duplicate) {
                ASSERT_EQ(event.node, parent);
                ASSERT_EQ(trace_->node(event.other).board, *board);
                continue;
            }
            made(event, parent, *board);
            if (event.kind == EventKind::Met) {
                ASSERT_EQ(trace_->node(event.other).board, *board);
                ASSERT_NE(trace_->node(event.other).from_goal, trace_->node(event.node).from_goal);
                ASSERT_TRUE(at_end());
                return;
            }
            if (event.kind == EventKind::Found) {
                ASSERT_EQ(*board, trace_->head().goal);
                ASSERT_TRUE(at_end());
                return;
            }
        }
    }

    void made(const Event& event, NodeId parent, puzzle::Board board) {
        ASSERT_EQ(event.node, made_++);
        const trace::Node node = trace_->node(event.node);
        ASSERT_EQ(node.parent, parent);
        ASSERT_EQ(node.move, event.move);
        ASSERT_EQ(node.board, board);
        ASSERT_EQ(node.g, trace_->node(parent).g + 1);
        if (event.kind == EventKind::Improved || event.kind == EventKind::Reopened) {
            const trace::Node older = trace_->node(event.other);
            ASSERT_EQ(older.board, board);
            ASSERT_GT(older.g, node.g);
            ASSERT_EQ(taken_.contains(event.other), event.kind == EventKind::Reopened);
            ASSERT_EQ(trace_->superseded_at(event.other), at_ - 1);
        } else {
            ASSERT_TRUE(event.kind == EventKind::Generated || event.kind == EventKind::Found ||
                        event.kind == EventKind::Met);
        }
    }

    void expect_outcome() const {
        ASSERT_EQ(made_, trace_->nodes().size());
        const EventKind kind = trace_->events().back().kind;
        switch (trace_->outcome()) {
            case Outcome::Solved:
                ASSERT_TRUE(kind == EventKind::Solved || kind == EventKind::Found ||
                            kind == EventKind::Met);
                break;
            case Outcome::CutOff:
            case Outcome::Exhausted:
                ASSERT_EQ(kind, EventKind::Exhausted);
                break;
            default:
                ASSERT_NE(kind, EventKind::Taken);  // an expansion is never broken off
                break;
        }
    }

    const Trace* trace_;
    std::vector<puzzle::Move> moves_;  ///< in the order in which successors are made
    trace::Step at_ = 0;
    NodeId made_ = 0;
    bool rounds_ = false;
    std::set<NodeId> taken_;
};

TEST(EventGrammar, HoldsForEveryAlgorithm) {
    for (const search::Algorithm& algorithm : test::searches_by_themselves()) {
        for (const Rules& rules : {algorithm.document_rules, search::textbook_rules(algorithm)}) {
            for (const char* start : {"283104765", "123804765", "164203875"}) {
                const auto recording =
                    search::record(test::problem_of(start, "123804765"), algorithm, rules, 20'000);
                Reader(recording.trace, algorithm, rules).read();
            }
        }
    }
}

RC_GTEST_PROP(EventGrammar, HoldsUnderAnyRules, ()) {
    const search::Problem problem = test::any_problem();
    const Rules rules = test::any_rules();
    const search::Algorithm& algorithm = test::any_algorithm();
    const auto recording = search::record(problem, algorithm, rules, 3000);
    Reader(recording.trace, algorithm, rules).read();
    RC_ASSERT(!testing::Test::HasFatalFailure());
}

}  // namespace
}  // namespace statescope
