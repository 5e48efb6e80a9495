#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "exchange/tables.hpp"
#include "trace/trace.hpp"

namespace statescope::exchange {

struct OpenClosedOptions {
    std::size_t most_rows = 60;     ///< of the nodes taken; a last row says how many more there are
    std::size_t most_entries = 40;  ///< in OPEN or CLOSED; then it says how many more there are
};

/// Why a trace has no such table, in one sentence: it has not one frontier that lasts from the
/// first step to the last. Nothing where it has one.
std::optional<std::string> why_no_open_closed(const trace::Trace& trace);

/// The table by which textbooks tell a search: a row for each node taken, with OPEN and CLOSED
/// after its expansion. Boards have letters in the order in which their nodes were made, A to Z,
/// then AA, AB and so on; the letter is told beside the board where the node is taken. OPEN stands
/// in the order in which its nodes will be taken, with f in brackets where the search goes by f;
/// CLOSED in the order of expansion. Rows end with the step.
Table open_closed_table(const trace::Trace& trace, trace::Step step,
                        const OpenClosedOptions& options = {});

}  // namespace statescope::exchange
