#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "trace/trace.hpp"

namespace statescope::trace {

/// What one can run to: a kind of event, or something an event brings about.
enum class Landmark : std::uint8_t {
    Expansion,        ///< a node is expanded
    Layer,            ///< a node is taken that opens a new layer: a larger depth, or f, than
                      ///< before; or a round begins
    LargestFrontier,  ///< the frontier is larger than ever before
    Duplicate,        ///< a successor, or the node taken, is thrown away
    Improvement,      ///< a board waiting in the frontier is put in again with a smaller g
    Reopening,        ///< a board already expanded is put in again with a smaller g
    FFalls,           ///< a node is made with a smaller f than its parent: h is not consistent
    GoalGenerated,    ///< a node that holds the goal is made
    Goal,             ///< the goal test succeeds and the search ends
    count_
};

/// The steps of all landmarks of a trace, found in one pass. Memory: 4 bytes a step listed.
class Landmarks {
  public:
    explicit Landmarks(const Trace& trace);

    /// Steps at which it happens, ascending.
    std::span<const Step> steps(Landmark landmark) const {
        return steps_[static_cast<std::size_t>(landmark)];
    }

  private:
    std::array<std::vector<Step>, static_cast<std::size_t>(Landmark::count_)> steps_;
};

/// Steps at which something happens to a node that holds the board: it is made, taken, expanded or
/// thrown away, or a successor is thrown away because the board is known. Ascending.
std::vector<Step> steps_of_board(const Trace& trace, puzzle::Board board);

/// Steps along the branch from the start to a node: each of its nodes is made and is taken.
/// Ascending.
std::vector<Step> steps_of_branch(const Trace& trace, NodeId node);

/// The first of the ascending steps after `step`, and the last before it.
std::optional<Step> next_step(std::span<const Step> steps, Step step);
std::optional<Step> previous_step(std::span<const Step> steps, Step step);

}  // namespace statescope::trace
