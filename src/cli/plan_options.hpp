#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "cli/run_options.hpp"
#include "study/experiment.hpp"

namespace statescope::cli {

/// "2..24", "2..24/2" (every second), "4,8,20..24": distances in the order written. Throws
/// CLI::ValidationError.
std::vector<int> read_distances(const std::string& text);

/// "2/8": a part and how many there are. Throws CLI::ValidationError.
study::Shard read_shard(const std::string& text);

/// The options that make up the plan of an experiment: a ready-made one by name, another one, or a
/// ready-made one with some things changed.
class PlanOptions {
  public:
    /// Adds the options. The object must live as long as the app parses.
    explicit PlanOptions(CLI::App& app);

    /// The plan meant, without fault; throws CLI::ValidationError when there is none, or when a
    /// file of boards cannot be read. `in` is standard input. Rules without effect are pointed out
    /// on `err`.
    study::Plan plan(std::istream& in, std::ostream& err) const;

  private:
    study::Plan ready() const;
    void set_boards(study::Plan& plan, std::istream& in) const;

    RunOptions runs_;
    std::optional<std::string> name_;
    std::optional<std::string> goal_;
    std::optional<std::string> shape_;
    std::optional<std::string> distances_;
    std::optional<std::string> boards_;
    std::optional<std::string> boards_from_;
    std::optional<std::uint64_t> seed_;
    std::optional<std::uint32_t> node_budget_;
};

}  // namespace statescope::cli
