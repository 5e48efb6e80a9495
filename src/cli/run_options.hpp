#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cli/search_options.hpp"
#include "study/run.hpp"

namespace statescope::cli {

/// Several searches on one command line: `--run "astar --heuristic misplaced"` for each, with the
/// options that `solve` has. A rule given outside of them goes for every run that says nothing of
/// it. On boards at many distances a run may end at one: `--run "ids --up-to 12"`.
class RunOptions {
  public:
    enum class Boards : std::uint8_t { OnePair, AtManyDistances };

    /// Adds --run and the options of the rules. The object must live as long as the app parses.
    explicit RunOptions(CLI::App& app, Boards boards = Boards::OnePair);

    bool given() const { return !texts_.empty(); }
    /// Whether a rule was given for all runs.
    bool any_general() const { return general_.rule_set || general_.any_rule(); }
    /// The runs, in their order. Throws CLI::ValidationError when one cannot be read or stands
    /// there twice. Rules without effect are pointed out on `err`.
    std::vector<study::Run> runs(std::ostream& err) const;
    /// The largest distances of runs, by their places, where one was given. Throws as `runs` does.
    std::map<std::size_t, int> up_to() const;

  private:
    struct RunText;

    RunText read(const std::string& text) const;

    Boards boards_;
    std::vector<std::string> texts_;
    SearchOptions general_;
};

/// Why the heuristic of one of the runs cannot be used for a goal; nothing when all can.
std::optional<std::string> why_heuristic_unavailable(const std::vector<study::Run>& runs,
                                                     puzzle::Board goal, puzzle::Shape shape);

}  // namespace statescope::cli
