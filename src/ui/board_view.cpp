#include "ui/board_view.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/shapes.hpp"

namespace statescope::ui {
namespace {

/// The widths that make up a board, in whole pixels. They grow slower than the cells: a large board
/// needs no thick frame.
struct Metrics {
    float border;
    float padding;
    float gap;
    float rounding;  ///< of the frame
    float tile_rounding;

    explicit Metrics(float cell) {
        const float unit = std::sqrt(cell / 18);
        border = std::max(1.0f, std::round(2 * unit));
        padding = cell < 8 ? 0 : std::max(1.0f, std::round(2 * unit));
        gap = cell < 5 ? 0 : std::max(1.0f, std::round(unit));
        rounding = cell < 8 ? 1 : std::round(4 * unit);
        tile_rounding = cell < 14 ? 0 : std::round(2 * unit);
    }
    float frame() const { return border + padding; }
};

/// Cells below the first are plain squares, below the second squares without their corner pixels.
constexpr float plain_below = 14;
constexpr float round_from = 40;

struct StateColours {
    ImU32 fill;
    ImU32 line;
};

StateColours colours_of(const Colours& c, const BoardLook& look) {
    StateColours state{};
    switch (look.state) {
        case BoardState::Plain:
            state = {c.expanded_fill, c.plain_line};
            break;
        case BoardState::Frontier:
            state = {c.frontier_fill, c.frontier_line};
            break;
        case BoardState::Current:
            state = {c.current_fill, c.current_line};
            break;
        case BoardState::Expanded:
            state = {c.expanded_fill, c.expanded_line};
            break;
        case BoardState::CutOff:
            state = {c.expanded_fill, c.expanded_line};
            break;
        case BoardState::Forgotten:
            state = {c.panel, c.plain_line};
            break;
        case BoardState::Duplicate:
            state = {c.panel, c.duplicate_line};
            break;
        case BoardState::Stale:
            state = {c.panel, c.stale_line};
            break;
    }
    const bool current = look.state == BoardState::Current;
    if (look.is_goal && !current) state = {c.goal_fill, c.goal_line};
    // The current board keeps its fill and outer outline; the inner outline tells of the path.
    if (look.on_path) state.line = c.path_line;
    if (look.on_path && !look.is_goal && !current) state.fill = c.path_fill;
    return state;
}

/// Draws one board; holds what all parts of the drawing need.
class Painter {
  public:
    Painter(const Look& look, ImDrawList& list, ImVec2 top_left, float cell, puzzle::Board board,
            puzzle::Shape shape, const BoardLook& board_look)
        : look_(look),
          list_(list),
          low_(std::round(top_left.x), std::round(top_left.y)),
          cell_(cell),
          board_(board),
          shape_(shape),
          how_(board_look),
          metrics_(cell),
          colours_(colours_of(look.colours(), board_look)) {
        const ImVec2 size = board_size(shape, cell);
        high_ = {std::round(top_left.x + size.x), std::round(top_left.y + size.y)};
    }

    void draw() const {
        halo();
        frame();
        for (int cell = 0; cell < shape_.cells(); ++cell) {
            if (!how_.slide || how_.slide->cell != cell) tile(cell);
        }
        // The tile on its way lies over the others.
        if (how_.slide) tile(how_.slide->cell);
        bar();
        veil();
        strike();
        star();
    }

  private:
    const Colours& theme() const { return look_.colours(); }

    /// Selection and hover: a band all round, outside the frame.
    void halo() const {
        if (!how_.selected && !how_.hovered) return;
        const float reach = how_.state == BoardState::Current ? 2 * metrics_.border : 0;
        const float band = metrics_.border + (how_.selected ? 1.0f : 0.0f);
        ring(reach + band + 1, theme().select_line, how_.selected ? 1.0f : 0.55f, band);
    }

    /// A ring whose outer edge lies `reach` outside the frame.
    void ring(float reach, ImU32 colour, float alpha, float width) const {
        draw_outline(list_, {low_.x - reach, low_.y - reach}, {high_.x + reach, high_.y + reach},
                     metrics_.rounding + reach, faded(colour, alpha), width);
    }

    void frame() const {
        const bool broken_line =
            how_.state == BoardState::Duplicate || how_.state == BoardState::Stale;
        const bool thin = how_.state == BoardState::Plain || how_.state == BoardState::Expanded ||
                          how_.state == BoardState::CutOff || how_.state == BoardState::Forgotten;
        float width = metrics_.border;
        if (thin && !how_.is_goal) width = std::max(1.0f, std::floor(metrics_.border / 2));
        if (how_.on_path) width = std::max(metrics_.border, metrics_.frame() - 1);

        if (cell_ < plain_below && !broken_line) {
            draw_clipped_rect(list_, low_, high_, colours_.line);
            list_.AddRectFilled({low_.x + width, low_.y + width},
                                {high_.x - width, high_.y - width}, colours_.fill);
            second_outline();
            return;
        }
        list_.AddRectFilled(low_, high_, colours_.fill, metrics_.rounding);
        if (broken_line && !how_.on_path) {
            const float dash = how_.state == BoardState::Duplicate ? 2.5f : 1.0f;
            draw_dashed_rect(list_, low_, high_, metrics_.rounding, colours_.line, metrics_.border,
                             metrics_.border * dash, metrics_.border * std::min(dash, 1.5f));
        } else {
            draw_outline(list_, low_, high_, metrics_.rounding, colours_.line, width);
        }
        second_outline();
    }

