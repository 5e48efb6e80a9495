#include "ui/panels/inversion_table.hpp"

#include <fmt/format.h>
#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include "puzzle/inversions.hpp"
#include "ui/keys.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using session::Side;
using teach::Text;

namespace {

constexpr float widest_column = 22;  // at scale 1
constexpr float line_height = 18;

struct CountingTexts {
    std::string_view name;
    std::string_view meaning;
    std::string_view id;
};

CountingTexts texts_of(const Scene& scene, Counting counting) {
    if (counting == Counting::LargerBefore) {
        return {scene.say(Text::inversions_larger_short),
                scene.say(Text::inversions_larger_meaning), "larger"};
    }
    return {scene.say(Text::inversions_smaller_short), scene.say(Text::inversions_smaller_meaning),
            "smaller"};
}

/// A sum, and whether it is even or odd where that alone decides (odd widths).
std::string total_text(const Scene& scene, puzzle::Shape shape, int total) {
    if (shape.columns % 2 == 0) return std::to_string(total);
    const Text parity = total % 2 == 0 ? Text::inversions_even : Text::inversions_odd;
    return fmt::format("{} {}", total, scene.say(parity));
}

/// The room before the tiles: start and goal have the same, so that their columns stand in line.
float label_width(const Scene& scene) {
    const Look& look = scene.look;
    float width = 0;
    for (const Text title : {Text::boards_start, Text::boards_goal}) {
        const std::string words = capitals(scene.say(title));
        width = std::max(width, text_size(look.font(Type::Header), words).x);
    }
    for (const Counting counting : {Counting::LargerBefore, Counting::SmallerBefore}) {
        const std::string_view words = texts_of(scene, counting).name;
        width = std::max(width, text_size(look.font(Type::Small), words).x);
    }
    return width + look.px(8);
}

/// The room for the largest sum there can be.
float sum_width(const Scene& scene, puzzle::Shape shape) {
    const int pairs = shape.tiles() * (shape.tiles() - 1) / 2;
    const ImFont* font = scene.look.font(Type::Header);
    return std::max(text_size(font, total_text(scene, shape, pairs)).x,
                    text_size(font, total_text(scene, shape, pairs - 1)).x);
}

void centred(ImDrawList& list, ImFont* font, ImVec2 low, float width, ImU32 colour,
             const std::string& words) {
    draw_text(list, font, {std::round(low.x + (width - text_size(font, words).x) / 2), low.y},
              colour, words);
}

}  // namespace

/// Some of a board's tiles side by side, and where the columns of the table stand.
struct InversionTable::Block {
    Side side;
    int number;  ///< blocks are counted from 0
    bool last;   ///< the sums stand here
    puzzle::Board board;
    puzzle::Shape shape;
    const puzzle::Inversions& counts;
    std::vector<int> cells;  ///< of the tiles, in reading order
    float label_width;
    float column_width;

    float left_of(int place) const {
        return label_width + static_cast<float>(place) * column_width;
    }
};

void InversionTable::draw(Scene& scene, Side side) {
    const Look& look = scene.look;
    const puzzle::Shape shape = scene.session.shape();
    const puzzle::Board board = scene.session.field(side).board();
    const puzzle::Inversions counts = puzzle::count_inversions(board, shape);
    std::vector<int> cells;
    for (int cell = 0; cell < shape.cells(); ++cell) {
        if (board.at(cell) != 0) cells.push_back(cell);
    }

    const ImFont* header = look.font(Type::Header);
    const std::string title(
        scene.say(side == Side::Start ? Text::boards_start : Text::boards_goal));
    const float label = label_width(scene);
    const float sum = sum_width(scene, shape);
    const float room = ImGui::GetContentRegionAvail().x - label - sum - look.px(6);
    const float least = text_size(header, shape.tiles() > 9 ? "15" : "8").x + look.px(4);
    const int most = std::max(1, static_cast<int>(room / least));
    const int tiles = static_cast<int>(cells.size());
    const int blocks = (tiles + most - 1) / most;
    const int columns = (tiles + blocks - 1) / blocks;
    const float width =
        std::floor(std::min(room / static_cast<float>(columns), look.px(widest_column)));

    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, 0));
    for (int number = 0; number < blocks; ++number) {
        const auto from = cells.begin() + static_cast<std::ptrdiff_t>(number) * columns;
        const auto to = cells.begin() + std::min(tiles, (number + 1) * columns);
        const Block block{side,  number, number + 1 == blocks, board, shape, counts, {from, to},
                          label, width};
        draw_tiles(scene, block, number == 0 ? title : std::string());
        draw_counts(scene, block, Counting::LargerBefore);
        draw_counts(scene, block, Counting::SmallerBefore);
    }
    ImGui::PopStyleVar();
}

