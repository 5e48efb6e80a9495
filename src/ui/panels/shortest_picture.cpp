#include "ui/panels/shortest_picture.hpp"

#include <cmath>

#include "puzzle/board_text.hpp"
#include "puzzle/rank.hpp"
#include "teach/figures.hpp"
#include "ui/board_item.hpp"
#include "ui/keys.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using teach::arg;
using teach::grouped;
using teach::Text;

namespace {

constexpr std::size_t most_nodes = 2000;
constexpr float notch = 1.2f;  ///< zoom of one notch of the wheel
constexpr float key_zoom = 1.25f;

// At scale 1.
constexpr float key_way = 40;  ///< panned by a key
constexpr float line_width = 1.3f;
constexpr float path_width = 4;
constexpr float full_cell = 18;
constexpr float least_cell = 7;
constexpr float least_gap = 6;  ///< between boards side by side
constexpr float full_gap = 22;
constexpr float least_line = 14;  ///< between a board and the one below
constexpr float full_line = 40;
constexpr float largest_dot = 9;

}  // namespace

/// The tree is made anew when start, goal, shape or move order are others.
void ShortestPicture::refresh(const Scene& scene) {
    const trace::TraceHead& head = scene.trace.head();
    const puzzle::MoveOrder& order = scene.session.recorded().rules().order;
    if (head.shape == shape_ && head.start == start_ && head.goal == goal_ && order == order_)
        return;
    shape_ = head.shape;
    start_ = head.start;
    goal_ = head.goal;
    order_ = order;
    tree_.reset();
    fitted_ = true;
    if (shape_.cells() > puzzle::max_ranked_cells) return;
    tree_ = layout::shortest_tree(puzzle::DistanceTable(goal_, shape_), start_, order, most_nodes);
}

/// The nodes of the tree that the search's path runs through: that to the current node, and at the
/// end the solution.
void ShortestPicture::mark_path(const Scene& scene) {
    on_path_.assign(tree_->nodes.size(), false);
    on_path_[0] = true;
    for (std::size_t i = 1; i < tree_->nodes.size(); ++i) {
        const layout::ShortestTree::Node& node = tree_->nodes[i];
        on_path_[i] = on_path_[node.parent] && node.depth < scene.path.size() &&
                      scene.trace.node(scene.path[node.depth]).board == node.board;
    }
}

void ShortestPicture::draw(Scene& scene, float tabs) {
    refresh(scene);
    const float gap = scene.look.px(6);
    const float top = ImGui::GetCursorPosY();
    const float header = button_size(scene.look, {}, {.icon = Icon::Fit}).y;
    const ImVec2 all = ImGui::GetContentRegionAvail();
    draw_header(scene, tabs);
    ImGui::SetCursorPosY(top + header + gap);
    if (!tree_) {
        const Text reason = shape_.cells() > puzzle::max_ranked_cells ? Text::map_needs_few_cells
                                                                      : Text::shortest_none;
        return paragraph(scene.look, Type::Body, scene.look.colours().dim_ink, scene.say(reason));
    }
    mark_path(scene);
    draw_canvas(scene, {all.x, std::max(all.y - header - gap, scene.look.px(60))});
}

std::string ShortestPicture::caption(const Scene& scene) const {
    const std::string moves = teach::moves_text(scene.say, static_cast<std::size_t>(tree_->moves));
    if (tree_->solutions == 1) return scene.say(Text::shortest_one, arg("moves", moves));
    const std::string count = grouped(scene.say, tree_->solutions);
    if (tree_->complete())
        return scene.say(Text::shortest_count, arg("count", count), arg("moves", moves));
    return scene.say(Text::shortest_cut_off, arg("count", count), arg("moves", moves),
                     arg("levels", tree_->levels_drawn - 1));
}

