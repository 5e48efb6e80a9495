#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>

#include "puzzle/board.hpp"
#include "puzzle/shape.hpp"
#include "search/heuristics/heuristic.hpp"

namespace statescope::search {

/// What to add for the tiles of one line (a row or a column) that belong to it: `places` are where
/// in the line the goal has them, in the order in which they stand.
using LineCharge = int (*)(std::span<const int> places);

/// Manhattan plus a charge for every row and every column. The charges of all possible lines are
/// worked out beforehand.
class ChargedLines : public Estimator {
  public:
    ChargedLines(puzzle::Board goal, puzzle::Shape shape, LineCharge charge);
    std::uint8_t operator()(puzzle::Board board) const override;

  private:
    // A line is written as a number of four octal digits: for each cell the place in the line that
    // the tile has in the goal, or `stranger` for the blank and for tiles of other lines.
    static constexpr int stranger = 7;
    static constexpr std::uint32_t only_strangers = 07777;
    using Places = std::array<std::array<std::uint8_t, puzzle::max_side>, puzzle::max_cells>;

    void tabulate(LineCharge charge);

    puzzle::Shape shape_;
    TileCosts manhattan_;
    Places place_in_row_{};     ///< [tile][row]
    Places place_in_column_{};  ///< [tile][column]
    std::array<std::uint8_t, only_strangers + 1> charges_{};
};

}  // namespace statescope::search
