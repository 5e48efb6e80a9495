#include "session/autosave.hpp"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <iterator>

#include "session/session.hpp"
#include "tests/support/test_folder.hpp"

namespace statescope::session {
namespace {

constexpr std::chrono::seconds long_enough{2};

class AutosaveTest : public testing::Test {
  protected:
    auto files() const { return std::distance(std::filesystem::directory_iterator(folder), {}); }

    const test::TestFolder own;
    const std::filesystem::path folder = own.path() / "new";
};

/// A process that keeps a session with these notes, and is killed in the middle of it.
void keep_and_be_killed(const std::filesystem::path& folder, const std::string& notes) {
    const pid_t process = ::fork();
    if (process == 0) {
        // Without threads: only what is to be kept.
        Session session;
        session.wait();
        session.seek(9);
        session.notes = notes;
        Autosave autosave(folder);
        autosave.tick(session, long_enough);
        ::kill(::getpid(), SIGKILL);
    }
    int status = 0;
    ASSERT_EQ(::waitpid(process, &status, 0), process);
    ASSERT_TRUE(WIFSIGNALED(status));
}

TEST_F(AutosaveTest, WhatAKilledProgramHadOpenComesBack) {
    keep_and_be_killed(folder, "before the crash");
    Session session;
    Autosave autosave(folder);
    session.desk.left = autosave.take_left();
    ASSERT_TRUE(session.desk.left.has_value());
    EXPECT_FALSE(autosave.take_left().has_value()) << "offered once";
    restore_left_work(session);
    session.wait();
    EXPECT_EQ(session.notes, "before the crash");
    EXPECT_EQ(session.step(), 9u);
    EXPECT_FALSE(session.desk.left.has_value());
    autosave.tick(session, long_enough);
    EXPECT_FALSE(Autosave(folder).take_left().has_value()) << "its program lives";
}

TEST_F(AutosaveTest, WhatIsForgottenIsGone) {
    keep_and_be_killed(folder, "unwanted");
    {
        Session session;
        Autosave autosave(folder);
        session.desk.left = autosave.take_left();
        discard_left_work(session);
    }
    EXPECT_FALSE(Autosave(folder).take_left().has_value());
}

TEST_F(AutosaveTest, WhatIsNeitherRestoredNorForgottenIsOfferedAgain) {
    keep_and_be_killed(folder, "later");
    { EXPECT_TRUE(Autosave(folder).take_left().has_value()); }
    EXPECT_TRUE(Autosave(folder).take_left().has_value());
}

TEST_F(AutosaveTest, AClosedWindowLeavesNothing) {
    {
        Session session;
        Autosave autosave(folder);
        autosave.tick(session, long_enough);
        EXPECT_GT(files(), 0);
    }
    EXPECT_EQ(files(), 0);
}

TEST_F(AutosaveTest, WritesAtMostOnceAPauseAndSaysThatMoreIsToCome) {
    Session session;
    session.wait();
    Autosave autosave(folder);
    EXPECT_FALSE(autosave.tick(session, std::chrono::milliseconds{1})) << "the first at once";
    session.seek(3);
    EXPECT_TRUE(autosave.tick(session, std::chrono::milliseconds{1}));
    EXPECT_FALSE(autosave.tick(session, long_enough));
    EXPECT_FALSE(autosave.tick(session, long_enough)) << "nothing has changed";
}

TEST_F(AutosaveTest, AFolderThatCannotBeMadeKeepsNothing) {
    Session session;
    Autosave autosave("/dev/null/not a folder");
    EXPECT_FALSE(autosave.tick(session, long_enough));
    EXPECT_FALSE(autosave.take_left().has_value());
}

}  // namespace
}  // namespace statescope::session
