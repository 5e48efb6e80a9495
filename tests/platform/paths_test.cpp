#include "platform/paths.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>

#include "tests/support/test_folder.hpp"

namespace statescope::platform {
namespace {

namespace fs = std::filesystem;

/// Sets a variable of the environment and puts it back.
class Variable {
  public:
    Variable(const char* name, const char* value) : name_(name) {
        if (const char* old = std::getenv(name)) old_ = old;
        if (value) {
            setenv(name, value, 1);
        } else {
            unsetenv(name);
        }
    }
    ~Variable() {
        if (old_) {
            setenv(name_, old_->c_str(), 1);
        } else {
            unsetenv(name_);
        }
    }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;

  private:
    const char* name_;
    std::optional<std::string> old_;
};

TEST(ConfigFolder, is_where_XDG_says) {
    const Variable config("XDG_CONFIG_HOME", "/somewhere/config");
    EXPECT_EQ(config_folder(), "/somewhere/config/statescope");
}

TEST(ConfigFolder, is_below_home_otherwise) {
    const Variable config("XDG_CONFIG_HOME", nullptr);
    const Variable home("HOME", "/home/ada");
    EXPECT_EQ(config_folder(), "/home/ada/.config/statescope");
}

TEST(ConfigFolder, ignores_a_relative_or_empty_XDG_path_as_the_specification_demands) {
    const Variable home("HOME", "/home/ada");
    for (const char* value : {"relative/config", ""}) {
        const Variable config("XDG_CONFIG_HOME", value);
        EXPECT_EQ(config_folder(), "/home/ada/.config/statescope");
    }
}

TEST(ConfigFolder, is_nothing_without_either) {
    const Variable config("XDG_CONFIG_HOME", nullptr);
    const Variable home("HOME", nullptr);
    EXPECT_FALSE(config_folder());
}

/// A home of its own.
class PicturesFolder : public testing::Test {
  protected:
    PicturesFolder() { fs::create_directories(home / ".config"); }

    void write_user_dirs(const std::string& text) const {
        std::ofstream(home / ".config/user-dirs.dirs") << text;
    }

    const test::TestFolder own;
    const fs::path home = own.path();
    const std::string home_text = home.string();
    const Variable home_variable{"HOME", home_text.c_str()};
    const Variable config_variable{"XDG_CONFIG_HOME", nullptr};
};

TEST(StateFolder, is_where_XDG_says_or_below_home) {
    const Variable home("HOME", "/home/somebody");
    const Variable unset("XDG_STATE_HOME", nullptr);
    EXPECT_EQ(state_folder(), fs::path("/home/somebody/.local/state/statescope"));
    const Variable state("XDG_STATE_HOME", "/var/state");
    EXPECT_EQ(state_folder(), fs::path("/var/state/statescope"));
}

TEST_F(PicturesFolder, is_what_user_dirs_says) {
    fs::create_directory(home / "Bilder");
    fs::create_directory(home / "Pictures");
    write_user_dirs(
        "# a comment\nXDG_MUSIC_DIR=\"$HOME/Music\"\nXDG_PICTURES_DIR=\"$HOME/Bilder\"\n");
    EXPECT_EQ(pictures_folder(), home / "Bilder");
    write_user_dirs("XDG_PICTURES_DIR=\"" + home_text + "/Bilder\"\n");
    EXPECT_EQ(pictures_folder(), home / "Bilder");
}

TEST_F(PicturesFolder, is_Pictures_otherwise) {
    fs::create_directory(home / "Pictures");
    EXPECT_EQ(pictures_folder(), home / "Pictures");
}

TEST_F(PicturesFolder, is_the_current_one_where_there_is_none) {
    EXPECT_EQ(pictures_folder(), ".");
    write_user_dirs("XDG_PICTURES_DIR=\"$HOME/Gone\"\n");
    EXPECT_EQ(pictures_folder(), ".");
}

}  // namespace
}  // namespace statescope::platform
