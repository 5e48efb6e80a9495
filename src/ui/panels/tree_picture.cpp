#include "ui/panels/tree_picture.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "ui/keys.hpp"
#include "ui/panels/tree_facts.hpp"
#include "ui/panels/tree_legend.hpp"
#include "ui/panels/tree_menu.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using teach::Text;
using trace::NodeId;

namespace {

constexpr float notch = 1.2f;      ///< zoom of one notch of the wheel
constexpr float key_zoom = 1.25f;  ///< of a key or a button
/// So many dots are drawn one by one; more as a picture, whose cost does not grow with them.
constexpr int most_dots = 1200;

// At scale 1.
constexpr float near = 4;  ///< distance from a node that still points at it
/// The backdrop's dots stay where they are while a wide tree is seen from far away.
constexpr float least_ground_zoom = 0.05f;
constexpr float largest_mark = 9;

render::Box box_of(const ImRect& rect) {
    return {{rect.Min.x, rect.Min.y}, {rect.Max.x, rect.Max.y}};
}

/// Says where a node was drawn, so that tests find it as they find a control. Nodes are no items:
/// Tab goes from the tree to the next control, arrows walk in the tree.
void announce(const DrawnTree& drawn) {
    ImGuiContext& g = *ImGui::GetCurrentContext();
    if (!g.TestEngineHookItems) return;
    const auto say = [&](const char* what, NodeId node, const ImRect& box) {
        const std::string label = item_label({}, fmt::format("{} {}", what, node + 1));
        const ImGuiID id = ImGui::GetID(label.c_str());
        IMGUI_TEST_ENGINE_ITEM_ADD(id, box, nullptr);
        IMGUI_TEST_ENGINE_ITEM_INFO(id, label.c_str(), ImGuiItemStatusFlags_None);
    };
    for (const DrawnTree::Entry& entry : drawn.nodes)
        say("node", entry.node, {entry.box.low(), entry.box.high()});
    for (const Ghost& ghost : drawn.ghosts)
        say("duplicate", ghost.known, {ghost.box.low(), ghost.box.high()});
    for (const DrawnTree::Fold& fold : drawn.folds)
        say("fold", fold.node, {fold.low, fold.high});
}

void draw_tip(const Look& look, const std::string& facts) {
    if (!ImGui::BeginTooltip()) return;
    ImGui::PushFont(look.font(Type::Body));
    ImGui::PushTextWrapPos(look.px(320));
    ImGui::TextUnformatted(facts.c_str());
    ImGui::PopTextWrapPos();
    ImGui::PopFont();
    ImGui::EndTooltip();
}

}  // namespace

void TreePicture::draw(Scene& scene, float tabs) {
    const TreeStage::Change change = stage_.update(scene, chosen_node(scene));
    const float gap = scene.look.px(6);
    const float top = ImGui::GetCursorPosY();
    const ImVec2 all = ImGui::GetContentRegionAvail();
    const float header = button_size(scene.look, {}, {.icon = Icon::Fit}).y;
    const float legend = legend_height(scene, all.x);
    const float room = all.y - header - legend - 2 * gap;
    const ImVec2 canvas{all.x, std::max(room, scene.look.px(60))};

    // The view first: header and canvas both show it.
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    const ImVec2 low{corner.x, corner.y + header + gap};
    view_.update(scene, stage_, change, box_of(ImRect(low, {low.x + canvas.x, low.y + canvas.y})));

    draw_header(scene, tabs);
    ImGui::SetCursorPosY(top + header + gap);
    scene.parts.push_back(
        {"tree", Text::tree_title, low, {low.x + all.x, low.y + canvas.y + gap + legend}});
    draw_canvas(scene, canvas);
    ImGui::SetCursorPosY(top + header + canvas.y + 2 * gap);
    draw_legend(scene);
}

void TreePicture::draw_canvas(Scene& scene, ImVec2 size) {
    const PressItem canvas =
        press_item(item_label(scene.say(Text::tree_title), "tree"), size, 0, false);
    if (!canvas.visible) return;
    use_mouse(scene, canvas);
    use_keys(scene, canvas);

    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImGui::PushClipRect(canvas.box.Min, canvas.box.Max, true);
    const render::Box screen = box_of(canvas.box);
    const float below_room = TreeSizes(scene, view_.camera()).least_room_above_dots();
    const DensityKey key{stage_.version(), view_.camera(), canvas.box.Min,
                         canvas.box.Max,   below_room,     scene.look.colours().panel};
    const bool changed = !(key == density_key_);
    density_key_ = key;
    if (changed) dense_ = too_many(screen, below_room);
    if (dense_) {
        draw_density(scene, canvas, changed);
    } else {
        if (!backdrop_) backdrop_.emplace();
        render::Camera ground;
        ground.set_zoom({}, std::max(view_.camera().zoom(), least_ground_zoom));
        ground.pan(view_.camera().offset());
        backdrop_->draw(scene.look, list, canvas.box.Min, canvas.box.Max, ground);
    }
    drawn_ = draw_tree(scene, stage_, view_.camera(), screen, dense_);
    announce(drawn_);
    ImGui::PopClipRect();
    draw_focus(scene.look, canvas, scene.look.px(4));
    draw_node_menu(scene);
}

