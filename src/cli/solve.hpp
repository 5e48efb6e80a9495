#pragma once

#include <iosfwd>

#include "cli/invocation.hpp"

namespace statescope::cli {

/// Answers all boards of the command, or of `in` when it names none. What is wrong with a board
/// goes to `err` with its line (or its number, for an argument), and the others are still answered.
/// Returns the exit code.
int run_solve(const SolveCommand& command, std::istream& in, std::ostream& out, std::ostream& err);

}  // namespace statescope::cli
