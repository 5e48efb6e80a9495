#include "ui/panels/tree_view.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/panels/tree_drawing.hpp"

namespace statescope::ui {

namespace {

constexpr float motion_seconds = 0.18f;
/// A view smaller than this share of what would fit is made larger again.
constexpr float too_small = 0.6f;
/// Where the tree goes on beyond the picture its edge fades: not the place for what is looked at.
constexpr float fade_margin = 14;

void include(layout::Rect& area, layout::Point at) {
    area.left = std::min(area.left, at.x);
    area.right = std::max(area.right, at.x);
    area.top = std::min(area.top, at.y);
    area.bottom = std::max(area.bottom, at.y);
}

/// What one wants to see of a step: the current node, its parent, its children.
layout::Rect surroundings(const Scene& scene, const TreeStage& stage, float& room) {
    const trace::NodeId current = scene.node();
    const layout::TreeLayout& tree = stage.layout();
    const layout::Point at = stage.position(current);
    layout::Rect area{at.x, at.y, at.x, at.y};
    room = stage.room(current);
    if (const auto parent = tree.parent(current)) include(area, stage.position(*parent));
    for (auto child = tree.first_child(current, stage.made());
         child && scene.trace.node(*child).parent == current;
         child = tree.next(*child, stage.made())) {
        include(area, stage.position(*child));
        room = std::min(room, stage.room(*child));
    }
    return area;
}

void include_ghosts(layout::Rect& area, const Scene& scene, const TreeStage& stage,
                    const TreeCamera& camera) {
    for (const Ghost& ghost : ghosts_of(scene, stage, TreeSizes(scene, camera)))
        include(area, ghost.at);
}

bool lies_within(const TreeCamera& camera, layout::Rect area, render::Box screen) {
    constexpr float pixel = 1;
    const render::Point low = camera.to_screen({area.left, area.top});
    const render::Point high = camera.to_screen({area.right, area.bottom});
    return low.x >= screen.low.x - pixel && low.y >= screen.low.y - pixel &&
           high.x <= screen.high.x + pixel && high.y <= screen.high.y + pixel;
}

/// Moves the view up to where no level is cut by its upper edge.
void whole_level_first(TreeCamera& camera, render::Box screen) {
    constexpr double nearly = 0.01;
    const double first = std::ceil(camera.to_layout(screen.low).y - nearly);
    const float way = screen.low.y - camera.to_screen({0, first}).y;
    if (first > 0) camera.pan(0, way);
}

bool fits_into(const TreeCamera& camera, layout::Rect area, render::Box screen) {
    const render::Point low = camera.to_screen({area.left, area.top});
    const render::Point high = camera.to_screen({area.right, area.bottom});
    return high.x - low.x <= screen.width() && high.y - low.y <= screen.height();
}

/// The surroundings and as many of the nodes on the way to them as fit beside them.
layout::Rect with_ancestors(layout::Rect area, const Scene& scene, const TreeStage& stage,
                            const TreeCamera& camera, render::Box screen) {
    auto ancestor = stage.layout().parent(scene.node());
    while (ancestor && (ancestor = stage.layout().parent(*ancestor))) {
        layout::Rect more = area;
        include(more, stage.position(*ancestor));
        if (!fits_into(camera, more, screen)) break;
        area = more;
    }
    return area;
}

/// How far to move along one axis so that none of the view from `low` to `high` lies beyond what
/// reaches from `first` to `last`; where that needs less than the view, nothing.
float way_to_fill(float first, float last, float low, float high) {
    if (last - first <= high - low) return 0;
    return std::max(0.0f, high - last) - std::max(0.0f, first - low);
}

/// Moves so that no part of the picture stays empty while the tree goes on elsewhere: below its
/// last level, and beside the level of the current node and the one above.
void fill(TreeCamera& camera, const TreeStage& stage, layout::Point current, render::Box screen) {
    const auto move = [&](layout::Rect tree, bool right, bool down) {
        const render::Point first = camera.to_screen({tree.left, tree.top});
        const render::Point last = camera.to_screen({tree.right, tree.bottom});
        camera.pan(right ? way_to_fill(first.x, last.x, screen.low.x, screen.high.x) : 0,
                   down ? way_to_fill(first.y, last.y, screen.low.y, screen.high.y) : 0);
    };
    if (camera.orientation() == Orientation::Radial) return move(stage.bounds(), true, true);
    const bool levels_go_down = camera.orientation() == Orientation::TopDown;
    move(stage.bounds(), !levels_go_down, levels_go_down);
    move(stage.bounds_of_levels(current.y - 1, current.y), levels_go_down, !levels_go_down);
}

/// The circles of a radial tree may have to stand wider apart than its nodes.
TreeCamera::Pitch pitch_of(TreeCamera::Pitch nodes, const TreeStage& stage) {
    return {nodes.across, nodes.down * static_cast<float>(stage.ring())};
}

/// Whether single nodes pass too fast to be looked at.
bool plays_fast(const Scene& scene) {
    constexpr double events_a_second = 60;
    const session::Playback& playback = scene.session.playback();
    return playback.playing() && playback.speed() > events_a_second;
}

}  // namespace

render::Box TreeView::room_for_middles(const Scene& scene, const TreeCamera& camera) const {
    const Reach reach = TreeSizes(scene, camera).reach();
    return {{screen_.low.x + reach.side, screen_.low.y + reach.above},
            {screen_.high.x - reach.side, screen_.high.y - reach.below}};
}

TreeCamera TreeView::fitted(const Scene& scene, const TreeStage& stage) const {
    TreeCamera camera(orientation_, pitch_);
    // Nodes are drawn smaller where levels stand close, which leaves more room for the levels.
    constexpr int rounds = 3;
    for (int round = 0; round < rounds; ++round) {
        layout::Rect area = stage.bounds();
        if (round > 0) include_ghosts(area, scene, stage, camera);
        camera.fit(area, room_for_middles(scene, camera));
    }
    return camera;
}

TreeCamera TreeView::followed(const Scene& scene, const TreeStage& stage) const {
    const TreeCamera all = fitted(scene, stage);
    if (plays_fast(scene) || !stage.shows(scene.node())) return all;
    float room = 1;
    const layout::Rect area = surroundings(scene, stage, room);
    TreeCamera camera = target_;
    const float across = std::min(readable_.across / room, pitch_.across);
    const bool too_close = camera.zoom() > 1 || camera.down() > pitch_.down;
    const bool too_far = camera.across() < across || camera.down() < readable_.down;
    if (all.across() >= across && all.down() >= readable_.down) {
        // No motion without need: as long as all is in sight, the view stays.
        layout::Rect needed = stage.bounds();
        include_ghosts(needed, scene, stage, camera);
        const bool stays = !too_close && !too_far && camera.zoom() >= too_small * all.zoom() &&
                           lies_within(camera, needed, room_for_middles(scene, camera));
        return stays ? camera : all;
    }
    TreeCamera near = camera;
    near.set_pitch(screen_.centre(), std::max(all.across(), across),
                   std::max(all.down(), readable_.down));
    constexpr float nearly = 1.01f;
    const bool too_high = camera.down() > nearly * near.down();
    const bool too_wide =
        camera.across() > near.across() &&
        !fits_into(camera, with_ancestors(area, scene, stage, near, room_for_middles(scene, near)),
                   room_for_middles(scene, camera));
    if (too_close || too_far || too_wide || too_high) camera = near;
    render::Box inside = room_for_middles(scene, camera);
    const float faded = std::min(scene.look.px(fade_margin), inside.width() / 4);
    inside.low.x += faded;
    inside.high.x -= faded;
    const layout::Point at = stage.position(scene.node());
    layout::Rect wanted = area;
    include_ghosts(wanted, scene, stage, camera);
    if (!lies_within(camera, wanted, inside)) {
        // One longer way now and then is calmer than a short one at every step.
        const layout::Rect lineage = with_ancestors(area, scene, stage, camera, inside);
        camera.centre_on({(lineage.left + lineage.right) / 2, (lineage.top + lineage.bottom) / 2},
                         inside);
        fill(camera, stage, at, inside);
        camera.reveal(wanted, inside);
    }
    // The node itself last: where not all of its surroundings can be seen, it can.
    camera.reveal({at.x, at.y, at.x, at.y}, inside);
    if (orientation_ == Orientation::TopDown) whole_level_first(camera, inside);
    return camera;
}

void TreeView::take_screen(render::Box screen) {
    TreeCamera moved = target_;
    moved.pan(screen.low.x - screen_.low.x, screen.low.y - screen_.low.y);
    screen_ = screen;
    jump_to(moved);
}

void TreeView::keep_start(const TreeStage& stage) {
    const render::Point before = target_.to_screen(start_);
    const render::Point now = target_.to_screen(stage.position(stage.root()));
    TreeCamera moved = target_;
    moved.set_full(pitch_);
    moved.pan(before.x - now.x, before.y - now.y);
    jump_to(moved);
}

void TreeView::update(Scene& scene, const TreeStage& stage, TreeStage::Change change,
                      render::Box screen) {
    const TreeCamera::Pitch pitch =
        pitch_of(TreeSizes::full_pitch(scene, stage.orientation()), stage);
    const bool other_form = pitch.across != pitch_.across || stage.orientation() != orientation_ ||
                            change == TreeStage::Change::Form ||
                            change == TreeStage::Change::Search;
    const bool other_screen =
        screen.width() != screen_.width() || screen.height() != screen_.height();
    const bool stepped = step_ != scene.step;
    if (other_screen || screen.low.x != screen_.low.x || screen.low.y != screen_.low.y)
        take_screen(screen);
    orientation_ = stage.orientation();
    pitch_ = pitch;
    readable_ = pitch_of(TreeSizes::readable_pitch(scene, orientation_), stage);
    step_ = scene.step;
    if (change == TreeStage::Change::Search) following_ = true;
    if (other_form || (following_ && (other_screen || change == TreeStage::Change::Path))) {
        jump_to(fitted(scene, stage));
        if (following_) jump_to(followed(scene, stage));
    } else if (change == TreeStage::Change::Moved && following_) {
        // The nodes move as smoothly as the view would.
        jump_to(followed(scene, stage));
    } else if (change == TreeStage::Change::Path || change == TreeStage::Change::Moved) {
        keep_start(stage);
    } else if (following_ && (stepped || wanted_)) {
        go_to(followed(scene, stage));
    }
    start_ = stage.position(stage.root());
    wanted_ = false;
    advance(scene);
}

void TreeView::go_to(const TreeCamera& target) {
    if (target == target_) return;
    from_ = shown_;
    target_ = target;
    moved_for_ = 0;
}

void TreeView::jump_to(const TreeCamera& target) {
    from_ = shown_ = target_ = target;
    moved_for_ = motion_seconds;
}

void TreeView::advance(Scene& scene) {
    if (!scene.look.motion) moved_for_ = motion_seconds;
    if (moved_for_ >= motion_seconds) {
        shown_ = target_;
        return;
    }
    moved_for_ += ImGui::GetIO().DeltaTime;
    const float rest = 1 - std::min(moved_for_ / motion_seconds, 1.0f);
    shown_ = from_.toward(target_, 1 - rest * rest * rest);
    scene.moving = true;
}

void TreeView::fit(const Scene& scene, const TreeStage& stage) {
    following_ = false;
    go_to(fitted(scene, stage));
}

void TreeView::show_full_size(const TreeStage& stage, trace::NodeId node) {
    following_ = false;
    TreeCamera camera = target_;
    const float room = std::max(stage.room(node), 1.0f);
    camera.set_pitch(screen_.centre(), pitch_.across / room, pitch_.down);
    camera.centre_on(stage.position(node), screen_);
    go_to(camera);
}

void TreeView::pan(float right, float down) {
    following_ = false;
    TreeCamera camera = shown_;
    camera.pan(right, down);
    jump_to(camera);
}

void TreeView::zoom_about(render::Point fixed, float factor) {
    following_ = false;
    TreeCamera camera = shown_;
    camera.zoom_about(fixed, factor);
    jump_to(camera);
}

void TreeView::reveal(const Scene& scene, const TreeStage& stage, trace::NodeId node) {
    const layout::Point at = stage.position(node);
    TreeCamera camera = target_;
    camera.reveal({at.x, at.y, at.x, at.y}, room_for_middles(scene, camera));
    go_to(camera);
}

}  // namespace statescope::ui
