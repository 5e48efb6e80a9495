#include "search/heuristics/weighted_sum.hpp"

#include <algorithm>
#include <limits>

#include "search/heuristics/patterns.hpp"

namespace statescope::search {

namespace {

class Sum : public Estimator {
  public:
    Sum(const WeightedSum& sum, puzzle::Board goal, puzzle::Shape shape,
        const PatternDatabase* database)
        : first_(make_estimator(sum.first.heuristic, goal, shape, database)),
          second_(make_estimator(sum.second.heuristic, goal, shape, database)) {
        const Weight a = sum.first.weight;
        const Weight b = sum.second.weight;
        first_factor_ = std::uint64_t{a.numerator} * b.denominator;
        second_factor_ = std::uint64_t{b.numerator} * a.denominator;
        denominator_ = std::uint64_t{a.denominator} * b.denominator;
    }

    std::uint8_t operator()(puzzle::Board board) const override {
        constexpr std::uint64_t most = std::numeric_limits<std::uint8_t>::max();
        const std::uint64_t sum =
            first_factor_ * (*first_)(board) + second_factor_ * (*second_)(board);
        return static_cast<std::uint8_t>(std::min(sum / denominator_, most));
    }

  private:
    std::unique_ptr<const Estimator> first_;
    std::unique_ptr<const Estimator> second_;
    std::uint64_t first_factor_;
    std::uint64_t second_factor_;
    std::uint64_t denominator_;
};

/// Whether the weights of those that say anything add up to at most 1.
bool at_most_whole(const WeightedSum& sum) {
    const auto numerator = [](const Weighted& part) {
        return std::uint64_t{part.heuristic == HeuristicId::None ? 0u : part.weight.numerator};
    };
    const std::uint64_t a = sum.first.weight.denominator;
    const std::uint64_t b = sum.second.weight.denominator;
    return numerator(sum.first) * b + numerator(sum.second) * a <= a * b;
}

}  // namespace

bool WeightedSum::admissible() const {
    return heuristic(first.heuristic).admissible && heuristic(second.heuristic).admissible &&
           at_most_whole(*this);
}

bool WeightedSum::consistent() const {
    return heuristic(first.heuristic).consistent && heuristic(second.heuristic).consistent &&
           at_most_whole(*this);
}

bool available(const WeightedSum& sum, puzzle::Board goal, puzzle::Shape shape) {
    return available(heuristic(sum.first.heuristic), goal, shape) &&
           available(heuristic(sum.second.heuristic), goal, shape);
}

std::unique_ptr<const Estimator> make_estimator(const WeightedSum& sum, puzzle::Board goal,
                                                puzzle::Shape shape,
                                                const PatternDatabase* database) {
    return std::make_unique<Sum>(sum, goal, shape, database);
}

std::unique_ptr<const Estimator> make_estimator(HeuristicId id, puzzle::Board goal,
                                                puzzle::Shape shape,
                                                const PatternDatabase* database) {
    if (id == HeuristicId::Patterns && database != nullptr) return pattern_estimator(*database);
    return make_estimator(heuristic(id), goal, shape);
}

}  // namespace statescope::search