void ShortestPicture::draw_header(Scene& scene, float tabs) {
    const Look& look = scene.look;
    const ImVec2 corner = ImGui::GetCursorPos();
    const float icon = button_size(look, {}, {.icon = Icon::Fit}).x;
    const float buttons = 3 * icon + 2 * look.px(4);
    const float all = ImGui::GetContentRegionAvail().x;
    if (tree_) {
        ImGui::SetCursorPos({corner.x + tabs, corner.y});
        row_text(look, Type::Small, look.colours().dim_ink, caption(scene),
                 std::max(look.px(24), all - tabs - buttons - look.px(10)));
    }
    ImGui::SetCursorPos({corner.x + std::max(0.0f, all - buttons), corner.y});
    if (button(look, {}, "shortest_fit",
               {.icon = Icon::Fit, .on = fitted_, .tooltip = scene.say(Text::shortest_fit_hint)}))
        fitted_ = true;
    const auto zoom = [&](Icon sign, std::string_view id, Text hint, float factor) {
        ImGui::SameLine(0, look.px(4));
        if (!button(look, {}, id, {.icon = sign, .tooltip = scene.say(hint)})) return;
        fitted_ = false;
        camera_.zoom_about(screen_.centre(), factor);
    };
    zoom(Icon::Minus, "shortest_zoom_out", Text::tree_zoom_out_hint, 1 / key_zoom);
    zoom(Icon::Plus, "shortest_zoom_in", Text::tree_zoom_in_hint, key_zoom);
}

/// As large as the distances between nodes allow: a board, or a dot.
NodeBox ShortestPicture::box(const Look& look, std::size_t node) const {
    const float beside = camera_.across() - look.px(least_gap);
    const float along = camera_.down() - look.px(least_line);
    const ImVec2 room = sideways() ? ImVec2{along, beside} : ImVec2{beside, along};
    const render::Point middle = camera_.to_screen(tree_->position(node));
    NodeBox box;
    box.centre = {std::round(middle.x), std::round(middle.y)};
    const ImVec2 least = board_size(shape_, look.px(least_cell));
    if (room.x >= least.x && room.y >= least.y) {
        const float largest = look.px(full_cell) * std::max(1.0f, camera_.zoom());
        box.form = NodeForm::Board;
        box.cell = std::min(std::floor(largest), cell_to_fit(shape_, room));
        box.size = board_size(shape_, box.cell);
        return box;
    }
    const float dot =
        std::clamp(std::min(camera_.across(), camera_.down()) / 2, 2.0f, look.px(largest_dot));
    box.size = {dot, dot};
    return box;
}

/// Down or to the right, whichever leaves the boards larger.
void ShortestPicture::fit(const Look& look) {
    fit(look, Orientation::LeftRight);
    const TreeCamera to_the_right = camera_;
    const float size = box(look, 0).size.x;
    fit(look, Orientation::TopDown);
    if (box(look, 0).size.x < size) camera_ = to_the_right;
}

void ShortestPicture::fit(const Look& look, Orientation orientation) {
    const ImVec2 full = board_size(shape_, look.px(full_cell));
    const bool down = orientation == Orientation::TopDown;
    camera_ = TreeCamera(orientation, {.across = (down ? full.x : full.y) + look.px(full_gap),
                                       .down = (down ? full.y : full.x) + look.px(full_line)});
    // Nodes are drawn smaller where levels stand close, which leaves more room for the levels.
    for (int round = 0; round < 3; ++round) {
        const ImVec2 size = box(look, 0).size;
        const float bleed = look.px(6);
        const ImVec2 reach{size.x / 2 + bleed, size.y / 2 + bleed};
        camera_.fit(tree_->bounds(), {{screen_.low.x + reach.x, screen_.low.y + reach.y},
                                      {screen_.high.x - reach.x, screen_.high.y - reach.y}});
    }
}

void ShortestPicture::draw_canvas(Scene& scene, ImVec2 size) {
    const PressItem canvas =
        press_item(item_label(scene.say(Text::shortest_title), "shortest"), size, 0, false);
    if (!canvas.visible) return;
    screen_ = {{canvas.box.Min.x, canvas.box.Min.y}, {canvas.box.Max.x, canvas.box.Max.y}};
    if (fitted_) fit(scene.look);
    use_mouse(scene, canvas);
    use_keys(scene, canvas);
    ImGui::PushClipRect(canvas.box.Min, canvas.box.Max, true);
    draw_tree(scene);
    ImGui::PopClipRect();
    draw_focus(scene.look, canvas, scene.look.px(4));
}

