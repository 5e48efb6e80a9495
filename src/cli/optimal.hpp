#pragma once

#include <filesystem>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "puzzle/board_text.hpp"
#include "session/optimal_job.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): the library's
class App;
}

namespace statescope::cli {

/// The forms of the answers of `statescope optimal`.
enum class OptimalForm : std::uint8_t { Moves, Count, Table, Rounds, Json };

/// `statescope optimal`: shortest answers by IDA*, up to 4x4.
struct OptimalCommand {
    std::vector<std::string> boards;  ///< texts; when empty, boards are read from standard input
    std::optional<puzzle::ParsedBoard> goal;  ///< without one, the ordered board of each shape
    std::optional<puzzle::Shape> shape;       ///< of all boards; without one, each tells its own
    session::OptimalEstimate estimate = session::OptimalEstimate::Patterns;
    puzzle::MoveOrder order = puzzle::textbook_order;
    OptimalForm form = OptimalForm::Moves;
    std::optional<std::filesystem::path> cache;  ///< in place of the user's cache folder
    bool use_cache = true;
};

/// The sub-command: its options and what they say.
class OptimalParser {
  public:
    explicit OptimalParser(CLI::App& parent);

    bool chosen() const;
    /// Throws CLI::ParseError with one sentence when an option is wrong.
    OptimalCommand command();

  private:
    CLI::App& app_;
    OptimalCommand command_;
    std::string estimate_ = "patterns";
    std::string form_ = "moves";
    std::optional<std::string> goal_;
    std::optional<std::string> shape_;
    std::optional<std::string> order_;
    std::optional<std::string> cache_;
    bool no_cache_ = false;
};

/// Answers all boards of the command, or of `in` when it names none. `user_cache` is where pattern
/// databases are kept unless the command says otherwise. While a database is built, `err` is told
/// how far it is when `progress` is on. What is wrong with a board goes to `err`, and the others
/// are still answered. Returns the exit code.
int run_optimal(const OptimalCommand& command,
                const std::optional<std::filesystem::path>& user_cache, bool progress,
                std::istream& in, std::ostream& out, std::ostream& err);

}  // namespace statescope::cli
