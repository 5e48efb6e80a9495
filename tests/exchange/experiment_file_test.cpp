#include "exchange/experiment_file.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/support/searches.hpp"

namespace statescope::exchange {
namespace {

/// Nilsson's board, breadth-first and A* misplaced: 45 and 6 boards expanded.
study::Plan nilssons_plan() {
    const search::Algorithm& bfs = test::algorithm_of("bfs-parent");
    const search::Algorithm& astar = test::algorithm_of("astar");
    study::Plan plan{
        .shape = {3, 3},
        .goal = test::board_of("123804765"),
        .boards = study::ListedBoards{{test::board_of("283164705")}},
        .runs = {{&bfs, search::textbook_rules(bfs)}, {&astar, search::textbook_rules(astar)}}};
    plan.runs[1].rules.heuristic = search::HeuristicId::Misplaced;
    return plan;
}

/// The file of a shard.
std::string written(const study::Plan& plan, study::Shard shard = {}) {
    const study::Experiment experiment(plan);
    const ExperimentText text(experiment);
    std::string file = text.head();
    for (const std::size_t number : experiment.rows_of(shard))
        file += text.record(experiment.row(number));
    return file;
}

ExperimentFile file_of(std::string name, const std::string& text) {
    auto read = read_experiment(std::move(name), text);
    if (const auto* fault = std::get_if<ExperimentFault>(&read))
        throw std::runtime_error(fault->sentence);
    return std::get<ExperimentFile>(std::move(read));
}

std::string fault_of(const std::string& text) {
    const auto read = read_experiment("part.csv", text);
    const auto* fault = std::get_if<ExperimentFault>(&read);
    return fault != nullptr ? fault->sentence : "";
}

std::string merge_fault(const std::vector<ExperimentFile>& files) {
    const auto text = merged(files);
    const auto* fault = std::get_if<ExperimentFault>(&text);
    return fault != nullptr ? fault->sentence : "";
}

TEST(ExperimentText, HasThePlanAndAllFigures) {
    const std::string file = written(nilssons_plan());
    EXPECT_NE(file.find("# rows: 2\n"), std::string::npos) << file;
    EXPECT_NE(
        file.find("\n1,,2 8 3 1 6 4 7 0 5,1 2 3 8 0 4 7 6 5,5,bfs-parent,bfs-parent --order LURD "
                  "--duplicate-check generation --start-marked yes --goal-test taken,solved,5,46,"
                  "45,78,122,45,0,33,2.3"),
        std::string::npos)
        << file;
    EXPECT_NE(file.find("solved,5,7,6,14,18,5,0,8,1.4"), std::string::npos) << file;
}

TEST(PlanText, TellsOneListFromAnother) {
    study::Plan plan = nilssons_plan();
    const std::string one = written(plan);
    plan.boards = study::ListedBoards{{test::board_of("283164750")}};
    const std::string other = written(plan);
    EXPECT_EQ(merge_fault({file_of("a", one), file_of("b", other)}),
              "a and b are not parts of one experiment");
}

TEST(ExperimentFile, ComesBackAsSamples) {
    const auto read = samples_of(file_of("a", written(nilssons_plan())));
    const auto samples = std::get<std::vector<study::Sample>>(read);
    ASSERT_EQ(samples.size(), 2u);
    EXPECT_EQ(samples[0].run, "bfs-parent");
    EXPECT_EQ(samples[1].run, "astar");
    EXPECT_EQ(samples[0].distance, 5);
    EXPECT_EQ(samples[0].moves, 5u);
    EXPECT_TRUE(samples[0].solved);
    EXPECT_EQ(samples[0].expanded, 45u);
    EXPECT_EQ(samples[0].generated, 78u);
    EXPECT_EQ(samples[0].successors, 122u);
    EXPECT_NEAR(samples[0].branching.value(), 2.35, 0.005);
}

TEST(ExperimentFile, RefusesWhatItIsNot) {
    const std::string whole = written(nilssons_plan());
    EXPECT_EQ(fault_of(""), "part.csv is no file of statescope experiment");
    EXPECT_EQ(fault_of("a,b\n1,2\n"), "part.csv is no file of statescope experiment");
    EXPECT_EQ(fault_of(whole.substr(0, whole.find("row,"))),
              "part.csv, line 4: no titles of columns");
    EXPECT_EQ(fault_of(whole.substr(0, whole.size() - 3)),
              "part.csv, line 7: a row that is not complete");
    EXPECT_EQ(fault_of(whole + "3,x\n"), "part.csv, line 8: 2 fields where there should be 17");
    const std::string last = whole.substr(whole.rfind("\n2,") + 1);
    EXPECT_EQ(fault_of(whole + last), "part.csv, line 8: row 2 stands here for the second time");
    EXPECT_EQ(fault_of(whole + "9" + last.substr(1)),
              "part.csv, line 8: \"9\" is no number of a row from 1 to 2");
}

TEST(ExperimentFile, SaysWhichColumnCannotBeRead) {
    std::string text = written(nilssons_plan());
    text.replace(text.find(",46,45,78,"), 10, ",46,x5,78,");
    const auto samples = samples_of(file_of("a.csv", text));
    EXPECT_EQ(std::get<ExperimentFault>(samples).sentence,
              "a.csv, row 1: the column expanded cannot be read");
}

study::Plan large_plan() {
    study::Plan plan = nilssons_plan();
    plan.boards = study::RandomBoards{{1, 3, 5, 7}, 5, 3};
    return plan;
}

TEST(Merged, IsTheFileOfOneRun) {
    const study::Plan plan = large_plan();
    std::vector<ExperimentFile> parts;
    for (const std::uint32_t index : {3u, 1u, 2u})
        parts.push_back(file_of("part" + std::to_string(index), written(plan, {index, 3})));
    EXPECT_EQ(std::get<std::string>(merged(parts)), written(plan));
}

TEST(Merged, IsRefusedWhenAPartIsMissingDoubledOrAnothers) {
    const study::Plan plan = large_plan();
    const ExperimentFile first = file_of("first", written(plan, {1, 2}));
    const ExperimentFile second = file_of("second", written(plan, {2, 2}));
    EXPECT_EQ(merge_fault({first}),
              "rows 3, 4, 7 and 17 more of 40 stand in none of the files: a shard is missing or "
              "was stopped");
    EXPECT_EQ(merge_fault({first, second, second}),
              "rows 3, 4, 7 and 17 more stand in second and in second too");
    study::Plan other = plan;
    other.boards = study::RandomBoards{{1, 3, 5, 7}, 5, 4};
    EXPECT_EQ(merge_fault({first, file_of("other", written(other, {2, 2}))}),
              "first and other are not parts of one experiment");
    ExperimentFile stopped = second;
    stopped.held.erase(40);
    EXPECT_EQ(merge_fault({first, stopped}),
              "row 40 of 40 stands in none of the files: a shard is missing or was stopped");
}

}  // namespace
}  // namespace statescope::exchange
