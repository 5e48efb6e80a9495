#pragma once

#include <optional>
#include <span>
#include <string>

#include "puzzle/board.hpp"
#include "puzzle/shape.hpp"
#include "study/dominance.hpp"
#include "study/heuristic_check.hpp"

namespace statescope::exchange {

/// A heuristic and what was found about it on all boards that can reach the goal.
struct HeuristicAnswer {
    std::string heuristic;  ///< its name
    study::HeuristicReport report;
};

/// Two heuristics held against each other.
struct DominanceAnswer {
    std::string first;  ///< the names
    std::string second;
    study::Dominance dominance;
};

/// One line for each heuristic, in columns aligned by spaces, without spaces inside a cell: name,
/// admissible, consistent, overestimates, violated_moves, mean_h, mean_error, largest_error, and
/// the nearest counterexamples, "board:h>h*" and "board:move:h>h", or "-".
std::string table_text(std::span<const HeuristicAnswer> answers, puzzle::Shape shape);

/// Which of the two dominates, in one sentence, with a board of each kind.
std::string dominance_text(const DominanceAnswer& answer, puzzle::Shape shape);

/// One JSON object with the fields `heuristic goal rows columns boards admissible consistent
/// overestimates moves violated_moves mean_h mean_error largest_error largest_overestimate
/// nearest_overestimate nearest_violated_move`; the last two are null where there is none.
std::string json_text(const HeuristicAnswer& answer, puzzle::Board goal, puzzle::Shape shape);

/// One JSON object with the fields `first second dominates boards first_less second_less
/// nearest_first_less nearest_second_less`; `dominates` is "first", "second", "both" or "neither".
std::string json_text(const DominanceAnswer& answer, puzzle::Shape shape);

}  // namespace statescope::exchange
