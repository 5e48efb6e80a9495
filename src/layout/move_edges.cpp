#include "layout/move_edges.hpp"

#include "puzzle/move.hpp"
#include "puzzle/rank.hpp"

namespace statescope::layout {

std::vector<std::pair<std::uint32_t, std::uint32_t>> move_edges(puzzle::Shape shape) {
    std::vector<std::pair<std::uint32_t, std::uint32_t>> edges;
    for (std::uint32_t from = 0; from < puzzle::board_count(shape); ++from) {
        const puzzle::Board board = puzzle::unrank(from, shape);
        for (const puzzle::Move move : puzzle::all_moves) {
            const auto next = puzzle::moved(board, shape, move);
            if (!next) continue;
            const std::uint32_t to = puzzle::rank(*next, shape);
            if (from < to) edges.emplace_back(from, to);
        }
    }
    return edges;
}

}  // namespace statescope::layout
