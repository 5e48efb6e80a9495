#pragma once

#include "ui/scene.hpp"

namespace statescope::ui {

/// The button that opens the settings, and the settings: theme, size, motion, layout.
void draw_settings_button(Scene& scene);

/// Larger or smaller by one step, within what the preferences allow.
void change_scale(session::Preferences& preferences, int steps);

}  // namespace statescope::ui
