#include <algorithm>
#include <cmath>
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
    return trace.head().order.by_f ? 2 : 1;
}

float caption_line_of(const Look& look) {
    return std::round(look.font(Type::Small)->FontSize * 0.86f);
}

/// The width of the caption of a node with the largest numbers so far.
float longest_caption(const Scene& scene) {
    using teach::arg;
    const trace::Counters& counters = scene.counters;
    const bool by_f = scene.trace.head().order.by_f;
    const std::string words =
        scene.say(by_f ? teach::Text::tree_label_expanded : teach::Text::tree_label_expanded_depth,
                  arg("node", counters.generated), arg("expansion", counters.expanded),
                  arg("depth", counters.max_depth));
    return text_size(scene.look.font(Type::Small), words).x;
}

TreeCamera::Pitch pitch_of(const Look& look, const trace::Trace& trace, float cell, float gap,
                           float line) {
    const ImVec2 board = board_size(trace.head().shape, look.px(cell));
    const float caption = static_cast<float>(full_caption(trace)) * caption_line_of(look);
    return {board.x + look.px(gap), board.y + caption + look.px(line)};
}

}  // namespace

TreeSizes::TreeSizes(const Scene& scene, const TreeCamera& camera)
    : look_(scene.look),
      shape_(scene.shape()),
      camera_(camera),
      caption_line_(caption_line_of(scene.look)),
      caption_lines_(full_caption(scene.trace)) {
    const float besides = look_.px(least_line);
    const float numbered = board_size(shape_, look_.px(smallest_numbered_cell)).y;
    const float small = board_size(shape_, look_.px(least_board_cell)).y;
    const auto fits = [&](float board, int lines) {
        return board + static_cast<float>(lines) * caption_line_ + besides <= camera.down();
    };
    if (caption_lines_ == 2 && !fits(numbered, 2)) caption_lines_ = 1;
    if (!fits(small, caption_lines_)) caption_lines_ = 0;
    if (caption_lines_ > 0) caption_width_ = longest_caption(scene);
}

TreeCamera::Pitch TreeSizes::full_pitch(const Look& look, const trace::Trace& trace) {
    return pitch_of(look, trace, full_cell, full_gap, full_line);
}

TreeCamera::Pitch TreeSizes::readable_pitch(const Look& look, const trace::Trace& trace) {
    return pitch_of(look, trace, readable_cell, least_gap, least_line);
}

Reach TreeSizes::reach() const {
    const NodeBox largest = box({}, TreeStage::widest_room);
    const float bleed = largest.form == NodeForm::Board ? board_bleed(largest.cell) : look_.px(4);
    const float captions = static_cast<float>(largest.caption_lines) * caption_line_;
    // A caption as wide as its neighbours allow; where they stand close, it is cut short.
    const float words = std::min(caption_width_, 2.5f * camera_.across());
    return {.side = std::max(largest.size.x / 2 + bleed, words / 2),
            .above = largest.size.y / 2 + bleed,
            .below = largest.size.y / 2 + bleed + captions};
}

float TreeSizes::share(const NodeBox& box) const {
    return box.size.x / board_size(shape_, look_.px(full_cell)).x;
}

NodeBox TreeSizes::box(layout::Point at, float room) const {
    const render::Point middle = camera_.to_screen(at);
    const float captions = static_cast<float>(caption_lines_) * caption_line_;
    const float across = room * camera_.across();
    const float down = camera_.down();

    NodeBox box;
    box.centre = {std::round(middle.x), std::round(middle.y)};
    const ImVec2 board_room{across - look_.px(least_gap), down - captions - look_.px(least_line)};
    const ImVec2 least = board_size(shape_, look_.px(least_board_cell));
    if (board_room.x >= least.x && board_room.y >= least.y) {
        const float largest = look_.px(full_cell) * std::max(1.0f, camera_.zoom());
        box.form = NodeForm::Board;
        box.cell = std::min(std::floor(largest), cell_to_fit(shape_, board_room));
        box.size = board_size(shape_, box.cell);
        box.caption_lines = caption_lines_;
        return box;
    }
    const float side = std::floor(std::min(across * 0.86f, down * 0.62f));
    if (side >= look_.px(least_square)) {
        constexpr puzzle::Shape one_cell{1, 1};
        box.form = NodeForm::Square;
        box.cell = cell_to_fit(one_cell, {std::min(side, look_.px(largest_square)),
                                          std::min(side, look_.px(largest_square))});
        box.size = board_size(one_cell, box.cell);
        return box;
    }
    const float dot =
        std::clamp(std::min(across * 0.7f, down * 0.4f), smallest_dot, look_.px(largest_dot));
    box.size = {dot, dot};
    return box;
}

}  // namespace statescope::ui
