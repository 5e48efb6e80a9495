#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "tests/support/test_folder.hpp"
#include "tests/ui/app_fixture.hpp"

namespace statescope::test {

inline std::string content_of(const std::filesystem::path& file) {
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

/// The window, with a folder of its own to read from and to write into.
class FilesFixture : public AppFixture {
  protected:
    FilesFixture() {
        session.preferences.motion = false;
        session.desk.folder = folder;
        session.pictures_folder = folder;
        driver.frames(3);
    }

    bool shows(const std::string& text) {
        return driver.shown_text().find(text) != std::string::npos;
    }
    void press_ctrl(ImGuiKey key) {
        driver.press(ImGuiMod_Ctrl | key);
        driver.frames(3);
    }

    const TestFolder own;
    const std::filesystem::path folder = own.path();
};

}  // namespace statescope::test
