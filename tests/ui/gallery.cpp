// Draws every board state, every control and the whole frame in each theme and scale, to look at:
//   ui_gallery FOLDER      writes FOLDER/boards-light-100.png, FOLDER/frame-light-100.png, ...

#include <fmt/format.h>

#include <array>
#include <filesystem>
#include <string>

#include "tests/ui/demo_frame.hpp"
#include "tests/ui/driver.hpp"
#include "ui/board_view.hpp"
#include "ui/shapes.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

namespace statescope::test {
namespace {

using namespace statescope::ui;

constexpr puzzle::Board textbook{0x567401382};
constexpr puzzle::Board ordered_16{0x0FEDCBA987654321};

struct NamedLook {
    const char* name;
    BoardLook look;
};

constexpr std::array marks{MarkedCell{0, CellMark::First}, MarkedCell{3, CellMark::Second},
                           MarkedCell{5, CellMark::Moved}, MarkedCell{7, CellMark::Cursor},
                           MarkedCell{8, CellMark::Picked}};

std::vector<NamedLook> all_looks() {
    return {
        {"plain", {.state = BoardState::Plain}},
        {"frontier", {.state = BoardState::Frontier}},
        {"current", {.state = BoardState::Current}},
        {"expanded", {.state = BoardState::Expanded}},
        {"duplicate", {.state = BoardState::Duplicate}},
        {"stale", {.state = BoardState::Stale}},
        {"expanded, path", {.state = BoardState::Expanded, .on_path = true}},
        {"current, path", {.state = BoardState::Current, .on_path = true}},
        {"goal", {.is_goal = true}},
        {"goal, frontier", {.state = BoardState::Frontier, .is_goal = true}},
        {"goal, path", {.state = BoardState::Expanded, .on_path = true, .is_goal = true}},
        {"selected", {.state = BoardState::Frontier, .selected = true}},
        {"hovered", {.state = BoardState::Expanded, .hovered = true}},
        {"current, selected", {.state = BoardState::Current, .selected = true}},
        {"marks", {.state = BoardState::Plain, .marks = marks}},
        {"slide", {.state = BoardState::Current, .slide = Slide{5, -0.5f, 0}}},
    };
}

void draw_states(const Look& look, ImDrawList& list, ImVec2 at, float cell, bool names) {
    const ImVec2 size = board_size({3, 3}, cell);
    float x = at.x;
    for (const NamedLook& named : all_looks()) {
        draw_board(look, list, {x, at.y}, cell, textbook, {3, 3}, named.look);
        if (names) {
            draw_text(list, look.font(Type::Small), {x, at.y + size.y + board_bleed(cell)},
                      look.colours().dim_ink, named.name);
        }
        x += size.x + 2 * board_bleed(cell) + look.px(4);
        if (names) x = std::fmax(x, at.x);
    }
}

void draw_boards(const Look& look) {
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    list.AddRectFilled({0, 0}, ImGui::GetIO().DisplaySize, look.colours().panel);
    float y = look.px(20);
    for (const float cell : {6.0f, 9.0f, 12.0f, 15.0f, 17.0f, 20.0f, 26.0f}) {
        const float size = std::round(cell * look.scale);
        draw_states(look, list, {look.px(16), y}, size, false);
        y += board_size({3, 3}, size).y + 2 * board_bleed(size) + look.px(6);
    }
    float x = look.px(16);
    for (const NamedLook& named : all_looks()) {
        const float cell = look.px(46);
        draw_board(look, list, {x, y}, cell, textbook, {3, 3}, named.look);
        draw_text(list, look.font(Type::Small),
                  {x, y + board_size({3, 3}, cell).y + board_bleed(cell)}, look.colours().dim_ink,
                  named.name);
        x += board_size({3, 3}, cell).x + 2 * board_bleed(cell) + look.px(6);
        if (x > ImGui::GetIO().DisplaySize.x - look.px(180)) {
            x = look.px(16);
            y += board_size({3, 3}, cell).y + 2 * board_bleed(cell) + look.px(24);
        }
    }
    y += look.px(200);
    x = look.px(16);
    for (const puzzle::Shape shape :
         {puzzle::Shape{2, 2}, puzzle::Shape{2, 3}, puzzle::Shape{3, 4}, puzzle::Shape{4, 4}}) {
        for (const float cell : {8.0f, 15.0f, 26.0f}) {
            const float size = std::round(cell * look.scale);
            draw_board(look, list, {x, y}, size, ordered_16, shape,
                       {.state = BoardState::Frontier});
            x += board_size(shape, size).x + look.px(14);
        }
    }
    draw_board(look, list, {x, y}, look.px(60), ordered_16, {4, 4},
               {.state = BoardState::Expanded, .is_goal = true});
}

}  // namespace

void write_all(const std::string& folder) {
    for (const Theme& theme : all_themes()) {
        for (const float scale : {1.0f, 1.5f, 3.0f}) {
            const int percent = static_cast<int>(scale * 100);
            const bool large = scale > 2;
            platform::Window window({.title = "gallery",
                                     .width = large ? 1920 : 1280,
                                     .height = large ? 1080 : 800,
                                     .visible = false});
            DemoFrame demo(theme, scale);
            Driver frame(window, demo.steps());
            demo.error = "9 numbers needed for 3 x 3, 8 given: 5 is missing";
            frame.hover("###expansion");
            frame.screenshot(fmt::format("{}/frame-{}-{}.png", folder, theme.name, percent));

            platform::FrameSteps boards = demo.steps();
            boards.draw = [&] {
                draw_boards({theme, demo.fonts, scale});
                return platform::Pace::Idle;
            };
            Driver pictures(window, boards);
            pictures.screenshot(fmt::format("{}/boards-{}-{}.png", folder, theme.name, percent));
        }
    }
}

}  // namespace statescope::test

int main(int argc, char** argv) {
    const std::string folder = argc > 1 ? argv[1] : ".";
    std::filesystem::create_directories(folder);
    statescope::test::write_all(folder);
}