    void second_outline() const {
        if (how_.state != BoardState::Current) return;
        ring(2 * metrics_.border, theme().current_line, 1, metrics_.border);
    }

    ImVec2 cell_low(int cell) const {
        const float pitch = cell_ + metrics_.gap;
        return {
            low_.x + metrics_.frame() + std::round(pitch * static_cast<float>(shape_.column(cell))),
            low_.y + metrics_.frame() + std::round(pitch * static_cast<float>(shape_.row(cell)))};
    }

    const MarkedCell* mark_of(int cell) const {
        const auto found =
            std::find_if(how_.marks.begin(), how_.marks.end(),
                         [&](const MarkedCell& marked) { return marked.cell == cell; });
        return found == how_.marks.end() ? nullptr : &*found;
    }

    void tile(int cell) const {
        const int number = board_.at(cell);
        ImVec2 low = cell_low(cell);
        const MarkedCell* mark = mark_of(cell);
        if (how_.slide && how_.slide->cell == cell) {
            hole(low);
            low.x += std::round(how_.slide->dx * (cell_ + metrics_.gap));
            low.y += std::round(how_.slide->dy * (cell_ + metrics_.gap));
        }
        if (number == 0) {
            hole(low);
        } else {
            fill_cell(low, tile_colour(number, mark));
            if (cell_ >= smallest_numbered_cell) write(number, low, ink(mark));
        }
        if (mark) outline_mark(low, mark->mark);
    }

    void hole(ImVec2 low) const { fill_cell(low, theme().hole); }

    /// Hundreds of boards may be in sight, so only large ones get truly round corners.
    void fill_cell(ImVec2 low, ImU32 colour) const {
        const float edge = std::round(cell_);
        const ImVec2 high{low.x + edge, low.y + edge};
        if (cell_ < plain_below) {
            list_.AddRectFilled(low, high, colour);
        } else if (cell_ < round_from) {
            draw_clipped_rect(list_, low, high, colour);
        } else {
            list_.AddRectFilled(low, high, colour, metrics_.tile_rounding);
        }
    }

    ImU32 tile_colour(int number, const MarkedCell* mark) const {
        if (mark && mark->mark == CellMark::First) return theme().mark_other;
        if (mark && (mark->mark == CellMark::Second || mark->mark == CellMark::Moved ||
                     mark->mark == CellMark::Picked)) {
            return theme().mark;
        }
        if (cell_ >= smallest_numbered_cell) return theme().tile;
        // Too small for numbers: the tone tells the tiles apart, the lightest being 1.
        const float part = static_cast<float>(number - 1) / static_cast<float>(shape_.tiles());
        return mix(theme().tile, theme().tile_ink, 0.08f + 0.6f * part);
    }

    ImU32 ink(const MarkedCell* mark) const {
        if (mark && mark->mark != CellMark::Cursor) return theme().mark_ink;
        return how_.state == BoardState::Stale ? theme().dim_ink : theme().tile_ink;
    }

    void write(int number, ImVec2 low, ImU32 colour) const {
        std::array<char, 3> digits{};
        int count = 0;
        if (number >= 10)
            digits[static_cast<std::size_t>(count++)] = static_cast<char>('0' + number / 10);
        digits[static_cast<std::size_t>(count++)] = static_cast<char>('0' + number % 10);

        // The same type for all tiles of a board: where some have two digits, those must fit.
        const float share = shape_.tiles() >= 10 ? 0.52f : 0.6f;
        ImFont* font = look_.fonts.digits_for(cell_ * share);
        const ImFontGlyph* zero = font->FindGlyph('0');
        const float width = zero->AdvanceX * static_cast<float>(count);
        const float edge = std::round(cell_);
        const ImVec2 at{std::round(low.x + (edge - width) / 2),
                        std::round(low.y + (edge - (zero->Y0 + zero->Y1)) / 2)};
        list_.AddText(font, font->FontSize, at, colour, digits.data(), digits.data() + count);
    }

