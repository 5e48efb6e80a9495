#include "ui/panels/tree_drawing.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "puzzle/move.hpp"
#include "teach/figures.hpp"
#include "ui/board_item.hpp"
#include "ui/shapes.hpp"
#include "ui/text.hpp"

namespace statescope::ui {

using teach::arg;
using teach::Text;
using trace::NodeId;

namespace {

constexpr float edge_width = 1.3f;
constexpr float path_width = 4;
constexpr float fade_width = 18;
constexpr float shortest_curve = 14;  ///< a shorter line is drawn straight

/// A line from a parent to a child: down out of the one and down into the other.
struct Curve {
    ImVec2 from;
    ImVec2 to;

    float middle() const { return (from.y + to.y) / 2; }
    ImVec2 at(float t) const {
        const float s = 1 - t;
        const float a = s * s * (s + 3 * t);
        const float b = 1 - a;
        const float y = s * s * s * from.y + 3 * s * t * middle() + t * t * t * to.y;
        return {a * from.x + b * to.x, y};
    }
};

class TreePainter {
  public:
    TreePainter(const Scene& scene, const TreeStage& stage, const TreeCamera& camera,
                render::Box screen)
        : scene_(scene),
          look_(scene.look),
          stage_(stage),
          camera_(camera),
          sizes_(scene, camera),
          screen_(screen),
          list_(*ImGui::GetWindowDrawList()) {}

    DrawnTree draw() {
        DrawnTree drawn;
        const Reach reach = sizes_.reach();
        const float margin = std::max(reach.side, reach.below);
        const layout::Rect seen = camera_.seen(screen_, margin);
        const std::uint32_t made = stage_.made();
        const std::vector<NodeId> lines = stage_.layout().lines_in(seen, made);
        drawn.ghosts = ghosts_of(scene_, stage_, sizes_);
        ghosts_ = drawn.ghosts;

        for (const NodeId node : lines)
            if (!scene_.is_on_path(node)) edge(node);
        for (const NodeId node : lines)
            if (scene_.is_on_path(node)) edge(node);
        for (const NodeId node : lines)
            letter_on_edge(node);
        for (const Ghost& ghost : drawn.ghosts)
            ghost_edge(ghost);

        for (const NodeId node : stage_.layout().nodes_in(seen, made))
            drawn.nodes.push_back({node, box_of(node)});
        for (const DrawnTree::Entry& entry : drawn.nodes)
            if (!stands_out(entry.node)) this->node(entry);
        for (const DrawnTree::Entry& entry : drawn.nodes)
            if (stands_out(entry.node)) this->node(entry);
        for (const Ghost& ghost : drawn.ghosts)
            draw_ghost(ghost);
        fade_edges();
        return drawn;
    }

  private:
    const Colours& colours() const { return look_.colours(); }

    NodeBox box_of(NodeId node) const {
        return sizes_.box(stage_.layout().position(node), stage_.room(node));
    }

    /// Whether a node is drawn over the others, so that its sign is never covered.
    bool stands_out(NodeId node) const {
        const puzzle::Board board = scene_.trace.node(node).board;
        return scene_.is_on_path(node) || scene_.session.selected == board ||
               scene_.session.hovered == board;
    }

    Curve curve_between(const NodeBox& parent, const NodeBox& child) const {
        const float caption = static_cast<float>(parent.caption_lines) * sizes_.caption_line();
        return {{parent.centre.x, parent.high().y + caption + (caption > 0 ? look_.px(3) : 0)},
                {child.centre.x, child.low().y}};
    }

