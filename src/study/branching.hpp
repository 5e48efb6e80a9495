#pragma once

#include <cstdint>
#include <optional>

namespace statescope::study {

/// The effective branching factor b* (Russell and Norvig, Artificial Intelligence, section 3.6):
/// what a uniform tree of depth d must branch by to hold N + 1 nodes,
///     N + 1 = 1 + b* + b*^2 + ... + b*^d.
/// N is every successor looked at, duplicates included and the root left out
/// (trace::Counters::successors): that is what the book's table of the 8-puzzle counts, and it
/// means the same whenever duplicates are thrown away. d is the moves of the answer. Nothing for a
/// start that is the goal.
std::optional<double> effective_branching_factor(std::uint64_t successors, std::uint64_t moves);

}  // namespace statescope::study
