// Whatever the search, its rules and its boards: what is said of a step is true at that step.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "puzzle/board_text.hpp"
#include "puzzle/solvability.hpp"
#include "tests/support/searches.hpp"
#include "tests/teach/explained_run.hpp"

namespace statescope::teach {
namespace {

using search::Algorithm;
using search::Rules;
using search::TieBreak;
using trace::EventKind;
using trace::NodeId;
using trace::Step;
using trace::Trace;

bool says(const Explanation& said, const std::string& words) {
    return said.reason.find(words) != std::string::npos;
}

ExplainedRun any_run(std::uint32_t budget) {
    const Algorithm& algorithm = test::any_algorithm();
    const Rules rules = search::in_force(algorithm.family, test::any_rules());
    return {rules, search::record(test::any_problem(), algorithm, rules, budget), algorithm.name};
}

RC_GTEST_PROP(Explain, HasASentenceForEveryStep, ()) {
    const ExplainedRun any = any_run(400);
    for (Step step = 0; step <= any.trace().last_step(); ++step) {
        const Explanation said = any.at(step);
        RC_ASSERT(!said.headline.empty());
        RC_ASSERT(said.reason.size() > 10u);
        RC_ASSERT(said.reason.back() == '.');
        RC_ASSERT((said.headline + said.reason).find_first_of("{}") == std::string::npos);
    }
}

/// From any board half of all can be reached.
RC_GTEST_PROP(Explain, EmptyFrontierCountsHalfOfAllBoards, ()) {
    const puzzle::Shape shape = *rc::gen::element(puzzle::Shape{2, 2}, puzzle::Shape{3, 2});
    const puzzle::Board start = test::any_board(shape);
    Rules rules = test::any_rules();
    if (!search::marks_boards(rules.duplicate_check)) {
        rules.duplicate_check = search::DuplicateCheck::AtExpansion;
    }
    const search::Problem problem{shape, start, puzzle::made_solvable(start, shape)};
    const Algorithm& algorithm = test::any_algorithm();
    RC_PRE(!search::keeps_one_path(algorithm.family));
    const ExplainedRun all{rules, search::record(problem, algorithm, rules)};
    const Explanation said = all.at(all.trace().last_step());
    if (algorithm.name == "bidirectional") {
        RC_ASSERT(says(said, "never met the other"));
        return;
    }
    RC_ASSERT(says(said, shape.cells() == 4 ? "All 12 boards" : "All 360 boards"));
}

/// The frontier, kept as simply as can be from the events alone.
class PlainFrontier {
  public:
    explicit PlainFrontier(const ExplainedRun& run) : run_(run) {}

    void see(Step step) {
        const trace::Event& event = run_.trace().event(step);
        switch (event.kind) {
            case EventKind::Improved:
                if (run_.rules.stale_entries == search::StaleEntries::Skipped) {
                    waiting_.erase(event.other);
                }
                [[fallthrough]];
            case EventKind::Generated:
            case EventKind::Round:
            case EventKind::Reopened:
                waiting_[event.node] = run_.trace().node(event.node);
                break;
            case EventKind::BackedUp:
                waiting_[event.node] = run_.trace().node(event.node);
                break;
            case EventKind::Taken:
            case EventKind::Forgotten:
                waiting_.erase(event.node);
                break;
            default:
                break;
        }
    }

    std::size_t size() const { return waiting_.size(); }
    bool holds(NodeId id) const { return waiting_.count(id) != 0; }

    template <class Accept>
    std::vector<NodeId> those(Accept accept) const {
        std::vector<NodeId> found;
        for (const auto& [id, node] : waiting_) {
            if (accept(node)) found.push_back(id);
        }
        return found;
    }

