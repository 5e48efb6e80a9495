#include "trace/frontier_view.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "search/catalogue.hpp"
#include "tests/support/searches.hpp"

namespace statescope {
namespace {

using search::Algorithm;
using search::Rules;
using trace::EventKind;
using trace::Step;
using trace::Trace;

/// The strongest thing to say of the order: whatever is taken stood first the step before.
void expect_the_first_is_taken_next(const Trace& trace) {
    const trace::FrontierView view(trace);
    for (Step step = 1; step <= trace.last_step(); ++step) {
        if (trace.event(step).kind != EventKind::Taken) continue;
        const auto frontier = view.at(step - 1);
        ASSERT_FALSE(frontier.empty()) << "step " << step;
        ASSERT_EQ(frontier.front(), trace.event(step).node) << "step " << step;
    }
}

TEST(FrontierView, HoldsTheStartAtFirst) {
    for (const Algorithm& algorithm : test::searches_by_themselves()) {
        const auto recording = search::record(test::problem_of("283104765", "123804765"), algorithm,
                                              algorithm.document_rules);
        const trace::FrontierView view(recording.trace);
        EXPECT_EQ(view.at(0), std::vector<trace::NodeId>{0});
        if (algorithm.name == "bidirectional") continue;  // the goal waits, too
        EXPECT_TRUE(view.at(1).empty());                  // it is taken
    }
}

TEST(FrontierView, IsEmptyWhenTheSpaceIsExhausted) {
    const puzzle::Shape shape{2, 3};
    for (const Algorithm& algorithm : test::searches_by_themselves()) {
        // Without an answer these go on for ever.
        if (algorithm.name == "ids" || algorithm.name == "idastar" || algorithm.name == "rbfs")
            continue;
        // The other side still waits.
        if (algorithm.name == "bidirectional") continue;
        const auto recording =
            search::record({shape, test::board_of("123450"), test::board_of("213450")}, algorithm,
                           algorithm.document_rules);
        const trace::FrontierView view(recording.trace);
        EXPECT_TRUE(view.at(recording.trace.last_step()).empty());
    }
}

class EveryAlgorithm : public testing::TestWithParam<std::string> {};

TEST_P(EveryAlgorithm, TakesTheFirstOfTheFrontierThroughoutAMiddlingSearch) {
    const Algorithm& algorithm = test::algorithm_of(GetParam());
    for (const Rules& rules : {algorithm.document_rules, search::textbook_rules(algorithm)}) {
        for (const char* start : {"867254301", "234150768"}) {
            const auto recording =
                search::record(test::problem_of(start, "123456780"), algorithm, rules, 6000);
            expect_the_first_is_taken_next(recording.trace);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Of, EveryAlgorithm,
                         testing::Values("bfs", "bfs-parent", "astar", "astar-cantor"));

TEST(FrontierView, FirstIsTakenNextForEveryCombinationOfRules) {
    using namespace search;
    const Problem problem = test::problem_of("281043765", "123804765");
    const Algorithm& algorithm = test::algorithm_of("astar");
    for (const auto check : {DuplicateCheck::AtGeneration, DuplicateCheck::AtExpansion,
                             DuplicateCheck::NoUndoing, DuplicateCheck::None}) {
        for (const auto tie : {TieBreak::OlderFirst, TieBreak::NewerFirst, TieBreak::LargerG,
                               TieBreak::SmallerG, TieBreak::BoardText}) {
            for (const auto better : {BetterG::Update, BetterG::Ignore}) {
                for (const auto stale : {StaleEntries::Skipped, StaleEntries::ExpandedAgain}) {
                    for (const auto h : {HeuristicId::None, HeuristicId::Manhattan}) {
                        Rules rules{.duplicate_check = check,
                                    .tie_break = tie,
                                    .better_g = better,
                                    .stale_entries = stale,
                                    .heuristic = h};
                        expect_the_first_is_taken_next(
                            search::record(problem, algorithm, rules, 1500).trace);
                    }
                }
            }
        }
    }
}

RC_GTEST_PROP(FrontierView, FirstIsTakenNextUnderAnyRules, ()) {
    const search::Problem problem = test::any_problem();
    const Rules rules = test::any_rules();
    const Algorithm& algorithm = test::any_algorithm();
    expect_the_first_is_taken_next(search::record(problem, algorithm, rules, 1000).trace);
    RC_ASSERT(!testing::Test::HasFatalFailure());
}

}  // namespace
}  // namespace statescope
