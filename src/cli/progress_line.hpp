#pragma once

#include <chrono>
#include <iosfwd>
#include <string>

namespace statescope::cli {

/// Whether a stream is the program's standard output or standard error, and that is a terminal.
bool on_terminal(const std::ostream& stream);

/// A line that tells how far something is, written over and over, where somebody can see it: when
/// `err` is the program's standard error and that is a terminal. It is gone in the end.
class ProgressLine {
  public:
    explicit ProgressLine(std::ostream& err);
    ~ProgressLine() { clear(); }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// So long a line stands at least, where it is asked whether the next is due.
    static constexpr std::chrono::milliseconds interval{100};

    bool seen() const { return seen_; }
    /// Whether it is seen, and the last line has stood long enough.
    bool due() const;
    void show(const std::string& words);
    void clear();

  private:
    std::ostream& err_;
    bool seen_;
    bool written_ = false;
    std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

}  // namespace statescope::cli
