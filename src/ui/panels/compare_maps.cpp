#include "ui/panels/compare_maps.hpp"

#include <algorithm>
#include <functional>

#include "layout/rings.hpp"
#include "puzzle/board_text.hpp"
#include "puzzle/rank.hpp"
#include "teach/figures.hpp"
#include "ui/board_item.hpp"
#include "ui/press_item.hpp"
#include "ui/shapes.hpp"

namespace statescope::ui {

using teach::arg;
using teach::Text;

namespace {

// At scale 1.
constexpr float margin = 8;
constexpr float near = 3;  ///< distance from a board that still points at it

Text word_of(std::uint8_t which) {
    switch (which) {
        case map_class::dropped:
            return Text::compare_is_dropped;
        case map_class::taken:
            return Text::compare_is_taken;
        case map_class::expanded:
            return Text::compare_is_expanded;
        case map_class::frontier:
            return Text::compare_is_frontier;
        default:
            return Text::compare_is_unseen;
    }
}

/// The boards expanded up to the step, as many entries as there are numbers.
std::vector<bool> expanded_boards(const ComparedAt& search) {
    const trace::Trace& trace = search.recorded->trace();
    const trace::BoardIndex& boards = search.recorded->boards();
    std::vector<bool> expanded(boards.size());
    const std::uint32_t count = trace.counters(search.step).expanded;
    for (const trace::NodeId node : trace.expansions().first(count))
        expanded[boards.number(node)] = true;
    return expanded;
}

}  // namespace

bool CompareMaps::possible(puzzle::Shape shape) {
    return shape.cells() <= puzzle::max_ranked_cells;
}

void CompareMaps::place_boards(const search::Problem& problem) {
    if (problem.goal == goal_ && problem.shape == shape_) return;
    goal_ = problem.goal;
    shape_ = problem.shape;
    map_ = layout::ring_map(layout::distance_rings(goal_, shape_), puzzle::board_count(shape_));
    ++map_number_;
}

void CompareMaps::draw(Scene& scene, std::size_t place, const ComparedAt& search, ImVec2 room) {
    place_boards(search.recorded->choices().problem);
    Sheet& sheet = sheets_[place];
    const trace::BoardIndex& boards = search.recorded->boards();
    const std::vector<std::uint64_t> shown{search.recording_number, search.step, map_number_};
    if (sheet.shown != shown) {
        sheet.shown = shown;
        std::vector<trace::BoardState> states(boards.size());
        boards.states(search.step, states);
        sheet.classes.resize(states.size());
        std::transform(states.begin(), states.end(), sheet.classes.begin(), map_class::of);
        ++sheet.classes_number;
    }
    const auto words = [&](std::uint32_t number) {
        return std::string(scene.say(word_of(sheet.classes[number])));
    };
    paint(scene, sheet, "compare_map_" + std::string(search.letter), boards, room, words);
}

void CompareMaps::draw(Scene& scene, const ComparedAt& first, const ComparedAt& second,
                       ImVec2 room) {
    place_boards(first.recorded->choices().problem);
    const std::vector<std::uint64_t> shown{first.recording_number,
                                           first.step,
                                           second.recording_number,
                                           second.step,
                                           static_cast<std::uint64_t>(second.letter.front()),
                                           map_number_};
    if (both_.shown != shown) {
        both_.shown = shown;
        const std::vector<bool> by_first = expanded_boards(first);
        const std::vector<bool> by_second = expanded_boards(second);
        both_.classes.assign(by_first.size(), map_class::unseen);
        shared_ = {};
        for (std::size_t i = 0; i < by_first.size(); ++i) {
            if (by_first[i] && by_second[i]) {
                both_.classes[i] = map_class::both;
                ++shared_.both;
            } else if (by_first[i]) {
                both_.classes[i] = map_class::only_first;
                ++shared_.only_first;
            } else if (by_second[i]) {
                both_.classes[i] = map_class::only_second;
                ++shared_.only_second;
            }
        }
        ++both_.classes_number;
    }
    const auto words = [&](std::uint32_t number) {
        switch (both_.classes[number]) {
            case map_class::both:
                return scene.say(Text::compare_is_both, arg("first", first.letter),
                                 arg("second", second.letter));
            case map_class::only_first:
                return scene.say(Text::compare_is_only, arg("run", first.letter));
            case map_class::only_second:
                return scene.say(Text::compare_is_only, arg("run", second.letter));
            default:
                return std::string(scene.say(Text::compare_is_neither));
        }
    };
    paint(scene, both_, "compare_map_both", first.recorded->boards(), room, words);
}

void CompareMaps::paint(Scene& scene, Sheet& sheet, std::string_view id,
                        const trace::BoardIndex& boards, ImVec2 room,
                        const std::function<std::string(std::uint32_t)>& words) {
    const Look& look = scene.look;
    const PressItem item = press_item(item_label(scene.say(Text::map_title), id), room, 0, false);
    if (!item.visible) return;
    const ImRect& box = item.box;
    if (!sheet.canvas) sheet.canvas = std::make_unique<MapCanvas>();
    const PaintedMap painted{map_, map_number_, sheet.classes, sheet.classes_number};
    sheet.view.update(map_, {{box.Min.x, box.Min.y}, {box.Max.x, box.Max.y}}, look.px(margin),
                      true);
    sheet.canvas->update(painted, sheet.view.seen(), box.Min, box.Max);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImGui::PushClipRect(box.Min, box.Max, true);
    sheet.canvas->draw(look, list, painted);
    const auto at = [&](std::uint32_t number) {
        const layout::Place& place = map_.places[number];
        const render::Point point = sheet.view.camera().to_screen({place.x, place.y});
        return ImVec2{point.x, point.y};
    };
    const auto ring = [&](const std::optional<puzzle::Board>& board, ImU32 colour) {
        if (!board) return;
        const auto number = boards.number_of(*board);
        if (number && map_.places[*number].exists())
            list.AddCircle(at(*number), look.px(6), colour, 0, look.px(2));
    };
    ring(scene.session.selected, look.colours().select_line);
    ring(scene.session.hovered, look.colours().ink);
    const ImVec2 goal = at(*boards.number_of(goal_));
    draw_star(list, goal, look.px(7), look.colours().goal_fill, look.colours().goal_line);
    ImGui::PopClipRect();
    draw_focus(look, item, look.px(4));
    if (!item.hovered) return;
    const auto number = sheet.canvas->number_at(ImGui::GetIO().MousePos, look.px(near));
    if (!number) return;
    const puzzle::Board board = boards.board(*number);
    scene.hovered_now = board;
    if (item.pressed) scene.session.selected = board;
    item_tooltip(look, puzzle::board_inline(board, shape_) + "\n" + words(*number));
}

}  // namespace statescope::ui