bool TreePicture::too_many(render::Box screen, float below_room) const {
    int dots = 0;
    const std::span<const float> rooms = stage_.rooms();
    stage_.visit_nodes(view_.camera().seen(screen, 0),
                       [&](layout::Slot slot, layout::Point) { dots += rooms[slot] < below_room; });
    return dots > most_dots;
}

bool TreePicture::DensityKey::operator==(const DensityKey& other) const {
    return version == other.version && camera == other.camera && low.x == other.low.x &&
           low.y == other.low.y && high.x == other.high.x && high.y == other.high.y &&
           below_room == other.below_room && ground == other.ground;
}

void TreePicture::draw_density(const Scene& scene, const PressItem& canvas, bool changed) {
    const Look& look = scene.look;
    if (!density_texture_) density_texture_.emplace();
    if (changed) {
        density_texture_->show(density_.draw(stage_, view_.camera(), box_of(canvas.box),
                                             density_key_.below_room, look.px(largest_mark),
                                             TreeDensity::inks_of(look.colours())));
    }
    // ImGui's OpenGL backend takes a texture's name in the place of a pointer.
    const std::uintptr_t name = density_texture_->name();
    // NOLINTNEXTLINE(performance-no-int-to-ptr)
    const auto texture = reinterpret_cast<ImTextureID>(name);
    ImGui::GetWindowDrawList()->AddImage(texture, canvas.box.Min, canvas.box.Max);
}

void TreePicture::use_mouse(Scene& scene, const PressItem& canvas) {
    const ImGuiIO& io = ImGui::GetIO();
    const float threshold = io.MouseDragThreshold * io.MouseDragThreshold;
    const bool dragged = io.MouseDragMaxDistanceSqr[ImGuiMouseButton_Left] >= threshold;
    // The wheel is the tree's while the mouse is over it, not the column's.
    ImGui::SetItemKeyOwner(ImGuiKey_MouseWheelY);
    if (canvas.hovered && io.MouseWheel != 0 && !io.KeyCtrl) {
        view_.zoom_about({io.MousePos.x, io.MousePos.y}, std::pow(notch, io.MouseWheel));
    }
    const bool dragging = canvas.held && dragged;
    if (dragging) {
        ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeAll);
        if (io.MouseDelta.x != 0 || io.MouseDelta.y != 0)
            view_.pan(io.MouseDelta.x, io.MouseDelta.y);
    }
    if (!canvas.hovered || dragging) {
        pointed_at_.reset();
        return;
    }
    if (const DrawnTree::Fold* fold = drawn_.fold_at(io.MousePos)) {
        if (canvas.pressed && !dragged) stage_.fold(fold->node, false);
        pointed_at_.reset();
        return;
    }
    const auto node = node_under(io.MousePos, scene.look);
    const Ghost* ghost = drawn_.ghost_at(io.MousePos);
    const bool there = node && stage_.shows(*node);
    std::optional<puzzle::Board> board;
    if (ghost) {
        board = ghost->board;
    } else if (there) {
        board = scene.trace.node(*node).board;
    }
    if (board) scene.hovered_now = board;
    if (board != pointed_at_) pointed_for_ = 0;
    pointed_at_ = board;
    if (!board) return;

    const bool clicked = canvas.pressed && ImGui::IsMouseReleased(ImGuiMouseButton_Left);
    if (clicked && !dragged) {
        scene.session.selected = board;
        selected_node_ = ghost ? std::nullopt : node;
    }
    if (!ghost && ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left)) seek_to(scene, *node);
    if (!ghost && ImGui::IsMouseClicked(ImGuiMouseButton_Right)) {
        menu_node_ = node;
        ImGui::OpenPopup(node_menu_id);
    }

    pointed_for_ += io.DeltaTime;
    if (pointed_for_ < ImGui::GetStyle().HoverDelayNormal) {
        scene.moving = true;
    } else {
        draw_tip(scene.look, ghost ? ghost_facts(scene, *ghost) : node_facts(scene, *node));
    }
}