/// The line of the tiles themselves, with the board's name before it.
void InversionTable::draw_tiles(const Scene& scene, const Block& block, const std::string& title) {
    const Look& look = scene.look;
    ImFont* font = look.font(Type::Header);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const float y = std::round(low.y + (look.px(line_height) - font->FontSize) / 2);
    draw_text(list, font, {low.x, y}, look.colours().dim_ink, capitals(title));
    for (int place = 0; place < static_cast<int>(block.cells.size()); ++place) {
        const int tile = block.board.at(block.cells[static_cast<std::size_t>(place)]);
        centred(list, font, {low.x + block.left_of(place), y}, block.column_width,
                look.colours().dim_ink, std::to_string(tile));
    }
    ImGui::Dummy({ImGui::GetContentRegionAvail().x, look.px(line_height)});
}

/// The place of a tile in a block under a point, or -1.
int InversionTable::place_at(const Block& block, ImVec2 low, ImVec2 point) {
    const float x = point.x - low.x - block.label_width;
    const int place = x < 0 ? -1 : static_cast<int>(x / block.column_width);
    return place < static_cast<int>(block.cells.size()) ? place : -1;
}

void InversionTable::draw_counts(Scene& scene, const Block& block, Counting counting) {
    const Look& look = scene.look;
    const CountingTexts texts = texts_of(scene, counting);
    const std::string id =
        fmt::format("inversions_{}_{}_{}", block.side == Side::Start ? "start" : "goal", texts.id,
                    block.number);
    const AreaEvents events =
        area(look, texts.name, id, {ImGui::GetContentRegionAvail().x, look.px(line_height)});
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    int place = -1;
    if (events.hovered && ImRect(events.low, events.high).Contains(mouse)) {
        place = place_at(block, events.low, mouse);
    } else if (events.focused) {
        place = move_cursor(block);
    }
    if (place >= 0) {
        const int cell = block.cells[static_cast<std::size_t>(place)];
        inversions_.point_at({block.side, cell, counting});
        tooltip_for_last_item(look,
                              pair_sentence(scene.say, block.board, block.shape, cell, counting));
    } else {
        tooltip_for_last_item(look, texts.meaning);
    }
    draw_figures(scene, block, counting, ImRect(events.low, events.high));
}

/// The name, the counts and the sum of a row.
void InversionTable::draw_figures(const Scene& scene, const Block& block, Counting counting,
                                  const ImRect& row) const {
    const Look& look = scene.look;
    const Colours& c = look.colours();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImFont* font = look.font(Type::Small);
    ImFont* bold = look.font(Type::Header);
    const float y = std::round((row.Min.y + row.Max.y - font->FontSize) / 2);
    draw_text(list, font, {row.Min.x, y}, c.ink, texts_of(scene, counting).name);

    const bool larger = counting == Counting::LargerBefore;
    const auto& counts = larger ? block.counts.larger_before : block.counts.smaller_before;
    const auto pointed = inversions_.on(block.side);
    for (int at = 0; at < static_cast<int>(block.cells.size()); ++at) {
        const int cell = block.cells[static_cast<std::size_t>(at)];
        const int count = counts[static_cast<std::size_t>(cell)];
        const float left = row.Min.x + block.left_of(at);
        const bool lit = pointed && pointed->cell == cell && pointed->counting == counting;
        ImU32 ink = count > 0 ? c.ink : c.dim_ink;
        if (lit) {
            list.AddRectFilled({left, row.Min.y}, {left + block.column_width, row.Max.y}, c.mark,
                               look.px(3));
            ink = c.mark_ink;
        }
        centred(list, lit ? bold : font, {left, y}, block.column_width, ink, std::to_string(count));
    }
    if (!block.last) return;
    const std::string total = total_text(
        scene, block.shape, larger ? block.counts.larger_total : block.counts.smaller_total);
    draw_text(list, bold, {row.Max.x - text_size(bold, total).x, y}, c.ink, total);
}

/// Lets the arrow keys move along the row with the focus; the place they are at.
int InversionTable::move_cursor(const Block& block) {
    want_keys({ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_Home, ImGuiKey_End});
    const int last = static_cast<int>(block.cells.size()) - 1;
    if (pressed_in_control(ImGuiKey_LeftArrow, true)) --cursor_;
    if (pressed_in_control(ImGuiKey_RightArrow, true)) ++cursor_;
    if (pressed_in_control(ImGuiKey_Home)) cursor_ = 0;
    if (pressed_in_control(ImGuiKey_End)) cursor_ = last;
    cursor_ = std::clamp(cursor_, 0, last);
    return cursor_;
}

}  // namespace statescope::ui
