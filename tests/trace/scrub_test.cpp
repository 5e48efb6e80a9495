// The scrub test: what a trace says of a step, asked at any step in any order, is what a replay
// from the start shows.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

#include "puzzle/solvability.hpp"
#include "search/catalogue.hpp"
#include "tests/support/searches.hpp"
#include "tests/trace/naive_view.hpp"
#include "trace/frontier_view.hpp"
#include "trace/trace.hpp"

namespace statescope {
namespace {

using search::Algorithm;
using search::Problem;
using search::Rules;
using test::NaiveView;
using trace::NodeId;
using trace::Step;
using trace::Trace;

std::vector<NodeId> first(std::span<const NodeId> nodes, std::size_t count) {
    return {nodes.begin(), nodes.begin() + static_cast<std::ptrdiff_t>(count)};
}

/// Everything the panels ask of a step but what needs every node.
void expect_figures(const Trace& trace, Step step, const NaiveView& naive) {
    const trace::Counters counters = trace.counters(step);
    ASSERT_EQ(counters, naive.counters());
    ASSERT_EQ(trace.node_count(step), counters.nodes);
    ASSERT_EQ(trace.current(step), naive.current);
}

void expect_lists(const Trace& trace, const trace::FrontierView& view, Step step,
                  const NaiveView& naive) {
    const trace::Counters counters = trace.counters(step);
    ASSERT_EQ(view.at(step), naive.frontier());
    ASSERT_EQ(first(trace.expansions(), counters.expanded), naive.expanded);
    std::vector<NodeId> visited;
    for (std::uint32_t place = 0; place < counters.visited; ++place)
        visited.push_back(trace.visited(place));
    ASSERT_EQ(visited, naive.visited);
}

void expect_nodes(const Trace& trace, Step step, const NaiveView& naive) {
    for (NodeId id = 0; id < trace.nodes().size(); ++id) {
        ASSERT_EQ(trace.state(id, step), naive.state(id)) << "node " << id;
        ASSERT_EQ(trace.in_frontier(id, step), naive.waiting.contains(id)) << "node " << id;
    }
}

/// Every step of a small search, the replay going forward.
void scrub(const Trace& trace) {
    const trace::FrontierView view(trace);
    NaiveView naive(trace);
    for (Step step = 0; step <= trace.last_step(); ++step) {
        SCOPED_TRACE("step " + std::to_string(step));
        naive.play(trace.event(step));
        expect_figures(trace, step, naive);
        expect_lists(trace, view, step, naive);
        expect_nodes(trace, step, naive);
        if (testing::Test::HasFatalFailure()) return;
    }
    for (std::uint32_t i = 0; i < naive.expanded.size(); ++i) {
        ASSERT_EQ(trace.expansion_number(naive.expanded[i]), i + 1);
    }
    for (NodeId id = 0; id < trace.nodes().size(); ++id) {
        const bool expanded =
            std::find(naive.expanded.begin(), naive.expanded.end(), id) != naive.expanded.end();
        ASSERT_EQ(trace.expansion_number(id).has_value(), expanded);
    }
}

TEST(Scrub, EveryStepOfSmallSearches) {
    for (const Algorithm& algorithm : test::searches_by_themselves()) {
        for (const Rules& rules : {algorithm.document_rules, search::textbook_rules(algorithm)}) {
            for (const char* start : {"283104765", "283164705", "281043765", "123804765"}) {
                SCOPED_TRACE(std::string(algorithm.name) + " " + start);
                scrub(search::record(test::problem_of(start, "123804765"), algorithm, rules, 500)
                          .trace);
                if (HasFatalFailure()) return;
            }
            const puzzle::Shape two_by_two{2, 2};
            // It cannot be solved: a search in rounds would go on for ever.
            scrub(search::record({two_by_two, test::board_of("1230"), test::board_of("2130")},
                                 algorithm, rules, 300)
                      .trace);
            if (HasFatalFailure()) return;
        }
    }
}

RC_GTEST_PROP(Scrub, EveryStepUnderAnyRules, ()) {
    const Problem problem = test::any_problem();
    const Rules rules = test::any_rules();
    const Algorithm& algorithm = test::any_algorithm();
    const Trace trace = search::record(problem, algorithm, rules, 150).trace;
    scrub(trace);
    RC_ASSERT(!testing::Test::HasFatalFailure());
}

// 2,000 random steps of searches of the whole half of the space, where seeking must jump between
// checkpoints. The steps are asked first and in random order; the replay then passes them in order.
void scrub_at_random(const Trace& trace, int steps) {
    std::mt19937 random(181440);
    std::vector<Step> asked;
    for (int i = 0; i < steps; ++i)
        asked.push_back(static_cast<Step>(random() % trace.events().size()));
    asked.push_back(trace.last_step());
    std::vector<std::pair<Step, trace::Counters>> answers;
    for (const Step step : asked)
        answers.emplace_back(step, trace.counters(step));
    std::sort(answers.begin(), answers.end(),
              [](const auto& a, const auto& b) { return a.first < b.first; });

    const trace::FrontierView view(trace);
    NaiveView naive(trace);
    Step played = 0;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const Step step = answers[i].first;
        SCOPED_TRACE("step " + std::to_string(step));
        for (; played <= step; ++played)
            naive.play(trace.event(played));
        const trace::Counters& counters = answers[i].second;
        ASSERT_EQ(counters.visited, naive.visited.size());
        ASSERT_EQ(counters.expanded, naive.expanded.size());
        ASSERT_EQ(counters.frontier, naive.waiting.size());
        ASSERT_EQ(trace.current(step), naive.current);
        for (int k = 0; k < 50; ++k) {
            const auto id = static_cast<NodeId>(random() % trace.nodes().size());
            ASSERT_EQ(trace.state(id, step), naive.state(id)) << "node " << id;
        }
        if (i % 100 != 0) continue;  // these go through all nodes
        expect_figures(trace, step, naive);
        expect_lists(trace, view, step, naive);
    }
}

class ScrubTheWholeSpace : public testing::TestWithParam<const char*> {};

TEST_P(ScrubTheWholeSpace, AtRandomSteps) {
    const puzzle::Board start = test::board_of("283104765");
    const Problem unsolvable{test::three_by_three, start,
                             puzzle::made_solvable(start, test::three_by_three)};
    const Algorithm& algorithm = test::algorithm_of(GetParam());
    for (const bool textbook : {true, false}) {
        const Rules rules = textbook ? search::textbook_rules(algorithm) : algorithm.document_rules;
        const auto recording = search::record(unsolvable, algorithm, rules);
        ASSERT_EQ(recording.trace.outcome(), search::Outcome::Exhausted);
        scrub_at_random(recording.trace, 2000);
    }
}

INSTANTIATE_TEST_SUITE_P(Of, ScrubTheWholeSpace, testing::Values("bfs-parent", "astar"));

}  // namespace
}  // namespace statescope
