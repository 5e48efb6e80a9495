#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "exchange/block_writer.hpp"
#include "search/catalogue.hpp"
#include "search/problem.hpp"
#include "search/rules.hpp"
#include "trace/trace.hpp"

namespace statescope::exchange {

// Our own form of a recorded search: text, a line an event, written and read line by line. The form
// is described in docs/trace_format.md.

/// What a recording is a recording of.
struct TracedSearch {
    search::Problem problem;
    const search::Algorithm* algorithm = nullptr;
    search::RuleSet rule_set = search::RuleSet::Document;
    search::Rules rules;
    std::uint32_t node_budget = trace::default_node_budget;
    std::vector<trace::NodeId> picks;  ///< of the search in which the user chooses
};

/// Writes a finished recording. False when the sink wanted no more.
bool write_trace(const search::Recording& recording, const TracedSearch& search,
                 const TextSink& sink);

/// 64-bit FNV-1a over all events and nodes: two traces are equal when their digests are. What is
/// hashed in which order is part of the form, and the same on every machine.
std::uint64_t trace_digest(const trace::Trace& trace);

/// Why a text is no trace: one sentence without a final full stop, which begins with the place,
/// "line 12, column 3: ...".
struct TraceFault {
    std::size_t line = 1;    ///< from 1
    std::size_t column = 1;  ///< from 1, in bytes
    std::string sentence;
};

/// A trace that was read.
struct TraceFile {
    TracedSearch search;
    /// Equal to what was written: events, nodes, counters, answer.
    search::Recording recording;
    /// What is to be said of it, in one sentence without a final full stop; empty when the file is
    /// whole. A file that was cut off gives what can be made of it, to the end of an expansion.
    std::string note;
};

/// Reads a trace. Whatever a file says is checked: nothing gets into a trace that a search could
/// not have told.
std::variant<TraceFile, TraceFault> read_trace(std::string_view text);
std::variant<TraceFile, TraceFault> read_trace(std::istream& in);

/// Whether a text begins as a trace in this form does, of whatever version.
bool is_trace_file(std::string_view text);

}  // namespace statescope::exchange
