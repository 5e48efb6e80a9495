#include "figure/board_figure.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "figure/palette.hpp"
#include "puzzle/board_text.hpp"

namespace statescope::figure {

namespace {

/// In half points, so that lines are sharp in pixels at scale 2.
double halves(double length) {
    return std::round(2 * length) / 2;
}

/// The widths that make up a board. They grow slower than the cells: a large board needs no thick
/// frame.
struct Metrics {
    double border;
    double padding;
    double gap;
    double rounding;  ///< of the frame
    double tile_rounding;

    explicit Metrics(double cell) {
        const double unit = std::sqrt(cell / 18);
        border = std::max(0.5, halves(2 * unit));
        padding = cell < 6 ? 0 : std::max(0.5, halves(2 * unit));
        gap = cell < 5 ? 0 : std::max(0.5, halves(unit));
        rounding = cell < 6 ? 1 : halves(4 * unit);
        tile_rounding = cell < 10 ? 0 : halves(2 * unit);
    }
    double frame() const { return border + padding; }
};

/// Below it numbers could not be read: the tiles are told apart by their tone.
constexpr double least_numbered_cell = 7;

class Painter {
  public:
    Painter(Figure& figure, Point low, double cell, puzzle::Board board, puzzle::Shape shape,
            const BoardLook& look)
        : figure_(figure),
          low_(low),
          size_(board_size(shape, cell)),
          cell_(cell),
          board_(board),
          shape_(shape),
          look_(look),
          metrics_(cell),
          colours_(board_colours(look)) {}

    void draw() const {
        frame();
        for (int cell = 0; cell < shape_.cells(); ++cell)
            tile(cell);
        sliding_tile();
        bar();
        strike();
        star();
    }

  private:
    bool forgotten() const { return look_.state == BoardState::Forgotten && !look_.on_path; }
    /// A forgotten node is there no longer: the palette::paper shows through.
    Colour veiled(Colour colour) const {
        return forgotten() ? mix(colour, palette::paper, 0.6) : colour;
    }

    /// A rectangle whose outline lies inside it, or `reach` outside.
    void outline(double reach, Paint paint) const {
        const double in = paint.stroke ? paint.stroke->width / 2 - reach : -reach;
        figure_.shapes.emplace_back(Rectangle{.low = {low_.x + in, low_.y + in},
                                              .size = {size_.width - 2 * in, size_.height - 2 * in},
                                              .rounding = std::max(0.0, metrics_.rounding - in),
                                              .paint = paint});
    }

    void frame() const {
        using enum BoardState;
        const BoardState state = look_.state;
        const bool thin =
            state == Plain || state == Expanded || state == CutOff || state == Forgotten;
        Stroke stroke{.colour = veiled(colours_.line), .width = metrics_.border};
        if (thin && !look_.is_goal) stroke.width = std::max(0.5, halves(metrics_.border / 2));
        if (look_.on_path) stroke.width = std::max(metrics_.border, metrics_.frame() - 1);
        if (!look_.on_path && state == Duplicate) {
            stroke.dash = 2.5 * metrics_.border;
            stroke.gap = 1.5 * metrics_.border;
        }
        if (!look_.on_path && state == Stale) stroke.dash = stroke.gap = metrics_.border;
        outline(0, {.fill = veiled(colours_.fill), .stroke = stroke});
        if (state != Current) return;
        outline(2 * metrics_.border,
                {.fill = {},
                 .stroke = Stroke{.colour = palette::current_line, .width = metrics_.border}});
    }

    Point cell_low(int cell) const {
        const double pitch = cell_ + metrics_.gap;
        return {low_.x + metrics_.frame() + pitch * shape_.column(cell),
                low_.y + metrics_.frame() + pitch * shape_.row(cell)};
    }

    void fill_cell(Point low, Colour colour) const {
        figure_.shapes.emplace_back(Rectangle{.low = low,
                                              .size = {cell_, cell_},
                                              .rounding = metrics_.tile_rounding,
                                              .paint = {.fill = veiled(colour), .stroke = {}}});
    }

    void tile(int cell) const {
        const int number = board_.at(cell);
        const bool on_its_way = look_.slide && look_.slide->cell == cell;
        if (number == 0 || on_its_way) fill_cell(cell_low(cell), palette::hole);
        if (number == 0 || on_its_way) return;
        numbered(cell, cell_low(cell));
    }

    void sliding_tile() const {
        if (!look_.slide) return;
        const double pitch = cell_ + metrics_.gap;
        const Point low = cell_low(look_.slide->cell);
        numbered(look_.slide->cell,
                 {low.x + pitch * look_.slide->dx, low.y + pitch * look_.slide->dy});
    }

