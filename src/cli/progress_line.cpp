#include "cli/progress_line.hpp"

#include <unistd.h>

#include <iostream>
#include <utility>

namespace statescope::cli {

namespace {

constexpr const char* to_line_begin = "\r\x1b[K";

}  // namespace

bool on_terminal(const std::ostream& stream) {
    if (&stream == &std::cout) return ::isatty(STDOUT_FILENO) == 1;
    return &stream == &std::cerr && ::isatty(STDERR_FILENO) == 1;
}

ProgressLine::ProgressLine(std::ostream& err) : err_(err), seen_(on_terminal(err)) {}

bool ProgressLine::due() const {
    return seen_ && std::chrono::steady_clock::now() - last_ >= interval;
}

void ProgressLine::show(const std::string& words) {
    if (!seen_) return;
    last_ = std::chrono::steady_clock::now();
    err_ << to_line_begin << words << std::flush;
    written_ = true;
}

void ProgressLine::clear() {
    if (std::exchange(written_, false)) err_ << to_line_begin << std::flush;
}

}  // namespace statescope::cli
