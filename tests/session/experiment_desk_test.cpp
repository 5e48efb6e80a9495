// Experiments of the window: in the background, paused, cancelled with their results kept.

#include "session/experiment_desk.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "exchange/run_text.hpp"
#include "study/ready_plans.hpp"

namespace statescope::session {
namespace {

constexpr std::chrono::duration<double> frame{1.0 / 60};

study::Plan plan(std::uint32_t each, std::uint64_t seed = 1) {
    study::Plan plan = study::find_ready_plan("aima")->plan();
    plan.boards = study::RandomBoards{{2, 4, 6, 8}, each, seed};
    return plan;
}

/// Expanded nodes of the rows of one run at one distance, made here one by one.
double mean_expanded(const study::Plan& of, std::size_t run, int distance) {
    const study::Experiment experiment(of);
    double sum = 0;
    int boards = 0;
    for (std::size_t i = 0; i < experiment.rows(); ++i) {
        const study::Row row = experiment.row(i);
        if (row.run != run || row.distance != distance) continue;
        sum += row.counters.expanded;
        ++boards;
    }
    return sum / boards;
}

TEST(ExperimentDesk, SumsUpTheRowsOfItsPlan) {
    ExperimentDesk desk;
    EXPECT_EQ(desk.plan(), nullptr);
    desk.run(plan(7));
    EXPECT_TRUE(desk.under_way());
    EXPECT_EQ(desk.rows(), 4u * 7 * 4);
    desk.wait();
    EXPECT_FALSE(desk.under_way());
    EXPECT_EQ(desk.rows_made(), desk.rows());
    const std::vector<std::string> names = exchange::run_names(plan(7).runs);
    ASSERT_EQ(desk.summaries().size(), 4u * 4);
    for (const study::Summary& summary : desk.summaries()) {
        const auto run = static_cast<std::size_t>(
            std::find(names.begin(), names.end(), summary.run) - names.begin());
        ASSERT_LT(run, names.size());
        EXPECT_EQ(summary.boards, 7u);
        EXPECT_DOUBLE_EQ(summary.expanded.mean, mean_expanded(plan(7), run, *summary.distance));
    }
}

TEST(ExperimentDesk, TheSameSeedGivesTheSameResults) {
    ExperimentDesk first;
    ExperimentDesk second;
    ExperimentDesk other;
    first.run(plan(5, 3));
    second.run(plan(5, 3));
    other.run(plan(5, 4));
    for (ExperimentDesk* desk : {&first, &second, &other})
        desk->wait();
    const auto means = [](const ExperimentDesk& desk) {
        std::vector<double> all;
        for (const study::Summary& summary : desk.summaries())
            all.push_back(summary.generated.mean);
        return all;
    };
    EXPECT_EQ(means(first), means(second));
    EXPECT_NE(means(first), means(other));
}

TEST(ExperimentDesk, WhilePausedNoRowIsBegun) {
    ExperimentDesk desk;
    desk.run(plan(20'000));
    desk.pause();
    EXPECT_TRUE(desk.paused());
    // Each thread may finish a row that is shorter than the way to its next question.
    std::size_t made = desk.rows_made();
    std::size_t again = made + 1;
    for (int quiet = 0; quiet < 1000; quiet = again == made ? quiet + 1 : 0) {
        made = again;
        desk.tick(frame);
        again = desk.rows_made();
    }
    EXPECT_LT(made, desk.rows());
    EXPECT_TRUE(desk.under_way());
    desk.go_on();
    EXPECT_FALSE(desk.paused());
    while (desk.rows_made() == made)
        desk.tick(frame);
    EXPECT_GT(desk.rows_made(), made);
}

TEST(ExperimentDesk, CancelledItKeepsItsResults) {
    ExperimentDesk desk;
    desk.run(plan(20'000));
    while (desk.rows_made() < 100)
        desk.tick(frame);
    ASSERT_TRUE(desk.seconds_left());
    desk.cancel();
    desk.wait();
    EXPECT_FALSE(desk.under_way());
    EXPECT_FALSE(desk.seconds_left());
    EXPECT_GE(desk.rows_made(), 100u);
    EXPECT_LT(desk.rows_made(), desk.rows());
    std::size_t boards = 0;
    for (const study::Summary& summary : desk.summaries())
        boards += summary.boards;
    EXPECT_EQ(boards, desk.rows_made());
}

TEST(ExperimentDesk, AnotherPlanTakesThePlaceOfTheFirst) {
    ExperimentDesk desk;
    desk.run(plan(20'000));
    desk.run(plan(1));
    EXPECT_EQ(desk.rows(), 4u * 4);
    desk.wait();
    EXPECT_EQ(desk.rows_made(), 16u);
}

}  // namespace
}  // namespace statescope::session
