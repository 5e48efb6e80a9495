#pragma once

#include "ui/help.hpp"
#include "ui/scene.hpp"

namespace statescope::ui {

/// Runs the commands whose keys were pressed in this frame. Keys typed into a field do nothing
/// here.
void run_shortcuts(session::Session& session, Help& help);

}  // namespace statescope::ui
