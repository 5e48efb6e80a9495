#include "ui/board_view.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <functional>

#include "tests/ui/driver.hpp"

namespace statescope::ui {
namespace {

using puzzle::Board;
using puzzle::Shape;

constexpr Board textbook{0x567401382};  // 2 8 3 / 1 0 4 / 7 6 5, first cell lowest

Shape any_shape() {
    return {*rc::gen::inRange(2, 5), *rc::gen::inRange(2, 5)};
}

RC_GTEST_PROP(BoardSize, cells_lie_inside_in_reading_order, ()) {
    const Shape shape = any_shape();
    const auto cell = static_cast<float>(*rc::gen::inRange(6, 121));
    const ImVec2 size = board_size(shape, cell);
    RC_ASSERT(size.x >= cell * static_cast<float>(shape.columns));
    RC_ASSERT(cell_at(shape, cell, {10, 20}, {9, 30}) == -1);
    RC_ASSERT(cell_at(shape, cell, {10, 20}, {10 + size.x + 1, 30}) == -1);
    // Walking along the middle of the top row meets the cells 0, 1, 2 ...
    int last = -1;
    for (float x = 10; x < 10 + size.x; x += 1) {
        const int here =
            cell_at(shape, cell, {10, 20}, {x, 20 + size.y / (2 * static_cast<float>(shape.rows))});
        RC_ASSERT(here == -1 || here == last || here == last + 1);
        if (here != -1) last = here;
    }
    RC_ASSERT(last == shape.columns - 1);
}

RC_GTEST_PROP(CellToFit, is_the_largest_that_fits, ()) {
    const Shape shape = any_shape();
    const ImVec2 room{static_cast<float>(*rc::gen::inRange(40, 700)),
                      static_cast<float>(*rc::gen::inRange(40, 700))};
    const float cell = cell_to_fit(shape, room);
    const ImVec2 size = board_size(shape, cell);
    RC_ASSERT(size.x <= room.x && size.y <= room.y);
    const ImVec2 larger = board_size(shape, cell + 1);
    RC_ASSERT(larger.x > room.x || larger.y > room.y);
}

RC_GTEST_PROP(OutlinedCellToFit, is_the_largest_whose_outlines_stay_within_the_height, ()) {
    const Shape shape = any_shape();
    const ImVec2 room{static_cast<float>(*rc::gen::inRange(40, 700)),
                      static_cast<float>(*rc::gen::inRange(40, 700))};
    const auto height = [&](float cell) {
        return board_size(shape, cell).y + 2 * board_bleed(cell);
    };
    const float cell = outlined_cell_to_fit(shape, room);
    RC_ASSERT(board_size(shape, cell).x <= room.x);
    RC_ASSERT(height(cell) <= room.y);
    RC_ASSERT(board_size(shape, cell + 1).x > room.x || height(cell + 1) > room.y);
}

/// Draws one board by the real renderer and reads the pixels and the text back.
class DrawBoardTest : public ::testing::Test {
  protected:
    const Theme& theme = *find_theme("light");
    Fonts fonts;
    std::function<void(const Look&, ImDrawList&)> paint = [](const Look&, ImDrawList&) {};
    platform::Window window{{.title = "board test", .width = 400, .height = 300, .visible = false}};
    test::Driver driver{window,
                        {.prepare =
                             [this] {
                                 fonts.update({});
                                 apply_theme(theme, 1);
                             },
                         .draw =
                             [this] {
                                 ImDrawList& list = *ImGui::GetBackgroundDrawList();
                                 list.AddRectFilled({0, 0}, {400, 300}, theme.colours.panel);
                                 paint(Look{theme, fonts}, list);
                                 return platform::Pace::Idle;
                             }}};

    void show(Board board, Shape shape, float cell, const BoardLook& how) {
        paint = [=](const Look& look, ImDrawList& list) {
            draw_board(look, list, {40, 40}, cell, board, shape, how);
        };
        driver.frames(1);
    }

    ImU32 pixel(const render::Picture& picture, float x, float y) {
        const std::uint8_t* at = picture.at(static_cast<int>(x), static_cast<int>(y));
        return IM_COL32(at[0], at[1], at[2], 0xFF);
    }

