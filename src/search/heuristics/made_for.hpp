#pragma once

#include <memory>

#include "puzzle/shape.hpp"
#include "search/heuristics/estimator.hpp"

namespace statescope::search {

/// What Heuristic::estimator is for an estimator that is worked out from goal and shape alone.
template <class Of>
std::unique_ptr<const Estimator> made_for(puzzle::Board goal, puzzle::Shape shape) {
    return std::make_unique<Of>(goal, shape);
}

}  // namespace statescope::search
