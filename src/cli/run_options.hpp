#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "cli/search_options.hpp"
#include "study/run.hpp"

namespace statescope::cli {

/// Several searches on one command line: `--run "astar --heuristic misplaced"` for each, with the
/// options that `solve` has. A rule given outside of them goes for every run that says nothing of
/// it.
class RunOptions {
  public:
    /// Adds --run and the options of the rules. The object must live as long as the app parses.
    explicit RunOptions(CLI::App& app);

    bool given() const { return !texts_.empty(); }
    /// Whether a rule was given for all runs.
    bool any_general() const { return general_.rule_set || general_.any_rule(); }
    /// The runs, in their order. Throws CLI::ValidationError when one cannot be read or stands
    /// there twice. Rules without effect are pointed out on `err`.
    std::vector<study::Run> runs(std::ostream& err) const;

  private:
    std::vector<std::string> texts_;
    SearchOptions general_;
};

/// Why the heuristic of one of the runs cannot be used for a goal; nothing when all can.
std::optional<std::string> why_heuristic_unavailable(const std::vector<study::Run>& runs,
                                                     puzzle::Board goal, puzzle::Shape shape);

}  // namespace statescope::cli
