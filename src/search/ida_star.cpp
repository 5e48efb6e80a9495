#include "search/ida_star.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <utility>

#include "search/bounded_descent.hpp"
#include "search/chosen_heuristic.hpp"
#include "search/heuristics/pattern_estimate.hpp"
#include "search/heuristics/tile_sum.hpp"

namespace statescope::search {

namespace {

/// For a heuristic that is a sum over the cells, the growth of f is known from the tile and the two
/// cells alone: no h is kept, none is worked out.
class TileSumEstimate {
  public:
    struct Value {};
    struct Edge {
        std::array<std::int8_t, puzzle::max_cells> rise;  ///< by the tile that moves
    };

    explicit TileSumEstimate(const TileSum& sum) : sum_(sum) {}

    int start_h(puzzle::Board board) const { return sum_(board); }

    Edge edge(int blank, int cell) const {
        Edge edge{};
        for (int tile = 1; tile < puzzle::max_cells; ++tile) {
            edge.rise[static_cast<std::size_t>(tile)] =
                static_cast<std::int8_t>(1 + sum_.growth(tile, blank, cell));
        }
        return edge;
    }
    Value value(puzzle::Board) const { return {}; }
    int rise(Value&, const Edge& edge, int tile) const {
        return edge.rise[static_cast<std::size_t>(tile)];
    }

  private:
    TileSum sum_;
};

/// Any other heuristic is asked anew at every node.
class EstimatorEstimate {
  public:
    struct Value {
        puzzle::Board board;
        int h = 0;
    };
    struct Edge {
        int blank = 0;
        int cell = 0;
    };

    explicit EstimatorEstimate(std::unique_ptr<const Estimator> estimator)
        : estimator_(std::move(estimator)) {}

    int start_h(puzzle::Board board) const { return (*estimator_)(board); }
    Edge edge(int blank, int cell) const { return {blank, cell}; }
    Value value(puzzle::Board board) const { return {board, (*estimator_)(board)}; }
    int rise(Value& value, const Edge& edge, int /*tile*/) const {
        const int before = value.h;
        value.board = value.board.swapped(edge.blank, edge.cell);
        value.h = (*estimator_)(value.board);
        return 1 + value.h - before;
    }

  private:
    std::unique_ptr<const Estimator> estimator_;
};

}  // namespace

/// The rounds by whichever estimate; asked once a slice, not once a node.
class IdaStar::Descents {
  public:
    Descents() = default;
    Descents(const Descents&) = delete;
    Descents& operator=(const Descents&) = delete;
    virtual ~Descents() = default;

    virtual int start_h() const = 0;
    virtual void begin(int budget) = 0;
    virtual Descent advance(std::uint64_t expansions) = 0;
    virtual int smallest_excess() const = 0;
    virtual void count(IdaRound& round) const = 0;
    virtual const std::vector<puzzle::Move>& line() const = 0;

    template <class Estimate>
    class By;
};

template <class Estimate>
class IdaStar::Descents::By final : public IdaStar::Descents {
  public:
    By(const Problem& problem, const puzzle::MoveOrder& order, Estimate estimate)
        : start_h_(estimate.start_h(problem.start)),
          descent_(problem, order, std::move(estimate)) {}

    int start_h() const override { return start_h_; }
    void begin(int budget) override { descent_.begin(budget); }
    Descent advance(std::uint64_t expansions) override { return descent_.advance(expansions); }
    int smallest_excess() const override { return descent_.smallest_excess(); }
    void count(IdaRound& round) const override {
        round.expanded = descent_.expanded();
        round.generated = descent_.generated();
    }
    const std::vector<puzzle::Move>& line() const override { return descent_.line(); }

  private:
    int start_h_;
    BoundedDescent<Estimate> descent_;
};

IdaStar::IdaStar(const Problem& problem, const Rules& rules) {
    const CostsOf costs = h_costs(rules);
    if (costs == nullptr) {
        descents_ = std::make_unique<Descents::By<EstimatorEstimate>>(
            problem, rules.order, EstimatorEstimate(make_estimator(rules, problem)));
        return;
    }
    const TileSum sum(costs(problem.goal, problem.shape), problem.shape);
    descents_ =
        std::make_unique<Descents::By<TileSumEstimate>>(problem, rules.order, TileSumEstimate(sum));
}

IdaStar::IdaStar(const Problem& problem, const puzzle::MoveOrder& order,
                 std::shared_ptr<const PatternDatabase> patterns) {
    assert(patterns->goal() == problem.goal && patterns->shape() == problem.shape);
    descents_ = std::make_unique<Descents::By<PatternEstimate>>(
        problem, order, PatternEstimate(std::move(patterns)));
}

IdaStar::~IdaStar() = default;
IdaStar::IdaStar(IdaStar&&) noexcept = default;
IdaStar& IdaStar::operator=(IdaStar&&) noexcept = default;

bool IdaStar::advance(std::uint64_t expansions) {
    std::uint64_t left = expansions;
    while (!solved_ && left > 0) {
        if (rounds_.empty()) {
            rounds_.push_back({.bound = descents_->start_h()});
            descents_->begin(0);
        }
        const std::uint64_t before = rounds_.back().expanded;
        const Descent end = descents_->advance(left);
        descents_->count(rounds_.back());
        left -= rounds_.back().expanded - before;
        solved_ = end == Descent::Solved;
        if (end != Descent::Dead) continue;
        rounds_.push_back({.bound = rounds_.back().bound + descents_->smallest_excess()});
        descents_->begin(rounds_.back().bound - rounds_.front().bound);
    }
    return solved_;
}

std::uint64_t IdaStar::expanded() const {
    std::uint64_t sum = 0;
    for (const IdaRound& round : rounds_)
        sum += round.expanded;
    return sum;
}

std::uint64_t IdaStar::generated() const {
    std::uint64_t sum = 1;
    for (const IdaRound& round : rounds_)
        sum += round.generated;
    return sum;
}

const std::vector<puzzle::Move>& IdaStar::line() const {
    return descents_->line();
}

Outcome search_on(IdaStar& search, std::uint64_t expansion_limit, IdaWatch* watch) {
    constexpr std::uint64_t slice = 1 << 20;  // some ten milliseconds
    while (true) {
        const std::uint64_t expanded = search.expanded();
        if (watch != nullptr) {
            watch->expanded = expanded;
            watch->bound = search.rounds().empty() ? 0 : search.rounds().back().bound;
            if (watch->cancel) return Outcome::Cancelled;
        }
        if (search.solved()) return Outcome::Solved;
        if (expanded >= expansion_limit) return Outcome::Limit;
        search.advance(std::min(slice, expansion_limit - expanded));
    }
}

}  // namespace statescope::search
