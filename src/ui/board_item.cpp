#include "ui/board_item.hpp"

#include "ui/widgets.hpp"

namespace statescope::ui {

BoardLook plain_look(const Scene& scene, puzzle::Board board) {
    BoardLook look;
    look.is_goal = board == scene.trace.head().goal;
    look.selected = scene.session.selected == board;
    look.hovered = scene.session.hovered == board;
    return look;
}

BoardLook node_look(const Scene& scene, trace::NodeId node) {
    BoardLook look = plain_look(scene, scene.trace.node(node).board);
    look.state = figure::board_state(scene.trace.state(node, scene.step));
    look.on_path = scene.is_on_path(node);
    return look;
}

bool board_item(Scene& scene, std::string_view name, std::string_view id, float cell,
                puzzle::Board board, const BoardLook& board_look) {
    const AreaEvents events = area(scene.look, name, id, board_size(scene.shape(), cell));
    draw_board(scene.look, *ImGui::GetWindowDrawList(), events.low, cell, board, scene.shape(),
               board_look);
    if (events.hovered || events.focused) scene.hovered_now = board;
    if (events.pressed) scene.session.selected = board;
    return events.pressed;
}

}  // namespace statescope::ui
