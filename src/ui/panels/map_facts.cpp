#include "ui/panels/map_facts.hpp"

#include "layout/rank_grid.hpp"
#include "teach/figures.hpp"
#include "teach/rule_terms.hpp"
#include "ui/panels/tree_facts.hpp"

namespace statescope::ui {

using session::MapLayout;
using teach::arg;
using teach::Text;

namespace {

std::string heuristic_name(const Scene& scene, const MapStage& stage) {
    return teach::heuristic_name(scene.say, stage.heuristic());
}

}  // namespace

std::string map_sentence(const Scene& scene, const MapStage& stage) {
    const teach::Phrases& say = scene.say;
    switch (stage.layout()) {
        case MapLayout::Rings:
            return std::string(say(Text::map_says_rings));
        case MapLayout::RingsFromStart:
            return std::string(
                say(stage.whole_space() ? Text::map_says_rings_start : Text::map_says_rings_depth));
        case MapLayout::Ranks:
            return say(Text::map_says_ranks, arg("columns", layout::rank_columns(scene.shape())));
        case MapLayout::Heuristic:
            if (!stage.search_has_heuristic()) return std::string(say(Text::map_says_no_heuristic));
            return say(stage.heuristic().admissible() ? Text::map_says_heuristic
                                                      : Text::map_says_heuristic_above,
                       arg("heuristic", heuristic_name(scene, stage)));
        case MapLayout::Space:
            break;
    }
    return std::string(say(Text::map_says_space));
}

std::string map_facts(const Scene& scene, const MapStage& stage, std::uint32_t number) {
    const trace::BoardIndex& boards = scene.session.recorded().boards();
    std::string facts;
    const auto add = [&](std::string_view line) {
        if (!facts.empty()) facts += '\n';
        facts += line;
    };
    if (stage.whole_space()) {
        if (const auto distance = stage.distance(number)) {
            add(scene.say(Text::map_tip_distance, arg("distance", *distance)));
        } else {
            add(scene.say(Text::map_tip_other));
        }
        add(scene.say(Text::map_tip_estimate, arg("heuristic", heuristic_name(scene, stage)),
                      arg("estimate", stage.estimate(boards.board(number)))));
    }
    if (const auto node = boards.newest(number, scene.counters.nodes)) {
        add(node_facts(scene, *node));
    } else {
        add(scene.say(Text::map_tip_unseen));
    }
    return facts;
}

}  // namespace statescope::ui
