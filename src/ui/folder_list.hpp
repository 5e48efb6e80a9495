#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "ui/scene.hpp"

namespace statescope::ui {

/// What is in a folder, to choose from: the folder above, folders, files. Hidden ones are left out.
/// It is read when it is shown first and once a second.
class FolderList {
  public:
    /// What was chosen in a frame: a file, which a second press or a double-click `takes`.
    struct Chosen {
        std::filesystem::path file;
        bool taken = false;
    };

    /// Draws the folder with its path above, as high as given; a folder chosen is entered.
    /// `marked` is the name of the file that is chosen already.
    std::optional<Chosen> draw(Scene& scene, std::filesystem::path& folder,
                               const std::string& marked, float height);
    /// Reads the folder anew.
    void refresh() { read_at_ = -1; }

  private:
    struct Entry {
        std::string name;
        bool folder = false;
    };

    void read(const std::filesystem::path& folder);

    std::filesystem::path read_;
    double read_at_ = -1;
    bool readable_ = true;
    std::vector<Entry> entries_;
};

}  // namespace statescope::ui
