#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "search/catalogue.hpp"
#include "search/problem.hpp"

namespace statescope::exchange {

/// A trace that another program wrote, as far as it can be told in our events. Its nodes are taken
/// in whatever order that program chose (trace::Turn::Other).
struct ForeignTrace {
    search::Problem problem;
    search::Recording recording;
    /// What is not as the file has it, in one sentence without a final full stop; empty when all
    /// is.
    std::string note;
};

/// Why a file cannot be opened as a trace, in one sentence without a final full stop, which names
/// the event by its place in the file (from 1) and its node by the file's own name.
struct ForeignTraceFault {
    std::string sentence;
};

/// Reads a Posthoc search trace (JSON, version 1.4.0 or 1.0.x) of a sliding-tile puzzle: events
/// whose boards are a list, a text, the node's name, or a field for each cell. See
/// docs/trace_format.md.
std::variant<ForeignTrace, ForeignTraceFault> read_posthoc(std::string_view text);

}  // namespace statescope::exchange
