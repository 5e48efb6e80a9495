#pragma once

#include <optional>
#include <string>

#include "puzzle/board.hpp"
#include "puzzle/shape.hpp"
#include "search/rules.hpp"
#include "teach/definitions.hpp"

namespace statescope::teach {

Term term(const Phrases& phrases, search::HeuristicId heuristic);

/// What the rules' heuristic is called: "Manhattan", or "1/2 × Manhattan + 1/2 × misplaced tiles".
std::string heuristic_name(const Phrases& phrases, const search::Rules& rules);
std::string heuristic_name(const Phrases& phrases, const search::WeightedSum& sum);

/// Why a heuristic cannot be used for a goal, in one sentence; nothing when it can.
std::optional<std::string> why_unavailable(const Phrases& phrases,
                                           const search::Heuristic& heuristic, puzzle::Board goal,
                                           puzzle::Shape shape);

/// The same of the rules' heuristic, or of a sum.
std::optional<std::string> why_h_unavailable(const Phrases& phrases, const search::Rules& rules,
                                             puzzle::Board goal, puzzle::Shape shape);
std::optional<std::string> why_h_unavailable(const Phrases& phrases, const search::WeightedSum& sum,
                                             puzzle::Board goal, puzzle::Shape shape);

}  // namespace statescope::teach