    void edge(NodeId node) const {
        const NodeBox child = box_of(node);
        const NodeBox parent = box_of(scene_.trace.node(node).parent);
        const Curve curve = curve_between(parent, child);
        const bool path = scene_.is_on_path(node);
        const ImU32 colour = path ? colours().path_line : colours().edge;
        const float wide = std::max(1.0f, (path ? path_width : edge_width) * look_.scale *
                                              (child.form == NodeForm::Dot ? 0.6f : 1.0f));
        if (curve.to.y - curve.from.y < look_.px(shortest_curve)) {
            list_.AddLine(parent.centre, child.centre, colour, wide);
            return;
        }
        const float middle = curve.middle();
        list_.AddBezierCubic(curve.from, {curve.from.x, middle}, {curve.to.x, middle}, curve.to,
                             colour, wide);
    }

    void letter_on_edge(NodeId node) const {
        const trace::Node& made = scene_.trace.node(node);
        const NodeBox child = box_of(node);
        if (child.form == NodeForm::Dot) return;
        letter(made.move, curve_between(box_of(made.parent), child), scene_.is_on_path(node));
    }

    /// The move's letter, on a patch of the ground so that the line does not run through it.
    void letter(puzzle::Move move, const Curve& curve, bool path) const {
        ImFont* font = look_.font(path ? Type::Header : Type::Small);
        const char text[] = {puzzle::letter(move), '\0'};
        const ImVec2 size = text_size(font, text);
        const float room = curve.to.y - curve.from.y;
        if (room < size.y * 0.9f) return;
        // Close to the child, where the lines of its siblings are far; beside a straight line.
        ImVec2 at = curve.at(0.74f);
        if (std::abs(curve.to.x - curve.from.x) < look_.px(8))
            at = {at.x + size.x / 2 + look_.px(5), curve.middle()};
        const ImVec2 low{std::round(at.x - size.x / 2), std::round(at.y - size.y / 2)};
        const float side = look_.px(2);
        const float top = std::round(size.y * 0.16f);
        list_.AddRectFilled({low.x - side, low.y + top},
                            {low.x + size.x + side, low.y + size.y - top}, colours().panel,
                            look_.px(3));
        draw_text(list_, font, low, path ? colours().good_ink : colours().dim_ink, text);
    }

    void node(const DrawnTree::Entry& entry) const {
        const BoardLook how = node_look(scene_, entry.node);
        const NodeBox& box = entry.box;
        if (box.form == NodeForm::Dot) return dot(box, how);
        const puzzle::Board board = scene_.trace.node(entry.node).board;
        if (box.form == NodeForm::Board) {
            draw_board(look_, list_, box.low(), box.cell, board, scene_.shape(), how);
            return caption(entry);
        }
        draw_board(look_, list_, box.low(), box.cell, puzzle::Board{}, {1, 1}, how);
        number(entry);
    }

    /// The node's number in the square, or beside it where it is too long and there is room.
    void number(const DrawnTree::Entry& entry) const {
        ImFont* font = look_.font(Type::Small);
        const std::string text =
            scene_.say(Text::tree_label_generated, arg("node", teach::number(entry.node)));
        const ImVec2 size = text_size(font, text);
        const NodeBox& box = entry.box;
        const float y = std::round(box.centre.y - size.y / 2);
        if (size.x <= box.cell) {
            draw_text(list_, font, {std::round(box.centre.x - size.x / 2), y}, colours().tile_ink,
                      text);
            return;
        }
        const float right = box.high().x + look_.px(4);
        const float half_room = stage_.room(entry.node) * camera_.across() / 2;
        if (right + size.x <= box.centre.x + half_room)
            draw_text(list_, font, {right, y}, colours().dim_ink, text);
    }

