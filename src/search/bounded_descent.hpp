#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <utility>
#include <vector>

#include "puzzle/board.hpp"
#include "puzzle/move.hpp"
#include "search/problem.hpp"
#include "search/successors.hpp"

namespace statescope::search {

/// How a descent ended: every line is longer than the bound, the goal was reached, or the
/// expansions allowed were spent.
enum class Descent : std::uint8_t { Dead, Solved, Paused };

/// One round of IDA*: depth first along every line from the start whose f stays within a bound,
/// never taking a move straight back. What is known along a line is its board, the budget (bound
/// less f) and what `Estimate` keeps to tell quickly how much a move makes f grow:
///
///     struct Value;                                     kept for each node of a line
///     struct Edge;                                      kept for each move of the blank
///     Edge edge(int blank, int cell) const;             the blank goes from `blank` to `cell`
///     Value value(Board) const;
///     int rise(Value&, const Edge&, int tile) const;    growth of f when `tile` moves; the value
///                                                       becomes that of the board after it
///
/// A round can be paused and taken up again, which costs a walk down one line.
template <class Estimate>
class BoundedDescent {
  public:
    BoundedDescent(const Problem& problem, const puzzle::MoveOrder& order, Estimate estimate);

    // The tables of moves point at each other.
    BoundedDescent(const BoundedDescent&) = delete;
    BoundedDescent& operator=(const BoundedDescent&) = delete;

    /// Begins a round that allows f to grow by `budget` over the start's.
    void begin(int budget);
    /// Goes on with the round until it is done or so many more nodes are expanded.
    Descent advance(std::uint64_t expansions);

    /// Of the present round, whose root is not counted as generated.
    std::uint64_t expanded() const { return expanded_; }
    std::uint64_t generated() const { return generated_; }
    /// By how much the cheapest line cut off exceeds the budget.
    int smallest_excess() const { return smallest_excess_; }
    /// The moves to the goal, or to the node that is expanded next when the round is paused.
    const std::vector<puzzle::Move>& line() const { return line_; }

  private:
    using Value = typename Estimate::Value;
    /// Nothing is passed of a value that holds nothing.
    using ValueArgument = std::conditional_t<std::is_empty_v<Value>, Value, const Value&>;
    struct Branching;

    /// A move of the blank; the rows and columns are worked out once, before the search.
    struct Edge {
        typename Estimate::Edge estimate;
        const Branching* next = nullptr;
        int tile_shift = 0;  ///< where the board's bits have the tile that moves
        puzzle::Move move = puzzle::Move::Up;
    };
    /// The moves from where the blank stands, less the one back, in the order in which they are
    /// tried: the edges from `first` on.
    struct Branching {
        std::size_t first = 4;
        int blank_shift = 0;
        std::array<Edge, 4> edges;
    };
    static constexpr std::size_t last_edge = 3;
    static constexpr std::size_t any_move = 4;  ///< at the start no move would go back

    Branching& branching(int blank, std::size_t last) {
        return branchings_[static_cast<std::size_t>(blank)][last];
    }
    Descent expand(std::uint64_t board, const Branching& at, ValueArgument value, int budget);
    Descent follow_from(std::size_t first, std::uint64_t board, const Branching& at,
                        ValueArgument value, int budget);
    Descent follow(std::size_t i, std::uint64_t board, const Branching& at, ValueArgument value,
                   int budget);
    Descent leave(std::size_t i, const Branching& at, Descent end);
    Descent resume(std::uint64_t board, const Branching& at, ValueArgument value, int budget,
                   std::size_t depth);

