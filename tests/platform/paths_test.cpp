#include "platform/paths.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <optional>
#include <string>

namespace statescope::platform {
namespace {

/// Sets a variable of the environment and puts it back.
class Variable {
  public:
    Variable(const char* name, const char* value) : name_(name) {
        if (const char* old = std::getenv(name)) old_ = old;
        if (value)
            setenv(name, value, 1);
        else
            unsetenv(name);
    }
    ~Variable() {
        if (old_)
            setenv(name_, old_->c_str(), 1);
        else
            unsetenv(name_);
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

}  // namespace
}  // namespace statescope::platform
