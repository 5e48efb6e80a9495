#pragma once

#include <span>
#include <string_view>

#include "study/experiment.hpp"

namespace statescope::study {

/// An experiment known by name.
struct ReadyPlan {
    std::string_view name;
    std::string_view about;  ///< what it shows, in a few words
    Plan (*plan)();
};

/// The table of Russell and Norvig (iterative deepening, breadth-first search, and A* by the
/// misplaced tiles and by Manhattan against the distance), the tie-breaks of A*, the 24 orders of
/// moves, and IDA* by several heuristics on Korf's easy boards.
std::span<const ReadyPlan> ready_plans();

/// The plan of a name, or null.
const ReadyPlan* find_ready_plan(std::string_view name);

}  // namespace statescope::study
