#pragma once

#include <string>

#include "ui/scene.hpp"

namespace statescope::ui {

/// The button "Run to" and the menu it opens: the next and the last step of every kind, of a board
/// and by number, and which of them are breakpoints.
class RunToMenu {
  public:
    /// The width of the button.
    static float width(const Scene& scene, bool words);
    void draw(Scene& scene, bool words);

  private:
    void draw_conditions(Scene& scene);
    void draw_board_field(Scene& scene);
    void draw_step_field(Scene& scene);
    void draw_breakpoints_line(Scene& scene);

    std::string board_text_;
    std::string board_error_;
    std::string step_text_;
    std::string step_error_;
};

}  // namespace statescope::ui
