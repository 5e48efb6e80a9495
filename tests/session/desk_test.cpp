#include "session/desk.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "session/session.hpp"
#include "session/work.hpp"
#include "tests/support/searches.hpp"
#include "tests/support/test_folder.hpp"

namespace statescope::session {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

class DeskTest : public testing::Test {
  protected:
    DeskTest() { session.wait(); }

    const test::TestFolder own;
    const std::filesystem::path folder = own.path();
    const std::filesystem::path file = folder / "lecture.statescope";
    Session session;
};

TEST_F(DeskTest, SavedWorkIsOpenedAgain) {
    session.set_algorithm(test::algorithm_of("astar"));
    session.wait();
    session.seek(5);
    EXPECT_EQ(save_work(session, folder / "lecture", Overwrite::Never), Saved::Yes);
    EXPECT_EQ(session.desk.work, file) << "the name gets its end";
    EXPECT_FALSE(is_unsaved(session));
    session.seek(6);
    EXPECT_TRUE(is_unsaved(session));
    EXPECT_FALSE(would_lose_work(session)) << "a step is not worth a question";
    session.notes = "a thought";
    EXPECT_TRUE(would_lose_work(session));

    Session other;
    open_file(other, file);
    other.wait();
    EXPECT_EQ(other.step(), 5u);
    EXPECT_EQ(other.choices().algorithm->name, "astar");
    EXPECT_EQ(other.desk.work, file);
    EXPECT_FALSE(is_unsaved(other));
    EXPECT_THAT(other.desk.recent.all(), ElementsAre(file));
}

TEST_F(DeskTest, AFileThatIsThereIsNotOverwrittenUnasked) {
    std::ofstream(file) << "precious";
    EXPECT_EQ(save_work(session, file, Overwrite::Never), Saved::Exists);
    EXPECT_EQ(std::filesystem::file_size(file), 8u);
    EXPECT_EQ(session.desk.work, std::nullopt);
    EXPECT_EQ(save_work(session, file, Overwrite::Yes), Saved::Yes);
}

TEST_F(DeskTest, AFolderThatIsNotThereIsExplained) {
    EXPECT_EQ(save_work(session, folder / "gone" / "x", Overwrite::Never), Saved::No);
    EXPECT_THAT(session.notice, HasSubstr("No such file or directory"));
}

TEST_F(DeskTest, ADamagedWorkChangesNothing) {
    std::ofstream(file) << "{\n \"statescope_work\": 1,\n \"step\": \"far\"\n}";
    session.seek(4);
    const std::string before = work_text(work_of(session));
    open_file(session, file);
    EXPECT_THAT(session.notice, HasSubstr("line 3, column 2"));
    EXPECT_EQ(work_text(work_of(session)), before);
    EXPECT_EQ(session.desk.work, std::nullopt);
}

TEST_F(DeskTest, ACodeInAFileIsTaken) {
    const std::filesystem::path code = folder / "code.txt";
    std::ofstream(code) << "Look: statescope";
    std::ofstream(code) << "<statescope:3x3:283164705:123804765:astar:step=7>\n";
    open_file(session, code);
    session.wait();
    EXPECT_EQ(session.choices().problem, test::problem_of("283164705", "123804765"));
    EXPECT_EQ(session.step(), 7u);
}

TEST_F(DeskTest, TheCodeOfARunBringsItBack) {
    session.set_problem(test::problem_of("281043765", "123804765"));
    session.set_algorithm(test::algorithm_of("wastar"));
    search::Rules rules = session.choices().rules();
    rules.weight = 3;
    session.set_rules(rules);
    session.wait();
    session.seek(20);
    Session other;
    EXPECT_TRUE(take_run_code(other, run_code_of(session)));
    EXPECT_EQ(run_code_of(other), run_code_of(session)) << "while its search may still run";
    other.wait();
    EXPECT_EQ(other.step(), 20u);
    EXPECT_EQ(other.choices().rules(), session.choices().rules());
    EXPECT_FALSE(take_run_code(other, "statescope:nonsense"));
    EXPECT_THAT(other.notice, HasSubstr("not taken"));
    EXPECT_EQ(other.choices().rules(), session.choices().rules());
}

TEST_F(DeskTest, AFileThatIsGoneLeavesTheRecentOnes) {
    save_work(session, file, Overwrite::Never);
    std::filesystem::remove(file);
    open_file(session, file);
    EXPECT_THAT(session.desk.recent.all(), testing::IsEmpty());
    EXPECT_THAT(session.notice, HasSubstr("could not be read"));
}

TEST(RecentFiles, TheNewestComesFirstAndOnlyOnce) {
    RecentFiles recent;
    for (int i = 0; i < 10; ++i)
        recent.note("/files/" + std::to_string(i));
    EXPECT_EQ(recent.all().size(), RecentFiles::most);
    recent.note("/files/5");
    recent.note("/files/./x/../5");
    EXPECT_EQ(recent.all().size(), RecentFiles::most);
    EXPECT_EQ(recent.all()[0], "/files/5");
    EXPECT_EQ(recent.all()[1], "/files/9");
}

}  // namespace
}  // namespace statescope::session
