// Searches held side by side: where the other stands, told by counting its events one by one.

#include "study/pace.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/boards.hpp"
#include "tests/support/searches.hpp"

namespace statescope::study {
namespace {

using trace::EventKind;
using trace::Step;
using trace::Trace;

search::Recording recorded(const char* name, const char* start) {
    const search::Algorithm& algorithm = test::algorithm_of(name);
    return search::record({{3, 3}, test::board_of(start), test::board_of("123804765")}, algorithm,
                          search::textbook_rules(algorithm));
}

/// Expanded events up to a step.
std::uint32_t expanded(const Trace& trace, Step step) {
    std::uint32_t count = 0;
    for (Step at = 0; at <= step; ++at)
        count += trace.event(at).kind == EventKind::Expanded;
    return count;
}

/// Layers opened up to a step: values of f (or depths) larger than all before, of nodes taken.
std::uint32_t layers(const Trace& trace, Step step) {
    std::uint32_t count = 0;
    std::uint32_t largest = 0;
    for (Step at = 0; at <= step; ++at) {
        const trace::Event& event = trace.event(at);
        if (event.kind != EventKind::Taken) continue;
        const std::uint32_t f = trace.f(event.node) + 1;
        if (f > largest) ++count;
        largest = std::max(largest, f);
    }
    return count;
}

class PaceTest : public testing::Test {
  protected:
    search::Recording first = recorded("bfs-parent", "283104765");
    search::Recording other = recorded("astar", "283104765");
};

TEST_F(PaceTest, ByEventsBothHaveSeenAsMany) {
    for (Step step = 0; step < first.trace.last_step(); ++step) {
        EXPECT_EQ(step_beside(first.trace, step, other.trace, Pace::Event),
                  std::min(step, other.trace.last_step()));
    }
}

TEST_F(PaceTest, ByExpansionsBothHaveExpandedAsMany) {
    const std::uint32_t all = expanded(other.trace, other.trace.last_step());
    for (Step step = 0; step < first.trace.last_step(); ++step) {
        const Step beside = step_beside(first.trace, step, other.trace, Pace::Expansion);
        EXPECT_EQ(expanded(other.trace, beside), std::min(all, expanded(first.trace, step)));
        // The last such step: the expansion is finished.
        if (beside < other.trace.last_step()) {
            EXPECT_EQ(other.trace.event(beside + 1).kind, EventKind::Taken);
        }
    }
}

TEST_F(PaceTest, ByLayersBothHaveOpenedAsMany) {
    const std::uint32_t all = layers(other.trace, other.trace.last_step());
    for (Step step = 0; step < first.trace.last_step(); ++step) {
        const Step beside = step_beside(first.trace, step, other.trace, Pace::Layer);
        EXPECT_EQ(layers(other.trace, beside), std::min(all, layers(first.trace, step)));
    }
}

TEST_F(PaceTest, AllEndTogether) {
    for (const Pace pace : {Pace::Event, Pace::Expansion, Pace::Layer, Pace::End}) {
        EXPECT_EQ(step_beside(first.trace, first.trace.last_step(), other.trace, pace),
                  other.trace.last_step());
        EXPECT_EQ(step_beside(other.trace, other.trace.last_step(), first.trace, pace),
                  first.trace.last_step());
    }
    EXPECT_EQ(step_beside(first.trace, 0, other.trace, Pace::End), other.trace.last_step());
}

TEST_F(PaceTest, ASearchKeepsPaceWithItself) {
    for (Step step = 0; step <= first.trace.last_step(); ++step)
        EXPECT_EQ(step_beside(first.trace, step, first.trace, Pace::Event), step);
}

}  // namespace
}  // namespace statescope::study
