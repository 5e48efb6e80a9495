#pragma once

#include <iosfwd>
#include <string>

namespace statescope::cli {

/// A line that tells how far something is, written over and over, where somebody can see it: when
/// `err` is the program's standard error and that is a terminal. It is gone in the end.
class ProgressLine {
  public:
    explicit ProgressLine(std::ostream& err);
    ~ProgressLine() { clear(); }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    bool seen() const { return seen_; }
    void show(const std::string& words);
    void clear();

  private:
    std::ostream& err_;
    bool seen_;
    bool written_ = false;
};

}  // namespace statescope::cli
