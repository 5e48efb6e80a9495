#include "session/safe_file.hpp"

#include "tests/support/test_folder.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace statescope::session {
namespace {

namespace stdfs = std::filesystem;

class SafeFileTest : public testing::Test {
  protected:
    std::string content() const { return own.text("work.txt"); }
    auto files() const { return own.count(); }

    const test::TestFolder own;
    const stdfs::path folder = own.path();
    const stdfs::path file = folder / "work.txt";
};

TEST_F(SafeFileTest, AppearsWholeWithFinish) {
    SafeFile out(file);
    EXPECT_TRUE(out.write("one "));
    EXPECT_FALSE(stdfs::exists(file));
    EXPECT_TRUE(out.write("two"));
    EXPECT_TRUE(out.finish(Overwrite::Never));
    EXPECT_EQ(content(), "one two");
}

TEST_F(SafeFileTest, LeavesNoDraftBehind) {
    { SafeFile abandoned(file); }
    EXPECT_EQ(files(), 0);
    {
        SafeFile out(file);
        out.write("text");
        out.finish(Overwrite::Never);
    }
    EXPECT_EQ(files(), 1);
}

TEST_F(SafeFileTest, NeverOverwritesUnasked) {
    std::ofstream(file) << "precious";
    SafeFile out(file);
    out.write("new");
    EXPECT_FALSE(out.finish(Overwrite::Never));
    EXPECT_TRUE(out.exists());
    EXPECT_EQ(content(), "precious");
    EXPECT_EQ(write_safely(file, "asked", Overwrite::Yes), std::nullopt);
    EXPECT_EQ(content(), "asked");
}

TEST_F(SafeFileTest, AFullDiskCostsNothing) {
    // A device that is always full stands for the disk: the draft becomes a link to it.
    std::ofstream(file) << "precious";
    stdfs::path draft = file;
    draft += "." + std::to_string(::getpid()) + ".new";
    stdfs::create_symlink("/dev/full", draft);
    const auto fault = write_safely(file, std::string(100'000, 'x'), Overwrite::Yes);
    ASSERT_TRUE(fault.has_value());
    EXPECT_THAT(*fault, testing::HasSubstr("No space left"));
    EXPECT_EQ(content(), "precious");
    EXPECT_EQ(files(), 1);
}

TEST_F(SafeFileTest, ALinkStaysALink) {
    std::ofstream(folder / "real.txt") << "old";
    stdfs::create_symlink("real.txt", file);
    EXPECT_EQ(write_safely(file, "new", Overwrite::Yes), std::nullopt);
    EXPECT_TRUE(stdfs::is_symlink(file));
    EXPECT_EQ(content(), "new");
}

TEST_F(SafeFileTest, SaysWhyItCannotWrite) {
    const auto fault = write_safely(folder / "not there" / "file", "text", Overwrite::Yes);
    ASSERT_TRUE(fault.has_value());
    EXPECT_THAT(*fault, testing::HasSubstr("No such file or directory"));
}

}  // namespace
}  // namespace statescope::session
