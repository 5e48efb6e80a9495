#include "session/take_away_job.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>

#include "session/desk.hpp"
#include "session/session.hpp"
#include "study/ready_plans.hpp"
#include "tests/support/searches.hpp"
#include "tests/support/test_folder.hpp"

namespace statescope::session {
namespace {

using testing::HasSubstr;
using testing::StartsWith;
using End = TakenAway::End;

class TakeAwayTest : public testing::Test {
  protected:
    TakeAwayTest() { show("283164705", "123804765", "astar"); }

    void show(const char* start, const char* goal, const char* algorithm) {
        session.set_problem(test::problem_of(start, goal));
        session.set_algorithm(test::algorithm_of(algorithm));
        session.set_rule_set(search::RuleSet::Textbook);
        session.wait();
        session.run(Command::ToEnd);
    }
    TakenAway take(const Taking& taking, const std::string& name,
                   Overwrite overwrite = Overwrite::Never) {
        TakeAwayJob job(taking_from(session, taking.taken), taking, folder / name, overwrite);
        return job.finished(std::chrono::hours{1}).value();
    }
    std::optional<std::string> why_not(Taken taken) {
        return why_not_taken(taking_from(session, taken), {.taken = taken});
    }
    std::string content(const std::string& name) const { return own.text(name); }
    auto files() const { return own.count(); }

