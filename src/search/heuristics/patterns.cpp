#include "search/heuristics/patterns.hpp"

#include <limits>

#include "search/heuristics/made_for.hpp"
#include "search/heuristics/pattern_database.hpp"

namespace statescope::search {

namespace {

class PatternsOf : public Estimator {
  public:
    explicit PatternsOf(const PatternDatabase& database) : database_(&database) {}

    std::uint8_t operator()(puzzle::Board board) const override {
        return static_cast<std::uint8_t>(database_->h(board));
    }

  private:
    const PatternDatabase* database_;
};

PatternDatabase built_for(puzzle::Board goal, puzzle::Shape shape) {
    PatternDatabaseBuilder builder(goal, shape, ready_partition(goal, shape));
    while (!builder.advance(std::numeric_limits<std::size_t>::max())) {
    }
    return builder.take();
}

class OwnPatterns : public Estimator {
  public:
    OwnPatterns(puzzle::Board goal, puzzle::Shape shape) : database_(built_for(goal, shape)) {}

    std::uint8_t operator()(puzzle::Board board) const override {
        return static_cast<std::uint8_t>(database_.h(board));
    }

  private:
    PatternDatabase database_;
};

}  // namespace

const Heuristic patterns{
    .id = HeuristicId::Patterns,
    .name = "patterns",
    .admissible = true,
    .consistent = false,
    .faulty = false,
    .needs = Requirement::Nothing,
    .costs = nullptr,
    .estimator = made_for<OwnPatterns>,
};

std::unique_ptr<const Estimator> pattern_estimator(const PatternDatabase& database) {
    return std::make_unique<PatternsOf>(database);
}

}  // namespace statescope::search