  private:
    const ExplainedRun& run_;
    std::map<NodeId, trace::Node> waiting_;
};

/// The board as document 1 writes it: x for the blank.
std::string document_text(puzzle::Board board, puzzle::Shape shape) {
    std::string text;
    for (const int tile : test::numbers_of(board, shape)) {
        text += static_cast<char>(tile == 0 ? 'x' : tile < 10 ? '0' + tile : ':' + tile - 10);
    }
    return text;
}

/// `ties` are the nodes with the f of the node taken, itself included, older before newer.
void check_tie_break(const ExplainedRun& run, const Explanation& said, NodeId id,
                     const std::vector<NodeId>& ties) {
    const Trace& trace = run.trace();
    const trace::Node node = trace.node(id);
    // The node comes first by a value of its own, and is the oldest of those with the same one.
    const auto check_first_by = [&](auto value, auto better) {
        std::vector<NodeId> same;
        for (const NodeId other : ties) {
            RC_ASSERT(!better(value(trace.node(other)), value(node)));
            if (value(trace.node(other)) == value(node)) same.push_back(other);
        }
        RC_ASSERT(same.front() == id);
        RC_ASSERT(says(said, "and of these it is the oldest") == (same.size() > 1));
        if (same.size() == 1) return;
        RC_ASSERT(says(said, ", " + std::to_string(same.size()) + " have the ") ||
                  says(said, ", " + std::to_string(same.size()) + " hold the "));
    };
    const auto g = [](const trace::Node& n) { return std::uint32_t{n.g}; };
    const auto text = [&](const trace::Node& n) {
        return document_text(n.board, trace.head().shape);
    };
    switch (run.algorithm == "rbfs" ? TieBreak::LargerG : run.rules.tie_break) {
        case TieBreak::OlderFirst:
            RC_ASSERT(says(said, "it is the oldest"));
            RC_ASSERT(ties.front() == id);
            break;
        case TieBreak::NewerFirst:
            RC_ASSERT(says(said, "it is the newest"));
            RC_ASSERT(ties.back() == id);
            break;
        case TieBreak::LargerG:
            RC_ASSERT(says(said, "the largest g"));
            check_first_by(g, std::greater<>());
            break;
        case TieBreak::SmallerG:
            RC_ASSERT(says(said, "the smallest g"));
            check_first_by(g, std::less<>());
            break;
        case TieBreak::BoardText:
            RC_ASSERT(says(said, "first as text"));
            check_first_by(text, std::less<>());
            break;
    }
}

/// f as the textbooks have it for a search, and how it is written.
struct PlainF {
    std::string name;
    bool counts_g;
    unsigned counts_h;
    bool alone = false;  ///< only f is kept

    unsigned operator()(const trace::Node& node) const {
        return (counts_g ? node.g : 0u) + counts_h * node.h;
    }

