// Experiments: run, paused, cancelled, and what chart and table show of them.

#include <gtest/gtest.h>

#include <fmt/format.h>

#include <string>

#include "study/ready_plans.hpp"
#include "tests/support/boards.hpp"
#include "tests/ui/app_fixture.hpp"

namespace statescope::test {
namespace {

class ExperimentPictureTest : public AppFixture {
  protected:
    ExperimentPictureTest() {
        session.preferences.motion = false;
        session.preferences.experiment_boards = 1;
        session.preferences.picture = "experiment";
        driver.frames(2);
    }
    bool shows(const std::string& text) const {
        return driver.shown_text().find(text) != std::string::npos;
    }
    void finish() {
        session.experiment().wait();
        driver.frames(3);
    }
    void choose(const std::string& list, const std::string& entry) {
        driver.click("###" + list);
        driver.frames(2);
        driver.click("###" + entry);
        driver.frames(2);
    }
};

TEST_F(ExperimentPictureTest, OpensByKeyAndByMouseWithASmallOneRun) {
    session.preferences.picture = "tree";
    driver.frames(2);
    driver.press(ImGuiKey_B);
    EXPECT_EQ(session.preferences.picture, "experiment");
    session.preferences.picture = "tree";
    driver.frames(2);
    driver.click("###picture_experiment");
    EXPECT_EQ(session.preferences.picture, "experiment");
    finish();
    // Three searches on one board at each of 2, 4 ... 24, iterative deepening up to 12.
    EXPECT_TRUE(shows("42 of 42 searches"));
    EXPECT_TRUE(shows("exact distance of the start, in moves"));
    EXPECT_TRUE(shows("astar misplaced"));
}

TEST_F(ExperimentPictureTest, TheTableShowsWhatTheRowsComeTo) {
    finish();
    driver.click("###experiment_table");
    driver.frames(3);
    // With one board at each distance the mean is that board's count.
    study::Plan plan = study::find_ready_plan("aima")->plan();
    std::get<study::RandomBoards>(plan.boards).each = 1;
    const study::Experiment experiment(plan);
    int shown = 0;
    for (std::size_t i = 0; i < experiment.rows(); ++i) {
        const study::Row row = experiment.row(i);
        if (row.run != 0 || *row.distance > 8) continue;
        EXPECT_TRUE(shows(fmt::format("{:.1f}", double(row.counters.expanded))))
            << "distance " << *row.distance;
        ++shown;
    }
    EXPECT_EQ(shown, 4);
    driver.click("###experiment_of_generated");
    driver.frames(3);
    for (std::size_t i = 0; i < experiment.rows(); ++i) {
        const study::Row row = experiment.row(i);
        if (row.run != 0 || *row.distance != 8) continue;
        EXPECT_TRUE(shows(fmt::format("{:.1f}", double(row.counters.generated))));
    }
}

TEST_F(ExperimentPictureTest, RunsPausesGoesOnAndCancels) {
    finish();
    choose("experiment_plan", "move-order");
    choose("experiment_boards", "boards_1000");
    EXPECT_EQ(session.preferences.experiment_plan, "move-order");
    EXPECT_EQ(session.preferences.experiment_boards, 1000);
    driver.click("###experiment_run");
    ASSERT_TRUE(session.experiment().under_way());
    EXPECT_EQ(session.experiment().rows(), 24u * 5 * 1000);
    driver.click("###experiment_pause");
    EXPECT_TRUE(session.experiment().paused());
    EXPECT_TRUE(shows("paused"));
    driver.click("###experiment_pause");
    EXPECT_FALSE(session.experiment().paused());
    // The rest of the window goes on.
    driver.press(ImGuiKey_RightArrow);
    EXPECT_EQ(session.step(), 1u);
    driver.click("###experiment_cancel");
    finish();
    EXPECT_FALSE(session.experiment().under_way());
    EXPECT_TRUE(shows("cancelled, the results so far are kept"));
    EXPECT_TRUE(driver.find("###experiment_run"));
}

TEST_F(ExperimentPictureTest, KorfsBoardsRunAndAreCancelledInTheMiddleOfASearch) {
    finish();
    choose("experiment_plan", "korf-easy");
    EXPECT_TRUE(driver.get("###experiment_boards").disabled);
    driver.click("###experiment_run");
    ASSERT_TRUE(session.experiment().under_way());
    EXPECT_EQ(session.experiment().rows(), 150u);
    EXPECT_EQ(session.experiment().plan()->shape, (puzzle::Shape{4, 4}));
    while (session.experiment().nodes() < 1'000'000)
        driver.frames(1);
    driver.frames(2);
    EXPECT_TRUE(shows(" of 150 searches · "));
    EXPECT_TRUE(shows(" nodes"));
    driver.click("###experiment_cancel");
    finish();
    EXPECT_FALSE(session.experiment().under_way());
    EXPECT_LT(session.experiment().rows_made(), 150u);
    EXPECT_TRUE(shows("cancelled, the results so far are kept"));
}

TEST_F(ExperimentPictureTest, TheSearchesComparedRunWithTheGoalChosen) {
    finish();
    session.set_problem({{2, 3}, board_of("123450"), board_of("123450")});
    settle();
    choose("experiment_plan", "compared");
    driver.click("###experiment_run");
    finish();
    ASSERT_NE(session.experiment().plan(), nullptr);
    EXPECT_EQ(session.experiment().plan()->shape, (puzzle::Shape{2, 3}));
    EXPECT_EQ(session.experiment().plan()->goal, board_of("123450"));
    EXPECT_EQ(session.experiment().rows(), 21u);  // no board of 2x3 is farther: one run each
    session.set_shape({4, 4});
    settle();
    driver.frames(2);
    EXPECT_TRUE(shows("Boards at exact distances are known for at most 9 cells."));
}

TEST_F(ExperimentPictureTest, ResultsAndCommandAreCopied) {
    finish();
    choose("experiment_copy", "csv");
    const std::string csv = ImGui::GetClipboardText();
    EXPECT_EQ(csv.substr(0, 13), "run,distance,");
    choose("experiment_copy", "command");
    const std::string command = ImGui::GetClipboardText();
    EXPECT_EQ(command.substr(0, 21), "statescope experiment");
    EXPECT_NE(command.find("--boards 1 --seed 1"), std::string::npos);
}

}  // namespace
}  // namespace statescope::test
