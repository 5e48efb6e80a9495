#pragma once

#include <imgui.h>

#include <optional>
#include <span>

#include "figure/board_state.hpp"
#include "puzzle/board.hpp"
#include "puzzle/shape.hpp"
#include "ui/look.hpp"

namespace statescope::ui {

using figure::BoardState;

/// Why a cell stands out.
enum class CellMark {
    Moved,   ///< its tile came here by the last move
    First,   ///< the earlier tile of an inversion
    Second,  ///< the later one
    Cursor,  ///< the keyboard's cursor while editing
    Picked,  ///< chosen to be swapped with the next one
};

struct MarkedCell {
    int cell = 0;
    CellMark mark = CellMark::Moved;
};

/// A tile on its way: drawn `(dx, dy)` cells away from the cell it belongs to.
struct Slide {
    int cell = 0;
    float dx = 0;
    float dy = 0;
};

struct BoardLook {
    BoardState state = BoardState::Plain;
    bool on_path = false;  ///< thick outline in the path's colour
    bool is_goal = false;  ///< the goal's fill and a star
    bool selected = false;
    bool hovered = false;
    std::span<const MarkedCell> marks{};
    std::optional<Slide> slide{};
};

/// The smallest cell on which numbers are written; below it tiles are shown by tone.
inline constexpr float smallest_numbered_cell = 11;

/// The size of a board whose cells are `cell` pixels wide, frame included, selection and double
/// outline not (see board_bleed).
ImVec2 board_size(puzzle::Shape shape, float cell);

/// The largest cell (whole pixels) with which a board fits into `room`; at least 2.
float cell_to_fit(puzzle::Shape shape, ImVec2 room);

/// The same for a board whose outlines must stay within the height of the room as well; they are no
/// reason to make a cell of 3 smaller.
float outlined_cell_to_fit(puzzle::Shape shape, ImVec2 room);

/// How far the double outline and the glow of a selection reach beyond the board.
float board_bleed(float cell);

/// The cell under a point, or -1.
int cell_at(puzzle::Shape shape, float cell, ImVec2 top_left, ImVec2 point);

/// Draws a board. `cell` is in pixels of the screen, from 2 up.
void draw_board(const Look& look, ImDrawList& list, ImVec2 top_left, float cell,
                puzzle::Board board, puzzle::Shape shape, const BoardLook& board_look);

}  // namespace statescope::ui
