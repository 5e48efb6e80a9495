#pragma once

#include "exchange/block_writer.hpp"
#include "exchange/trace_file.hpp"

namespace statescope::exchange {

/// Writes a recording as JSON lines, for jq and pandas: an object an event, each of which says all
/// there is to say of it (docs/trace_format.md). They are not read back. False when the sink wanted
/// no more.
bool write_trace_lines(const search::Recording& recording, const TracedSearch& search,
                       const TextSink& sink);

}  // namespace statescope::exchange