std::optional<NodeId> TreePicture::node_under(ImVec2 point, const Look& look) const {
    const float tolerance = look.px(near);
    const auto drawn = drawn_.node_at(point, tolerance);
    if (drawn || !dense_) return drawn;
    const TreeCamera& camera = view_.camera();
    return stage_.nearest(camera.to_layout({point.x, point.y}), camera.reach_of(tolerance));
}

std::optional<NodeId> TreePicture::chosen_node(const Scene& scene) const {
    const auto& selected = scene.session.selected;
    if (!selected) return std::nullopt;
    const std::uint32_t made = scene.counters.nodes;
    if (selected_node_ && *selected_node_ < made &&
        scene.trace.node(*selected_node_).board == *selected)
        return selected_node_;
    // Selected elsewhere: the newest node that holds the board.
    for (NodeId node = made; node-- > 0;) {
        if (scene.trace.node(node).board == *selected) return node;
    }
    return std::nullopt;
}

NodeId TreePicture::keyboard_node(const Scene& scene) const {
    const auto& selected = scene.session.selected;
    if (selected) {
        if (selected_node_ && stage_.shows(*selected_node_) &&
            scene.trace.node(*selected_node_).board == *selected) {
            return *selected_node_;
        }
        if (const auto found = stage_.node_of(scene.trace, *selected)) return *found;
    }
    // The path to another node may not hold the current one.
    return stage_.shows(scene.node()) ? scene.node() : stage_.root();
}

/// What can be done with a node: a small list at the mouse.
void TreePicture::draw_node_menu(Scene& scene) {
    if (!menu_node_ || !stage_.shows(*menu_node_)) return;
    switch (node_menu(scene, stage_, *menu_node_)) {
        case NodeMenuChoice::None:
            return;
        case NodeMenuChoice::Choose:
            return scene.session.choose(*menu_node_);
        case NodeMenuChoice::Seek:
            return seek_to(scene, *menu_node_);
        case NodeMenuChoice::FoldOrOpen:
            return fold_or_open(scene, *menu_node_);
        case NodeMenuChoice::ShowPath:
            select(scene, *menu_node_);
            scene.session.preferences.tree.part = "path";
            return;
    }
}

void TreePicture::fold_or_open(const Scene& scene, NodeId node) {
    if (stage_.folded(node)) {
        stage_.fold(node, false);
    } else if (!scene.is_on_path(node) && stage_.has_children(node)) {
        stage_.fold(node, true);
    }
}

void TreePicture::use_keys(Scene& scene, const PressItem& canvas) {
    const auto hit = [&](ImGuiKeyChord chord) {
        return canvas.focused ? pressed_in_control(chord, true) : pressed(chord, true);
    };
    if (hit(ImGuiKey_F)) view_.fit(scene, stage_);
    if (const int way = zoom_keys(canvas.focused)) view_.zoom(way > 0 ? key_zoom : 1 / key_zoom);
    if (hit(ImGuiKey_C)) fold_or_open(scene, keyboard_node(scene));
    if (!canvas.focused) return;
    want_keys({ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow, ImGuiKey_DownArrow});
    walk(scene);
    if (canvas.pressed && !ImGui::IsMouseReleased(ImGuiMouseButton_Left))
        seek_to(scene, keyboard_node(scene));
}

/// To the parent, to the first child, along the level: as the tree lies.
void TreePicture::walk(Scene& scene) {
    const layout::TreeLayout& tree = stage_.layout();
    const NodeId from = keyboard_node(scene);
    const std::uint32_t made = stage_.made();
    const bool sideways = stage_.orientation() == Orientation::LeftRight;
    const auto hit = [&](ImGuiKey upright, ImGuiKey turned) {
        return pressed_in_control(sideways ? turned : upright, true);
    };
    std::optional<NodeId> to;
    if (hit(ImGuiKey_UpArrow, ImGuiKey_LeftArrow)) to = tree.parent(from);
    if (hit(ImGuiKey_DownArrow, ImGuiKey_RightArrow)) to = tree.first_child(from, made);
    if (hit(ImGuiKey_LeftArrow, ImGuiKey_UpArrow)) to = tree.previous(from, made);
    if (hit(ImGuiKey_RightArrow, ImGuiKey_DownArrow)) to = tree.next(from, made);
    if (to && stage_.shows(*to)) select(scene, stage_.newest(*to));
}

void TreePicture::select(Scene& scene, NodeId node) {
    scene.session.selected = scene.trace.node(node).board;
    selected_node_ = node;
    view_.reveal(scene, stage_, node);
}

void TreePicture::seek_to(Scene& scene, NodeId node) {
    scene.session.selected = scene.trace.node(node).board;
    selected_node_ = node;
    scene.session.playback().stop();
    scene.session.seek(scene.trace.generated_at(node));
}

}  // namespace statescope::ui
