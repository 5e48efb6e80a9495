#pragma once

#include <string>
#include <vector>

#include "platform/window.hpp"
#include "puzzle/board.hpp"
#include "ui/canvas_backdrop.hpp"
#include "ui/fonts.hpp"
#include "ui/look.hpp"
#include "ui/window_layout.hpp"

namespace statescope::test {

/// A small program out of every part of the ui room that needs no search: what the tests of those
/// parts drive, and what the gallery draws.
class DemoFrame {
  public:
    explicit DemoFrame(const ui::Theme& theme, float scale = 1);

    platform::FrameSteps steps();
    platform::Pace draw();

    const ui::Theme* theme;
    float scale;
    ui::Fonts fonts;
    ui::LayoutState layout_state;
    ui::Layout layout;  ///< of the last frame

    // What the controls did.
    int steps_taken = 0;
    int steps_by_key = 0;
    int forbidden_presses = 0;
    int tab = 0;
    int order = 0;
    int rule = 0;
    bool motion = true;
    std::string start = "2 8 3 1 0 4 7 6 5";
    std::string committed;
    std::string error;

  private:
    void top_bar(const ui::Look& look);
    void bottom_bar(const ui::Look& look);
    void start_panel(const ui::Look& look);
    void search_panel(const ui::Look& look);
    void picture(const ui::Look& look);
    void sentence(const ui::Look& look);
    void frontier(const ui::Look& look);
    void visited(const ui::Look& look);
    void counters(const ui::Look& look);

    ui::CanvasBackdrop backdrop_;
};

}  // namespace statescope::test
