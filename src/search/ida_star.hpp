#pragma once

#include <atomic>
#include <cstdint>
#include <limits>
#include <memory>
#include <vector>

#include "puzzle/move.hpp"
#include "search/problem.hpp"
#include "search/rules.hpp"

namespace statescope::search {

class PatternDatabase;

/// A round of IDA*: all lines from the start whose f is at most the bound.
struct IdaRound {
    int bound = 0;
    std::uint64_t expanded = 0;   ///< nodes whose successors were made, the goal not among them
    std::uint64_t generated = 0;  ///< successors looked at, those beyond the bound included; the
                                  ///< move straight back and the root are none
};

/// Iterative deepening A* (Korf 1985): depth-first rounds with a growing bound on f = g + h, in the
/// memory of one line. No node is remembered but those of the line, so boards are met again and
/// again; only the move straight back is left out. The goal is tested as soon as a node within the
/// bound is made. With an admissible heuristic the answer is a shortest one.
///
/// The pair must be solvable: rounds of a pair that is not would go on for ever.
///
/// It runs in slices, so that whoever owns it can show it at work, or stop it, between two.
class IdaStar {
  public:
    /// By the rules' order and heuristic, which must be available for the goal; no other rule
    /// applies.
    IdaStar(const Problem& problem, const Rules& rules);
    /// With h from a database, which must be of the problem's shape and goal.
    IdaStar(const Problem& problem, const puzzle::MoveOrder& order,
            std::shared_ptr<const PatternDatabase> patterns);
    ~IdaStar();
    IdaStar(const IdaStar&) = delete;
    IdaStar& operator=(const IdaStar&) = delete;
    IdaStar(IdaStar&&) noexcept;
    IdaStar& operator=(IdaStar&&) noexcept;

    /// Searches on until the goal is found or so many more nodes are expanded; whether it is found.
    /// A slice of a million takes some ten milliseconds.
    bool advance(std::uint64_t expansions);

    bool solved() const { return solved_; }
    /// Every round so far; the last one is under way, or ended with the goal.
    const std::vector<IdaRound>& rounds() const { return rounds_; }
    /// Over all rounds.
    std::uint64_t expanded() const;
    /// Over all rounds, and one for the root: as Korf counts.
    std::uint64_t generated() const;
    /// The answer when solved, else the moves from the start to the node that is expanded next.
    const std::vector<puzzle::Move>& line() const;

  private:
    class Descents;

    std::unique_ptr<Descents> descents_;
    std::vector<IdaRound> rounds_;
    bool solved_ = false;
};

/// What another thread may ask of, and tell, an IDA* search at work.
struct IdaWatch {
    std::atomic<bool> cancel{false};
    std::atomic<int> bound{0};
    std::atomic<std::uint64_t> expanded{0};
};

/// Searches on to the end: Solved; Limit once so many nodes are expanded over all; or Cancelled.
Outcome search_on(IdaStar& search,
                  std::uint64_t expansion_limit = std::numeric_limits<std::uint64_t>::max(),
                  IdaWatch* watch = nullptr);

}  // namespace statescope::search