    /// Filled while it waits, hollow once it is done; the path and the current node are larger.
    void dot(const NodeBox& box, const BoardLook& how) const {
        float radius = box.size.x / 2;
        ImU32 colour = colours().expanded_line;
        if (how.state == BoardState::Frontier) colour = colours().frontier_line;
        if (how.on_path) colour = colours().path_line;
        if (how.state == BoardState::Current) colour = colours().current_line;
        const bool large = how.on_path || how.state == BoardState::Current;
        if (large) radius = std::max(radius * 1.2f, look_.px(2.5f));
        const bool hollow = how.state != BoardState::Frontier && !large && radius >= 2.5f;
        if (hollow) list_.AddCircleFilled(box.centre, radius, colours().panel);
        if (hollow)
            list_.AddCircle(box.centre, radius, colour, 0, std::max(1.0f, look_.scale));
        else
            list_.AddCircleFilled(box.centre, radius, colour);
        if (how.state == BoardState::Current)
            list_.AddCircle(box.centre, radius + look_.px(3), colour, 0, look_.px(1.5f));
        if (how.is_goal)
            draw_star(list_, box.centre, look_.px(7), colours().goal_fill, colours().ink);
        if (how.selected || how.hovered)
            list_.AddCircle(box.centre, radius + look_.px(4), colours().select_line, 0,
                            look_.px(2));
    }

    /// Number of generation, number of expansion, and the node's figures: as much as there is room
    /// for.
    void caption(const DrawnTree::Entry& entry) const {
        if (entry.box.caption_lines == 0) return;
        const trace::Node& node = scene_.trace.node(entry.node);
        const auto number = teach::number(entry.node);
        const float room = caption_room(entry);
        const bool by_f = scene_.trace.head().order.by_f;
        // 0 before it is expanded.
        const std::uint32_t expansion =
            node.taken < scene_.step ? scene_.trace.expansion_number(entry.node).value_or(0) : 0;
        std::string text;
        const auto fits = [&] { return text_size(look_.font(Type::Small), text).x <= room; };
        if (!by_f) {
            text = expansion > 0 ? scene_.say(Text::tree_label_expanded_depth, arg("node", number),
                                              arg("expansion", expansion), arg("depth", node.g))
                                 : scene_.say(Text::tree_label_generated_depth, arg("node", number),
                                              arg("depth", node.g));
        }
        if (by_f || !fits()) {
            text = expansion > 0 ? scene_.say(Text::tree_label_expanded, arg("node", number),
                                              arg("expansion", expansion))
                                 : scene_.say(Text::tree_label_generated, arg("node", number));
        }
        if (!fits()) text = scene_.say(Text::tree_label_generated, arg("node", number));
        if (fits()) caption_line(entry.box, 0, text);
        if (!by_f || entry.box.caption_lines < 2) return;
        text = scene_.say(Text::tree_label_best_first, arg("g", node.g), arg("h", node.h),
                          arg("f", node.f()));
        if (fits()) caption_line(entry.box, 1, text);
    }

    /// Up to the captions of the neighbours, duplicates included.
    float caption_room(const DrawnTree::Entry& entry) const {
        float room = stage_.room(entry.node) * camera_.across() - look_.px(3);
        for (const Ghost& ghost : ghosts_) {
            if (ghost.box.high().y != entry.box.high().y) continue;
            const float away = std::abs(ghost.box.centre.x - entry.box.centre.x);
            const float words = text_size(look_.font(Type::Small), ghost_caption(ghost)).x;
            room = std::min(room, 2 * away - words - look_.px(8));
        }
        return std::max(room, entry.box.size.x);
    }

    std::string ghost_caption(const Ghost& ghost) const {
        return scene_.say(Text::tree_label_duplicate, arg("node", teach::number(ghost.known)));
    }

    void caption_line(const NodeBox& box, int line, std::string_view text) const {
        ImFont* font = look_.font(Type::Small);
        const float width = text_size(font, text).x;
        const float down = look_.px(2) + static_cast<float>(line) * sizes_.caption_line();
        draw_text(list_, font, {std::round(box.centre.x - width / 2), box.high().y + down},
                  line == 0 ? colours().ink : colours().dim_ink, text);
    }

