#include "layout/heuristic_plane.hpp"

#include <algorithm>

namespace statescope::layout {
namespace {

constexpr std::size_t figures = 256;
using Fields = std::vector<std::uint32_t>;

std::size_t field_of(std::uint8_t distance, std::uint8_t estimate) {
    return std::size_t{distance} * figures + estimate;
}

/// A block of boards: as many in each row as it takes to be half as wide again as high.
struct Block {
    std::uint32_t columns = 1;
    std::uint32_t rows = 1;

    explicit Block(std::uint32_t boards) {
        constexpr double aspect = 1.5;
        columns = std::max(1u, static_cast<std::uint32_t>(std::ceil(std::sqrt(boards * aspect))));
        rows = std::max(1u, (boards + columns - 1) / columns);
    }
    float across(std::uint32_t place) const {
        return static_cast<float>(place % columns) - static_cast<float>(columns - 1) / 2;
    }
    float down(std::uint32_t place) const {
        return static_cast<float>(rows - 1) / 2 - static_cast<float>(place / columns);
    }
};

/// How far apart the fields are.
struct Pitch {
    float x;
    float y;

    explicit Pitch(const Block& fullest)
        : x(static_cast<float>(fullest.columns) + 1), y(static_cast<float>(fullest.rows) + 1) {}
    Place at(float distance, float estimate) const { return {distance * x, -estimate * y, 0}; }
};

/// The lines between the fields with the figures on both axes, and the diagonal h = distance.
void add_guides(MapPlaces& map, const Pitch& pitch, int largest_distance, int largest_estimate) {
    const auto at = [&](float distance, float estimate) { return pitch.at(distance, estimate); };
    const auto right = static_cast<float>(largest_distance) + 0.5f;
    const auto top = static_cast<float>(largest_estimate) + 0.5f;
    constexpr float beside = 1.1f;
    for (int d = 0; d <= largest_distance; ++d) {
        const auto x = static_cast<float>(d);
        map.guides.push_back({.line = {at(x - 0.5f, -0.5f), at(x - 0.5f, top)},
                              .number = d,
                              .number_at = at(x, -beside)});
    }
    for (int h = 0; h <= largest_estimate; ++h) {
        const auto y = static_cast<float>(h);
        map.guides.push_back({.line = {at(-0.5f, y - 0.5f), at(right, y - 0.5f)},
                              .number = h,
                              .number_at = at(-beside, y)});
    }
    const auto end = static_cast<float>(std::min(largest_distance, largest_estimate)) + 0.5f;
    map.guides.push_back({.line = {at(-0.5f, -0.5f), at(end, end)}, .strong = true});
    map.bounds.left = std::min(map.bounds.left, at(-beside, 0).x);
    map.bounds.bottom = std::max(map.bounds.bottom, at(0, -beside).y);
}

}  // namespace

MapPlaces heuristic_map(std::span<const std::uint8_t> distances,
                        std::span<const std::uint8_t> estimates) {
    MapPlaces map;
    map.places.resize(distances.size());
    Fields boards(figures * figures, 0);
    int largest_distance = 0;
    int largest_estimate = 0;
    for (std::size_t i = 0; i < distances.size(); ++i) {
        if (distances[i] == no_distance) continue;
        ++boards[field_of(distances[i], estimates[i])];
        largest_distance = std::max<int>(largest_distance, distances[i]);
        largest_estimate = std::max<int>(largest_estimate, estimates[i]);
    }
    const std::uint32_t fullest = *std::max_element(boards.begin(), boards.end());
    const Pitch pitch{Block(fullest)};
    Fields placed(figures * figures, 0);
    for (std::size_t i = 0; i < distances.size(); ++i) {
        if (distances[i] == no_distance) continue;
        const std::size_t field = field_of(distances[i], estimates[i]);
        const Block block(boards[field]);
        const std::uint32_t place = placed[field]++;
        const Place middle = pitch.at(distances[i], estimates[i]);
        map.places[i] = {middle.x + block.across(place), middle.y + block.down(place), 0};
    }
    measure(map);
    add_guides(map, pitch, largest_distance, largest_estimate);
    return map;
}

}  // namespace statescope::layout
