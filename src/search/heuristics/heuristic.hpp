#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "puzzle/board.hpp"
#include "puzzle/shape.hpp"

namespace statescope::search {

enum class HeuristicId : std::uint8_t { None, Manhattan, Misplaced };

/// A heuristic that is a sum over the tiles, each by the cell it stands on: cost[tile][cell].
/// The blank costs nothing.
struct TileCosts {
    std::array<std::array<std::uint8_t, puzzle::max_cells>, puzzle::max_cells> cost{};

    std::uint8_t operator()(puzzle::Board board, puzzle::Shape shape) const {
        std::uint32_t sum = 0;
        for (int cell = 0; cell < shape.cells(); ++cell) {
            sum += cost[static_cast<std::size_t>(board.at(cell))][static_cast<std::size_t>(cell)];
        }
        return static_cast<std::uint8_t>(sum);
    }
};

/// A heuristic: its name, what is claimed of it, and its table for a goal.
struct Heuristic {
    HeuristicId id;
    std::string_view name;  ///< on the command line and in files
    bool admissible;        ///< never more than the true distance
    bool consistent;        ///< changes by at most 1 a move
    TileCosts (*costs)(puzzle::Board goal, puzzle::Shape shape);
};

/// All heuristics, in the order in which they are offered.
std::span<const Heuristic> heuristics();

const Heuristic& heuristic(HeuristicId id);

/// The heuristic of a name, or null.
const Heuristic* find_heuristic(std::string_view name);

}  // namespace statescope::search
