#include "ui/panels/tree_legend.hpp"

#include <cmath>
#include <string>
#include <string_view>
#include <vector>

#include "teach/definitions.hpp"
#include "ui/board_view.hpp"
#include "ui/shapes.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using teach::Sign;

namespace {

struct Entry {
    Sign sign;
    std::string_view id;
    BoardLook how;
};

/// The signs that can occur in this search.
std::vector<Entry> entries(const Scene& scene) {
    std::vector<Entry> all{
        {Sign::Frontier, "sign_frontier", {.state = BoardState::Frontier}},
        {Sign::Current, "sign_current", {.state = BoardState::Current}},
        {Sign::Expanded, "sign_expanded", {.state = BoardState::Expanded}},
        {Sign::Duplicate, "sign_duplicate", {.state = BoardState::Duplicate}},
        {Sign::Path, "sign_path", {.state = BoardState::Expanded, .on_path = true}},
        {Sign::Goal, "sign_goal", {.is_goal = true}},
    };
    const trace::Counters& end = scene.trace.final_counters();
    if (end.cut_off > 0)
        all.push_back({Sign::CutOff, "sign_cut_off", {.state = BoardState::CutOff}});
    if (end.forgotten > 0)
        all.push_back({Sign::Forgotten, "sign_forgotten", {.state = BoardState::Forgotten}});
    if (end.improved + end.reopened > 0)
        all.push_back({Sign::Stale, "sign_stale", {.state = BoardState::Stale}});
    return all;
}

struct Sizes {
    float cell;
    float swatch;  ///< the square, without what a double outline or a star adds
    float bleed;
    float between;  ///< a swatch and its word
    float apart;    ///< two entries
    float row;

    explicit Sizes(const Look& look)
        : cell(look.px(9)),
          swatch(board_size({1, 1}, cell).x),
          bleed(look.px(4)),
          between(look.px(6)),
          apart(look.px(13)),
          row(std::round(look.font(Type::Small)->FontSize) + look.px(4)) {}

    float width(const Look& look, std::string_view word) const {
        return swatch + bleed + between + text_size(look.font(Type::Small), word).x;
    }
};

}  // namespace

float legend_height(const Scene& scene, float width) {
    const Sizes sizes(scene.look);
    float x = 0;
    float rows = 1;
    for (const Entry& entry : entries(scene)) {
        const float wide = sizes.width(scene.look, teach::term(scene.say, entry.sign).name);
        if (x > 0 && x + wide > width) {
            rows += 1;
            x = 0;
        }
        x += wide + sizes.apart;
    }
    return rows * sizes.row;
}

void draw_legend(const Scene& scene) {
    const Look& look = scene.look;
    const Sizes sizes(look);
    const ImVec2 corner = ImGui::GetCursorPos();
    const ImVec2 screen = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float x = 0;
    float y = 0;
    for (const Entry& entry : entries(scene)) {
        const teach::Term term = teach::term(scene.say, entry.sign);
        const float wide = sizes.width(look, term.name);
        if (x > 0 && x + wide > width) {
            x = 0;
            y += sizes.row;
        }
        const ImVec2 low{screen.x + x + sizes.bleed / 2,
                         screen.y + y + std::round((sizes.row - sizes.swatch) / 2)};
        draw_board(look, list, low, sizes.cell, puzzle::Board{}, {1, 1}, entry.how);
        if (entry.how.is_goal) {
            // At the size it has on a board of the tree.
            draw_star(list, {low.x + sizes.swatch, low.y + look.px(2)}, look.px(6),
                      look.colours().goal_fill, look.colours().ink);
        }
        ImGui::SetCursorPos(
            {corner.x + x + sizes.swatch + sizes.bleed + sizes.between, corner.y + y + look.px(2)});
        defined_word(look, term.name, entry.id, term.meaning, Type::Small);
        x += wide + sizes.apart;
    }
    ImGui::SetCursorPos({corner.x, corner.y + y + sizes.row});
}

}  // namespace statescope::ui
