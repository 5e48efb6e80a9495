#include "figure/dot_board.hpp"

#include <fmt/format.h>

#include <string_view>

#include "figure/palette.hpp"
#include "figure/written.hpp"

namespace statescope::figure {

namespace {

std::string_view outline_style(const BoardLook& look) {
    if (look.on_path) return {};
    if (look.state == BoardState::Duplicate) return R"( STYLE="DASHED")";
    return look.state == BoardState::Stale ? R"( STYLE="DOTTED")" : "";
}

int outline_width(const BoardLook& look) {
    using enum BoardState;
    if (look.on_path) return 4;
    const bool thin = look.state == Plain || look.state == Expanded || look.state == CutOff ||
                      look.state == Forgotten;
    return thin && !look.is_goal ? 1 : 2;
}

std::string cell(int number, bool moved, bool pale) {
    Colour fill = number == 0 ? palette::hole : palette::tile;
    if (moved) fill = palette::mark;
    const std::string digits = number == 0 ? std::string{} : std::to_string(number);
    return fmt::format(R"(<TD WIDTH="20" HEIGHT="20" FIXEDSIZE="TRUE" BGCOLOR="{}">{}</TD>)",
                       hex(pale ? mix(fill, palette::paper, 0.6) : fill),
                       pale && number > 0 ? fmt::format(R"(<FONT COLOR="{}">{}</FONT>)",
                                                        hex(palette::edge), digits)
                                          : digits);
}

}  // namespace

std::string dot_board(puzzle::Board board, puzzle::Shape shape, const BoardLook& look) {
    const BoardColours colours = board_colours(look);
    const bool pale = look.state == BoardState::Forgotten && !look.on_path;
    std::string rows =
        fmt::format(R"(<TABLE BORDER="{}" COLOR="{}" BGCOLOR="{}" CELLBORDER="0" CELLSPACING="1" )"
                    R"(CELLPADDING="0"{}>)",
                    outline_width(look), hex(colours.line), hex(colours.fill), outline_style(look));
    for (int row = 0; row < shape.rows; ++row) {
        rows += "<TR>";
        for (int column = 0; column < shape.columns; ++column) {
            const int place = row * shape.columns + column;
            rows += cell(board.at(place), look.moved_cell == place, pale);
        }
        rows += "</TR>";
    }
    // Below a node that was cut off nothing goes on.
    if (look.state == BoardState::CutOff && !look.on_path) {
        rows += fmt::format(R"(<TR><TD COLSPAN="{}" HEIGHT="4" BGCOLOR="{}"></TD></TR>)",
                            shape.columns, hex(colours.line));
    }
    rows += "</TABLE>";
    if (look.state != BoardState::Current) return rows;
    // The second outline.
    return fmt::format(R"(<TABLE BORDER="2" COLOR="{}" CELLBORDER="0" CELLSPACING="0" )"
                       R"(CELLPADDING="2"><TR><TD>{}</TD></TR></TABLE>)",
                       hex(palette::current_line), rows);
}

}  // namespace statescope::figure
