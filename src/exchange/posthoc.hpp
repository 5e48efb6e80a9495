#pragma once

#include <cstddef>
#include <cstdint>

#include "exchange/block_writer.hpp"
#include "exchange/trace_file.hpp"

namespace statescope::exchange {

/// Posthoc draws a dot for every node and keeps up with some 2,000 of them.
inline constexpr std::uint32_t most_posthoc_nodes = 2000;

/// What became of a trace on its way into a Posthoc file.
struct PosthocWritten {
    bool complete = true;              ///< false when the sink wanted no more
    std::uint32_t nodes_left_out = 0;  ///< those made after the first `most_nodes`
    std::size_t events_left_out = 0;   ///< of ours, from the one that makes the first such node
};

/// Writes a recording as a Posthoc search trace, version 1.4.0 (JSON; the file's name has to end in
/// .trace.json), with views that draw the board and the tree. What is written for which event is
/// told in docs/trace_format.md.
PosthocWritten write_posthoc(const search::Recording& recording, const TracedSearch& search,
                             const TextSink& sink, std::uint32_t most_nodes = most_posthoc_nodes);

}  // namespace statescope::exchange
