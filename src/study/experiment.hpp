#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
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
    /// Of each, the exact distance from the goal of the plan where it is known from elsewhere; or
    /// empty. For at most 9 cells it is worked out.
    std::vector<int> distances = {};
    std::string plan = {};  ///< the name of the ready plan whose boards they are; empty for others

    friend bool operator==(const ListedBoards&, const ListedBoards&) = default;
};

/// What an experiment is, as plain data: every run on every board, but for those that are made
/// only up to a distance.
struct Plan {
    puzzle::Shape shape;
    puzzle::Board goal;
    std::variant<RandomBoards, AllBoards, ListedBoards> boards;
    std::vector<Run> runs;
    /// The largest distance of runs, by their places, that would take too long on boards farther
    /// away. Boards of unknown distance are not left out.
    std::map<std::size_t, int> up_to = {};
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
        AllTooFar,         ///< every board is farther away than every run goes
    };
    Kind kind = Kind::NoRuns;
    int distance = 0;  ///< NoBoardThere: the distance; otherwise 0
};

/// What one run did on one board.
struct Row {
    std::size_t number = 0;  ///< from 0
    puzzle::Board board;
    std::optional<int> distance;  ///< exact, in moves, where it is known
    std::size_t run = 0;          ///< of the plan's runs
    search::Outcome outcome = search::Outcome::NotSearched;
    std::uint32_t moves = 0;  ///< of the answer when solved
    trace::Counters counters;
    std::optional<double> branching;  ///< b*, see branching.hpp
};

/// A part of an experiment; see Experiment::rows_of.
struct Shard {
    std::uint32_t index = 1;  ///< from 1 to count
    std::uint32_t count = 1;
};

/// A plan with its boards worked out. Row i is determined by the plan and i alone, so rows can be
/// made in any order, on any number of threads or machines.
///
/// Rows go by board, then by run. Boards are mixed so that the first rows, however many, hold about
/// the same share of every distance: an experiment that is stopped has told something of each, and
/// rows take about as long at the end as at the beginning.
class Experiment {
  public:
    /// The plan must be without fault. Listing the boards of 3x3 by distance takes some 20 ms.
    explicit Experiment(Plan plan);

    const Plan& plan() const { return plan_; }
    std::size_t rows() const { return rows_; }
    /// Runs the search of a row, number < rows(). Any number of threads may at the same time. The
    /// outcome is Cancelled when `go_on` gave it up. `patterns` is the goal's pattern database, for
    /// runs that need one (see Problem::patterns).
    Row row(std::size_t number, const trace::GoOn& go_on = {},
            const search::PatternDatabase* patterns = nullptr) const;
    /// The numbers of the rows of a shard, ascending. Every row is in one shard. Shards hold all
    /// runs of their boards, and of every distance as many boards as the others, or one more, so
    /// that all take about as long.
    std::vector<std::size_t> rows_of(const Shard& shard) const;

  private:
    struct PlannedBoard {
        puzzle::Board board;
        std::optional<int> distance;
        std::uint32_t place = 0;  ///< among the boards of its distance, from 0
        std::uint32_t among = 0;  ///< how many these are
        std::uint32_t dealt = 0;  ///< modulo the number of shards: which shard it is in
        std::size_t first_row = 0;
    };

    void plan_layer(const std::vector<puzzle::Board>& boards, std::optional<int> distance,
                    std::uint32_t layer);
    void plan_listed(const ListedBoards& listed);
    void mix_distances();
    void number_rows();
    bool is_run(std::size_t run, const std::optional<int>& distance) const;
    const PlannedBoard& board_of_row(std::size_t number) const;

    Plan plan_;
    std::vector<PlannedBoard> boards_;
    std::size_t rows_ = 0;
};

/// What is wrong with a plan, if anything is. Heuristics must be available for the goal besides
/// (search::available).
std::optional<PlanFault> fault_of(const Plan& plan);

}  // namespace statescope::study
