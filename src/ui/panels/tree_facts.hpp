#pragma once

#include <string>

#include "ui/panels/tree_drawing.hpp"
#include "ui/scene.hpp"

namespace statescope::ui {

/// What is known of a node at the step, a line each: for its tooltip.
std::string node_facts(const Scene& scene, trace::NodeId node);
std::string ghost_facts(const Scene& scene, const Ghost& ghost);

}  // namespace statescope::ui
