#pragma once

#include <array>
#include <cstdint>

#include "session/named_choice.hpp"

namespace statescope::session {

/// Where the boards stand on the map of the state space.
enum class MapLayout : std::uint8_t { Rings, RingsFromStart, Ranks, Heuristic, Space };

/// What the colours of the map tell.
enum class MapColour : std::uint8_t { State, G, H, F, Distance };

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

}  // namespace statescope::session
