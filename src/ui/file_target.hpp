#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "ui/folder_list.hpp"
#include "ui/scene.hpp"

namespace statescope::ui {

/// Where a file is to be written: a folder, a name, and, where there is such a file already, what
/// is to become of it. Nothing is ever overwritten without being asked.
class FileTarget {
  public:
    enum class Asked {
        Nothing,
        Write,    ///< write it if it is not there
        Replace,  ///< write it over the one that is there
    };

    /// Begins with a name.
    void begin(const std::filesystem::path& folder, std::string name);
    /// The name takes the keyboard when it is drawn next.
    void focus_name() { focus_ = true; }
    /// Another name is proposed, unless the user gave one.
    void propose(std::string name);
    /// A name that has no ending gets this one: ".svg".
    void complete(std::string_view ending);
    /// The file was there: asks what to do, until the name is another.
    void tell_exists();
    /// What was written is there to be seen.
    void refresh() { list_.refresh(); }

    std::filesystem::path file() const { return folder_ / name_; }
    const std::filesystem::path& folder() const { return folder_; }

    /// Draws the folder in the height given, the name, the question, and a button with this word.
    /// Enter in the name does what the button does.
    Asked draw(Scene& scene, std::string_view word, float height,
               std::string_view disabled_reason = {});

  private:
    Asked ask_about_existing(Scene& scene);

    std::filesystem::path folder_;
    std::string name_;
    std::string proposed_;
    bool exists_ = false;
    bool focus_ = false;
    FolderList list_;
};

/// A file that is not there yet, named after one that is: "tree-2.png".
std::filesystem::path free_name(const std::filesystem::path& file);

}  // namespace statescope::ui
