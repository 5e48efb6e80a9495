#pragma once

#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "session/take_away_job.hpp"
#include "session/taking.hpp"
#include "ui/file_target.hpp"
#include "ui/frame_shot.hpp"
#include "ui/scene.hpp"

namespace statescope::ui {

/// Puts a PNG file's bytes on the clipboard, where the system can. What went wrong, or nothing.
struct PictureClipboard {
    bool there = false;
    std::function<std::optional<std::string>(std::string_view png)> copy;
};

/// The dialog in which pictures, animations, tables and traces are taken away: what, in which form,
/// where to.
class TakeAwayDialog {
  public:
    /// A panel that can be taken, with the name a reader knows it by.
    struct PanelName {
        std::string id;
        std::string title;
    };

    PictureClipboard clipboard;
    /// The most pixels a picture of the screen may be wide or high.
    int largest_picture = std::numeric_limits<int>::max();
    /// The panels that are to be seen, told anew in every frame.
    std::vector<PanelName> panels;
    FrameShot& shot() { return shot_; }

    void open(const Scene& scene);
    void draw(Scene& scene);
    /// Whether a file is being written.
    bool under_way() const { return job_ != nullptr || shot_.under_way(); }
    /// Whether the next frame belongs to a picture.
    bool shot_under_way() const { return shot_.under_way() || reopen_; }

  private:
    std::string proposed_name(const Scene& scene) const;
    std::string why_not(const Scene& scene) const;
    std::string why_no_shot(const Scene& scene) const;

    void draw_what(Scene& scene);
    void draw_form(Scene& scene);
    void draw_picture_options(Scene& scene);
    void draw_steps(Scene& scene);
    void draw_target(Scene& scene, class Dialog& dialog);
    void draw_progress(Scene& scene);
    void draw_outcome(const Scene& scene);

    void write(Scene& scene, session::Overwrite overwrite);
    void write_shot(Scene& scene, session::Overwrite overwrite);
    void copy(Scene& scene);
    void copy_png(const teach::Phrases& say, const std::string& png);
    void take_result(const teach::Phrases& say, const session::TakenAway& result);

    session::Taking taking_;
    std::string first_text_;
    std::string last_text_;
    FileTarget target_;
    FrameShot shot_;
    std::unique_ptr<session::TakeAwayJob> job_;
    bool reopen_ = false;  ///< after a picture of the screen, for which it was closed
    int frames_to_appear_ = 0;
    std::string outcome_;  ///< how the last one went; empty for nothing to say
    bool went_wrong_ = false;
};

}  // namespace statescope::ui
