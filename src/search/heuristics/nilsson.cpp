#include "search/heuristics/nilsson.hpp"

#include "search/heuristics/manhattan.hpp"

namespace statescope::search {

namespace {

constexpr puzzle::Shape shape{3, 3};
constexpr int centre = 4;
constexpr std::array<int, 8> ring{0, 1, 2, 5, 8, 7, 6, 3};  // clockwise

class SequenceScore : public Estimator {
  public:
    explicit SequenceScore(puzzle::Board goal) : manhattan_(manhattan_costs(goal, shape)) {
        for (std::size_t i = 0; i < ring.size(); ++i)
            follower_[static_cast<std::size_t>(goal.at(ring[i]))] = goal.at(after(i));
    }

    std::uint8_t operator()(puzzle::Board board) const override {
        int score = board.at(centre) == 0 ? 0 : 1;
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const int tile = board.at(ring[i]);
            if (tile != 0 && board.at(after(i)) != follower_[static_cast<std::size_t>(tile)])
                score += 2;
        }
        return static_cast<std::uint8_t>(manhattan_(board, shape) + 3 * score);
    }

  private:
    static int after(std::size_t place) { return ring[(place + 1) % ring.size()]; }

    TileCosts manhattan_;
    std::array<int, puzzle::max_cells> follower_{};  ///< of each tile, on the goal's ring
};

std::unique_ptr<const Estimator> make(puzzle::Board goal, puzzle::Shape) {
    return std::make_unique<SequenceScore>(goal);
}

}  // namespace

const Heuristic nilsson{
    .id = HeuristicId::Nilsson,
    .name = "nilsson",
    .admissible = false,
    .consistent = false,
    .faulty = false,
    .needs = Requirement::RingRoundCentre,
    .costs = nullptr,
    .estimator = make,
};

}  // namespace statescope::search
