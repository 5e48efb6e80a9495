#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace statescope::study {

/// What a summary needs of a row of an experiment.
struct Sample {
    std::string run;              ///< the name of the run
    std::optional<int> distance;  ///< exact, in moves, where it is known
    bool solved = false;
    std::uint32_t moves = 0;
    std::uint64_t expanded = 0;
    std::uint64_t generated = 0;
    std::uint64_t successors = 0;
    std::optional<double> branching;
};

/// How a figure is spread over boards. A quartile that falls between two values lies on the
/// straight line between them: the p-th of n values in order stands at place 1 + (n - 1) p, as in R
/// (type 7), NumPy and spreadsheets.
struct Spread {
    double mean = 0;
    double lower_quartile = 0;
    double median = 0;
    double upper_quartile = 0;
};

/// The spread of at least one value.
Spread spread_of(std::vector<std::uint64_t> values);

/// One run at one distance. The figures are of the solved boards alone; all 0 when there is none.
struct Summary {
    std::string run;
    std::optional<int> distance;
    std::size_t boards = 0;
    std::size_t solved = 0;
    std::size_t shortest = 0;  ///< answers as long as the distance; 0 where that is not known
    Spread expanded;
    Spread generated;
    double mean_successors = 0;
    std::optional<double> mean_branching;  ///< of the b* of the boards; nothing without any
};

/// Summaries by run, in the order in which runs come first, and distance, ascending; the unknown
/// distance first.
std::vector<Summary> summaries(std::span<const Sample> samples);

}  // namespace statescope::study