    void ghost_edge(const Ghost& ghost) const {
        const NodeBox parent = box_of(*scene_.current);
        const Curve curve = curve_between(parent, ghost.box);
        const float wide = std::max(1.0f, edge_width * look_.scale);
        constexpr int pieces = 24;
        ImVec2 points[pieces + 1];
        for (int i = 0; i <= pieces; ++i)
            points[i] = curve.at(static_cast<float>(i) / pieces);
        draw_dashed_line(list_, points, pieces + 1, colours().duplicate_line, wide, look_.px(5),
                         look_.px(4));
        if (ghost.box.form != NodeForm::Dot) letter(ghost.move, curve, false);
    }

    void draw_ghost(const Ghost& ghost) const {
        BoardLook how = plain_look(scene_, ghost.board);
        how.state = BoardState::Duplicate;
        const NodeBox& box = ghost.box;
        if (box.form == NodeForm::Dot) {
            list_.AddCircle(box.centre, box.size.x / 2 + 1, colours().duplicate_line);
            return;
        }
        const bool board = box.form == NodeForm::Board;
        draw_board(look_, list_, box.low(), box.cell, board ? ghost.board : puzzle::Board{},
                   board ? scene_.shape() : puzzle::Shape{1, 1}, how);
        if (box.caption_lines > 0) caption_line(box, 0, ghost_caption(ghost));
    }

    /// Where the tree goes on beyond the picture, it fades out.
    void fade_edges() const {
        const layout::Rect all = stage_.layout().bounds(stage_.made());
        const render::Point low = camera_.to_screen({all.left, all.top});
        const render::Point high = camera_.to_screen({all.right, all.bottom});
        const Reach reach = sizes_.reach();
        const float wide = look_.px(fade_width);
        const ImU32 solid = colours().panel;
        const ImU32 clear = solid & ~IM_COL32_A_MASK;
        const ImVec2 from{screen_.low.x, screen_.low.y};
        const ImVec2 to{screen_.high.x, screen_.high.y};
        const auto fade = [&](ImVec2 a, ImVec2 b, bool left, bool top, bool right, bool bottom) {
            list_.AddRectFilledMultiColor(
                a, b, left || top ? solid : clear, right || top ? solid : clear,
                right || bottom ? solid : clear, left || bottom ? solid : clear);
        };
        if (low.x - reach.side < from.x)
            fade(from, {from.x + wide, to.y}, true, false, false, false);
        if (high.x + reach.side > to.x) fade({to.x - wide, from.y}, to, false, false, true, false);
        if (low.y - reach.above < from.y)
            fade(from, {to.x, from.y + wide}, false, true, false, false);
        if (high.y + reach.below > to.y) fade({from.x, to.y - wide}, to, false, false, false, true);
    }

    const Scene& scene_;
    const Look& look_;
    const TreeStage& stage_;
    const TreeCamera& camera_;
    TreeSizes sizes_;
    render::Box screen_;
    ImDrawList& list_;
    std::span<const Ghost> ghosts_;
};

}  // namespace

std::optional<NodeId> DrawnTree::node_at(ImVec2 point, float tolerance) const {
    std::optional<NodeId> found;
    float nearest = tolerance;
    for (const Entry& entry : nodes) {
        const float x =
            std::max(std::abs(point.x - entry.box.centre.x) - entry.box.size.x / 2, 0.0f);
        const float y =
            std::max(std::abs(point.y - entry.box.centre.y) - entry.box.size.y / 2, 0.0f);
        const float distance = std::hypot(x, y);
        if (distance > nearest || (found && distance == nearest)) continue;
        found = entry.node;
        nearest = distance;
    }
    return found;
}

const Ghost* DrawnTree::ghost_at(ImVec2 point) const {
    for (const Ghost& ghost : ghosts) {
        const ImVec2 low = ghost.box.low();
        const ImVec2 high = ghost.box.high();
        if (point.x >= low.x && point.x < high.x && point.y >= low.y && point.y < high.y)
            return &ghost;
    }
    return nullptr;
}

DrawnTree draw_tree(const Scene& scene, const TreeStage& stage, const TreeCamera& camera,
                    render::Box screen) {
    return TreePainter(scene, stage, camera, screen).draw();
}

}  // namespace statescope::ui
