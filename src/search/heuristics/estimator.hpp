#pragma once

#include <cstdint>

#include "puzzle/board.hpp"

namespace statescope::search {

/// Says of every board how many moves it still needs, by the heuristic, the goal and the shape it
/// was made for. Made once a search; calling it changes nothing, so threads may share one.
class Estimator {
  public:
    Estimator() = default;
    Estimator(const Estimator&) = delete;
    Estimator& operator=(const Estimator&) = delete;
    virtual ~Estimator() = default;

    virtual std::uint8_t operator()(puzzle::Board board) const = 0;
};

}  // namespace statescope::search
