#pragma once

#include "ui/look.hpp"

namespace statescope::ui {

/// Puts the next window, a sheet of about `width` pixels of the screen, beside the panel that is
/// being drawn and in the middle of the height, and never out of the screen.
void place_beside_panel(const Look& look, float width);

}  // namespace statescope::ui
