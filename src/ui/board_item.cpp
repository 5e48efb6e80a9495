#include "ui/board_item.hpp"

#include "ui/widgets.hpp"

namespace statescope::ui {

namespace {

BoardState state_sign(trace::NodeState state) {
    switch (state) {
        case trace::NodeState::Frontier:
            return BoardState::Frontier;
        case trace::NodeState::Stale:
            return BoardState::Stale;
        case trace::NodeState::Current:
            return BoardState::Current;
        case trace::NodeState::Expanded:
            return BoardState::Expanded;
        case trace::NodeState::Dropped:
            return BoardState::Duplicate;
        case trace::NodeState::CutOff:
            return BoardState::CutOff;
        case trace::NodeState::Forgotten:
            return BoardState::Forgotten;
        case trace::NodeState::Unseen:
            break;
    }
    return BoardState::Plain;
}

}  // namespace

BoardLook plain_look(const Scene& scene, puzzle::Board board) {
    BoardLook look;
    look.is_goal = board == scene.trace.head().goal;
    look.selected = scene.session.selected == board;
    look.hovered = scene.session.hovered == board;
    return look;
}

BoardLook node_look(const Scene& scene, trace::NodeId node) {
    BoardLook look = plain_look(scene, scene.trace.node(node).board);
    look.state = state_sign(scene.trace.state(node, scene.step));
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
