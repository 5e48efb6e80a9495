#include "ui/panels/frontier_panel.hpp"

#include "teach/figures.hpp"
#include "ui/board_grid.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using teach::arg;
using teach::grouped;
using teach::Text;
using trace::NodeId;

namespace {

std::uint32_t depth_of(const Scene& scene, NodeId id) {
    return scene.trace.node(id).g;
}

std::string caption(const Scene& scene, NodeId id) {
    const trace::TakeOrder& order = scene.trace.head().order;
    constexpr teach::FTexts entries{Text::frontier_entry_g, Text::frontier_entry_h,
                                    Text::frontier_entry_f, Text::frontier_entry_f};
    if (scene.trace.node(id).from_goal) {
        return scene.say(Text::frontier_entry_goal_side,
                         arg("node", grouped(scene.say, teach::number(id))),
                         arg("depth", depth_of(scene, id)));
    }
    return scene.say(order.has_f() ? entries.of(order) : Text::frontier_entry_breadth_first,
                     arg("node", grouped(scene.say, teach::number(id))),
                     arg("depth", depth_of(scene, id)), arg("f", scene.trace.f(id)));
}

std::string tooltip(const Scene& scene, NodeId id, std::size_t place) {
    const trace::Node node = scene.trace.node(id);
    const bool start = node.parent == trace::no_node;
    if (start && node.from_goal) {
        return scene.say(Text::explain_goal_side,
                         arg("node", grouped(scene.say, teach::number(id))),
                         arg("figures", teach::figures_of(scene.say, scene.trace, id)));
    }
    const bool by_f = scene.trace.head().order.has_f() || node.from_goal;
    const Text text =
        start ? (by_f ? Text::frontier_hint_start_best_first
                      : Text::frontier_hint_start_breadth_first)
              : (by_f ? Text::frontier_hint_best_first : Text::frontier_hint_breadth_first);
    const NodeId parent = start ? id : node.parent;
    return scene.say(text, arg("node", grouped(scene.say, teach::number(id))),
                     arg("place", grouped(scene.say, place + 1)), arg("depth", depth_of(scene, id)),
                     arg("figures", teach::figures_of(scene.say, scene.trace, id)),
                     arg("parent", grouped(scene.say, teach::number(parent))));
}

}  // namespace

PanelSpec FrontierPanel::spec() const {
    return {.name = "frontier",
            .column = Column::Right,
            .height = 216,
            .least_height = 120,
            .stretch = 3};
}

std::string FrontierPanel::title(const Scene& scene) const {
    return std::string(scene.say(scene.trace.head().order.any_may_be_taken()
                                     ? Text::frontier_title_chosen
                                     : Text::frontier_title));
}

std::string FrontierPanel::figure(const Scene& scene) const {
    return scene.say(Text::frontier_figure,
                     arg("count", grouped(scene.say, scene.counters.frontier)),
                     arg("largest", grouped(scene.say, scene.counters.largest_frontier)));
}

void FrontierPanel::draw(Scene& scene) {
    const std::vector<NodeId>& frontier = scene.session.frontier();
    const Look& look = scene.look;
    if (frontier.empty()) {
        return paragraph(look, Type::Body, look.colours().dim_ink, scene.say(Text::frontier_empty));
    }
    board_grid(
        scene, "frontier", frontier.size(), [&](std::size_t place) { return frontier[place]; },
        {.caption = [&](NodeId node, std::size_t) { return caption(scene, node); },
         .tooltip = [&](NodeId node, std::size_t place) { return tooltip(scene, node, place); }});
}

}  // namespace statescope::ui
