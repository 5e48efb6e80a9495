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
    static std::uint8_t tone(double share) {
        return static_cast<std::uint8_t>(std::lround(255 * share));
    }
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

struct TreeDensity::Frame {
    Frame(const TreeCamera& camera, render::Box screen)
        : turned(camera.orientation() == Orientation::LeftRight) {
        const layout::Point origin = camera.on_screen({0, 0});
        const layout::Point unit = camera.on_screen({1, 1});
        scale = {unit.x - origin.x, unit.y - origin.y};
        offset = {origin.x - screen.low.x, origin.y - screen.low.y};
    }

    /// Rounded down; far outside, somewhere outside. (std::floor is a call, here it would be half
    /// of the cost of a picture.)
    static int whole(double length) {
        constexpr double far = 1e8;
        const double near = length < -far ? -far : length > far ? far : length;
        const int cut = static_cast<int>(near);
        return cut - (near < cut);
    }
    Pixel pixel(layout::Point at, double left, double up) const {
        const double x = turned ? at.y : at.x;
        const double y = turned ? at.x : at.y;
        return {whole(x * scale.x + offset.x - left), whole(y * scale.y + offset.y - up)};
    }

    bool turned;
    layout::Point scale;
    layout::Point offset;
};

const render::Picture& TreeDensity::draw(const TreeStage& stage, const TreeCamera& camera,
                                         render::Box screen, float below_room, float largest_mark,
                                         const Inks& inks) {
    width_ = std::max(1, static_cast<int>(screen.width()));
    height_ = std::max(1, static_cast<int>(screen.height()));
    piles_.assign(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_), {});
    const Frame frame(camera, screen);
    const layout::Rect seen = camera.seen(screen, largest_mark);
    constexpr float least_room_for_lines = 4;  // pixels between levels
    if (camera.down() >= least_room_for_lines) pile_lines(stage, frame, seen, below_room);
    pile_nodes(stage, camera, frame, seen, below_room, largest_mark);
    develop(inks);
    return picture_;
}

/// Many lines that follow each other lie on the same pixels: they are drawn as one, heavier.
void TreeDensity::pile_lines(const TreeStage& stage, const Frame& frame, const layout::Rect& seen,
                             float below_room) {
    const std::span<const float> rooms = stage.rooms();
    Pixel last_from;
    Pixel last_to;
    std::uint16_t amount = 0;
    stage.visit_lines(seen, [&](Slot slot, layout::Point at, layout::Point parent) {
        if (rooms[slot] >= below_room) return;
        const Pixel from = frame.pixel(parent, 0, 0);
        const Pixel to = frame.pixel(at, 0, 0);
        if (from != last_from || to != last_to) {
            if (amount > 0) pile_line(last_from, last_to, amount);
            last_from = from;
            last_to = to;
            amount = 0;
        }
        add(amount, one);
    });
    if (amount > 0) pile_line(last_from, last_to, amount);
}

/// One pixel for each step along the longer side, within the picture.
void TreeDensity::pile_line(Pixel from, Pixel to, std::uint16_t amount) {
    const bool steep = std::abs(to.y - from.y) >= std::abs(to.x - from.x);
    if (steep ? from.y > to.y : from.x > to.x) std::swap(from, to);
    const int length = steep ? to.y - from.y : to.x - from.x;
    if (length == 0) return;
    const double slope = static_cast<double>(steep ? to.x - from.x : to.y - from.y) / length;
    const int begin = steep ? from.y : from.x;
    const int first = std::max(begin, 0);
    const int end = std::min(begin + length, steep ? height_ : width_);
    double side = (steep ? from.x : from.y) + (first - begin) * slope + 0.5;
    const double limit = steep ? width_ : height_;
    for (int at = first; at < end; ++at, side += slope) {
        if (side < 0 || side >= limit) continue;
        const auto x = static_cast<std::size_t>(steep ? static_cast<int>(side) : at);
        const auto y = static_cast<std::size_t>(steep ? at : static_cast<int>(side));
        add(piles_[y * static_cast<std::size_t>(width_) + x].lines, amount);
    }
}

void TreeDensity::pile_nodes(const TreeStage& stage, const TreeCamera& camera, const Frame& frame,
                             const layout::Rect& seen, float below_room, float largest_mark) {
    const std::span<const float> rooms = stage.rooms();
    const bool radial = camera.orientation() == Orientation::Radial;
    const int most_along = static_cast<int>(std::clamp(camera.down() * 0.4f, 1.0f, largest_mark));
    Mark last;
    std::uint16_t amount = 0;
    stage.visit_nodes(seen, [&](Slot slot, layout::Point at) {
        if (rooms[slot] >= below_room) return;
        const float beside = rooms[slot] * camera.across() * 0.7f;
        const int across = static_cast<int>(std::clamp(beside, 1.0f, largest_mark));
        const int along = radial ? across : most_along;
        // A mark with room is a dot; one without is a stroke along its level.
        const int side = std::min(across, along);
        Mark mark;
        mark.width = side >= 3 ? side : frame.turned ? along : across;
        mark.height = side >= 3 ? side : frame.turned ? across : along;
        mark.low = frame.pixel(at, (mark.width - 1) / 2.0, (mark.height - 1) / 2.0);
        mark.waits = stage.waits(slot);
        if (mark != last) {
            if (amount > 0) pile_mark(last, amount);
            last = mark;
            amount = 0;
        }
        add(amount, one);
    });
    if (amount > 0) pile_mark(last, amount);
}

/// A filled rectangle; from 3 pixels a side on, without its corners.
void TreeDensity::pile_mark(const Mark& mark, std::uint16_t amount) {
    const bool round = mark.width >= 3 && mark.height >= 3;
    const int first = std::max(0, -mark.low.y);
    const int end = std::min(mark.height, height_ - mark.low.y);
    for (int row = first; row < end; ++row) {
        const int from_edge = std::min(row, mark.height - 1 - row);
        const int inset = round ? std::max(0, mark.width / 3 - from_edge) : 0;
        const int left = std::max(mark.low.x + inset, 0);
        const int right = std::min(mark.low.x + mark.width - inset, width_);
        const int line = mark.low.y + row;
        Pile* pile = &piles_[static_cast<std::size_t>(line) * static_cast<std::size_t>(width_)];
        for (int x = left; x < right; ++x)
            add(mark.waits ? pile[x].frontier : pile[x].other, amount);
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
        if (nodes == 0 && pile.lines == 0) {
            for (const int shift : {IM_COL32_R_SHIFT, IM_COL32_G_SHIFT, IM_COL32_B_SHIFT})
                *to++ = channel(inks.ground, shift);
            *to++ = 255;
            continue;
        }
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
