#include "layout/rings.hpp"

#include <algorithm>
#include <complex>

namespace statescope::layout {
namespace {

constexpr float pi = 3.14159265f;
constexpr float full_turn = 2 * pi;
constexpr std::uint32_t least_sides = 24;  ///< of a ring drawn as a polygon
constexpr std::uint32_t most_sides = 96;

/// How the members of a layer stand in rows: member k in row k modulo `rows`, at its own angle.
struct Rows {
    std::uint32_t rows;
    std::uint32_t slots;  ///< angles, a multiple of `rows`, so that a row closes evenly

    Rows(std::uint32_t members, float circumference, float width)
        : rows(rows_needed(members, circumference, width)),
          slots((members + rows - 1) / rows * rows) {}

    /// As few as leave each member one unit of the circumference, but none narrower than one unit.
    static std::uint32_t rows_needed(std::uint32_t members, float circumference, float width) {
        const float needed = std::ceil(static_cast<float>(members) / std::max(circumference, 1.0f));
        return static_cast<std::uint32_t>(
            std::clamp(needed, 1.0f, std::max(1.0f, std::floor(width))));
    }
    /// From 0 to 1 across the band.
    float across(std::uint32_t member) const {
        return (static_cast<float>(member % rows) + 0.5f) / static_cast<float>(rows);
    }
    float angle(std::uint32_t member) const {
        return full_turn * (static_cast<float>(member) + 0.5f) / static_cast<float>(slots);
    }
    /// No two members are nearer, at a circumference, in a band of a width.
    float spacing(std::uint32_t members, float circumference, float width) const {
        const float between_rows = width / static_cast<float>(rows);
        if (members < 2) return between_rows;
        const float along = circumference * static_cast<float>(rows) / static_cast<float>(slots);
        return rows > 1 ? std::min(along, between_rows) : along;
    }
};

/// The angle by which a layer is turned so that its members stand, on the whole, behind their
/// parents.
float turned_to_parents(const RingOrder& order, std::size_t layer, const Rows& rows,
                        const std::vector<float>& angles) {
    constexpr float upwards = -pi / 2;
    if (layer < 2) return upwards;
    std::complex<float> sum;
    const std::uint32_t begin = order.layer_begin[layer];
    for (std::uint32_t i = begin; i < order.layer_begin[layer + 1]; ++i)
        sum += std::polar(1.0f, angles[order.parents[i]] - rows.angle(i - begin));
    return std::arg(sum);
}

Guide circle(float radius, float height, int number) {
    Guide guide;
    // Inner rings are small and need no more.
    const std::uint32_t sides =
        std::min(most_sides, least_sides + 3 * static_cast<std::uint32_t>(std::max(number, 0)));
    for (std::uint32_t side = 0; side <= sides; ++side) {
        const float angle = full_turn * static_cast<float>(side) / static_cast<float>(sides);
        guide.line.push_back({radius * std::cos(angle), height, radius * std::sin(angle)});
    }
    guide.number = number;
    return guide;
}

/// Flat: what was depth lies downwards.
void lay_flat(Place& place) {
    place = {place.x, place.z, 0};
}

/// A ring line with its number above the centre or, `beside`, to the right of it.
void add_ring(MapPlaces& map, float radius, int number, bool beside = false) {
    Guide guide = circle(radius, 0, number);
    for (Place& place : guide.line)
        lay_flat(place);
    guide.number_at = beside ? Place{radius, 0, 0} : Place{0, -radius, 0};
    map.guides.push_back(std::move(guide));
}

/// Everything within the last ring is in sight, however few stand on it.
void enclose_rings(MapPlaces& map, float outermost) {
    measure(map);
    const float reach = std::max(outermost, map.spacing / 2);
    map.bounds = {-reach, -reach, reach, reach};
}

/// Few enough for every member to stand right behind its parent.
constexpr std::size_t few = 1000;

/// Angles that give each branch a sector, as wide as its leaves are many, and each member the
/// middle of its own: for few members, whose lines can be followed by eye.
std::vector<float> sector_angles(const RingOrder& order) {
    const std::size_t count = order.numbers.size();
    std::vector<std::uint32_t> leaves(count, 0);
    for (std::size_t i = count; i-- > 1;) {
        leaves[i] = std::max(1u, leaves[i]);
        leaves[order.parents[i]] += leaves[i];
    }
    leaves[0] = std::max(1u, leaves[0]);
    std::vector<std::uint32_t> next(count, 0);  // the first leaf not given away yet, by member
    std::vector<float> angles(count, 0);
    const float leaf = full_turn / static_cast<float>(leaves[0]);
    for (std::size_t i = 1; i < count; ++i) {
        std::uint32_t& first = next[order.parents[i]];
        next[i] = first;
        first += leaves[i];
        angles[i] = leaf * (static_cast<float>(next[i]) + static_cast<float>(leaves[i]) / 2);
    }
    return angles;
}

/// The smallest distance between members of a layer that stand in one row in order of their angles.
float row_spacing(const RingOrder& order, std::size_t layer, const std::vector<float>& angles,
                  float radius) {
    float least = full_turn;
    const std::uint32_t begin = order.layer_begin[layer];
    const std::uint32_t end = order.layer_begin[layer + 1];
    for (std::uint32_t i = begin + 1; i < end; ++i)
        least = std::min(least, angles[i] - angles[i - 1]);
    if (end - begin > 1) least = std::min(least, angles[begin] + full_turn - angles[end - 1]);
    return 2 * radius * std::sin(std::min(least, pi) / 2);
}

/// Rings of the same width for few members.
MapPlaces sector_map(const RingOrder& order, std::uint32_t count) {
    MapPlaces map;
    map.places.resize(count);
    const std::vector<float> angles = sector_angles(order);
    for (std::size_t layer = 0; layer < order.layers(); ++layer) {
        const auto radius = static_cast<float>(layer);
        if (layer > 0)
            map.spacing = std::min(map.spacing, row_spacing(order, layer, angles, radius));
        for (std::uint32_t i = order.layer_begin[layer]; i < order.layer_begin[layer + 1]; ++i) {
            map.places[order.numbers[i]] = {radius * std::cos(angles[i]),
                                            radius * std::sin(angles[i]), 0};
        }
        // Sectors begin to the right, where nobody stands.
        if (layer > 0) add_ring(map, radius, static_cast<int>(layer), true);
    }
    enclose_rings(map, static_cast<float>(order.layers() - 1));
    return map;
}

}  // namespace

MapPlaces ring_map(const RingOrder& order, std::uint32_t count) {
    if (order.numbers.size() <= few) return sector_map(order, count);
    MapPlaces map;
    map.places.resize(count);
    std::vector<float> angles(order.numbers.size());
    // As if all stood in one disc; thin bands and gaps come on top.
    const float disc = std::sqrt(static_cast<float>(order.numbers.size()) / pi);
    const float least_band = std::max(1.0f, disc / 50);
    const float gap = std::max(0.3f, disc / 110);
    float inner = 0;
    map.spacing = least_band;
    for (std::size_t layer = 0; layer < order.layers(); ++layer) {
        const std::uint32_t members = order.layer_size(layer);
        const float area = static_cast<float>(members) / pi;
        const float band = std::max(least_band, std::sqrt(inner * inner + area) - inner);
        const float width = layer == 0 ? least_band / 2 : band;
        const Rows rows(members, full_turn * inner, width);
        if (layer > 0) {
            const float innermost = inner + width * rows.across(0);
            map.spacing =
                std::min(map.spacing, rows.spacing(members, full_turn * innermost, width));
        }
        const float turn = turned_to_parents(order, layer, rows, angles);
        for (std::uint32_t member = 0; member < members; ++member) {
            const std::uint32_t slot = order.layer_begin[layer] + member;
            angles[slot] = rows.angle(member) + turn;
            const float radius = layer == 0 ? 0 : inner + width * rows.across(member);
            map.places[order.numbers[slot]] = {radius * std::cos(angles[slot]),
                                               radius * std::sin(angles[slot]), 0};
        }
        inner += width;
        if (layer > 0) add_ring(map, inner + gap / 2, static_cast<int>(layer));
        inner += gap;
    }
    enclose_rings(map, inner);
    return map;
}

MapPlaces body_map(const RingOrder& order, std::uint32_t count) {
    MapPlaces map;
    map.solid = true;
    map.places.resize(count);
    const std::size_t layers = order.layers();
    std::uint32_t largest = 1;
    for (std::size_t layer = 0; layer < layers; ++layer)
        largest = std::max(largest, order.layer_size(layer));
    // As wide as high, and the largest layer just fits on its band.
    constexpr float room = 1.3f;
    const float steps = std::max(1.0f, static_cast<float>(layers - 1));
    const float step =
        std::max(1.0f, std::sqrt(room * 2 * static_cast<float>(largest) / (full_turn * steps)));
    const float widest = step * steps / 2;
    const auto radius_of = [&](std::size_t layer) {
        const std::uint32_t members = layer < layers ? order.layer_size(layer) : 0;
        if (members < 2) return 0.0f;
        return widest * std::sqrt(static_cast<float>(members) / static_cast<float>(largest));
    };

    constexpr float filled = 0.86f;  // of a band; the rest shows where the next begins
    std::vector<float> angles(order.numbers.size());
    map.spacing = step * filled;
    for (std::size_t layer = 0; layer < layers; ++layer) {
        const std::uint32_t members = order.layer_size(layer);
        const float radius = radius_of(layer);
        const float before = layer > 0 ? radius_of(layer - 1) : 0;
        const float after = radius_of(layer + 1);
        const float height = (static_cast<float>(layer) - steps / 2) * step;
        const Rows rows(members, full_turn * radius, step * filled);
        const float turn = turned_to_parents(order, layer, rows, angles);
        for (std::uint32_t member = 0; member < members; ++member) {
            const std::uint32_t slot = order.layer_begin[layer] + member;
            angles[slot] = rows.angle(member) + turn;
            // Rows follow the side of the body towards the next layer.
            const float off = (rows.across(member) - 0.5f) * filled;
            const float there = off < 0 ? before : after;
            const float out = members < 2 ? 0 : radius + (there - radius) * std::fabs(off);
            map.spacing =
                std::min(map.spacing, rows.spacing(members, full_turn * out, step * filled));
            map.places[order.numbers[slot]] = {out * std::cos(angles[slot]), height + off * step,
                                               out * std::sin(angles[slot])};
        }
        Guide guide =
            circle(radius, height, layer > 0 ? static_cast<int>(layer) : Guide::no_number);
        guide.number_at = {radius, height, 0};
        map.guides.push_back(std::move(guide));
    }
    measure(map);
    return map;
}

}  // namespace statescope::layout
