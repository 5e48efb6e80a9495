#pragma once

#include <string_view>

#include "trace/event.hpp"
#include "ui/board_view.hpp"
#include "ui/scene.hpp"

namespace statescope::ui {

/// How a node's board is drawn at the scene's step: its state, path, goal, selection.
BoardLook node_look(const Scene& scene, trace::NodeId node);

/// How a board that is no node is drawn: goal and selection only.
BoardLook plain_look(const Scene& scene, puzzle::Board board);

/// A board as an item of the window, at the cursor: hovering lights it up in every panel, a click
/// (or Enter with the keyboard focus) selects it. `name` is what it is called for tests and
/// tooltips, "text###id" being its label. True when it was pressed.
bool board_item(Scene& scene, std::string_view name, std::string_view id, float cell,
                puzzle::Board board, const BoardLook& board_look);

}  // namespace statescope::ui
