#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "search/catalogue.hpp"
#include "study/run.hpp"

namespace statescope::study {

/// Whether an answer is one of the shortest.
enum class Shortest : std::uint8_t {
    NoAnswer,
    Yes,
    No,
    NotKnown,  ///< more than 9 cells, and no run of the comparison proves it
};

/// What one run did, in counters that mean the same for all.
struct RunFigures {
    search::Outcome outcome = search::Outcome::NotSearched;
    std::vector<puzzle::Move> moves;  ///< the answer when solved
    trace::Counters counters;
    Shortest shortest = Shortest::NoAnswer;
    std::optional<double> branching;  ///< b*, see branching.hpp; nothing without an answer
};

/// The boards two runs expanded, each counted once however often it was reopened.
struct ExpandedBoards {
    std::size_t first = 0;  ///< which runs
    std::size_t second = 0;
    std::uint32_t only_first = 0;
    std::uint32_t only_second = 0;
    std::uint32_t both = 0;
};

/// Runs on one pair of boards, side by side.
struct Comparison {
    std::optional<std::uint32_t> distance;  ///< exact, in moves, where it is known
    std::vector<RunFigures> runs;
    std::vector<ExpandedBoards> pairs;  ///< every two runs: 0 and 1, 0 and 2, ..., 1 and 2, ...
};

/// Whether an answer of the run is certain to be shortest by the claims of its heuristic and its
/// rules alone: see search::answers_are_shortest.
bool proves_shortest(const Run& run);

/// What runs did whose recordings, one each in the same order, are of the one problem; without the
/// boards expanded by every two of them. The exact distance is worked out for at most 9 cells (3
/// ms); beyond, it is known when an answer of one of the runs is certain to be shortest.
Comparison compare_figures(const search::Problem& problem, std::span<const Run> runs,
                           std::span<const search::Recording* const> recordings);

/// The same with the boards expanded, which takes some 0.2 s for a million nodes.
Comparison compare(const search::Problem& problem, std::span<const Run> runs,
                   std::span<const search::Recording* const> recordings);

}  // namespace statescope::study
