#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "puzzle/board.hpp"
#include "puzzle/shape.hpp"
#include "search/heuristics/estimator.hpp"

namespace statescope::search {

enum class HeuristicId : std::uint8_t {
    None,
    Manhattan,
    Misplaced,
    LinearConflict,
    WalkingDistance,
    InversionDistance,
    Gaschnig,
    Euclidean,
    Nilsson,
    Patterns,
    Perfect,
    ManhattanBlank,
    ManhattanCheckerboard,
    LinearConflictPairs,
    WeightedSum,  ///< of two of the others, with weights of one's own: see WeightedSum
};

/// A heuristic that is a sum over the cells, each by what stands on it: cost[tile][cell]. The blank
/// costs nothing unless its row, cost[0], says so.
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

/// What a heuristic asks of shape and goal: elsewhere it has no meaning, or no table.
enum class Requirement : std::uint8_t {
    Nothing,
    RankedCells,      ///< at most puzzle::max_ranked_cells cells
    RingRoundCentre,  ///< 3x3, the blank of the goal in the centre
};

/// A heuristic: its name, what is claimed of it, and how it is worked out for a goal. Those that
/// are sums over the cells give their table, which a search reads without a call; all others make
/// an estimator. One of `costs` and `estimator` is null.
struct Heuristic {
    HeuristicId id;
    std::string_view name;  ///< on the command line and in files
    bool admissible;        ///< never more than the true distance
    bool consistent;        ///< changes by at most 1 a move
    bool faulty;            ///< a well-known mistake, offered to be seen through
    Requirement needs;
    TileCosts (*costs)(puzzle::Board goal, puzzle::Shape shape);
    std::unique_ptr<const Estimator> (*estimator)(puzzle::Board goal, puzzle::Shape shape);
};

/// All heuristics but the weighted sum, in the order in which they are offered.
std::span<const Heuristic> heuristics();

/// Of any but the weighted sum, whose parts the rules name: see chosen_heuristic.hpp.
const Heuristic& heuristic(HeuristicId id);

/// The heuristic of a name, or null.
const Heuristic* find_heuristic(std::string_view name);

/// Whether the heuristic can be used for a goal. A search must not be given one that can't.
bool available(const Heuristic& heuristic, puzzle::Board goal, puzzle::Shape shape);

/// The estimator of any heuristic that is available, for callers to whom speed is no matter.
std::unique_ptr<const Estimator> make_estimator(const Heuristic& heuristic, puzzle::Board goal,
                                                puzzle::Shape shape);

}  // namespace statescope::search
