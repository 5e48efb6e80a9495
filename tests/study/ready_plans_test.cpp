#include "study/ready_plans.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <vector>

#include "tests/support/korf.hpp"

namespace statescope::study {
namespace {

TEST(ReadyPlans, CanBeCarriedOut) {
    for (const ReadyPlan& ready : ready_plans()) {
        const Plan plan = ready.plan();
        EXPECT_FALSE(fault_of(plan)) << ready.name;
        EXPECT_EQ(find_ready_plan(ready.name), &ready);
        for (std::size_t i = 0; i < plan.runs.size(); ++i) {
            for (std::size_t other = 0; other < i; ++other)
                EXPECT_NE(plan.runs[i], plan.runs[other]) << ready.name;
        }
    }
    EXPECT_EQ(find_ready_plan("move-order")->plan().runs.size(), 24u);
    EXPECT_EQ(find_ready_plan("none"), nullptr);
}

// The table of Russell and Norvig (4th edition, section 3.6): 2,672, 279 and 84 nodes generated at
// 12 moves, each the average of 100 boards. Ours are others, so they are only near.
TEST(ReadyPlans, ComeNearTheTableOfTheBook) {
    Plan plan = find_ready_plan("aima")->plan();
    plan.boards = AllBoards{{12}};
    plan.runs.erase(plan.runs.begin());
    plan.up_to.clear();
    const Experiment experiment(plan);
    const std::vector<double> book{2672, 279, 84};
    std::vector<double> sums(3);
    for (std::size_t i = 0; i < experiment.rows(); ++i) {
        const Row row = experiment.row(i);
        sums[row.run] += row.counters.successors;
    }
    for (std::size_t run = 0; run < 3; ++run) {
        const double mean = sums[run] / (static_cast<double>(experiment.rows()) / 3);
        EXPECT_NEAR(mean / book[run], 1, 0.1) << "run " << run;
    }
}

// Its 2nd and 3rd editions have iterative deepening in the place of breadth-first search: b*
// is 2.87, 2.73, 2.80, 2.79 and 2.78 at 4, 6 ... 12 moves.
TEST(ReadyPlans, DeepenAsTheBookDoes) {
    Plan plan = find_ready_plan("aima")->plan();
    plan.runs.resize(1);
    plan.boards = RandomBoards{{4, 6, 8, 10, 12}, 20};
    const Experiment experiment(plan);
    ASSERT_EQ(experiment.rows(), 5u * 20);
    std::map<int, double> sums;
    for (std::size_t i = 0; i < experiment.rows(); ++i) {
        const Row row = experiment.row(i);
        ASSERT_EQ(row.outcome, search::Outcome::Solved);
        EXPECT_EQ(static_cast<int>(row.moves), row.distance);
        sums[*row.distance] += row.branching.value();
    }
    const std::map<int, double> book{{4, 2.87}, {6, 2.73}, {8, 2.80}, {10, 2.79}, {12, 2.78}};
    for (const auto& [distance, sum] : sums)
        EXPECT_NEAR(sum / 20, book.at(distance), 0.15) << distance << " moves";
}

// Half of the 100 boards of Korf 1985, by the nodes that he published.
TEST(KorfEasy, IsTheHalfThatTookTheFewestNodes) {
    std::vector<test::KorfInstance> instances = test::korfs_instances();
    ASSERT_EQ(instances.size(), 100u);
    std::vector<std::uint64_t> counts;
    for (const test::KorfInstance& instance : instances)
        counts.push_back(instance.generated);
    std::sort(counts.begin(), counts.end());
    const Plan plan = find_ready_plan("korf-easy")->plan();
    const auto& listed = std::get<ListedBoards>(plan.boards);
    EXPECT_EQ(plan.goal, test::korfs_goal());
    std::size_t place = 0;
    for (const test::KorfInstance& instance : instances) {
        if (instance.generated > counts[49]) continue;
        ASSERT_LT(place, listed.boards.size());
        EXPECT_EQ(listed.boards[place], instance.problem.start) << instance.number;
        EXPECT_EQ(listed.distances[place], static_cast<int>(instance.moves)) << instance.number;
        ++place;
    }
    EXPECT_EQ(place, 50u);
    EXPECT_GT(plan.node_budget, 4 * counts[49] / 3) << "the first run ends on all of them";
}

// The counts that Korf published, on the boards of fewer than two million; other admissible
// heuristics that are nowhere less than Manhattan answer with as many moves, by fewer nodes.
TEST(KorfEasy, CountsAsKorfPublished) {
    const std::vector<test::KorfInstance> instances = test::korfs_instances();
    const Experiment experiment(find_ready_plan("korf-easy")->plan());
    const std::size_t runs = experiment.plan().runs.size();
    std::map<std::uint64_t, const test::KorfInstance*> by_board;
    for (const test::KorfInstance& instance : instances)
        by_board[instance.problem.start.bits()] = &instance;
    const auto& boards = std::get<ListedBoards>(experiment.plan().boards).boards;
    int checked = 0;
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const test::KorfInstance& instance = *by_board.at(boards[i].bits());
        if (instance.generated >= 2'000'000) continue;
        SCOPED_TRACE(instance.number);
        const Row manhattan = experiment.row(i * runs);
        EXPECT_EQ(manhattan.outcome, search::Outcome::Solved);
        EXPECT_EQ(manhattan.moves, instance.moves);
        EXPECT_EQ(manhattan.distance, static_cast<int>(instance.moves));
        EXPECT_EQ(manhattan.counters.expanded, instance.expanded - 1);  // the goal is only taken
        for (std::size_t run = 1; run < runs; ++run) {
            const Row other = experiment.row(i * runs + run);
            EXPECT_EQ(other.moves, instance.moves);
            EXPECT_LT(other.counters.expanded, manhattan.counters.expanded);
        }
        ++checked;
    }
    EXPECT_GE(checked, 10);
}

TEST(KorfEasy, SaysWhenTheLimitIsReached) {
    Plan plan = find_ready_plan("korf-easy")->plan();
    plan.node_budget = 10'000;
    const Row row = Experiment(plan).row(0);
    EXPECT_EQ(row.outcome, search::Outcome::Limit);
    EXPECT_GE(row.counters.nodes, 10'000u);
    EXPECT_LT(row.counters.nodes, 10'004u);
    EXPECT_EQ(row.branching, std::nullopt);
}

}  // namespace
}  // namespace statescope::study
