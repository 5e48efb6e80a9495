#pragma once

#include "ui/scene.hpp"

namespace statescope::ui {

class Files;
class Help;

/// The program's name, what is searched by which rules, and the buttons for files, theme, scale,
/// settings and help.
void draw_top_bar(Scene& scene, Files& files, Help& help);

}  // namespace statescope::ui
