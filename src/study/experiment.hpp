#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "puzzle/board.hpp"
#include "puzzle/shape.hpp"
#include "search/catalogue.hpp"
#include "study/run.hpp"

namespace statescope::study {

/// Boards at exact distances from the goal, drawn with replacement, each of a layer as likely as
/// any other. Board k at a distance depends on the seed, the distance and k alone.
struct RandomBoards {
    std::vector<int> distances;
    std::uint32_t each = 100;  ///< boards at every distance
    std::uint64_t seed = 1;

    friend bool operator==(const RandomBoards&, const RandomBoards&) = default;
};

/// Every board at the distances, by rank.
struct AllBoards {
    std::vector<int> distances;

    friend bool operator==(const AllBoards&, const AllBoards&) = default;
};

/// Boards of any shape, solvable or not.
struct ListedBoards {
    std::vector<puzzle::Board> boards;

    friend bool operator==(const ListedBoards&, const ListedBoards&) = default;
};

/// What an experiment is, as plain data: every run on every board.
struct Plan {
    puzzle::Shape shape;
    puzzle::Board goal;
    std::variant<RandomBoards, AllBoards, ListedBoards> boards;
    std::vector<Run> runs;
    std::uint32_t node_budget = trace::default_node_budget;  ///< of a single run

    friend bool operator==(const Plan&, const Plan&) = default;
};

/// Why a plan cannot be carried out.
struct PlanFault {
    enum class Kind : std::uint8_t {
        NoRuns,
        NoBoards,
        DistancesUnknown,  ///< boards at distances of a shape of more than 9 cells
        NoBoardThere,      ///< no board is at the distance
    };
    Kind kind = Kind::NoRuns;
    int distance = 0;  ///< NoBoardThere: the distance; otherwise 0
};

/// What one run did on one board.
struct Row {
    std::size_t number = 0;  ///< from 0
    puzzle::Board board;
    std::optional<int> distance;  ///< exact, in moves; for at most 9 cells
    std::size_t run = 0;          ///< of the plan's runs
    search::Outcome outcome = search::Outcome::NotSearched;
    std::uint32_t moves = 0;  ///< of the answer when solved
    trace::Counters counters;
    std::optional<double> branching;  ///< b*, see branching.hpp
};

/// A plan with its boards worked out. Rows go by board (distances in the plan's order), then by
/// run; row i is determined by the plan and i alone, so rows can be made in any order, on any
/// number of threads or machines.
class Experiment {
  public:
    /// The plan must be without fault. Listing the boards of 3x3 by distance takes some 20 ms.
    explicit Experiment(Plan plan);

    const Plan& plan() const { return plan_; }
    std::size_t rows() const { return boards_.size() * plan_.runs.size(); }
    /// Runs the search of a row, number < rows(). Any number of threads may at the same time.
    Row row(std::size_t number) const;

  private:
    struct PlannedBoard {
        puzzle::Board board;
        std::optional<int> distance;
    };

    Plan plan_;
    std::vector<PlannedBoard> boards_;
};

/// What is wrong with a plan, if anything is. Heuristics must be available for the goal besides
/// (search::available).
std::optional<PlanFault> fault_of(const Plan& plan);

/// Every `count`-th row, beginning with row `index` - 1: a share of an experiment that is about as
/// long as any other share.
struct Shard {
    std::size_t index = 1;  ///< from 1 to count
    std::size_t count = 1;

    /// How many of so many rows are in the shard.
    std::size_t size(std::size_t rows) const { return (rows + count - index) / count; }
    /// The number of its i-th row, i from 0.
    std::size_t row(std::size_t i) const { return index - 1 + i * count; }
};

}  // namespace statescope::study
