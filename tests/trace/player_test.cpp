#include "trace/player.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

#include "search/catalogue.hpp"
#include "tests/support/searches.hpp"

namespace statescope {
namespace {

using trace::EventKind;
using trace::Player;
using trace::Step;
using trace::StepSize;
using trace::Trace;

constexpr std::array sizes{StepSize::Event, StepSize::Expansion, StepSize::Layer};

Trace textbook_trace(const char* start, const char* algorithm, std::uint32_t budget = 100'000) {
    const search::Algorithm& chosen = test::algorithm_of(algorithm);
    return search::record(test::problem_of(start, "123804765"), chosen,
                          search::textbook_rules(chosen), budget)
        .trace;
}

std::vector<Step> stops_forward(const Trace& trace, StepSize size) {
    Player player(trace);
    std::vector<Step> stops{player.step()};
    while (player.forward(size))
        stops.push_back(player.step());
    return stops;
}

std::vector<Step> stops_back(const Trace& trace, StepSize size) {
    Player player(trace);
    player.to_end();
    std::vector<Step> stops{player.step()};
    while (player.back(size))
        stops.push_back(player.step());
    std::reverse(stops.begin(), stops.end());
    return stops;
}

TEST(Player, StandsAtTheStartAndStaysInside) {
    const Trace trace = textbook_trace("283104765", "bfs-parent");
    Player player(trace);
    EXPECT_TRUE(player.at_start());
    EXPECT_FALSE(player.back(StepSize::Event));
    EXPECT_EQ(player.step(), 0u);
    player.seek(1'000'000);
    EXPECT_TRUE(player.at_end());
    EXPECT_EQ(player.step(), trace.last_step());
    EXPECT_FALSE(player.forward(StepSize::Layer));
    player.to_start();
    EXPECT_TRUE(player.at_start());
}

// 26 boards are taken: the start's generation, 25 expansions, and the goal.
TEST(Player, StopsAtEveryExpansionOfTheTextbookSearch) {
    const Trace trace = textbook_trace("283104765", "bfs-parent");
    const auto stops = stops_forward(trace, StepSize::Expansion);
    ASSERT_EQ(stops.size(), 1u + 25u + 1u);
    for (std::size_t i = 1; i + 1 < stops.size(); ++i) {
        EXPECT_EQ(trace.event(stops[i] + 1).kind, EventKind::Taken);
        EXPECT_EQ(trace.counters(stops[i]).expanded, i);
    }
    EXPECT_EQ(trace.event(stops.back()).kind, EventKind::Solved);
}

// Nilsson's board has its goal at depth 5: five complete layers (0 to 4) and the end.
TEST(Player, StopsAtEveryLayerOfNilssonsSearch) {
    const Trace trace = textbook_trace("283164705", "bfs-parent");
    const auto stops = stops_forward(trace, StepSize::Layer);
    ASSERT_EQ(stops.size(), 1u + 5u + 1u);
    for (std::size_t i = 1; i + 1 < stops.size(); ++i) {
        const auto layer = i - 1;
        EXPECT_EQ(trace.node(trace.current(stops[i]).value()).g, layer);
        EXPECT_EQ(trace.node(trace.event(stops[i] + 1).node).g, layer + 1);
    }
}

// In A* a layer is an f-value: at each stop the smallest f waiting is larger than any taken.
TEST(Player, StopsAtEveryFValueOfABestFirstSearch) {
    const Trace trace = textbook_trace("216408753", "astar");
    const auto stops = stops_forward(trace, StepSize::Layer);
    ASSERT_GE(stops.size(), 4u);
    std::uint32_t largest = 0;
    for (Step step = 0; step < trace.last_step(); ++step) {
        const trace::Event& next = trace.event(step + 1);
        if (next.kind != EventKind::Taken) continue;
        const std::uint32_t f = trace.f(next.node);
        const bool opens = f > largest;
        largest = std::max(largest, f);
        EXPECT_EQ(std::binary_search(stops.begin(), stops.end(), step), opens || step == 0)
            << "step " << step;
    }
}

TEST(Player, GoesBackOverTheStopsOfTheWayForward) {
    for (const search::Algorithm& algorithm : test::searches_by_themselves()) {
        for (const char* start : {"283104765", "281043765", "123804765"}) {
            const Trace trace = search::record(test::problem_of(start, "123804765"), algorithm,
                                               algorithm.document_rules)
                                    .trace;
            for (const StepSize size : sizes) {
                EXPECT_EQ(stops_forward(trace, size), stops_back(trace, size));
            }
        }
    }
}

RC_GTEST_PROP(Player, BackUndoesForwardUnderAnyRules, ()) {
    const search::Problem problem = test::any_problem();
    const search::Rules rules = test::any_rules();
    const search::Algorithm& algorithm = test::any_algorithm();
    const Trace trace = search::record(problem, algorithm, rules, 300).trace;
    const auto event = stops_forward(trace, StepSize::Event);
    RC_ASSERT(event.size() == trace.events().size());
    for (const StepSize size : sizes) {
        const auto stops = stops_forward(trace, size);
        RC_ASSERT(stops == stops_back(trace, size));
        RC_ASSERT(stops.front() == 0u);
        RC_ASSERT(stops.back() == trace.last_step());
    }
    // Coarser stops are among the finer ones.
    const auto expansion = stops_forward(trace, StepSize::Expansion);
    const auto layer = stops_forward(trace, StepSize::Layer);
    RC_ASSERT(std::includes(expansion.begin(), expansion.end(), layer.begin(), layer.end()));
}

}  // namespace
}  // namespace statescope
