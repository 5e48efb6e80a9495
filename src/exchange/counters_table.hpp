#pragma once

#include "exchange/tables.hpp"
#include "teach/phrases.hpp"
#include "trace/trace.hpp"

namespace statescope::exchange {

/// The figures of a search after a step, named as in the window: a row for each that applies to
/// this search, memory in bytes.
Table counters_table(const teach::Phrases& say, const trace::Trace& trace, trace::Step step);

}  // namespace statescope::exchange
