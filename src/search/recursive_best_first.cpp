#include "search/recursive_best_first.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "search/chosen_heuristic.hpp"
#include "search/heuristics/estimate.hpp"
#include "search/heuristics/tile_sum.hpp"
#include "search/successors.hpp"

namespace statescope::search {

using puzzle::Board;
using puzzle::Move;
using trace::NewNode;
using trace::no_node;
using trace::NodeId;

namespace {

constexpr std::uint32_t no_bound = std::numeric_limits<std::uint32_t>::max();

/// A node that is kept: in it, instead of h, f - g, which is h at first and only grows.
struct Kept {
    NodeId id = no_node;
    NewNode node;
    std::uint8_t h = 0;

    std::uint32_t f() const { return node.g + node.h; }
    /// f - g is kept in a byte. What is larger counts as the largest: that is still no more than
    /// the true f.
    void raise(std::uint32_t f) {
        constexpr std::uint32_t most = std::numeric_limits<std::uint8_t>::max();
        node.h = (std::clamp(f, std::uint32_t{node.g}, node.g + most) - node.g) & most;
    }
};

/// The successors of a node, smallest f first.
class Kin {
  public:
    void add(const Kept& kept) { kept_[count_++] = kept; }
    Kept& best() { return kept_.front(); }
    std::uint32_t second_f() const { return count_ > 1 ? kept_[1].f() : no_bound; }
    /// Of equal f the older first.
    void sort() {
        const auto sooner = [](const Kept& a, const Kept& b) {
            return std::pair(a.f(), a.id) < std::pair(b.f(), b.id);
        };
        for (std::size_t i = 1; i < count_; ++i)
            for (std::size_t at = i; at > 0 && sooner(kept_[at], kept_[at - 1]); --at)
                std::swap(kept_[at], kept_[at - 1]);
    }
    const Kept* begin() const { return kept_.data(); }
    const Kept* end() const { return kept_.data() + count_; }

  private:
    std::array<Kept, 4> kept_;
    std::size_t count_ = 0;
};

/// `h` is TileSum or Estimate.
template <class HeuristicOf, Observer On>
class Recursion {
  public:
    Recursion(const HeuristicOf& h, const Problem& problem, const Rules& rules, On& on)
        : h_(h),
          problem_(problem),
          no_undoing_(rules.duplicate_check != DuplicateCheck::None),
          test_early_(rules.goal_test == GoalTest::WhenGenerated),
          successors_(problem.shape, rules.order),
          on_(on) {}

    Result run() {
        Kept start;
        start.id = made_++;
        start.h = h_(problem_.start);
        start.node = NewNode::start(problem_.start, start.h, false);
        on_.generated(start.id, start.node);
        if (test_early_ && problem_.start == problem_.goal) {
            on_.solved(start.id);
            return {Outcome::Solved, {}};
        }
        // With no bound the search does not come back from below the start.
        search_below(start, no_bound);
        return {outcome_, path_};
    }

  private:
    enum class End : std::uint8_t { Left, Over };

    /// One function, to be read from top to bottom beside the textbook. Left: `kept` has been made
    /// anew, with the smallest f of what was below it. Over: so is the search.
    // NOLINTNEXTLINE(misc-no-recursion)
    End search_below(Kept& kept, std::uint32_t bound) {
        if (on_.full()) return over(Outcome::Limit);
        const auto [id, node, own_h] = kept;
        on_.taken(id);
        if (!test_early_ && node.board == problem_.goal) {
            on_.solved(id);
            return over(Outcome::Solved);
        }
        on_.expanded(id, false);
        Kin children;
        const int blank = node.board.blank();
        for (const auto [move, cell] : successors_.from(blank)) {
            if (no_undoing_ && trace::undoes(node, move)) {
                on_.duplicate(id, move, node.parent);
                continue;
            }
            const Board board = node.board.swapped(blank, cell);
            Kept child;
            child.id = made_++;
            child.h = h_.after(own_h, node.board, blank, cell);
            child.node = node.child(id, move, board, child.h, false);
            child.raise(std::max(child.f(), kept.f()));
            if (test_early_ && board == problem_.goal) {
                on_.found(child.id, child.node);
                path_.push_back(move);
                return over(Outcome::Solved);
            }
            on_.generated(child.id, child.node);
            children.add(child);
        }
        while (true) {
            children.sort();
            Kept& best = children.best();
            if (best.f() > bound) break;
            path_.push_back(best.node.move);
            if (search_below(best, std::min(bound, children.second_f())) == End::Over)
                return End::Over;
            path_.pop_back();
        }
        for (const Kept& child : children)
            on_.forgotten(child.id);
        kept.raise(children.best().f());
        kept.id = made_++;
        on_.backed_up(kept.id, kept.node, id);
        return End::Left;
    }

    End over(Outcome outcome) {
        outcome_ = outcome;
        return End::Over;
    }

    const HeuristicOf& h_;
    const Problem& problem_;
    bool no_undoing_;
    bool test_early_;
    Successors successors_;
    On& on_;
    NodeId made_ = 0;
    std::vector<Move> path_;  ///< from the start to the node taken last
    Outcome outcome_ = Outcome::Limit;
};

}  // namespace

template <Observer On>
Result recursive_best_first(const Problem& problem, const Rules& rules, On& on) {
    const CostsOf costs = h_costs(rules);
    Result result;
    if (costs == nullptr) {
        const auto estimator = make_estimator(rules, problem);
        const Estimate h(*estimator);
        result = Recursion(h, problem, rules, on).run();
    } else {
        const TileSum h(costs(problem.goal, problem.shape), problem.shape);
        result = Recursion(h, problem, rules, on).run();
    }
    if (result.outcome != Outcome::Solved) result.moves.clear();
    return result;
}

template Result recursive_best_first(const Problem&, const Rules&, trace::Trace&);
template Result recursive_best_first(const Problem&, const Rules&, trace::Counting&);

}  // namespace statescope::search
