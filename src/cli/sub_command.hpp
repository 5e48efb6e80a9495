#pragma once

#include <array>
#include <filesystem>
#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string_view>

namespace CLI {  // NOLINT(readability-identifier-naming): the library's
class App;
}

namespace statescope::cli {

// How the program ends, whatever the sub-command: 0, 1 when all was understood but could not be
// done or is not so, 2 when something was not understood, 130 when it was stopped.
inline constexpr int success = 0;
inline constexpr int cannot_write = 1;   ///< a file, or standard output
inline constexpr int no_answer = 1;      ///< the moves that `check` tries are none
inline constexpr int bad_input = 2;      ///< wrong options, or a board or file that is none
inline constexpr int interrupted = 130;  ///< as a shell says of a program ended by Ctrl-C

struct ExitCode {
    int code;
    std::string_view meaning;  ///< for users, without a final full stop
};

/// All of them, in the order of their numbers.
inline constexpr std::array<ExitCode, 4> exit_codes{{
    {success, "all was done"},
    {cannot_write, "what was asked for could not be written, or the moves to check are no answer"},
    {bad_input, "an option, a board or a file could not be understood; other boards are answered"},
    {interrupted, "stopped by Ctrl-C or SIGTERM; what was made is kept"},
}};

/// What the command line asks for, ready to be done: reads from the first stream, writes to the
/// second, says what is wrong on the third, and returns the exit code.
using Task = std::function<int(std::istream&, std::ostream&, std::ostream&)>;

/// A sub-command: its options, added to a command line, and what they came to say.
class SubCommand {
  public:
    SubCommand() = default;
    virtual ~SubCommand() = default;
    SubCommand(const SubCommand&) = delete;
    SubCommand& operator=(const SubCommand&) = delete;

    /// Whether it is the one that was named.
    virtual bool chosen() const = 0;
    /// What is to be done; throws CLI::ParseError when that makes no sense. Notes go to `err`. The
    /// task may throw the same, where it has to read before it can know; it outlives this object.
    virtual Task task(std::ostream& err) = 0;
};

/// `cache` is where it keeps pattern databases unless told otherwise; nothing: nowhere.
std::unique_ptr<SubCommand> add_optimal(CLI::App& parent,
                                        const std::optional<std::filesystem::path>& cache);
std::unique_ptr<SubCommand> add_check(CLI::App& parent);
std::unique_ptr<SubCommand> add_compare(CLI::App& parent);
std::unique_ptr<SubCommand> add_experiment(CLI::App& parent);
std::unique_ptr<SubCommand> add_heuristics(CLI::App& parent);
std::unique_ptr<SubCommand> add_merge(CLI::App& parent);
std::unique_ptr<SubCommand> add_summary(CLI::App& parent);
std::unique_ptr<SubCommand> add_trace(CLI::App& parent);
std::unique_ptr<SubCommand> add_picture(CLI::App& parent);
std::unique_ptr<SubCommand> add_completion(CLI::App& parent);
std::unique_ptr<SubCommand> add_man(CLI::App& parent);

}  // namespace statescope::cli
