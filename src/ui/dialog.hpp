#pragma once

#include <string>
#include <string_view>

#include "ui/look.hpp"

namespace statescope::ui {

/// A card in the middle of the window; nothing beside it can be used while it is open. Like a
/// control it has an id and a title apart:
///
///     Dialog dialog(look, "open_dialog", title, {640, 480});
///     if (dialog.visible()) { ... }
///
/// Sizes are at scale 1 and give way where the window is smaller. Escape closes it.
class Dialog {
  public:
    struct Extent {
        float width;
        float height;
    };
    Dialog(const Look& look, std::string_view id, std::string_view title, Extent extent,
           std::string_view close);
    ~Dialog();
    Dialog(const Dialog&) = delete;
    Dialog& operator=(const Dialog&) = delete;

    /// Whether it is open: draw what is in it.
    bool visible() const { return visible_; }
    /// Closes it with the end of the frame.
    void close() { closing_ = true; }
    /// Whether it closes, by Escape, by its button or by `close`.
    bool closing() const { return closing_; }

  private:
    bool visible_ = false;
    bool closing_ = false;
};

/// Opens the dialog of an id, from the next frame on.
void open_dialog(std::string_view id);

}  // namespace statescope::ui
