#include "search/heuristics/heuristic.hpp"

#include <cassert>

#include "puzzle/rank.hpp"
#include "search/heuristics/euclidean.hpp"
#include "search/heuristics/gaschnig.hpp"
#include "search/heuristics/inversion_distance.hpp"
#include "search/heuristics/linear_conflict.hpp"
#include "search/heuristics/linear_conflict_pairs.hpp"
#include "search/heuristics/manhattan.hpp"
#include "search/heuristics/manhattan_blank.hpp"
#include "search/heuristics/manhattan_checkerboard.hpp"
#include "search/heuristics/misplaced.hpp"
#include "search/heuristics/nilsson.hpp"
#include "search/heuristics/none.hpp"
#include "search/heuristics/patterns.hpp"
#include "search/heuristics/perfect.hpp"
#include "search/heuristics/walking_distance.hpp"

namespace statescope::search {

namespace {

/// A table of costs behind the call that all heuristics share.
class CostSum : public Estimator {
  public:
    CostSum(const TileCosts& costs, puzzle::Shape shape) : costs_(costs), shape_(shape) {}
    std::uint8_t operator()(puzzle::Board board) const override { return costs_(board, shape_); }

  private:
    TileCosts costs_;
    puzzle::Shape shape_;
};

}  // namespace

std::span<const Heuristic> heuristics() {
    static const std::array<Heuristic, 14> all{
        manhattan,
        misplaced,
        linear_conflict,
        walking_distance,
        inversion_distance,
        gaschnig,
        euclidean,
        nilsson,
        patterns,
        perfect,
        no_heuristic,
        manhattan_blank,
        manhattan_checkerboard,
        linear_conflict_pairs,
    };
    return all;
}

const Heuristic& heuristic(HeuristicId id) {
    for (const Heuristic& candidate : heuristics()) {
        if (candidate.id == id) return candidate;
    }
    return no_heuristic;
}

const Heuristic* find_heuristic(std::string_view name) {
    for (const Heuristic& candidate : heuristics()) {
        if (candidate.name == name) return &candidate;
    }
    return nullptr;
}

bool available(const Heuristic& heuristic, puzzle::Board goal, puzzle::Shape shape) {
    switch (heuristic.needs) {
        case Requirement::RankedCells:
            return shape.cells() <= puzzle::max_ranked_cells;
        case Requirement::RingRoundCentre:
            return shape == puzzle::Shape{3, 3} && goal.blank() == 4;
        case Requirement::Nothing:
            break;
    }
    return true;
}

std::unique_ptr<const Estimator> make_estimator(const Heuristic& heuristic, puzzle::Board goal,
                                                puzzle::Shape shape) {
    assert(available(heuristic, goal, shape));
    if (heuristic.estimator != nullptr) return heuristic.estimator(goal, shape);
    return std::make_unique<CostSum>(heuristic.costs(goal, shape), shape);
}

}  // namespace statescope::search
