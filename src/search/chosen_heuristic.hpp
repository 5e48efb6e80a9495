#pragma once

#include <memory>

#include "search/family.hpp"
#include "search/heuristics/weighted_sum.hpp"
#include "search/problem.hpp"
#include "search/rules.hpp"

namespace statescope::search {

// The heuristic that rules name: one of the list, or a weighted sum of two.

/// Names it. A single heuristic with weight 1 is itself.
void set_heuristic(Rules& rules, const WeightedSum& heuristic);
/// Any heuristic as a sum.
WeightedSum heuristic_as_sum(const Rules& rules);

/// What is claimed of it.
bool h_is_admissible(const Rules& rules);
bool h_is_consistent(const Rules& rules);
/// Whether it can be used for a goal. A search must not be given one that can't.
bool h_is_available(const Rules& rules, puzzle::Board goal, puzzle::Shape shape);
/// Whether a search of the family looks into a pattern database.
bool needs_patterns(Family family, const Rules& rules);

/// Its table, when it is a sum over the cells (see Heuristic::costs); otherwise null.
using CostsOf = TileCosts (*)(puzzle::Board goal, puzzle::Shape shape);
CostsOf h_costs(const Rules& rules);
/// Its estimator for the problem's goal.
std::unique_ptr<const Estimator> make_estimator(const Rules& rules, const Problem& problem);

}  // namespace statescope::search
