#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "trace/event.hpp"
#include "ui/scene.hpp"

namespace statescope::ui {

/// What a grid of nodes says about each: the caption under its board, and the tooltip.
struct GridWords {
    std::function<std::string(trace::NodeId node, std::size_t place)> caption;
    std::function<std::string(trace::NodeId node, std::size_t place)> tooltip;
};

/// Nodes as small boards, row by row, scrolling in what room there is. Only the rows in sight are
/// drawn, so any number of nodes will do. With the keyboard focus on a board the arrow keys go to
/// its neighbours. `id` names the grid; the board at place i is "###id_i".
void board_grid(Scene& scene, std::string_view id, std::size_t count,
                const std::function<trace::NodeId(std::size_t place)>& node_at,
                const GridWords& words);

}  // namespace statescope::ui
