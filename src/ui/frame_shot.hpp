#pragma once

#include <imgui.h>

#include <functional>
#include <optional>
#include <string>

#include "session/taking.hpp"
#include "ui/theme.hpp"

namespace statescope::ui {

/// A picture of the window or of one of its panels, larger than the screen shows it if so wished.
/// It is drawn beside the screen in a few frames of its own, in which the mouse is nowhere and no
/// dialog is open.
class FrameShot {
  public:
    /// Whole windows; else the name of a panel.
    static constexpr std::string_view window = "window";

    /// Begins with the next frame; `done` is given the PNG file's bytes, empty when the part is not
    /// to be seen.
    void ask(std::string part, int times, session::TakenGround ground,
             std::function<void(std::string png)> done);
    bool under_way() const { return frames_left_ > 0; }
    /// Pixels for each of the screen's, while it is under way.
    std::optional<int> density() const {
        return under_way() ? std::optional(times_) : std::nullopt;
    }

    /// The theme in which the frame is drawn, where the usual one is this.
    const Theme& theme(const Theme& usual);

    /// Call between the beginning and the end of a frame's drawing.
    void begin_frame();
    /// Where a panel, or the window, stands in this frame.
    void note(std::string_view part, ImVec2 low, ImVec2 high);
    void end_frame();
    /// Call when the frame stands in the bound framebuffer, of this size.
    void rendered(int width, int height);

  private:
    std::string part_;
    int times_ = 1;
    session::TakenGround ground_ = session::TakenGround::AsShown;
    std::function<void(std::string)> done_;
    int frames_left_ = 0;
    bool seen_ = false;
    ImVec2 low_;
    ImVec2 high_;
    Theme theme_;
    ImVec2 mouse_;
    bool focus_hidden_ = false;
};

}  // namespace statescope::ui