    void numbered(int cell, Point low) const {
        const int number = board_.at(cell);
        const bool moved = look_.moved_cell == cell;
        Colour fill = palette::tile;
        if (cell_ < least_numbered_cell) {
            const double part = static_cast<double>(number - 1) / shape_.tiles();
            fill = mix(palette::tile, palette::ink, 0.08 + 0.6 * part);
        }
        fill_cell(low, moved ? palette::mark : fill);
        if (cell_ < least_numbered_cell) return;
        // The same type for all tiles of a board: where some have two digits, those must fit.
        const double size = cell_ * (shape_.tiles() >= 10 ? 0.56 : 0.66);
        Colour ink = look_.state == BoardState::Stale ? palette::dim_ink : palette::ink;
        if (moved) ink = palette::mark_ink;
        figure_.shapes.emplace_back(
            Label{.at = {low.x + cell_ / 2, baseline(low.y + cell_ / 2, size)},
                  .words = std::to_string(number),
                  .size = size,
                  .colour = veiled(ink)});
    }

    /// Below a node that was cut off nothing goes on.
    void bar() const {
        if (look_.state != BoardState::CutOff || look_.on_path) return;
        const double height = 2 * metrics_.border;
        figure_.shapes.emplace_back(Rectangle{.low = {low_.x, low_.y + size_.height - height},
                                              .size = {size_.width, height},
                                              .rounding = 0,
                                              .paint = {.fill = colours_.line, .stroke = {}}});
    }

    /// A stale entry is crossed out, corner to corner.
    void strike() const {
        if (look_.state != BoardState::Stale) return;
        const double in = metrics_.border;
        figure_.shapes.emplace_back(
            Polyline{.points = {{low_.x + in, low_.y + size_.height - in},
                                {low_.x + size_.width - in, low_.y + in}},
                     .closed = false,
                     .paint = {.fill = {},
                               .stroke = Stroke{.colour = colours_.line,
                                                .width = std::max(0.5, 0.75 * metrics_.border)}}});
    }

    void star() const {
        if (!look_.is_goal) return;
        const double radius = std::max(4.5, std::min(cell_ * 0.34, 16.0));
        figure_.shapes.emplace_back(figure::star(
            {low_.x + size_.width - metrics_.border, low_.y + metrics_.border}, radius,
            {.fill = palette::goal_fill,
             .stroke = Stroke{.colour = palette::ink, .width = std::max(0.5, 0.14 * radius)}}));
    }

    Figure& figure_;
    Point low_;
    Size size_;
    double cell_;
    puzzle::Board board_;
    puzzle::Shape shape_;
    const BoardLook& look_;
    Metrics metrics_;
    BoardColours colours_;
};

double side(int count, double cell) {
    const Metrics metrics(cell);
    return count * cell + (count - 1) * metrics.gap + 2 * metrics.frame();
}

}  // namespace

BoardColours board_colours(const BoardLook& look) {
    BoardColours colours{palette::expanded_fill, palette::plain_line};
    switch (look.state) {
        case BoardState::Plain:
        case BoardState::Expanded:
        case BoardState::CutOff:
            break;
        case BoardState::Frontier:
            colours = {palette::frontier_fill, palette::frontier_line};
            break;
        case BoardState::Current:
            colours = {palette::current_fill, palette::current_line};
            break;
        case BoardState::Forgotten:
        case BoardState::Stale:
            colours = {palette::paper, palette::plain_line};
            break;
        case BoardState::Duplicate:
            colours = {palette::paper, palette::duplicate_line};
            break;
    }
    const bool current = look.state == BoardState::Current;
    if (look.is_goal && !current) colours = {palette::goal_fill, palette::goal_line};
    // The current board keeps its fill and outer outline; the inner outline tells of the path.
    if (look.on_path) colours.line = palette::path_line;
    if (look.on_path && !look.is_goal && !current) colours.fill = palette::path_fill;
    return colours;
}

Size board_size(puzzle::Shape shape, double cell) {
    return {side(shape.columns, cell), side(shape.rows, cell)};
}

double board_bleed(double cell) {
    // Of a star only its tips reach so far.
    return std::max(2 * Metrics(cell).border, std::max(4.5, std::min(cell * 0.34, 16.0))) + 0.5;
}

void draw_board(Figure& figure, Point low, double cell, puzzle::Board board, puzzle::Shape shape,
                const BoardLook& look) {
    Painter(figure, low, cell, board, shape, look).draw();
}

Figure board_figure(puzzle::Board board, puzzle::Shape shape, const BoardLook& look, double cell) {
    const double margin = board_bleed(cell);
    const Size size = board_size(shape, cell);
    Figure figure{.size = {size.width + 2 * margin, size.height + 2 * margin},
                  .title = puzzle::board_inline(board, shape),
                  .shapes = {}};
    draw_board(figure, {margin, margin}, cell, board, shape, look);
    return figure;
}

}  // namespace statescope::figure
