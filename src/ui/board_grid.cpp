#include "ui/board_grid.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "ui/board_item.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

namespace {

constexpr float cell_size = 15;
constexpr float gap = 8;
constexpr float caption_gap = 2;

/// Distances between the boards of a grid, in pixels of the screen.
struct Spacing {
    float bleed;   ///< room for outlines
    float width;   ///< of one board with its bleed and the gap to the next
    float height;  ///< the same downwards, caption included
    int columns;
};

/// The first or the last caption is the widest one, more or less: figures grow or fall in order.
Spacing spacing_for(const Scene& scene, float cell, std::string_view first, std::string_view last) {
    const Look& look = scene.look;
    ImFont* font = look.font(Type::Small);
    const ImVec2 board = board_size(scene.shape(), cell);
    const float bleed = board_bleed(cell);
    const float words = std::max(text_size(font, first).x, text_size(font, last).x);
    const float width = std::max(board.x + bleed, words) + look.px(gap);
    const float height =
        board.y + 2 * bleed + look.px(caption_gap) + font->FontSize + look.px(gap) / 2;
    const float room =
        ImGui::GetContentRegionAvail().x - ImGui::GetStyle().ScrollbarSize + look.px(gap);
    return {bleed, width, height, std::max(1, static_cast<int>(room / width))};
}

void draw_entry(Scene& scene, std::string_view id, std::size_t place, trace::NodeId node, ImVec2 at,
                float cell, const Spacing& spacing, const GridWords& words) {
    const Look& look = scene.look;
    const ImVec2 board = board_size(scene.shape(), cell);
    const float inset = std::max(0.0f, (spacing.width - look.px(gap) - board.x) / 2);
    ImGui::SetCursorScreenPos({at.x + inset, at.y + spacing.bleed});
    const std::string name = words.caption(node, place);
    board_item(scene, name, fmt::format("{}_{}", id, place), cell, scene.trace.node(node).board,
               node_look(scene, node));
    tooltip_for_last_item(look, words.tooltip(node, place));
    ImFont* font = look.font(Type::Small);
    const ImVec2 size = text_size(font, name);
    draw_text(*ImGui::GetWindowDrawList(), font,
              {at.x + inset + (board.x - size.x) / 2,
               at.y + 2 * spacing.bleed + board.y + look.px(caption_gap)},
              look.colours().dim_ink, name);
}

}  // namespace

void board_grid(Scene& scene, std::string_view id, std::size_t count,
                const std::function<trace::NodeId(std::size_t place)>& node_at,
                const GridWords& words) {
    const float cell = scene.look.px(cell_size);
    const auto caption = [&](std::size_t place) {
        return count == 0 ? std::string{} : words.caption(node_at(place), place);
    };
    const Spacing spacing = spacing_for(scene, cell, caption(0), caption(count - 1));
    // Never less than a row, however low the panel: then the panel scrolls as well.
    const float height = std::max(ImGui::GetContentRegionAvail().y, spacing.height);
    const std::string name = fmt::format("###{}", id);
    ImGui::BeginChild(name.c_str(), {0, height}, ImGuiChildFlags_None,
                      ImGuiWindowFlags_NavFlattened);
    const auto columns = static_cast<std::size_t>(spacing.columns);
    const std::size_t rows = (count + columns - 1) / columns;
    const ImVec2 origin = ImGui::GetCursorScreenPos();
    const float top = ImGui::GetScrollY();
    const auto first = static_cast<std::size_t>(std::max(0.0f, top / spacing.height));
    const auto in_sight = static_cast<std::size_t>(ImGui::GetWindowHeight() / spacing.height) + 2;
    for (std::size_t row = first; row < std::min(rows, first + in_sight); ++row) {
        for (std::size_t column = 0; column < columns; ++column) {
            const std::size_t place = row * columns + column;
            if (place >= count) break;
            const ImVec2 at{origin.x + static_cast<float>(column) * spacing.width,
                            origin.y + static_cast<float>(row) * spacing.height};
            draw_entry(scene, id, place, node_at(place), at, cell, spacing, words);
        }
    }
    // The height of all rows, so that the scroll bar is true.
    ImGui::SetCursorScreenPos(origin);
    ImGui::Dummy({1, static_cast<float>(rows) * spacing.height});
    ImGui::EndChild();
}

}  // namespace statescope::ui
