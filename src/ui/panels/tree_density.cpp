#include "ui/panels/tree_density.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace statescope::ui {

using layout::Slot;

namespace {

void add(std::uint16_t& to, std::uint16_t amount) {
    constexpr unsigned most = 0xFFFF;
    to = static_cast<std::uint16_t>(std::min(most, unsigned{to} + amount));
}

/// How much of a pixel so many nodes (or lines) cover: the first is seen, the hundredth still
/// makes a difference.
struct Tones {
    std::array<std::uint8_t, 1024> nodes{};
    std::array<std::uint8_t, 1024> lines{};

    Tones() {
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const double count = static_cast<double>(i) / 4;
            const double first = std::min(count, 1.0);
            nodes[i] = tone(0.5 * first + 0.5 * (1 - std::exp(-0.09 * std::max(count - 1, 0.0))));
            lines[i] = tone(0.36 * first + 0.16 * (1 - std::exp(-0.12 * std::max(count - 1, 0.0))));
        }
    }
    static std::uint8_t tone(double share) { return static_cast<std::uint8_t>(255 * share + 0.5); }
};

std::uint8_t channel(ImU32 colour, int shift) {
    return static_cast<std::uint8_t>((colour >> shift) & 0xFF);
}

std::uint8_t between(int from, int to, int part) {
    return static_cast<std::uint8_t>(from + (to - from) * part / 255);
}

}  // namespace

TreeDensity::Inks TreeDensity::inks_of(const Colours& colours) {
    return {colours.panel, colours.edge, colours.frontier_line, colours.expanded_line};
}

const render::Picture& TreeDensity::draw(const TreeStage& stage, const TreeCamera& camera,
                                         render::Box screen, float below_room, float largest_mark,
                                         const Inks& inks) {
    width_ = std::max(1, static_cast<int>(screen.width()));
    height_ = std::max(1, static_cast<int>(screen.height()));
    piles_.assign(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_), {});
    pile_lines(stage, camera, screen, below_room);
    pile_nodes(stage, camera, screen, below_room, largest_mark);
    develop(inks);
    return picture_;
}

void TreeDensity::pile_lines(const TreeStage& stage, const TreeCamera& camera, render::Box screen,
                             float below_room) {
    constexpr float least_room_for_lines = 4;  // pixels between levels
    if (camera.down() < least_room_for_lines) return;
    const std::span<const float> rooms = stage.rooms();
    const layout::Point corner{screen.low.x, screen.low.y};
    // Many lines that follow each other lie on the same pixels: they are drawn as one, heavier.
    layout::Point last_from{-1e9, 0};
    layout::Point last_to{};
    std::uint16_t amount = 0;
    const auto pixel = [&](layout::Point at) {
        const layout::Point place = camera.on_screen(at);
        return layout::Point{std::floor(place.x - corner.x), std::floor(place.y - corner.y)};
    };
    stage.visit_lines(camera.seen(screen, 1),
                      [&](Slot slot, layout::Point at, layout::Point parent) {
                          if (rooms[slot] >= below_room) return;
                          const layout::Point from = pixel(parent);
                          const layout::Point to = pixel(at);
                          if (from == last_from && to == last_to) return add(amount, one);
                          if (amount > 0) pile_line(last_from, last_to, amount);
                          last_from = from;
                          last_to = to;
                          amount = one;
                      });
    if (amount > 0) pile_line(last_from, last_to, amount);
}

