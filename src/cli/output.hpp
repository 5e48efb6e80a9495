#pragma once

#include <fstream>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

#include "cli/input.hpp"
#include "session/safe_file.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): the library's
class App;
}

namespace statescope::cli {

/// Where a command writes what it made.
struct OutputTarget {
    std::string file{standard_stream};
    bool force = false;  ///< write over a file that is there

    bool to_stdout() const { return file == standard_stream; }
};

/// Whether a command has to be told where to write, or writes to standard output otherwise.
enum class OutputNamed : std::uint8_t { Always, IfWanted };

/// Adds `--out` (`-o`) and `--force`. `what` is what is written; `target` must live as long as the
/// app parses.
void add_output(CLI::App& app, OutputTarget& target, const std::string& what, OutputNamed named);

/// Whether a file may be written: it is not there, or may be written over, or is no file in which
/// anything could be lost (a pipe, /dev/null). Otherwise `err` says so. To be asked before long
/// work is done for it.
bool may_write(const OutputTarget& target, std::ostream& err);

/// Says that something cannot be written; returns the exit code.
int refuse_output(std::string_view name, std::ostream& err);

/// What has to be done when a command ends: `exit_code`, unless what it wrote to standard output
/// did not get there.
int ended(int exit_code, std::ostream& out, std::ostream& err);

/// A file, or standard output, while it is written. A file is there whole in the end, or as it was.
class Output {
  public:
    Output(const OutputTarget& target, std::ostream& out);
    ~Output() = default;
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    /// Writes on; false once something went wrong.
    bool write(std::string_view bytes);
    /// The exit code. What went wrong is said on `err`. Without it there is no file.
    int finish(std::ostream& err);

  private:
    const OutputTarget& target_;
    std::optional<session::SafeFile> file_;
    std::ofstream device_;            ///< a pipe or the like, which nothing can take the place of
    std::ostream* stream_ = nullptr;  ///< where there is no file
};

}  // namespace statescope::cli
