#pragma once

#include <cstdint>
#include <iosfwd>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "cli/progress_line.hpp"
#include "search/catalogue.hpp"
#include "session/pattern_store.hpp"
#include "study/run.hpp"

namespace statescope::cli {

/// The searches of a command. On a terminal it is told how far each is. What a search needs besides
/// its problem, it gets by itself: `problem.patterns` is not looked at.
class Searching {
  public:
    explicit Searching(std::ostream& err) : progress_(err) {}

    /// What stands before the nodes made: "line 3: ".
    void set_place(std::string place) { place_ = std::move(place); }

    search::Recording record(search::Problem problem, const study::Run& run,
                             std::uint32_t node_budget);
    /// Each on a thread of its own.
    std::vector<search::Recording> record_all(search::Problem problem,
                                              std::span<const study::Run> runs,
                                              std::uint32_t node_budget);
    /// `seconds` is set to how long the search itself took.
    search::Count count(search::Problem problem, const study::Run& run, std::uint32_t node_budget,
                        double& seconds);

  private:
    /// The pattern database that one of the runs needs; null where none does.
    std::shared_ptr<const search::PatternDatabase> patterns_for(const search::Problem& problem,
                                                                std::span<const study::Run> runs);
    void show_nodes(std::uint64_t nodes);

    session::PatternStore store_;
    ProgressLine progress_;
    std::string place_;
};

}  // namespace statescope::cli
