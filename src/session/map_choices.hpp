#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace statescope::session {

/// Where the boards stand on the map of the state space.
enum class MapLayout : std::uint8_t { Rings, RingsFromStart, Ranks, Heuristic, Space };

/// What the colours of the map tell.
enum class MapColour : std::uint8_t { State, G, H, F, Distance };

/// A choice and its name, on the command line and in the settings.
template <class Value>
struct NamedChoice {
    Value value;
    std::string_view name;
};

/// In the order in which they are offered.
inline constexpr std::array<NamedChoice<MapLayout>, 5> map_layouts{{
    {MapLayout::Rings, "rings"},
    {MapLayout::RingsFromStart, "rings-start"},
    {MapLayout::Ranks, "ranks"},
    {MapLayout::Heuristic, "heuristic"},
    {MapLayout::Space, "space"},
}};
inline constexpr std::array<NamedChoice<MapColour>, 5> map_colours{{
    {MapColour::State, "state"},
    {MapColour::G, "g"},
    {MapColour::H, "h"},
    {MapColour::F, "f"},
    {MapColour::Distance, "distance"},
}};

/// The choice of a name; the first one for a name that none has.
template <class Value, std::size_t Count>
constexpr Value choice_of(const std::array<NamedChoice<Value>, Count>& choices,
                          std::string_view name) {
    for (const NamedChoice<Value>& choice : choices) {
        if (choice.name == name) return choice.value;
    }
    return choices.front().value;
}

}  // namespace statescope::session
