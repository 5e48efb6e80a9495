#pragma once

#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "exchange/csv.hpp"
#include "study/experiment.hpp"
#include "study/summary.hpp"

namespace statescope::exchange {

/// The command that carries out a plan, without what it says of shards, threads and files:
/// `statescope experiment --goal ... --run ...`. Boards that are listed are those of a ready-made
/// plan, which it names, or stand in a file.
std::string plan_text(const study::Plan& plan);

/// The rows of an experiment as a CSV file: comment lines (# ...) with the plan and the number of
/// rows, the titles, then a record a row. What the file holds depends on the plan alone.
class ExperimentText {
  public:
    /// Keep the experiment no shorter.
    explicit ExperimentText(const study::Experiment& experiment);

    /// Comments and titles.
    std::string head() const;
    std::string record(const study::Row& row) const;

  private:
    const study::Experiment* experiment_;
    std::vector<std::string> names_;  ///< of the runs
    std::vector<std::string> texts_;  ///< of the runs, in full
};

/// Why files are no experiment, in one sentence without a final full stop.
struct ExperimentFault {
    std::string sentence;
};

/// A file of an experiment, or of a part of it.
struct ExperimentFile {
    std::string name;                    ///< for messages
    std::string head;                    ///< comments and titles as they stand
    Fields titles;                       ///< of the columns
    std::size_t rows = 0;                ///< of the whole experiment
    std::map<std::size_t, Fields> held;  ///< the rows of this file, by number, from 1
};

/// Reads a file that ExperimentText wrote.
std::variant<ExperimentFile, ExperimentFault> read_experiment(std::string name,
                                                              std::string_view text);

/// The rows of all files as one file, byte for byte what one run of the experiment would have
/// written. The files must be parts of one experiment and hold each of its rows once.
std::variant<std::string, ExperimentFault> merged(std::span<const ExperimentFile> files);

/// What a summary needs of each row, in order.
std::variant<std::vector<study::Sample>, ExperimentFault> samples_of(const ExperimentFile& file);

}  // namespace statescope::exchange
