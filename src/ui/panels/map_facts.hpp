#pragma once

#include <cstdint>
#include <string>

#include "ui/panels/map_stage.hpp"
#include "ui/scene.hpp"

namespace statescope::ui {

/// What can be read from the map as it is laid out.
std::string map_sentence(const Scene& scene, const MapStage& stage);

/// What is known of a board of the map at the step, a line each: for its tooltip.
std::string map_facts(const Scene& scene, const MapStage& stage, std::uint32_t number);

}  // namespace statescope::ui
