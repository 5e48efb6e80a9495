#pragma once

#include <string>

#include "ui/board_view.hpp"
#include "ui/scene.hpp"

namespace statescope::ui {

/// A tooltip with a board and what there is to say of it.
void board_tip(const Scene& scene, puzzle::Board board, const BoardLook& how,
               const std::string& facts);

}  // namespace statescope::ui
