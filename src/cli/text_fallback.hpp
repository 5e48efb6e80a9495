#pragma once

#include <iosfwd>

namespace statescope::cli {

/// What the program does where there is no display: it says so in one line, does the window's main
/// job in text (the search the window opens with, step by step, its answer and its counters), and
/// tells how to get the window.
void run_text_fallback(std::ostream& out);

}  // namespace statescope::cli
