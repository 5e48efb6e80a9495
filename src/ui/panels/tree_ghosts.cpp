#include <algorithm>
#include <cmath>

#include "puzzle/move.hpp"
#include "ui/panels/tree_drawing.hpp"

namespace statescope::ui {

using trace::NodeId;

namespace {

/// A stretch of a level, in node widths.
struct Interval {
    float low;
    float high;
};

float half_width(const NodeBox& box, const TreeCamera& camera) {
    return box.size.x / 2 / camera.across();
}

/// The place nearest to `wanted` where a stretch so wide lies on no other.
float free_place(float wanted, float width, const std::vector<Interval>& taken) {
    const auto is_free = [&](float at) {
        return std::none_of(taken.begin(), taken.end(), [&](const Interval& other) {
            return at + width / 2 > other.low && at - width / 2 < other.high;
        });
    };
    if (is_free(wanted)) return wanted;
    float best = wanted + width * static_cast<float>(taken.size() + 1);
    const auto consider = [&](float at) {
        if (is_free(at) && std::abs(at - wanted) < std::abs(best - wanted)) best = at;
    };
    // A nearest free place touches one of the others.
    constexpr float hair = 1e-3f;
    for (const Interval& other : taken) {
        consider(other.high + width / 2 + hair);
        consider(other.low - width / 2 - hair);
    }
    return best;
}

}  // namespace

std::vector<Ghost> ghosts_of(const Scene& scene, const TreeStage& stage, const TreeSizes& sizes) {
    std::vector<Ghost> ghosts;
    if (!scene.current || !stage.layout().contains(*scene.current)) return ghosts;
    const NodeId parent = *scene.current;
    const trace::Trace& trace = scene.trace;
    const puzzle::Board board = trace.node(parent).board;
    for (trace::Step step = trace.node(parent).taken + 1; step <= scene.step; ++step) {
        const trace::Event& event = trace.event(step);
        if (event.kind != trace::EventKind::Duplicate) continue;
        const std::optional<puzzle::Board> next = puzzle::moved(board, scene.shape(), event.move);
        if (next) ghosts.push_back({*next, event.move, event.other, {}, {}});
    }
    if (ghosts.empty()) return ghosts;

    // As large as the children, beside them; where there are none, as large as the node itself.
    const layout::TreeLayout& layout = stage.layout();
    const layout::Point from = layout.position(parent);
    const float level = from.y + 1;
    const float across = sizes.camera().across();
    float wanted = from.x;
    const NodeId model = layout.first_child(parent, stage.made()).value_or(parent);
    const NodeBox size = sizes.box(layout.position(model), stage.room(model));
    const float width = (size.size.x + scene.look.px(8)) / across;

    const float reach = 8 * width;
    std::vector<Interval> taken;
    for (const NodeId node :
         layout.nodes_in({from.x - reach, level, from.x + reach, level}, stage.made())) {
        const layout::Point at = layout.position(node);
        const NodeBox box = sizes.box(at, stage.room(node));
        const float half = half_width(box, sizes.camera());
        taken.push_back({at.x - half, at.x + half});
        if (trace.node(node).parent == parent) wanted = std::max(wanted, at.x);
    }
    for (Ghost& ghost : ghosts) {
        const float x = free_place(wanted, width, taken);
        ghost.at = {x, level};
        ghost.box = sizes.box(ghost.at, width);
        taken.push_back({x - width / 2, x + width / 2});
    }
    return ghosts;
}

}  // namespace statescope::ui
