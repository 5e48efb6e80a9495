#include "platform/picture_clipboard.hpp"

#include "tests/support/test_folder.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace statescope::platform {
namespace {

/// A folder that is all of the PATH, with a program of our own in place of xclip.
class PictureClipboardTest : public testing::Test {
  protected:
    PictureClipboardTest() {
        setenv("PATH", folder.c_str(), 1);
        setenv("DISPLAY", ":1000", 1);
        unsetenv("WAYLAND_DISPLAY");
    }
    PictureClipboardTest(const PictureClipboardTest&) = delete;
    PictureClipboardTest& operator=(const PictureClipboardTest&) = delete;
    ~PictureClipboardTest() override {
        setenv("PATH", path.c_str(), 1);
        setenv("DISPLAY", display.c_str(), 1);
    }
    void install(const std::string& name, const std::string& script) const {
        const std::filesystem::path file = folder / name;
        std::ofstream(file) << "#!/bin/sh\n" << script << "\n";
        std::filesystem::permissions(file, std::filesystem::perms::owner_all);
    }
    static std::string variable(const char* name) {
        const char* value = std::getenv(name);
        return value != nullptr ? value : "";
    }

    const std::string path = variable("PATH");
    const std::string display = variable("DISPLAY");
    const test::TestFolder own;
    const std::filesystem::path folder = own.path();
};

TEST_F(PictureClipboardTest, WithoutAProgramNothingCanBeCopied) {
    EXPECT_FALSE(can_copy_pictures());
    EXPECT_THAT(copy_png("png").value(), testing::HasSubstr("xclip"));
}

TEST_F(PictureClipboardTest, TheBytesReachTheProgramUnchanged) {
    install("xclip", "echo \"$@\" > '" + (folder / "words").string() + "'; /bin/cat > '" +
                         (folder / "taken").string() + "'");
    EXPECT_TRUE(can_copy_pictures());
    std::string png = "\x89PNG\r\n";
    png.append(300'000, '\0');
    EXPECT_EQ(copy_png(png), std::nullopt);
    std::ostringstream taken;
    taken << std::ifstream(folder / "taken", std::ios::binary).rdbuf();
    EXPECT_EQ(taken.str(), png);
    std::string words;
    std::getline(std::ifstream(folder / "words"), words);
    EXPECT_EQ(words, "-selection clipboard -target image/png");
}

TEST_F(PictureClipboardTest, AProgramThatFailsOrDoesNotReadIsNoSuccess) {
    install("xclip", "exit 1");
    EXPECT_THAT(copy_png(std::string(1'000'000, 'x')).value(), testing::HasSubstr("xclip"));
}

}  // namespace
}  // namespace statescope::platform
