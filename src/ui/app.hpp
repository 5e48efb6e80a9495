#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "session/session.hpp"
#include "ui/file_picture.hpp"
#include "ui/files.hpp"
#include "ui/fonts.hpp"
#include "ui/help.hpp"
#include "ui/panel.hpp"
#include "ui/transport.hpp"

namespace statescope::ui {

/// How soon the window wants its next frame when no input comes.
enum class NextFrame {
    WhenInputComes,
    Soon,    ///< a search runs in the background
    AtOnce,  ///< something moves
};

/// The whole window over a session: top bar, panels, transport, help, keys.
class App {
  public:
    explicit App(session::Session& session);
    ~App();
    App(const App&) = delete;
    App& operator=(const App&) = delete;

    /// Before a frame begins: fonts and theme as the preferences say. `content_scale` is the
    /// system's own.
    void prepare(float content_scale);
    /// Draws one frame; `elapsed` is the time since the last one.
    NextFrame draw(std::chrono::duration<double> elapsed);
    /// Whether the frame drawn last is for a picture file alone: it is not to be shown.
    bool drew_for_file() const { return file_picture_.has_value(); }
    /// Whether the next frame is for a picture that is larger than the screen: pixels for each of
    /// the screen's. It is to be drawn beside the screen.
    std::optional<int> density() { return files_.take_away().shot().density(); }
    /// The user wants to close the window: whether it may close at once. Otherwise what would be
    /// lost is asked about, and `closes` tells when it may.
    bool may_close() { return files_.may_close(session_); }
    bool closes() const { return files_.closes(); }
    /// How pictures get onto the clipboard.
    void set_picture_clipboard(PictureClipboard clipboard) {
        files_.take_away().clipboard = std::move(clipboard);
    }
    /// The most pixels a picture beside the screen may be wide or high, without a call any number.
    void set_largest_picture(int pixels) { files_.take_away().largest_picture = pixels; }
    /// Call when a frame stands in the bound framebuffer: writes the picture file, if there is one
    /// in it, and says in a notice where it is.
    void rendered(int framebuffer_width, int framebuffer_height);

  private:
    void draw_panels(Scene& scene, class WindowFrame& frame);
    void note_parts(const Scene& scene);
    NextFrame next_frame(const Scene& scene) const;

    session::Session& session_;
    Fonts fonts_;
    std::string characters_;  ///< what the fonts must have
    float scale_ = 1;
    std::vector<std::unique_ptr<Panel>> panels_;
    std::vector<PanelSpec> specs_;
    Transport transport_;
    Help help_;
    Files files_;
    std::optional<FilePicture> file_picture_;
};

}  // namespace statescope::ui