    void outline_mark(ImVec2 low, CellMark mark) const {
        const float edge = std::round(cell_);
        const ImVec2 high{low.x + edge, low.y + edge};
        const float thin = std::max(1.0f, std::round(metrics_.border * 0.75f));
        const auto outline = [&](ImU32 colour, float width) {
            draw_outline(list_, low, high, metrics_.tile_rounding, colour, width);
        };
        switch (mark) {
            case CellMark::Moved:
                break;  // its fill says enough
            case CellMark::First:
                draw_dashed_rect(list_, low, high, metrics_.tile_rounding, theme().mark_ink, thin,
                                 3 * thin, 2 * thin);
                break;
            case CellMark::Second:
                outline(theme().mark_ink, thin);
                break;
            case CellMark::Cursor:
                outline(theme().focus_line, thin + 1);
                break;
            case CellMark::Picked:
                outline(theme().select_line, thin + 1);
                break;
        }
    }

    /// Below a node that was cut off nothing goes on.
    void bar() const {
        if (how_.state != BoardState::CutOff || how_.on_path) return;
        list_.AddRectFilled({low_.x, high_.y - 2 * metrics_.border}, high_, colours_.line);
    }

    /// A forgotten node is there no longer: the ground shows through.
    void veil() const {
        if (how_.state != BoardState::Forgotten || how_.on_path) return;
        list_.AddRectFilled(low_, high_, faded(theme().panel, 0.6f), metrics_.rounding);
    }

    /// A stale entry is crossed out, corner to corner.
    void strike() const {
        if (how_.state != BoardState::Stale) return;
        list_.AddLine({low_.x + metrics_.border, high_.y - metrics_.border},
                      {high_.x - metrics_.border, low_.y + metrics_.border},
                      faded(colours_.line, 0.8f), std::max(1.0f, metrics_.border * 0.75f));
    }

    void star() const {
        if (!how_.is_goal) return;
        const float radius = std::max(4.5f, std::min(cell_ * 0.34f, 16.0f * look_.scale));
        const ImVec2 at{high_.x - metrics_.border, low_.y + metrics_.border};
        const bool dark = look_.theme.dark;
        if (radius < 6) {
            // Too small for an outline round yellow.
            draw_star(list_, at, radius, theme().ink, 0);
        } else {
            draw_star(list_, at, radius, theme().goal_fill, dark ? theme().panel : theme().ink);
        }
    }

    const Look& look_;
    ImDrawList& list_;
    ImVec2 low_;
    ImVec2 high_;
    float cell_;
    puzzle::Board board_;
    puzzle::Shape shape_;
    const BoardLook& how_;
    Metrics metrics_;
    StateColours colours_;
};

float side(int count, float cell) {
    const Metrics metrics(cell);
    const auto cells = static_cast<float>(count);
    return std::round(cells * cell + (cells - 1) * metrics.gap) + 2 * metrics.frame();
}

}  // namespace

ImVec2 board_size(puzzle::Shape shape, float cell) {
    return {side(shape.columns, cell), side(shape.rows, cell)};
}

float cell_to_fit(puzzle::Shape shape, ImVec2 room) {
    float cell = std::floor(std::min(room.x / static_cast<float>(shape.columns),
                                     room.y / static_cast<float>(shape.rows)));
    const auto fits = [&](float size) {
        const ImVec2 board = board_size(shape, size);
        return board.x <= room.x && board.y <= room.y;
    };
    while (cell > 2 && !fits(cell))
        cell -= 1;
    return std::max(cell, 2.0f);
}

float outlined_cell_to_fit(puzzle::Shape shape, ImVec2 room) {
    float cell = cell_to_fit(shape, room);
    while (cell > 3 && board_size(shape, cell).y + 2 * board_bleed(cell) > room.y)
        cell -= 1;
    return cell;
}

float board_bleed(float cell) {
    return 3 * Metrics(cell).border + 2;
}

int cell_at(puzzle::Shape shape, float cell, ImVec2 top_left, ImVec2 point) {
    const Metrics metrics(cell);
    const float pitch = cell + metrics.gap;
    const float x = point.x - std::round(top_left.x) - metrics.frame();
    const float y = point.y - std::round(top_left.y) - metrics.frame();
    if (x < 0 || y < 0) return -1;
    const int column = static_cast<int>(x / pitch);
    const int row = static_cast<int>(y / pitch);
    if (column >= shape.columns || row >= shape.rows) return -1;
    return row * shape.columns + column;
}

void draw_board(const Look& look, ImDrawList& list, ImVec2 top_left, float cell,
                puzzle::Board board, puzzle::Shape shape, const BoardLook& board_look) {
    const ImVec2 size = board_size(shape, cell);
    const float bleed = board_bleed(cell);
    const ImRect reach(top_left.x - bleed, top_left.y - bleed, top_left.x + size.x + bleed,
                       top_left.y + size.y + bleed);
    if (!reach.Overlaps(ImRect(list.GetClipRectMin(), list.GetClipRectMax()))) return;
    Painter(look, list, top_left, cell, board, shape, board_look).draw();
}

}  // namespace statescope::ui