/// One pixel for each step along the longer side, within the picture.
void TreeDensity::pile_line(layout::Point from, layout::Point to, std::uint16_t amount) {
    const bool steep = std::abs(to.y - from.y) >= std::abs(to.x - from.x);
    if (steep ? from.y > to.y : from.x > to.x) std::swap(from, to);
    const double length = steep ? to.y - from.y : to.x - from.x;
    if (length <= 0) return;
    const double slope = (steep ? to.x - from.x : to.y - from.y) / length;
    const double begin = steep ? from.y : from.x;
    double side = steep ? from.x : from.y;
    const double first = std::max(begin, 0.0);
    const double end = std::min(begin + length, static_cast<double>(steep ? height_ : width_));
    side += (first - begin) * slope + 0.5;
    const double limit = steep ? width_ : height_;
    for (double at = first; at < end; at += 1, side += slope) {
        if (side < 0 || side >= limit) continue;
        const auto x = static_cast<std::size_t>(steep ? side : at);
        const auto y = static_cast<std::size_t>(steep ? at : side);
        add(piles_[y * static_cast<std::size_t>(width_) + x].lines, amount);
    }
}

void TreeDensity::pile_nodes(const TreeStage& stage, const TreeCamera& camera, render::Box screen,
                             float below_room, float largest_mark) {
    const std::span<const float> rooms = stage.rooms();
    const Orientation orientation = camera.orientation();
    const float most_along = std::clamp(camera.down() * 0.4f, 1.0f, largest_mark);
    stage.visit_nodes(camera.seen(screen, largest_mark), [&](Slot slot, layout::Point at) {
        if (rooms[slot] >= below_room) return;
        const float beside = rooms[slot] * camera.across() * 0.7f;
        const int across = static_cast<int>(std::clamp(beside, 1.0f, largest_mark));
        const int along =
            orientation == Orientation::Radial ? across : static_cast<int>(most_along);
        // A mark with room is a dot; one without is a stroke along its level.
        const int side = std::min(across, along);
        const bool dot = side >= 3;
        const layout::Point place = camera.on_screen(at);
        const int width = dot ? side : orientation == Orientation::LeftRight ? along : across;
        const int height = dot ? side : orientation == Orientation::LeftRight ? across : along;
        pile_mark({place.x - screen.low.x, place.y - screen.low.y}, width, height,
                  stage.waits(slot));
    });
}

/// A filled rectangle round a place; from 3 pixels a side on, without its corners.
void TreeDensity::pile_mark(layout::Point at, int width, int height, bool waits) {
    const int left = static_cast<int>(std::floor(at.x - (width - 1) / 2.0));
    const int top = static_cast<int>(std::floor(at.y - (height - 1) / 2.0));
    const bool round = width >= 3 && height >= 3;
    for (int row = std::max(0, -top); row < height && top + row < height_; ++row) {
        int inset = 0;
        if (round) {
            const int from_edge = std::min(row, height - 1 - row);
            inset = std::max(0, width / 3 - from_edge);
        }
        const int begin = std::max(left + inset, 0);
        const int end = std::min(left + width - inset, width_);
        Pile* pile =
            &piles_[static_cast<std::size_t>(top + row) * static_cast<std::size_t>(width_)];
        for (int x = begin; x < end; ++x)
            add(waits ? pile[x].frontier : pile[x].other, one);
    }
}

void TreeDensity::develop(const Inks& inks) {
    static const Tones tones;
    picture_.width = width_;
    picture_.height = height_;
    picture_.pixels.resize(4 * piles_.size());
    std::uint8_t* to = picture_.pixels.data();
    for (const Pile& pile : piles_) {
        const unsigned nodes = unsigned{pile.frontier} + pile.other;
        const auto index = [](unsigned amount) { return std::min(amount / 4, 1023u); };
        const int line = tones.lines[index(pile.lines)];
        const int cover = tones.nodes[index(nodes)];
        // What still waits is what one looks for: it counts thrice.
        const unsigned weight = 3u * pile.frontier;
        const int blue = nodes == 0 ? 0 : static_cast<int>(255 * weight / (weight + pile.other));
        for (const int shift : {IM_COL32_R_SHIFT, IM_COL32_G_SHIFT, IM_COL32_B_SHIFT}) {
            const int under = between(channel(inks.ground, shift), channel(inks.edge, shift), line);
            const int mark =
                between(channel(inks.other, shift), channel(inks.frontier, shift), blue);
            *to++ = between(under, mark, cover);
        }
        *to++ = 255;
    }
}

}  // namespace statescope::ui