    std::string sum(const trace::Node& node) const {
        const std::string g = std::to_string(node.g);
        const std::string h = std::to_string(node.h);
        const std::string f = std::to_string((*this)(node));
        if (!counts_g || counts_h == 0 || alone) return name + " = " + f;
        const std::string times = counts_h == 1 ? "" : std::to_string(counts_h) + " · ";
        return "f = g + " + times + "h = " + g + " + " + times + h + " = " + f;
    }
};

PlainF plain_f(const ExplainedRun& run) {
    if (run.algorithm == "ucs") return {"g", true, 0};
    if (run.algorithm == "greedy") return {"h", false, 1};
    if (run.algorithm == "rbfs") return {"f", true, 1, true};
    return {"f", true, run.algorithm == "wastar" ? unsigned{run.rules.weight} : 1};
}

/// `before` is the frontier before the node was taken from it.
void check_taken(const ExplainedRun& run, Step step, const PlainFrontier& before) {
    const Trace& trace = run.trace();
    const NodeId id = trace.event(step).node;
    const trace::Node node = trace.node(id);
    const Explanation said = run.at(step);
    RC_ASSERT(before.holds(id));
    if (run.algorithm == "bidirectional") {
        RC_ASSERT(says(
            said, node.from_goal ? "expanded on the goal’s side" : "expanded on the start’s side"));
        const auto layer = before.those([&](const trace::Node& other) {
            return other.from_goal == node.from_goal && other.g == node.g;
        });
        RC_ASSERT(layer.front() == id);
        return;
    }
    RC_ASSERT(says(said, "only node") == (before.size() == 1));
    if (before.size() == 1) return;
    if (!trace.head().order.by_f) {
        const auto all = before.those([](const trace::Node&) { return true; });
        const bool newest = run.algorithm != "bfs" && run.algorithm != "bfs-parent";
        RC_ASSERT(says(said, newest ? "newest in the frontier" : "oldest in the frontier"));
        RC_ASSERT((newest ? all.back() : all.front()) == id);
        return;
    }
    const PlainF f = plain_f(run);
    RC_ASSERT(says(said, "Its " + f.sum(node) + " is the smallest in the frontier"));
    RC_ASSERT(before.those([&](const trace::Node& n) { return f(n) < f(node); }).empty());

    const auto ties = before.those([&](const trace::Node& n) { return f(n) == f(node); });
    RC_ASSERT(says(said, "nodes with ") == (ties.size() > 1));
    if (ties.size() == 1) return;
    const std::string of_them = "of the " + std::to_string(ties.size()) + " nodes with " + f.name +
                                " = " + std::to_string(f(node));
    RC_ASSERT(says(said, of_them + " it ") || says(said, of_them + " its board ") ||
              says(said, of_them + ", "));
    check_tie_break(run, said, id, ties);
}

/// The first of those forgotten with one node: `before` still holds all of them.
void check_forgotten(const ExplainedRun& run, Step step, const PlainFrontier& before) {
    const Trace& trace = run.trace();
    const auto f = [](const trace::Node& node) { return unsigned{node.g} + node.h; };
    const NodeId left = trace.node(trace.event(step).node).parent;
    unsigned least = ~0u;
    for (const NodeId below : before.those([&](const auto& node) { return node.parent == left; }))
        least = std::min(least, f(trace.node(below)));
    const Explanation said = run.at(step);
    RC_ASSERT(says(said, "Below node " + std::to_string(left + 1) + " no f is smaller than " +
                             std::to_string(least)));
    unsigned smallest = ~0u;
    for (const NodeId id : before.those([](const auto&) { return true; }))
        smallest = std::min(smallest, f(trace.node(id)));
    RC_ASSERT(smallest < least);
    if (says(said, "beside the path waits"))
        RC_ASSERT(says(said, " with f = " + std::to_string(smallest) + ":"));
}

RC_GTEST_PROP(Explain, TellsTheTruthAboutTheFrontier, ()) {
    const ExplainedRun any = any_run(300);
    PlainFrontier frontier(any);
    for (Step step = 0; step <= any.trace().last_step(); ++step) {
        if (any.trace().event(step).kind == EventKind::Taken) check_taken(any, step, frontier);
        const bool forgets = any.trace().event(step).kind == EventKind::Forgotten;
        if (forgets && any.trace().event(step - 1).kind != EventKind::Forgotten)
            check_forgotten(any, step, frontier);
        frontier.see(step);
    }
}

RC_GTEST_PROP(Explain, TellsTheTruthAboutDuplicates, ()) {
    const ExplainedRun any = any_run(300);
    const Trace& trace = any.trace();
    PlainFrontier frontier(any);
    std::map<NodeId, bool> expanded;
    for (Step step = 0; step <= trace.last_step(); ++step) {
        const trace::Event& event = trace.event(step);
        if (event.kind == EventKind::Duplicate) {
            const Explanation said = any.at(step);
            const bool back = says(said, "we came from");
            RC_ASSERT(back || says(said, "waits in the frontier") == frontier.holds(event.other));
            RC_ASSERT(back || says(said, "was expanded already") == expanded[event.other]);
            RC_ASSERT(frontier.holds(event.other) || expanded[event.other]);
            const trace::Node node = trace.node(event.node);
            const puzzle::Shape shape = trace.head().shape;
            const puzzle::Board board = puzzle::moved(node.board, shape, event.move).value();
            RC_ASSERT(said.headline == "Duplicate: " + puzzle::board_inline(board, shape));
            RC_ASSERT(trace.node(event.other).board == board);
            if (back) RC_ASSERT(trace.node(node.parent).board == board);
            const bool compares = trace.head().order.by_f && !back;
            const bool smaller = node.g + 1 < trace.node(event.other).g;
            RC_ASSERT(says(said, "This way g = " + std::to_string(node.g + 1) + ",") == compares);
            RC_ASSERT(says(said, "which is not smaller") == (compares && !smaller));
            RC_ASSERT(says(said, "ignore a better g") == (compares && smaller));
        }
        if (event.kind == EventKind::Expanded) expanded[event.node] = true;
        frontier.see(step);
    }
}

}  // namespace
}  // namespace statescope::teach