    Problem problem_;
    Estimate estimate_;
    std::array<std::array<Branching, any_move + 1>, puzzle::max_cells> branchings_;
    int budget_ = 0;
    int smallest_excess_ = 0;
    std::uint64_t left_ = 0;  ///< expansions until the pause
    std::uint64_t expanded_ = 0;
    std::uint64_t generated_ = 0;
    std::vector<puzzle::Move> line_;
    std::vector<puzzle::Move> way_back_;  ///< the line a descent ended on, its last move first
};

template <class Estimate>
BoundedDescent<Estimate>::BoundedDescent(const Problem& problem, const puzzle::MoveOrder& order,
                                         Estimate estimate)
    : problem_(problem), estimate_(std::move(estimate)) {
    const Successors successors(problem.shape, order);
    for (int blank = 0; blank < problem.shape.cells(); ++blank) {
        for (std::size_t last = 0; last <= any_move; ++last) {
            Branching& at = branching(blank, last);
            at.blank_shift = 4 * blank;
            const auto moves = successors.from(blank);
            for (auto move = moves.rbegin(); move != moves.rend(); ++move) {
                if (static_cast<std::size_t>(puzzle::opposite(move->move)) == last) continue;
                at.edges[--at.first] = {
                    estimate_.edge(blank, move->cell),
                    &branching(move->cell, static_cast<std::size_t>(move->move)), 4 * move->cell,
                    move->move};
            }
        }
    }
}

template <class Estimate>
void BoundedDescent<Estimate>::begin(int budget) {
    budget_ = budget;
    smallest_excess_ = std::numeric_limits<int>::max();
    expanded_ = 0;
    generated_ = 0;
    line_.clear();
}

template <class Estimate>
Descent BoundedDescent<Estimate>::advance(std::uint64_t expansions) {
    left_ = expansions;
    way_back_.clear();
    const Descent end = resume(problem_.start.bits(), branching(problem_.start.blank(), any_move),
                               estimate_.value(problem_.start), budget_, 0);
    expanded_ += expansions - left_;
    line_.assign(way_back_.rbegin(), way_back_.rend());
    return end;
}

/// The inner loop of IDA*. A node counts all its successors at once; who leaves it early takes back
/// those not looked at.
template <class Estimate>
// NOLINTNEXTLINE(misc-no-recursion)
Descent BoundedDescent<Estimate>::expand(std::uint64_t board, const Branching& at,
                                         ValueArgument value, int budget) {
    if (board == problem_.goal.bits()) return Descent::Solved;
    if (left_ == 0) return Descent::Paused;
    --left_;
    generated_ += last_edge + 1 - at.first;
    return follow_from(at.first, board, at, value, budget);
}

/// Written out edge by edge: a processor guesses the end of so short a loop badly.
template <class Estimate>
// NOLINTNEXTLINE(misc-no-recursion)
inline Descent BoundedDescent<Estimate>::follow_from(std::size_t first, std::uint64_t board,
                                                     const Branching& at, ValueArgument value,
                                                     int budget) {
    Descent end = Descent::Dead;
    switch (first) {
        case 0:
            end = follow(0, board, at, value, budget);
            if (end != Descent::Dead) return end;
            [[fallthrough]];
        case 1:
            end = follow(1, board, at, value, budget);
            if (end != Descent::Dead) return end;
            [[fallthrough]];
        case 2:
            end = follow(2, board, at, value, budget);
            if (end != Descent::Dead) return end;
            [[fallthrough]];
        case last_edge:
            return follow(last_edge, board, at, value, budget);
        default:
            return end;
    }
}

/// Looks at one successor and, if it is within the bound, at all below it.
template <class Estimate>
// NOLINTNEXTLINE(misc-no-recursion)
[[gnu::always_inline]] inline Descent BoundedDescent<Estimate>::follow(
    std::size_t i, std::uint64_t board, const Branching& at, ValueArgument value, int budget) {
    const Edge& edge = at.edges[i];
    const std::uint64_t tile = (board >> edge.tile_shift) & 0xF;
    Value child_value = value;
    const int child_budget =
        budget - estimate_.rise(child_value, edge.estimate, static_cast<int>(tile));
    if (child_budget < 0) {
        smallest_excess_ = std::min(smallest_excess_, -child_budget);
        return Descent::Dead;
    }
    const std::uint64_t child = board ^ (tile << edge.tile_shift) ^ (tile << at.blank_shift);
    const Descent end = expand(child, *edge.next, child_value, child_budget);
    return end == Descent::Dead ? end : leave(i, at, end);
}

/// Notes the move on the way back to the start.
template <class Estimate>
Descent BoundedDescent<Estimate>::leave(std::size_t i, const Branching& at, Descent end) {
    way_back_.push_back(at.edges[i].move);
    generated_ -= last_edge - i;
    return end;
}

/// Walks down the line on which the round was paused, and on from there.
template <class Estimate>
// NOLINTNEXTLINE(misc-no-recursion)
Descent BoundedDescent<Estimate>::resume(std::uint64_t board, const Branching& at,
                                         ValueArgument value, int budget, std::size_t depth) {
    if (depth == line_.size()) return expand(board, at, value, budget);
    std::size_t i = at.first;
    while (at.edges[i].move != line_[depth])
        ++i;
    const Edge& edge = at.edges[i];
    const std::uint64_t tile = (board >> edge.tile_shift) & 0xF;
    Value child_value = value;
    const int child_budget =
        budget - estimate_.rise(child_value, edge.estimate, static_cast<int>(tile));
    generated_ += last_edge - i;
    const Descent end = resume(board ^ (tile << edge.tile_shift) ^ (tile << at.blank_shift),
                               *edge.next, child_value, child_budget, depth + 1);
    if (end != Descent::Dead) return leave(i, at, end);
    return follow_from(i + 1, board, at, value, budget);
}

}  // namespace statescope::search
