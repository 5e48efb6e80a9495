#include "session/experiment_job.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "tests/support/korf.hpp"
#include "tests/support/searches.hpp"

namespace statescope::session {
namespace {

using namespace std::chrono_literals;

std::shared_ptr<const study::Experiment> experiment(std::uint32_t boards) {
    const search::Algorithm& astar = test::algorithm_of("astar");
    study::Plan plan{
        .shape = {3, 3},
        .goal = test::board_of("123804765"),
        .boards = study::RandomBoards{{4, 12, 20}, boards, 3},
        .runs = {{&astar, search::textbook_rules(astar)}, {&astar, search::textbook_rules(astar)}}};
    plan.runs[1].rules.heuristic = search::HeuristicId::Misplaced;
    return std::make_shared<const study::Experiment>(plan);
}

/// All rows of a job, taken while it runs.
std::vector<study::Row> rows_of(ExperimentJob& job) {
    std::vector<study::Row> rows;
    for (bool ended = false; !ended;) {
        ended = job.ended(1ms);
        for (const study::Row& row : job.take_rows())
            rows.push_back(row);
    }
    return rows;
}

void expect_same(const std::vector<study::Row>& rows, const std::vector<study::Row>& wanted) {
    ASSERT_EQ(rows.size(), wanted.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        EXPECT_EQ(rows[i].number, wanted[i].number);
        EXPECT_EQ(rows[i].board, wanted[i].board);
        EXPECT_EQ(rows[i].counters, wanted[i].counters);
    }
}

TEST(ExperimentJob, gives_the_rows_of_a_plain_loop_in_order_whatever_the_threads) {
    const auto tested = experiment(20);
    std::vector<study::Row> plain;
    for (std::size_t i = 0; i < tested->rows(); ++i)
        plain.push_back(tested->row(i));
    for (const unsigned threads : {1u, 2u, 5u}) {
        ExperimentJob job(tested, {}, threads);
        EXPECT_EQ(job.rows(), 120u);
        expect_same(rows_of(job), plain);
        EXPECT_EQ(job.rows_made(), 120u);
        EXPECT_TRUE(job.take_rows().empty()) << "handed out once";
    }
}

TEST(ExperimentJob, works_out_a_pattern_database_once_for_all_rows) {
    const search::Algorithm& astar = test::algorithm_of("astar");
    study::Plan plan = experiment(5)->plan();
    plan.runs.resize(1);
    plan.runs.front().rules.heuristic = search::HeuristicId::Patterns;
    const auto tested = std::make_shared<const study::Experiment>(plan);
    const auto store = std::make_shared<PatternStore>();
    ExperimentJob job(tested, {}, 2, store);
    const std::vector<study::Row> rows = rows_of(job);
    ASSERT_EQ(rows.size(), tested->rows());
    EXPECT_TRUE(store->holds(plan.goal, plan.shape));
    for (const study::Row& row : rows) {
        const search::Problem problem{plan.shape, row.board, plan.goal};
        EXPECT_EQ(row.counters, search::count(problem, astar, plan.runs.front().rules).counters);
        EXPECT_EQ(static_cast<int>(row.moves), row.distance) << "shortest, for h is admissible";
    }
}

TEST(ExperimentJob, makes_the_rows_of_its_shard_alone) {
    const auto tested = experiment(5);
    std::vector<study::Row> second_of_four;
    for (const std::size_t number : tested->rows_of({2, 4}))
        second_of_four.push_back(tested->row(number));
    ExperimentJob job(tested, {2, 4}, 2);
    expect_same(rows_of(job), second_of_four);
}

TEST(ExperimentJob, keeps_the_rows_made_when_it_is_cancelled) {
    const auto tested = experiment(100'000);
    ExperimentJob job(tested, {}, 2);
    while (job.rows_made() < 10)
        ASSERT_FALSE(job.ended(1ms));
    job.cancel();
    const std::vector<study::Row> rows = rows_of(job);
    EXPECT_EQ(rows.size(), job.rows_made());
    EXPECT_GE(rows.size(), 10u);
    EXPECT_LT(rows.size(), job.rows());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        EXPECT_EQ(rows[i].number, i) << "the first ones, without a gap";
        EXPECT_EQ(rows[i].counters, tested->row(i).counters);
    }
}

/// The hardest of Korf's boards by IDA*, each of which takes a minute or so.
std::shared_ptr<const study::Experiment> hard_experiment() {
    std::vector<puzzle::Board> boards;
    for (const test::KorfInstance& instance : test::korfs_instances()) {
        if (instance.generated > 3'000'000'000) boards.push_back(instance.problem.start);
    }
    const search::Algorithm& ida_star = test::algorithm_of("idastar");
    const study::Plan plan{.shape = {4, 4},
                           .goal = test::korfs_goal(),
                           .boards = study::ListedBoards{boards},
                           .runs = {{&ida_star, search::textbook_rules(ida_star)}},
                           .node_budget = 200'000'000};
    return std::make_shared<const study::Experiment>(plan);
}

TEST(ExperimentJob, gives_up_long_rows_when_it_is_cancelled) {
    const auto tested = hard_experiment();
    ASSERT_GE(tested->rows(), 2u);
    ExperimentJob job(tested, {}, 2);
    while (job.nodes() < 100'000)
        ASSERT_FALSE(job.ended(1ms));
    EXPECT_EQ(job.rows_made(), 0u);
    job.cancel();
    ASSERT_TRUE(job.ended(1h));
    EXPECT_LT(job.nodes(), 100'000'000u) << "a row takes more";
    EXPECT_TRUE(job.take_rows().empty());
    EXPECT_EQ(job.rows_made(), 0u);
}

// A thread that is asked to wait may come as far as its next question.
TEST(ExperimentJob, waits_in_the_middle_of_long_rows_while_it_is_paused) {
    constexpr std::uint64_t until_questions = 2 * 4 * trace::expansions_between_questions;
    ExperimentJob job(hard_experiment(), {}, 2);
    while (job.nodes() < 100'000)
        ASSERT_FALSE(job.ended(1ms));
    job.pause(true);
    const std::uint64_t nodes = job.nodes();
    // Meanwhile somebody else makes many times as many.
    const search::Algorithm& breadth_first = test::algorithm_of("bfs");
    const search::Problem unsolvable = test::problem_of("123456870", "123456780");
    for (int i = 0; i < 5; ++i)
        search::count(unsolvable, breadth_first, search::textbook_rules(breadth_first));
    EXPECT_LE(job.nodes(), nodes + until_questions);
    job.pause(false);
    while (job.nodes() < nodes + 2 * until_questions)
        ASSERT_FALSE(job.ended(1ms));
    job.pause(true);
    job.cancel();
    EXPECT_TRUE(job.ended(1h)) << "a paused job can be cancelled";
}

TEST(ExperimentJob, ends_when_it_is_let_go) {
    const auto tested = experiment(100'000);
    { ExperimentJob job(tested, {}, 2); }
    EXPECT_EQ(tested.use_count(), 1);
}

}  // namespace
}  // namespace statescope::session
