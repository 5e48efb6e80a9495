#include "ui/panels/tree_drawing.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
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

constexpr float fade_width = 18;

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

    DrawnTree draw(bool picture) {
        DrawnTree drawn;
        const Reach reach = sizes_.reach();
        const layout::Rect seen = camera_.seen(screen_, std::max(reach.side, reach.below));
        std::vector<NodeId> lines;
        const float least_room = picture ? sizes_.least_room_above_dots() : 0;
        stage_.visit_lines(seen, [&](layout::Slot slot, layout::Point, layout::Point) {
            if (stage_.rooms()[slot] >= least_room) lines.push_back(stage_.node(slot));
        });
        stage_.visit_nodes(seen, [&](layout::Slot slot, layout::Point) {
            const NodeId node = stage_.node(slot);
            if (stage_.rooms()[slot] >= least_room) drawn.nodes.push_back({node, box_of(node)});
        });
        if (picture) add_dots_that_stand_out(seen, least_room, lines, drawn);
        drawn.ghosts = ghosts_of(scene_, stage_, sizes_);
        ghosts_ = drawn.ghosts;
        draw_lines(scene_, stage_, sizes_, screen_, lines, ghosts_);
        draw_nodes(drawn);
        if (!picture) fade_edges();
        return drawn;
    }

  private:
    const Colours& colours() const { return look_.colours(); }

    /// Of the nodes that are in the picture already, those that are drawn over it.
    void add_dots_that_stand_out(const layout::Rect& seen, float least_room,
                                 std::vector<NodeId>& lines, DrawnTree& drawn) const {
        std::vector<NodeId> nodes = scene_.path;
        const session::Session& session = scene_.session;
        for (const auto& board : {session.selected, session.hovered}) {
            if (!board) continue;
            const auto node = stage_.node_of(scene_.trace, *board);
            if (node && std::count(nodes.begin(), nodes.end(), *node) == 0) nodes.push_back(*node);
        }
        // A path of many thousand moves has more nodes than pixels: one in each place is enough.
        std::optional<ImVec2> before;
        for (const NodeId node : nodes) {
            if (!stage_.shows(node) || stage_.room(node) >= least_room) continue;
            const NodeBox box = box_of(node);
            const bool current = node == scene_.current;
            if (before && !current && std::abs(before->x - box.centre.x) < 1 &&
                std::abs(before->y - box.centre.y) < 1)
                continue;
            before = box.centre;
            const layout::Point at = stage_.position(node);
            if (layout::holds(seen, at)) drawn.nodes.push_back({node, box});
            const NodeId parent = scene_.trace.node(node).parent;
            if (parent != trace::no_node && layout::may_cross(seen, at, stage_.position(parent)))
                lines.push_back(node);
        }
    }

    void draw_nodes(DrawnTree& drawn) const {
        for (const DrawnTree::Entry& entry : drawn.nodes)
            if (!stands_out(entry.node)) this->node(entry);
        for (const DrawnTree::Entry& entry : drawn.nodes)
            if (stands_out(entry.node)) this->node(entry);
        for (const Ghost& ghost : drawn.ghosts)
            draw_ghost(ghost);
        for (const DrawnTree::Entry& entry : drawn.nodes) {
            const std::uint32_t hidden = stage_.hidden_below(entry.node);
            if (hidden > 0) drawn.folds.push_back(fold_sign(entry, hidden));
        }
    }

    NodeBox box_of(NodeId node) const { return ui::box_of(stage_, sizes_, node); }

    /// Whether a node is drawn over the others, so that its sign is never covered.
    bool stands_out(NodeId node) const {
        if (scene_.is_on_path(node)) return true;
        const puzzle::Board board = scene_.trace.node(node).board;
        return scene_.session.selected == board || scene_.session.hovered == board;
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
        if (box.form == NodeForm::Square) return number(entry);
        move(entry);
        caption(entry);
    }

    /// What differs from the parent's board: the blank's move and the tile it moved.
    void move(const DrawnTree::Entry& entry) const {
        const trace::Node node = scene_.trace.node(entry.node);
        if (node.parent == trace::no_node) return;
        const puzzle::Board before = scene_.trace.node(node.parent).board;
        const std::string text = scene_.say(Text::tree_label_move,
                                            arg("move", std::string(1, puzzle::letter(node.move))),
                                            arg("tile", before.at(node.board.blank())));
        ImFont* font = look_.font(Type::Small);
        const ImVec2 size = text_size(font, text);
        if (size.x > entry.box.size.x) return;
        draw_text(list_, font,
                  {std::round(entry.box.centre.x - size.x / 2),
                   std::round(entry.box.centre.y - size.y / 2)},
                  colours().tile_ink, text);
    }

    /// How many nodes a folded node hides, below it or, in a tree that grows to the right, beside.
    DrawnTree::Fold fold_sign(const DrawnTree::Entry& entry, std::uint32_t hidden) const {
        ImFont* font = look_.font(Type::Small);
        const std::string text =
            scene_.say(Text::tree_folded, arg("count", teach::grouped(scene_.say, hidden)));
        const ImVec2 words = text_size(font, text);
        const ImVec2 size{words.x + look_.px(8), std::round(words.y * 0.86f)};
        const NodeBox& box = entry.box;
        const float captions = static_cast<float>(box.caption_lines) * sizes_.caption_line();
        ImVec2 low{box.centre.x - size.x / 2, box.high().y + captions + look_.px(3)};
        if (camera_.orientation() == Orientation::LeftRight)
            low = {box.high().x + look_.px(4), box.centre.y - size.y / 2};
        low = {std::round(low.x), std::round(low.y)};
        const ImVec2 high{low.x + size.x, low.y + size.y};
        // Where nodes stand closer than that, the sign would cover the neighbours'.
        if (sizes_.caption_room(stage_.room(entry.node)) < size.x) return {entry.node, low, low};
        list_.AddRectFilled(low, high, colours().accent_wash, size.y / 2);
        draw_outline(list_, low, high, size.y / 2, colours().expanded_line, look_.line());
        draw_text(list_, font, {low.x + look_.px(4), std::round(low.y + (size.y - words.y) / 2)},
                  colours().ink, text);
        return {entry.node, low, high};
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
        const float half_room = sizes_.caption_room(stage_.room(entry.node)) / 2;
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
        if (hollow) {
            list_.AddCircle(box.centre, radius, colour, 0, std::max(1.0f, look_.scale));
        } else {
            list_.AddCircleFilled(box.centre, radius, colour);
        }
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
        const trace::Node node = scene_.trace.node(entry.node);
        const auto number = teach::number(entry.node);
        const float room = caption_room(entry);
        const bool by_f = scene_.trace.head().order.has_f();
        // 0 before it is expanded.
        const std::uint32_t expansion =
            node.taken < scene_.step ? scene_.trace.expansion_number(entry.node).value_or(0) : 0;
        std::string text;
        const auto fits = [&] { return text_size(look_.font(Type::Small), text).x <= room; };
        if (node.from_goal) {
            text = scene_.say(Text::frontier_entry_goal_side, arg("node", number),
                              arg("depth", std::uint32_t{node.g}));
        } else if (!by_f) {
            text = expansion > 0 ? scene_.say(Text::tree_label_expanded_depth, arg("node", number),
                                              arg("expansion", expansion),
                                              arg("depth", std::uint32_t{node.g}))
                                 : scene_.say(Text::tree_label_generated_depth, arg("node", number),
                                              arg("depth", std::uint32_t{node.g}));
        }
        if (by_f || !fits()) {
            text = expansion > 0 ? scene_.say(Text::tree_label_expanded, arg("node", number),
                                              arg("expansion", expansion))
                                 : scene_.say(Text::tree_label_generated, arg("node", number));
        }
        if (!fits()) text = scene_.say(Text::tree_label_generated, arg("node", number));
        if (fits()) caption_line(entry.box, 0, text);
        if (!by_f || entry.box.caption_lines < 2) return;
        constexpr teach::FTexts labels{Text::tree_label_g, Text::tree_label_h, Text::tree_label_sum,
                                       Text::tree_label_weighted, Text::tree_label_f};
        text = teach::with_figures(scene_.say, labels, scene_.trace, entry.node);
        if (fits()) caption_line(entry.box, 1, text);
    }

    /// Up to the captions of the neighbours, duplicates included.
    float caption_room(const DrawnTree::Entry& entry) const {
        float room = sizes_.caption_room(stage_.room(entry.node));
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
        const layout::Rect all = stage_.bounds();
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

const DrawnTree::Fold* DrawnTree::fold_at(ImVec2 point) const {
    for (const Fold& fold : folds) {
        if (point.x >= fold.low.x && point.x < fold.high.x && point.y >= fold.low.y &&
            point.y < fold.high.y)
            return &fold;
    }
    return nullptr;
}

NodeBox box_of(const TreeStage& stage, const TreeSizes& sizes, NodeId node) {
    return sizes.box(stage.position(node), stage.room(node), node == stage.root());
}

DrawnTree draw_tree(const Scene& scene, const TreeStage& stage, const TreeCamera& camera,
                    render::Box screen, bool picture) {
    return TreePainter(scene, stage, camera, screen).draw(picture);
}

}  // namespace statescope::ui
