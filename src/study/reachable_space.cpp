#include "study/reachable_space.hpp"

#include "puzzle/distances.hpp"
#include "puzzle/rank.hpp"

namespace statescope::study {

ReachableSpace::ReachableSpace(puzzle::Board goal, puzzle::Shape shape)
    : goal_(goal), shape_(shape) {
    const puzzle::DistanceTable distances(goal, shape);
    largest_distance_ = static_cast<int>(distances.layer_sizes().size()) - 1;
    const std::uint32_t all = puzzle::board_count(shape);
    boards_.reserve(all / 2);
    for (std::uint32_t rank = 0; rank < all; ++rank) {
        const puzzle::Board board = puzzle::unrank(rank, shape);
        if (const auto distance = distances.distance(board))
            boards_.push_back({board, rank, static_cast<std::uint8_t>(*distance)});
    }
}

}  // namespace statescope::study
