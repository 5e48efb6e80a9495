#include "cli/progress_line.hpp"

#include <unistd.h>

#include <iostream>
#include <utility>

namespace statescope::cli {

namespace {

constexpr const char* to_line_begin = "\r\x1b[K";

}  // namespace

ProgressLine::ProgressLine(std::ostream& err)
    : err_(err), seen_(&err == &std::cerr && ::isatty(STDERR_FILENO) == 1) {}

void ProgressLine::show(const std::string& words) {
    if (!seen_) return;
    err_ << to_line_begin << words << std::flush;
    written_ = true;
}

void ProgressLine::clear() {
    if (std::exchange(written_, false)) err_ << to_line_begin << std::flush;
}

}  // namespace statescope::cli
