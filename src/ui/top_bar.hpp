#pragma once

#include "ui/scene.hpp"

namespace statescope::ui {

class Help;

/// The program's name, what is searched by which rules, and the buttons for theme, scale, motion
/// and help.
void draw_top_bar(Scene& scene, Help& help);

}  // namespace statescope::ui
