#pragma once

#include <filesystem>

#include "ui/file_target.hpp"
#include "ui/folder_list.hpp"
#include "ui/scene.hpp"
#include "ui/take_away_dialog.hpp"

namespace statescope::ui {

/// The File menu, its keys and the dialogs behind it.
class Files {
  public:
    TakeAwayDialog& take_away() { return take_away_; }
    const TakeAwayDialog& take_away() const { return take_away_; }

    /// The button in the top bar and the menu below it.
    void draw_button(Scene& scene);
    /// Ctrl+O, S, E and the like. Call once a frame, before anything is drawn.
    void run_shortcuts(session::Session& session);
    /// The user wants to close the window: whether it may close at once. Else it is asked first.
    bool may_close(const session::Session& session);
    /// Whether the question was answered so that the window is to close now.
    bool closes() const { return closes_; }
    /// The dialogs, over all else.
    void draw(Scene& scene);

  private:
    /// What a key or the menu asked for, done where dialogs can be opened.
    enum class Asked { Nothing, Open, SaveAs, TakeAway, Close };

    void save(session::Session& session);
    void draw_menu(Scene& scene);
    void draw_recent(Scene& scene);
    void draw_open(Scene& scene);
    void draw_save(Scene& scene);
    void draw_closing(Scene& scene);

    Asked asked_ = Asked::Nothing;
    bool closes_ = false;
    bool close_after_saving_ = false;
    std::filesystem::path open_folder_;
    std::string open_name_;
    FolderList open_list_;
    FileTarget save_target_;
    TakeAwayDialog take_away_;
};

}  // namespace statescope::ui
