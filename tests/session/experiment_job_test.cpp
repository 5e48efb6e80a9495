#include "session/experiment_job.hpp"

#include <gtest/gtest.h>

#include <vector>

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

TEST(ExperimentJob, ends_when_it_is_let_go) {
    const auto tested = experiment(100'000);
    { ExperimentJob job(tested, {}, 2); }
    EXPECT_EQ(tested.use_count(), 1);
}

}  // namespace
}  // namespace statescope::session
