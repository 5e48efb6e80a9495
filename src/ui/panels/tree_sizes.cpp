#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

#include "ui/panels/tree_drawing.hpp"
#include "ui/text.hpp"

namespace statescope::ui {

namespace {

// At scale 1.
constexpr float full_cell = 18;
constexpr float readable_cell = 12;
constexpr float least_board_cell = 7;  ///< smaller boards say nothing: a square says more
constexpr float least_square = 15;
constexpr float largest_square = 30;
constexpr float largest_dot = 9;
constexpr float smallest_dot = 1.5f;  ///< in pixels of the screen
constexpr float least_gap = 6;        ///< between boards side by side
constexpr float full_gap = 22;
constexpr float least_line = 17;  ///< of an edge, between a caption and the board below
constexpr float full_line = 54;

/// A board's node says its number and, in a best-first search, g + h = f below it.
int full_caption(const trace::Trace& trace) {
    return trace.head().order.has_f() ? 2 : 1;
}

float caption_line_of(const Look& look) {
    return std::round(look.font(Type::Small)->FontSize * 0.86f);
}

/// The width of the caption of a node with the largest numbers so far.
float longest_caption(const Scene& scene) {
    using teach::arg;
    const trace::Counters& counters = scene.counters;
    const bool by_f = scene.trace.head().order.has_f();
    const std::string words =
        scene.say(by_f ? teach::Text::tree_label_expanded : teach::Text::tree_label_expanded_depth,
                  arg("node", counters.generated), arg("expansion", counters.expanded),
                  arg("depth", counters.max_depth));
    return text_size(scene.look.font(Type::Small), words).x;
}

/// A place in which a square stands askew to its neighbours: however they lie, they do not touch.
constexpr float askew = 1.4143f;

ImVec2 full_node(const Scene& scene, float cell) {
    const Look& look = scene.look;
    if (!moves_only(scene)) return board_size(scene.shape(), look.px(cell));
    const float side = look.px(largest_square);
    return {side, side};
}

TreeCamera::Pitch pitch_of(const Scene& scene, Orientation orientation, float cell, float gap,
                           float line) {
    const Look& look = scene.look;
    const ImVec2 node = full_node(scene, cell);
    const float caption = static_cast<float>(full_caption(scene.trace)) * caption_line_of(look);
    const ImVec2 room{node.x + look.px(gap), node.y + caption + look.px(gap)};
    switch (orientation) {
        case Orientation::TopDown:
            return {room.x, node.y + caption + look.px(line)};
        case Orientation::LeftRight:
            return {room.y, node.x + look.px(line)};
        case Orientation::Radial:
            break;
    }
    const float distance = std::round(askew * std::max(room.x, room.y));
    return {distance, distance};
}

}  // namespace

bool moves_only(const Scene& scene) {
    return scene.session.preferences.tree.moves_only;
}

TreeSizes::TreeSizes(const Scene& scene, const TreeCamera& camera)
    : look_(scene.look),
      shape_(scene.shape()),
      camera_(camera),
      full_(full_node(scene, full_cell)),
      moves_only_(moves_only(scene)),
      caption_line_(caption_line_of(scene.look)),
      caption_lines_(full_caption(scene.trace)),
      caption_width_(longest_caption(scene)) {}

TreeCamera::Pitch TreeSizes::full_pitch(const Scene& scene, Orientation orientation) {
    return pitch_of(scene, orientation, full_cell, full_gap, full_line);
}

TreeCamera::Pitch TreeSizes::readable_pitch(const Scene& scene, Orientation orientation) {
    return pitch_of(scene, orientation, readable_cell, least_gap, least_line);
}

Reach TreeSizes::reach() const {
    const NodeBox largest = box({}, layout::TreeLayout::widest_room);
    const float bleed = largest.form == NodeForm::Board ? board_bleed(largest.cell) : look_.px(4);
    const float captions = static_cast<float>(largest.caption_lines) * caption_line_;
    // A caption as wide as its neighbours allow; where they stand close, it is cut short.
    const float beside =
        camera_.orientation() == Orientation::LeftRight ? camera_.down() : 2.5f * camera_.across();
    const float words = largest.caption_lines > 0 ? std::min(caption_width_, beside) : 0;
    if (moves_only_ && camera_.orientation() != Orientation::Radial) {
        const NodeBox start = box({}, layout::TreeLayout::widest_room, true);
        const NodeBox small = box({}, layout::TreeLayout::widest_room);
        return {.side = std::max(small.size.x / 2 + small.centre.x - start.low().x, words / 2),
                .above = small.centre.y - start.low().y + board_bleed(start.cell),
                .below = start.high().y - small.centre.y + bleed + captions};
    }
    return {.side = std::max(largest.size.x / 2 + bleed, words / 2),
            .above = largest.size.y / 2 + bleed,
            .below = largest.size.y / 2 + bleed + captions};
}

float TreeSizes::share(const NodeBox& box) const {
    return box.size.x / full_.x;
}

TreeSizes::Space TreeSizes::space(float room) const {
    const float beside = room * camera_.across();
    const float gap = look_.px(least_gap);
    const float line = look_.px(least_line);
    switch (camera_.orientation()) {
        case Orientation::TopDown:
            return {{beside, camera_.down()}, {beside - gap, camera_.down() - line}};
        case Orientation::LeftRight:
            return {{camera_.down(), beside}, {camera_.down() - line, beside - gap}};
        case Orientation::Radial:
            break;
    }
    const float side = std::min(beside, camera_.down()) / askew;
    return {{side, side}, {side - gap, side - gap}};
}

/// As many lines of a caption as a node of a size leaves room for.
int TreeSizes::captions_below(float node, float room) const {
    int lines = caption_lines_;
    while (lines > 0 && node + static_cast<float>(lines) * caption_line_ > room)
        --lines;
    return lines;
}

bool TreeSizes::become_board(NodeBox& box, ImVec2 room) const {
    const ImVec2 least = board_size(shape_, look_.px(least_board_cell));
    if (room.x < least.x || room.y < least.y) return false;
    const float numbered = board_size(shape_, look_.px(smallest_numbered_cell)).y;
    int lines = captions_below(least.y, room.y);
    if (lines == 2) lines = std::max(captions_below(numbered, room.y), 1);
    const float largest = std::floor(look_.px(full_cell) * std::max(1.0f, camera_.zoom()));
    const ImVec2 most = board_size(shape_, largest);
    const float captions = static_cast<float>(lines) * caption_line_;
    box.form = NodeForm::Board;
    box.cell = std::min(largest, cell_to_fit(shape_, {std::min(room.x, most.x),
                                                      std::min(room.y - captions, most.y)}));
    box.size = board_size(shape_, box.cell);
    box.caption_lines = lines;
    return true;
}

bool TreeSizes::become_square(NodeBox& box, ImVec2 room, NodeForm form) const {
    const float side = std::floor(std::min(room.x, room.y));
    if (side < look_.px(least_square)) return false;
    constexpr puzzle::Shape one_cell{1, 1};
    const float largest = look_.px(largest_square) * std::max(1.0f, camera_.zoom());
    const float inside =
        std::min(side, form == NodeForm::Move ? std::floor(largest) : look_.px(largest_square));
    box.form = form;
    box.cell = cell_to_fit(one_cell, {inside, inside});
    box.size = board_size(one_cell, box.cell);
    return true;
}

NodeBox TreeSizes::start_box(layout::Point at) const {
    NodeBox box = this->box(at, layout::TreeLayout::widest_room);
    if (box.form != NodeForm::Move) return box;
    const ImVec2 square = box.size;
    box.form = NodeForm::Board;
    box.cell = look_.px(full_cell);
    box.size = board_size(shape_, box.cell);
    const float outwards = camera_.orientation() == Orientation::LeftRight
                               ? (box.size.x - square.x) / 2
                               : (box.size.y - square.y) / 2;
    (camera_.orientation() == Orientation::LeftRight ? box.centre.x : box.centre.y) -= outwards;
    return box;
}

NodeBox TreeSizes::box(layout::Point at, float room, bool whole) const {
    const render::Point middle = camera_.to_screen(at);
    const Space space = this->space(room);
    NodeBox box;
    box.centre = {std::round(middle.x), std::round(middle.y)};
    if (moves_only_ && !whole) {
        const int lines = captions_below(look_.px(least_square), space.node.y);
        const float captions = static_cast<float>(lines) * caption_line_;
        if (become_square(box, {space.node.x, space.node.y - captions}, NodeForm::Move)) {
            box.caption_lines = lines;
            return box;
        }
    } else if (moves_only_ && camera_.orientation() != Orientation::Radial) {
        return start_box(at);
    } else if (become_board(box, space.node)) {
        return box;
    }
    const bool sideways = camera_.orientation() == Orientation::LeftRight;
    const float beside = sideways ? space.all.y : space.all.x;
    const float along = sideways ? space.all.x : space.all.y;
    const float side = std::min(beside * 0.86f, along * 0.62f);
    if (become_square(box, {side, side}, NodeForm::Square)) return box;
    const float dot =
        std::clamp(std::min(beside * 0.7f, along * 0.4f), smallest_dot, look_.px(largest_dot));
    box.size = {dot, dot};
    return box;
}

float TreeSizes::least_room_above_dots() const {
    const auto dot = [&](float room) { return box({}, room).form == NodeForm::Dot; };
    if (dot(layout::TreeLayout::widest_room * 1e6f)) return std::numeric_limits<float>::max();
    // The form grows with the room: halve in on the place where it changes.
    float below = 0;
    float above = 1;
    while (dot(above))
        above *= 2;
    constexpr int halvings = 24;
    for (int i = 0; i < halvings; ++i) {
        const float middle = (below + above) / 2;
        (dot(middle) ? below : above) = middle;
    }
    return above;
}

}  // namespace statescope::ui
