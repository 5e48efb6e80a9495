#include <algorithm>
#include <cmath>
#include <utility>

#include "layout/free_place.hpp"
#include "puzzle/move.hpp"
#include "ui/panels/tree_drawing.hpp"

namespace statescope::ui {

using trace::NodeId;

namespace {

/// How much of a level a node takes, in units of the upright tree.
float width_on_level(ImVec2 size, const TreeSizes& sizes, double stretch) {
    const TreeCamera& camera = sizes.camera();
    const bool sideways = camera.orientation() == Orientation::LeftRight;
    // A radial tree's circles cross the screen in every direction.
    const bool radial = camera.orientation() == Orientation::Radial;
    const float pixels = radial ? std::hypot(size.x, size.y) : sideways ? size.y : size.x;
    return pixels / camera.across() / static_cast<float>(stretch);
}

/// Whether so many nodes stand there that looking for a free place is idle: from afar, in a large
/// tree, all of a level would be neighbours.
bool crowded(const layout::TreeLayout& layout, const layout::Rect& near) {
    constexpr std::size_t most_neighbours = 200;
    const auto depth = static_cast<std::size_t>(near.top);
    return depth < layout.depth_count() &&
           layout.slots_between(depth, near.left, near.right).size() > most_neighbours;
}

/// As large as the children, beside them; where there are none, as large as the node itself.
void place_beside_children(std::vector<Ghost>& ghosts, const Scene& scene, const TreeStage& stage,
                           const TreeSizes& sizes, NodeId parent) {
    const layout::TreeLayout& layout = stage.layout();
    const layout::Point from = layout.position(parent);
    const double level = from.y + 1;
    const double stretch = stage.stretch(level);
    const NodeId model = layout.first_child(parent, stage.made()).value_or(parent);
    const NodeBox box = box_of(stage, sizes, model);
    const float captions = static_cast<float>(box.caption_lines) * sizes.caption_line();
    const float gap = scene.look.px(8);
    const ImVec2 room{box.size.x + gap, box.size.y + gap + captions};
    const float width = width_on_level(room, sizes, stretch);

    // Along the level, measured from the parent.
    float wanted = 0;
    const float reach = 8 * width;
    std::vector<layout::Interval> taken;
    const layout::Rect near{from.x - reach, level, from.x + reach, level};
    const auto neighbours =
        crowded(layout, near) ? std::vector<NodeId>{} : layout.nodes_in(near, stage.made());
    for (const NodeId node : neighbours) {
        const auto at = static_cast<float>(layout.position(node).x - from.x);
        const float half = width_on_level(box_of(stage, sizes, node).size, sizes, stretch) / 2;
        taken.push_back({at - half, at + half});
        if (layout.parent(node) == layout.parent(model)) wanted = std::max(wanted, at);
    }
    layout::FreeLine line(std::move(taken));
    for (Ghost& ghost : ghosts) {
        const double x = line.nearest(wanted, width);
        ghost.at = stage.place({from.x + x, level});
        ghost.box = box;
        const render::Point centre = sizes.camera().to_screen(ghost.at);
        ghost.box.centre = {std::round(centre.x), std::round(centre.y)};
        line.take({x - width / 2, x + width / 2});
    }
}

}  // namespace

std::vector<Ghost> ghosts_of(const Scene& scene, const TreeStage& stage, const TreeSizes& sizes) {
    std::vector<Ghost> ghosts;
    if (!scene.current || !stage.shows(*scene.current)) return ghosts;
    const NodeId parent = *scene.current;
    const trace::Trace& trace = scene.trace;
    const puzzle::Board board = trace.node(parent).board;
    for (trace::Step step = trace.taken_at(parent) + 1; step <= scene.step; ++step) {
        const trace::Event& event = trace.event(step);
        // Where the search came back to the node, others were taken meanwhile.
        if (event.kind == trace::EventKind::Taken) break;
        if (event.kind != trace::EventKind::Duplicate) continue;
        const std::optional<puzzle::Board> next = puzzle::moved(board, scene.shape(), event.move);
        if (next) ghosts.push_back({*next, event.move, event.other, {}, {}});
    }
    if (!ghosts.empty()) place_beside_children(ghosts, scene, stage, sizes, parent);
    return ghosts;
}

}  // namespace statescope::ui