    /// How often the colour changes along the left outline, from top to bottom.
    int changes_along_outline(const render::Picture& picture, ImVec2 size) {
        int changes = 0;
        for (int y = 50; y < 40 + static_cast<int>(size.y) - 10; ++y) {
            const ImU32 above = pixel(picture, 40, static_cast<float>(y - 1));
            changes += above != pixel(picture, 40, static_cast<float>(y));
        }
        return changes;
    }
};

TEST_F(DrawBoardTest, writes_every_tile_and_leaves_the_blank_empty) {
    show(textbook, {3, 3}, 26, {});
    EXPECT_EQ(driver.shown_text(), "[2 8 3 1 0 4 7 6 5]");
}

TEST_F(DrawBoardTest, writes_two_digits_in_their_cells) {
    show(Board{0x0FEDCBA987654321}, {4, 4}, 15, {.state = BoardState::Frontier});
    EXPECT_EQ(driver.shown_text(), "[1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0]");
}

TEST_F(DrawBoardTest, writes_nothing_where_numbers_could_not_be_read) {
    show(textbook, {3, 3}, 8, {});
    EXPECT_EQ(driver.shown_text(), "");
}

TEST_F(DrawBoardTest, hole_and_tile_have_their_colours) {
    show(textbook, {3, 3}, 30, {.state = BoardState::Frontier});
    const render::Picture picture = driver.picture();
    const ImVec2 size = board_size({3, 3}, 30);
    EXPECT_EQ(pixel(picture, 40 + size.x / 2, 40 + size.y / 2), theme.colours.hole);
    EXPECT_EQ(pixel(picture, 40, 40 + size.y / 2), theme.colours.frontier_line);
    EXPECT_EQ(pixel(picture, 40 - 2, 40 + size.y / 2), theme.colours.panel);
}

TEST_F(DrawBoardTest, current_has_a_second_outline_outside) {
    show(textbook, {3, 3}, 30, {.state = BoardState::Current});
    const render::Picture picture = driver.picture();
    const float middle = 40 + board_size({3, 3}, 30).y / 2;
    int lines = 0;
    for (float x = 40 - board_bleed(30); x <= 41; x += 1) {
        const bool line = pixel(picture, x, middle) == theme.colours.current_line;
        const bool before = pixel(picture, x - 1, middle) == theme.colours.current_line;
        lines += line && !before;
    }
    EXPECT_EQ(lines, 2);
}

TEST_F(DrawBoardTest, duplicate_and_stale_have_broken_outlines_and_the_others_not) {
    const ImVec2 size = board_size({3, 3}, 30);
    for (const BoardState state : {BoardState::Frontier, BoardState::Expanded, BoardState::Plain}) {
        show(textbook, {3, 3}, 30, {.state = state});
        EXPECT_EQ(changes_along_outline(driver.picture(), size), 0);
    }
    show(textbook, {3, 3}, 30, {.state = BoardState::Duplicate});
    const int dashes = changes_along_outline(driver.picture(), size);
    EXPECT_GT(dashes, 6);
    show(textbook, {3, 3}, 30, {.state = BoardState::Stale});
    EXPECT_GT(changes_along_outline(driver.picture(), size), dashes);
}

TEST_F(DrawBoardTest, the_goal_has_a_star_beyond_its_corner) {
    const ImVec2 size = board_size({3, 3}, 30);
    const auto beyond = [&](const BoardLook& how) {
        show(textbook, {3, 3}, 30, how);
        return pixel(driver.picture(), 40 + size.x - 2, 40 - 5);
    };
    EXPECT_EQ(beyond({}), theme.colours.panel);
    EXPECT_NE(beyond({.is_goal = true}), theme.colours.panel);
}

TEST_F(DrawBoardTest, a_sliding_tile_is_drawn_on_its_way) {
    show(textbook, {3, 3}, 30, {.slide = Slide{5, -1, 0}});
    // The 4 of cell 5 left it empty, and is drawn last, over the blank.
    EXPECT_EQ(driver.shown_text(), "[2 8 3 1 0 0 7 6 5]\n[4]");
}

TEST_F(DrawBoardTest, what_is_outside_the_clip_rectangle_costs_nothing) {
    int vertices = 0;
    paint = [&](const Look& look, ImDrawList& list) {
        const int before = list.VtxBuffer.Size;
        draw_board(look, list, {5000, 40}, 30, textbook, {3, 3}, {});
        vertices = list.VtxBuffer.Size - before;
    };
    driver.frames(1);
    EXPECT_EQ(vertices, 0);
}

}  // namespace
}  // namespace statescope::ui
