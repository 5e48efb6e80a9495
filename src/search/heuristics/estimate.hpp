#pragma once

#include <cstdint>

#include "puzzle/board.hpp"
#include "search/heuristics/estimator.hpp"

namespace statescope::search {

/// Any estimator, as a search asks for it (see TileSum).
class Estimate {
  public:
    explicit Estimate(const Estimator& estimator) : estimator_(&estimator) {}

    std::uint8_t operator()(puzzle::Board board) const { return (*estimator_)(board); }
    std::uint8_t after(std::uint8_t, puzzle::Board board, int blank, int cell) const {
        return (*estimator_)(board.swapped(blank, cell));
    }

  private:
    const Estimator* estimator_;
};

}  // namespace statescope::search
