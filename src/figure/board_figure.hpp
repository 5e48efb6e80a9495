#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "figure/board_state.hpp"
#include "figure/figure.hpp"
#include "puzzle/board.hpp"
#include "puzzle/move.hpp"
#include "puzzle/shape.hpp"
#include "teach/phrases.hpp"
#include "trace/trace.hpp"

namespace statescope::figure {

/// A tile on its way: drawn `(dx, dy)` cells away from the cell it belongs to, over the others.
struct Slide {
    int cell = 0;
    double dx = 0;
    double dy = 0;
};

struct BoardLook {
    BoardState state = BoardState::Plain;
    bool on_path = false;             ///< thick outline in the path's colour
    bool is_goal = false;             ///< the goal's fill and a star
    std::optional<int> moved_cell{};  ///< whose tile came there by the last move
    std::optional<Slide> slide{};
};

/// The colours of a board's frame.
struct BoardColours {
    Colour fill;
    Colour line;
};
BoardColours board_colours(const BoardLook& look);

/// The size of a board whose cells are `cell` points wide, frame included, what reaches beyond the
/// frame not (see board_bleed). A shape of 1 x 1 is a sign of the legend.
Size board_size(puzzle::Shape shape, double cell);

/// How far a double outline or a star reaches beyond the frame.
double board_bleed(double cell);

/// Draws a board with its top left corner at a point.
void draw_board(Figure& figure, Point low, double cell, puzzle::Board board, puzzle::Shape shape,
                const BoardLook& look);

/// One board by itself.
Figure board_figure(puzzle::Board board, puzzle::Shape shape, const BoardLook& look = {},
                    double cell = 36);

/// Boards one move apart.
struct BoardPath {
    puzzle::Shape shape;
    puzzle::Board goal;
    std::vector<puzzle::Board> boards;
    std::vector<puzzle::Move> moves;  ///< one fewer
};

/// The boards from the start (on the goal's side of a search from both ends, from the goal) to the
/// node the step is about; at the end of a search that was solved, the answer.
BoardPath path_at(const trace::Trace& trace, trace::Step step);

/// How a board of a path looks among the others: the tile moved last marked, the goal with its
/// star.
BoardLook path_look(const BoardPath& path, std::size_t place);

/// How the last board of a path looks by itself, with the same marks.
BoardLook last_look(const BoardPath& path);

/// "5 moves of the blank: uuldr".
std::string path_words(const teach::Phrases& say, const BoardPath& path);

struct StripOptions {
    double cell = 18;
    double width = 520;             ///< boards that have no room in a row begin the next
    std::size_t most_boards = 200;  ///< of a longer path the first, then an ellipsis
};

/// Boards in rows, with an arrow, the move and its number before each but the first, the tile moved
/// marked. Below stands how many moves they are and, where there is room, their list.
Figure strip_figure(const teach::Phrases& say, const BoardPath& path,
                    const StripOptions& options = {});

}  // namespace statescope::figure
