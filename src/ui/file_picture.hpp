#pragma once

#include <imgui.h>

#include <functional>
#include <optional>
#include <string_view>

#include "render/picture.hpp"
#include "session/session.hpp"

namespace statescope::ui {

struct Scene;

/// What is drawn for a picture file in the present frame.
struct FilePicture {
    std::string_view stem;  ///< of the file's name: "statescope-compare"
    ImVec2 low;             ///< where it stands, in screen coordinates
    ImVec2 high;
    bool settled =
        false;          ///< all sizes have come to rest: the pixels of this frame are the picture
    bool whole = true;  ///< the window is large enough for all of it
};

/// Draws something for a file: at the corner of the window and over all else, in a few frames that
/// are not shown. So it may be laid out as a picture wants it, not as the panels leave room.
class FileSheet {
  public:
    /// Begins with the next `draw`.
    void ask() { frames_left_ = frames_to_settle; }
    bool asked() const { return frames_left_ > 0; }

    /// While one is asked for, a sheet so many pixels wide with what `contents` draws; it is given
    /// the height of the sheet. Tells the scene of it.
    void draw(Scene& scene, std::string_view stem, float width,
              const std::function<void(ImVec2 room)>& contents);

  private:
    static constexpr int frames_to_settle =
        3;  ///< columns of tables need a frame to find their sizes

    int frames_left_ = 0;
};

/// Puts the sheet over everything drawn since: last in the frame.
void put_sheet_on_top();

/// Cuts the picture out of a frame's pixels, writes it to a new file in the session's folder for
/// pictures, and says in a notice where it is.
void write_file_picture(session::Session& session, const FilePicture& picture,
                        const render::Picture& frame);

}  // namespace statescope::ui
