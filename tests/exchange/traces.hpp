#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "exchange/trace_file.hpp"
#include "layout/tree_layout.hpp"
#include "puzzle/move.hpp"
#include "tests/support/searches.hpp"
#include "trace/board_index.hpp"
#include "trace/frontier_view.hpp"
#include "trace/landmarks.hpp"

namespace statescope::test {

/// A search by the textbook's rules on the board of Nilsson's book, 5 moves from its goal.
inline exchange::TracedSearch nilssons_search(std::string_view algorithm) {
    exchange::TracedSearch search;
    search.problem = problem_of("283164705", "123804765");
    search.algorithm = &algorithm_of(algorithm);
    search.rule_set = search::RuleSet::Textbook;
    search.rules = search::textbook_rules(*search.algorithm);
    return search;
}

inline search::Recording recorded(const exchange::TracedSearch& search) {
    if (search.algorithm->family == search::Family::YouChoose) {
        return search::record_chosen(search.problem, *search.algorithm, search.rules, search.picks,
                                     search.node_budget);
    }
    return search::record(search.problem, *search.algorithm, search.rules, search.node_budget);
}

inline std::string trace_text(const search::Recording& recording,
                              const exchange::TracedSearch& search) {
    std::string text;
    exchange::write_trace(recording, search, [&text](std::string_view block) {
        text += block;
        return true;
    });
    return text;
}

inline bool same_event(const trace::Event& a, const trace::Event& b) {
    return a.kind == b.kind && a.node == b.node && a.other == b.other && a.move == b.move &&
           a.marks_visited == b.marks_visited;
}

inline bool same_node(const trace::NewNode& a, const trace::NewNode& b) {
    return a.board == b.board && a.parent == b.parent && a.move == b.move &&
           a.marks_visited == b.marks_visited && a.superseded == b.superseded && a.g == b.g &&
           a.from_goal == b.from_goal && a.h == b.h;
}

/// Whether two recordings answer every question alike.
inline bool same_trace(const search::Recording& one, const search::Recording& other) {
    const trace::Trace& a = one.trace;
    const trace::Trace& b = other.trace;
    const auto all_equal = [](const auto& of_a, const auto& of_b, auto same) {
        return std::equal(of_a.begin(), of_a.end(), of_b.begin(), of_b.end(), same);
    };
    bool same = all_equal(a.events(), b.events(), same_event) &&
                all_equal(a.nodes(), b.nodes(), same_node) &&
                all_equal(a.layer_starts(), b.layer_starts(), std::equal_to<>()) &&
                all_equal(a.expansions(), b.expansions(), std::equal_to<>()) &&
                all_equal(a.first_made(), b.first_made(), std::equal_to<>()) &&
                all_equal(a.rounds(), b.rounds(),
                          [](const trace::Round& of_a, const trace::Round& of_b) {
                              return of_a.step == of_b.step && of_a.root == of_b.root &&
                                     of_a.bound == of_b.bound;
                          }) &&
                a.outcome() == b.outcome() && one.moves == other.moves &&
                exchange::trace_digest(a) == exchange::trace_digest(b);
    const trace::Step between = a.last_step() / 50 + 1;
    for (trace::Step step = 0; same && step <= a.last_step(); step += between) {
        same = a.counters(step) == b.counters(step);
        for (trace::NodeId node = 0; same && node < std::min<std::size_t>(a.nodes().size(), 50);
             ++node)
            same = a.state(node, step) == b.state(node, step);
    }
    return same && a.final_counters() == b.final_counters();
}

/// Asks a trace what the window asks, and checks that its nodes are moves apart.
inline void expect_sound(const trace::Trace& trace) {
    const puzzle::Shape shape = trace.head().shape;
    const auto nodes = trace.nodes();
    ASSERT_GT(nodes.size(), 0u);
    for (const trace::NewNode& node : nodes) {
        ASSERT_TRUE(puzzle::is_permutation(node.board, shape));
        if (node.parent == trace::no_node) continue;
        ASSERT_LT(node.parent, nodes.size());
        ASSERT_EQ(puzzle::moved(nodes[node.parent].board, shape, node.move), node.board);
        ASSERT_EQ(node.g, nodes[node.parent].g + 1);
    }
    const trace::Landmarks landmarks(trace);
    const trace::FrontierView frontier(trace);
    const trace::BoardIndex boards(trace);
    for (trace::Step step = 0; step <= trace.last_step(); step += trace.last_step() / 10 + 1) {
        ASSERT_EQ(frontier.at(step).size(), trace.counters(step).frontier);
        trace.current(step);
    }
    const layout::TreeLayout tree(trace, layout::TreeLayout::all, trace.root(trace.last_step()));
    ASSERT_EQ(tree.size() + tree.left_out(), nodes.size());
    for (trace::NodeId node = 0; node < nodes.size(); ++node)
        layout::TreeLayout::around(trace, node);
}

}  // namespace statescope::test