    const test::TestFolder own;
    const std::filesystem::path folder = own.path();
    Session session;
};

TEST_F(TakeAwayTest, EveryThingInEveryFormIsAFileOfThatForm) {
    const auto begins = [&](Taken taken, TakenForm form) {
        const std::string name = "file" + std::string(extension_of(form));
        const TakenAway result =
            take({.taken = taken, .form = form, .last = session.trace().last_step()}, name,
                 Overwrite::Yes);
        EXPECT_EQ(result.end, End::Written) << result.reason;
        return content(result.file.filename().string());
    };
    for (const Taken taken : {Taken::Tree, Taken::Path, Taken::Board, Taken::Solution}) {
        EXPECT_THAT(begins(taken, TakenForm::Png), StartsWith("\x89PNG"));
        EXPECT_THAT(begins(taken, TakenForm::Svg), HasSubstr("<svg"));
        EXPECT_THAT(begins(taken, TakenForm::Tikz), HasSubstr("\\begin{tikzpicture}"));
        EXPECT_THAT(begins(taken, TakenForm::Dot), HasSubstr("digraph"));
    }
    EXPECT_THAT(begins(Taken::Moves, TakenForm::Gif), StartsWith("GIF89a"));
    EXPECT_THAT(begins(Taken::Steps, TakenForm::Frames), StartsWith("\x89PNG"));
    EXPECT_THAT(begins(Taken::OpenClosed, TakenForm::Latex), HasSubstr("\\begin{tabular}"));
    EXPECT_THAT(begins(Taken::Counters, TakenForm::Csv), HasSubstr("expanded,"));
    EXPECT_THAT(begins(Taken::Trace, TakenForm::Statescope), HasSubstr("\"astar\""));
    EXPECT_THAT(begins(Taken::Trace, TakenForm::Lines), StartsWith("{"));
    EXPECT_THAT(begins(Taken::Trace, TakenForm::Posthoc), HasSubstr("\"1.4.0\""));
}

TEST_F(TakeAwayTest, WhatIsThereIsLeftAlone) {
    std::ofstream(folder / "tree.svg") << "mine";
    const Taking tree{.taken = Taken::Tree, .form = TakenForm::Svg};
    EXPECT_EQ(take(tree, "tree.svg").end, End::Exists);
    EXPECT_EQ(content("tree.svg"), "mine");
    EXPECT_EQ(take(tree, "tree.svg", Overwrite::Yes).end, End::Written);
    EXPECT_THAT(content("tree.svg"), HasSubstr("<svg"));
    std::ofstream(folder / "moves-002.png") << "mine";
    const TakenAway result = take({.taken = Taken::Moves, .form = TakenForm::Frames}, "moves.png");
    EXPECT_EQ(result.end, End::Exists);
    EXPECT_EQ(result.file.filename(), "moves-002.png");
    EXPECT_EQ(files(), 2) << "no other was begun";
}

TEST_F(TakeAwayTest, ASolutionHasAPictureForEachBoard) {
    // Five moves: Nilsson's board.
    EXPECT_EQ(take({.taken = Taken::Moves, .form = TakenForm::Frames}, "moves.png").end,
              End::Written);
    EXPECT_EQ(files(), 6);
    EXPECT_TRUE(std::filesystem::exists(folder / "moves-006.png"));
}

TEST_F(TakeAwayTest, CancellingLeavesNothing) {
    show("281043765", "123804765", "bfs");
    Taking steps{.taken = Taken::Steps, .form = TakenForm::Frames, .first = 0, .last = 900};
    for (const TakenForm form : {TakenForm::Frames, TakenForm::Gif}) {
        steps.form = form;
        TakeAwayJob job(taking_from(session, steps.taken), steps, folder / "steps.png",
                        Overwrite::Never);
        EXPECT_EQ(job.all(), 901u);
        job.cancel();
        EXPECT_EQ(job.finished(std::chrono::hours{1})->end, End::Cancelled);
        EXPECT_EQ(files(), 0);
    }
}

TEST_F(TakeAwayTest, WhatCannotBeWrittenIsExplained) {
    const TakenAway result = take({.taken = Taken::Tree}, "not there/tree.png");
    EXPECT_EQ(result.end, End::Failed);
    EXPECT_THAT(result.reason, HasSubstr("No such file or directory"));
}

TEST_F(TakeAwayTest, WithoutASolutionThereIsNone) {
    show("213804765", "123804765", "bfs");
    ASSERT_FALSE(session.solvable());
    EXPECT_TRUE(why_not(Taken::Solution).has_value());
    EXPECT_FALSE(why_not(Taken::Tree).has_value());
}

// Lesson L09, 12 moves: 1,488 expanded by breadth-first search, 25 by A* with Manhattan.
TEST_F(TakeAwayTest, AComparisonIsOfTheBoardsShown) {
    EXPECT_EQ(why_not(Taken::Comparison), "Nothing is compared. Add a search in Compare.");
    Choices beside = session.choices();
    beside.algorithm = &test::algorithm_of("bfs-parent");
    session.compared().add(beside);
    session.compared().wait();
    EXPECT_FALSE(why_not(Taken::Comparison).has_value());

    show("281463075", "123804765", "astar");
    EXPECT_EQ(why_not(Taken::Comparison), "The searches compared are still under way.");
    session.compared().wait();
    ASSERT_FALSE(why_not(Taken::Comparison).has_value());
    take({.taken = Taken::Comparison, .form = TakenForm::Csv}, "comparison.csv");
    const std::string csv = content("comparison.csv");
    EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 3) << csv;
    EXPECT_THAT(csv, testing::ContainsRegex("astar,.*,25,"));
    EXPECT_THAT(csv, testing::ContainsRegex("bfs-parent,.*,1488,"));
    take({.taken = Taken::Comparison, .form = TakenForm::Latex}, "comparison.tex");
    EXPECT_THAT(content("comparison.tex"), HasSubstr(R"(\begin{tabular})"));
}

TEST_F(TakeAwayTest, AnExperimentIsWhatItsRunsCameTo) {
    EXPECT_EQ(why_not(Taken::Experiment), "No experiment has been run.");
    study::Plan plan = study::find_ready_plan("aima")->plan();
    plan.boards = study::RandomBoards{{2, 4}, 3, 1};
    session.experiment().run(plan);
    session.experiment().wait();
    ASSERT_FALSE(why_not(Taken::Experiment).has_value());
    take({.taken = Taken::Experiment, .form = TakenForm::Markdown}, "experiment.md");
    const std::string table = content("experiment.md");
    EXPECT_EQ(std::count(table.begin(), table.end(), '\n'), 2 + 2 * 4)
        << "four searches at two distances, under a head";
    EXPECT_THAT(table, StartsWith("| run "));
    EXPECT_EQ(take({.taken = Taken::Experiment, .form = TakenForm::Csv}, "experiment.csv").end,
              End::Written);
}

TEST_F(TakeAwayTest, ALargePosthocTraceSaysWhatIsMissing) {
    show("867254301", "123456780", "astar");
    const TakenAway result =
        take({.taken = Taken::Trace, .form = TakenForm::Posthoc}, "run.trace.json");
    EXPECT_EQ(result.end, End::Written);
    EXPECT_THAT(result.note, HasSubstr("The first 2,000 nodes"));
}

TEST_F(TakeAwayTest, TracesAreOpenedAgainOurOwnAndOthers) {
    take({.taken = Taken::Trace, .form = TakenForm::Statescope}, "run.trace");
    take({.taken = Taken::Trace, .form = TakenForm::Posthoc}, "run.trace.json");
    const auto events = session.trace().events().size();
    const auto moves = session.recorded().moves();
    Session own;
    open_file(own, folder / "run.trace");
    own.wait();
    EXPECT_EQ(own.trace().events().size(), events);
    EXPECT_EQ(own.choices().problem, session.choices().problem);
    EXPECT_EQ(own.choices().algorithm, session.choices().algorithm);
    EXPECT_EQ(own.choices().rules(), session.choices().rules());
    EXPECT_EQ(own.job(), nullptr) << "nothing is searched";

    Session other;
    const search::Algorithm* before = other.choices().algorithm;
    open_file(other, folder / "run.trace.json");
    other.wait();
    EXPECT_EQ(other.recorded().choices().algorithm, &search::foreign_algorithm());
    EXPECT_EQ(other.recorded().moves(), moves);
    EXPECT_EQ(other.choices().algorithm, before) << "the user's choice stays";
    EXPECT_EQ(other.choices().problem, session.choices().problem);
    EXPECT_FALSE(other.user_chooses());
    EXPECT_TRUE(other.why_not(Command::SearchOn).has_value());

    std::ofstream(folder / "bad.trace.json") << "{\"version\": \"1.4.0\", \"events\": [{}]}";
    open_file(other, folder / "bad.trace.json");
    other.wait();
    EXPECT_THAT(other.notice, HasSubstr("bad.trace.json was not opened"));
    EXPECT_EQ(other.recorded().moves(), moves) << "what was shown stays";
}

}  // namespace
}  // namespace statescope::session
