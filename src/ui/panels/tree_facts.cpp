#include "ui/panels/tree_facts.hpp"

#include <string_view>
#include <vector>

#include "puzzle/move.hpp"
#include "teach/figures.hpp"

namespace statescope::ui {

using teach::arg;
using teach::Text;
using trace::NodeState;

namespace {

std::string lines(const std::vector<std::string>& all) {
    std::string text;
    for (const std::string& line : all) {
        if (!text.empty()) text += '\n';
        text += line;
    }
    return text;
}

/// What has become of the node by now.
void add_fate(const Scene& scene, trace::NodeId id, std::vector<std::string>& facts) {
    const trace::Node node = scene.trace.node(id);
    const NodeState state = scene.trace.state(id, scene.step);
    if (state == NodeState::Frontier) facts.emplace_back(scene.say(Text::tree_tip_frontier));
    if (state == NodeState::Stale) facts.emplace_back(scene.say(Text::tree_tip_stale));
    if (node.taken <= scene.step) {
        facts.push_back(
            scene.say(Text::tree_tip_taken, arg("step", teach::grouped(scene.say, node.taken))));
    }
    if (node.taken < scene.step) {
        if (node.dropped) {
            facts.emplace_back(scene.say(Text::tree_tip_dropped));
        } else if (scene.trace.was_cut_off(id)) {
            facts.emplace_back(scene.say(Text::tree_tip_cut_off));
        } else if (const auto expansion = scene.trace.expansion_number(id)) {
            facts.push_back(scene.say(Text::tree_node_expanded, arg("expansion", *expansion)));
        }
    }
    if (const trace::Step at = scene.trace.forgotten_at(id); at <= scene.step)
        facts.push_back(
            scene.say(Text::tree_tip_forgotten, arg("step", teach::grouped(scene.say, at))));
    if (node.board == scene.trace.head().goal) facts.emplace_back(scene.say(Text::tree_tip_goal));
}

}  // namespace

std::string node_facts(const Scene& scene, trace::NodeId id) {
    const trace::Node node = scene.trace.node(id);
    const std::uint32_t number = teach::number(id);
    std::vector<std::string> facts;
    facts.push_back(scene.trace.head().order.has_f() || node.from_goal
                        ? scene.say(Text::tree_node_hint_best_first, arg("node", number),
                                    arg("figures", teach::figures_of(scene.say, scene.trace, id)))
                        : scene.say(Text::tree_node_hint_breadth_first, arg("node", number),
                                    arg("depth", std::uint32_t{node.g})));
    if (node.parent == trace::no_node) {
        // Of the goal, the root of the other side, it is said below what it is.
        if (!node.from_goal) facts.emplace_back(scene.say(Text::tree_tip_start));
    } else {
        facts.push_back(scene.say(Text::tree_tip_parent,
                                  arg("move", std::string(1, puzzle::letter(node.move))),
                                  arg("parent", teach::number(node.parent))));
    }
    facts.push_back(scene.say(Text::tree_tip_generated,
                              arg("step", teach::grouped(scene.say, node.generated))));
    add_fate(scene, id, facts);
    facts.emplace_back(scene.say(Text::tree_tip_seek));
    return lines(facts);
}

std::string ghost_facts(const Scene& scene, const Ghost& ghost) {
    return scene.say(Text::tree_tip_duplicate,
                     arg("move", std::string(1, puzzle::letter(ghost.move))),
                     arg("node", teach::number(ghost.known)));
}

}  // namespace statescope::ui