void ShortestPicture::draw_tree(const Scene& scene) const {
    const Look& look = scene.look;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (std::size_t i = 1; i < tree_->nodes.size(); ++i) {
        const NodeBox child = box(look, i);
        const NodeBox parent = box(look, tree_->nodes[i].parent);
        const bool path = on_path_[i];
        const ImVec2 from = sideways() ? ImVec2{parent.high().x, parent.centre.y}
                                       : ImVec2{parent.centre.x, parent.high().y};
        const ImVec2 to = sideways() ? ImVec2{child.low().x, child.centre.y}
                                     : ImVec2{child.centre.x, child.low().y};
        list.AddLine(from, to, path ? look.colours().path_line : look.colours().edge,
                     std::max(1.0f, (path ? path_width : line_width) * look.scale));
    }
    const trace::BoardIndex& boards = scene.session.recorded().boards();
    for (std::size_t i = 0; i < tree_->nodes.size(); ++i) {
        const puzzle::Board board = tree_->nodes[i].board;
        const auto number = boards.number_of(board);
        const auto node = number ? boards.newest(*number, scene.counters.nodes) : std::nullopt;
        BoardLook how = node ? node_look(scene, *node) : plain_look(scene, board);
        how.on_path = on_path_[i];
        const NodeBox at = box(look, i);
        if (at.form == NodeForm::Board) {
            draw_board(look, list, at.low(), at.cell, board, shape_, how);
            continue;
        }
        const ImU32 colour = on_path_[i] ? look.colours().path_line
                             : node      ? look.colours().frontier_line
                                         : look.colours().expanded_line;
        list.AddCircleFilled(at.centre, std::max(at.size.x / 2, 1.5f), colour);
    }
}

std::optional<std::size_t> ShortestPicture::node_at(const Look& look, ImVec2 point) const {
    for (std::size_t i = 0; i < tree_->nodes.size(); ++i) {
        const NodeBox box = this->box(look, i);
        if (point.x >= box.low().x && point.x < box.high().x && point.y >= box.low().y &&
            point.y < box.high().y)
            return i;
    }
    return std::nullopt;
}

void ShortestPicture::use_mouse(Scene& scene, const PressItem& canvas) {
    const ImGuiIO& io = ImGui::GetIO();
    ImGui::SetItemKeyOwner(ImGuiKey_MouseWheelY);
    if (canvas.hovered && io.MouseWheel != 0 && !io.KeyCtrl) {
        fitted_ = false;
        camera_.zoom_about({io.MousePos.x, io.MousePos.y}, std::pow(notch, io.MouseWheel));
    }
    const float threshold = io.MouseDragThreshold * io.MouseDragThreshold;
    if (canvas.held && io.MouseDragMaxDistanceSqr[ImGuiMouseButton_Left] >= threshold) {
        ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeAll);
        fitted_ = false;
        camera_.pan(io.MouseDelta.x, io.MouseDelta.y);
        return;
    }
    const auto node = canvas.hovered ? node_at(scene.look, io.MousePos) : std::nullopt;
    if (!node) return;
    const puzzle::Board board = tree_->nodes[*node].board;
    scene.hovered_now = board;
    tooltip_for_last_item(
        scene.look, scene.say(Text::shortest_tip, arg("board", puzzle::board_inline(board, shape_)),
                              arg("depth", tree_->nodes[*node].depth),
                              arg("left", static_cast<std::uint32_t>(tree_->moves) -
                                              tree_->nodes[*node].depth)));
    if (canvas.pressed && ImGui::IsMouseReleased(ImGuiMouseButton_Left))
        scene.session.selected = board;
    if (!ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left)) return;
    const trace::BoardIndex& boards = scene.session.recorded().boards();
    const auto first = boards.first(*boards.number_of(board));
    scene.session.playback().stop();
    if (first) scene.session.seek(scene.trace.generated_at(*first));
}

void ShortestPicture::use_keys(Scene& scene, const PressItem& canvas) {
    if (canvas.focused ? pressed_in_control(ImGuiKey_F) : pressed(ImGuiKey_F)) fitted_ = true;
    if (const int way = zoom_keys(canvas.focused)) {
        fitted_ = false;
        camera_.zoom_about(screen_.centre(), way > 0 ? key_zoom : 1 / key_zoom);
    }
    if (!canvas.focused) return;
    const auto pan = [&](ImGuiKey key, float right, float down) {
        want_keys({key});
        if (!pressed_in_control(key, true)) return;
        fitted_ = false;
        camera_.pan(-right * scene.look.px(key_way), -down * scene.look.px(key_way));
    };
    pan(ImGuiKey_LeftArrow, -1, 0);
    pan(ImGuiKey_RightArrow, 1, 0);
    pan(ImGuiKey_UpArrow, 0, -1);
    pan(ImGuiKey_DownArrow, 0, 1);
}

}  // namespace statescope::ui
