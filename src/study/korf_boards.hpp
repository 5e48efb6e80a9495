#pragma once

#include "puzzle/board.hpp"
#include "puzzle/shape.hpp"
#include "study/experiment.hpp"

namespace statescope::study {

inline constexpr puzzle::Shape korf_shape{4, 4};

/// The goal of R. E. Korf, "Depth-first iterative-deepening: an optimal admissible tree search",
/// Artificial Intelligence 27 (1985), pages 97 to 109: the blank first.
puzzle::Board korf_goal();

/// The easy half of the 100 boards in table 1 of that article: those 50 for which IDA* by Manhattan
/// generated the fewest nodes there, 540,860 to 51,501,544, with the lengths of their shortest
/// answers. In the order of the table, where easy ones and hard ones alternate.
ListedBoards korf_easy_boards();

}  // namespace statescope::study
