#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "search/rules.hpp"
#include "teach/phrases.hpp"
#include "trace/trace.hpp"

namespace statescope::teach {

/// One line of what became of a board.
struct WhyLine {
    std::optional<trace::Step> step;  ///< when it happened; nothing: it is so at the step asked for
    std::string text;

    friend bool operator==(const WhyLine&, const WhyLine&) = default;
};

/// What is asked about a board at a step.
struct WhyQuestion {
    puzzle::Board board;
    trace::Step step = 0;
    std::span<const trace::Step> board_steps;   ///< as trace::steps_of_board finds them
    std::span<const trace::NodeId> frontier{};  ///< at the step, next first
};

/// The history of a board up to a step, oldest line first: when and by whom it was generated and
/// with which figures, when it was taken and why then, where its duplicates came from; and how it
/// stands now: its place in the frontier with its neighbours there, or that it is yet to come. Of a
/// long history the last lines are told.
std::vector<WhyLine> why(const Phrases& phrases, const trace::Trace& trace,
                         const search::Rules& rules, const WhyQuestion& question);

}  // namespace statescope::teach
