#include "teach/samples.hpp"

#include <gtest/gtest.h>

#include <set>

#include "puzzle/distances.hpp"
#include "puzzle/rank.hpp"
#include "puzzle/solvability.hpp"
#include "search/catalogue.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/searches.hpp"

namespace statescope::teach {
namespace {

const Sample& sample_of(std::string_view id) {
    const Sample* sample = find_sample(id);
    if (sample == nullptr) throw std::runtime_error("no sample " + std::string(id));
    return *sample;
}

search::Recording textbook_recording(std::string_view id) {
    const search::Algorithm& algorithm = test::algorithm_of("bfs-parent");
    return search::record(sample_of(id).problem, algorithm, search::textbook_rules(algorithm));
}

TEST(Samples, AreBoardsOfTheirShapeWithAnIdOfTheirOwn) {
    std::set<std::string_view> ids;
    for (const Sample& sample : samples()) {
        SCOPED_TRACE(sample.id);
        EXPECT_TRUE(ids.insert(sample.id).second);
        EXPECT_TRUE(puzzle::is_permutation(sample.problem.start, sample.problem.shape));
        EXPECT_TRUE(puzzle::is_permutation(sample.problem.goal, sample.problem.shape));
        EXPECT_EQ(find_sample(sample.id), &sample);
    }
    EXPECT_EQ(find_sample("nothing"), nullptr);
}

TEST(Samples, NeedAsManyMovesAsTheySay) {
    for (const Sample& sample : samples()) {
        SCOPED_TRACE(sample.id);
        const search::Problem& problem = sample.problem;
        if (problem.shape.cells() <= puzzle::max_ranked_cells) {
            const puzzle::DistanceTable distances(problem.goal, problem.shape);
            EXPECT_EQ(distances.distance(problem.start), sample.moves);
            continue;
        }
        const search::Algorithm& algorithm = test::algorithm_of("bfs");
        const auto count =
            search::count(problem, algorithm, search::textbook_rules(algorithm), 100'000);
        ASSERT_EQ(count.result.outcome, search::Outcome::Solved);
        EXPECT_EQ(static_cast<int>(count.result.moves.size()), sample.moves);
    }
}

/// The samples that stand in the collection of cases must be the boards that stand there.
TEST(Samples, AreTheBoardsOfTheirSources) {
    const std::vector<std::pair<std::string_view, std::string_view>> known{
        {"hdu-1043", "IF-HDU1043-1"},
        {"aoj-13b", "IF-AOJ-13B"},
        {"aima", "KA-AIMA"},
        {"two-by-three", "KA-2x3-max"},
        {"four-by-four", "IF-AOJ-13C-oneline"},
        {"two-by-two", "KA-ALGS4-puzzle2x2-06"}};
    const auto cases = test::all_cases();
    for (const auto& [id, case_id] : known) {
        SCOPED_TRACE(case_id);
        const std::string wanted(case_id);
        const auto found = std::find_if(cases.begin(), cases.end(),
                                        [&](const test::Case& c) { return c.id == wanted; });
        ASSERT_NE(found, cases.end());
        const search::Problem& problem = sample_of(id).problem;
        EXPECT_EQ(problem.start, test::read_board(found->start, problem.shape).board);
        EXPECT_EQ(problem.goal, test::read_board(found->goal, problem.shape).board);
        EXPECT_EQ(std::to_string(sample_of(id).moves.value()), found->value("optimal_moves"));
    }
}

TEST(Samples, KeepWhatTheirNotesPromise) {
    const auto four = textbook_recording("textbook-4");
    EXPECT_EQ(four.trace.goal_node(), trace::NodeId{25});  // node 26
    EXPECT_EQ(textbook_recording("textbook-5").trace.final_counters().taken, 46u);
    EXPECT_EQ(puzzle::letters(textbook_recording("document-1-fifteen").moves), "rdr");

    const search::Problem& small = sample_of("two-by-two").problem;
    const puzzle::DistanceTable from_small(small.goal, small.shape);
    EXPECT_EQ(from_small.layer_sizes().size(), 7u);  // none farther than 6
    std::uint32_t reachable = 0;
    for (const std::uint32_t boards : from_small.layer_sizes())
        reachable += boards;
    EXPECT_EQ(reachable, 12u);

    const search::Problem& wide = sample_of("two-by-three").problem;
    EXPECT_EQ(puzzle::DistanceTable(wide.goal, wide.shape).hardest(), std::vector{wide.start});

    const search::Problem& hard = sample_of("hardest-1").problem;
    const auto hardest = puzzle::DistanceTable(hard.goal, hard.shape).hardest();
    EXPECT_EQ(std::set({hardest.at(0).bits(), hardest.at(1).bits()}),
              std::set({hard.start.bits(), sample_of("hardest-2").problem.start.bits()}));
    EXPECT_EQ(hardest.size(), 2u);
}

TEST(Samples, OlderEntryComesBackByTheRulesOfDocument1) {
    const search::Algorithm& algorithm = test::algorithm_of("astar");
    const auto recording =
        search::record(sample_of("older-entry").problem, algorithm, algorithm.document_rules);
    const trace::Trace& trace = recording.trace;
    int expanded_again = 0;
    for (trace::Step step = 0; step <= trace.last_step(); ++step) {
        const trace::Event& event = trace.event(step);
        if (event.kind == trace::EventKind::Expanded && trace.superseded_at(event.node) < step) {
            ++expanded_again;
        }
    }
    EXPECT_EQ(expanded_again, 1);
}

}  // namespace
}  // namespace statescope::teach
