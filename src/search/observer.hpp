#pragma once

#include <concepts>
#include <cstdint>

#include "trace/event.hpp"

namespace statescope::search {

/// What a search tells, moment by moment, while it runs. Two observers exist: trace::Trace writes
/// everything down for the window, trace::Counting only counts. A search keeps its nodes in the
/// observer's table, where it puts each before it tells of it. It asks `full()` at the head of its
/// loop and ends with Outcome::Limit when it is. The moments are those of trace::EventKind.
template <class On>
concept Observer = requires(On& on, trace::NodeId id, const trace::NewNode& node,
                            puzzle::Move move) {
    { on.table() } -> std::same_as<trace::Nodes&>;
    on.generated(id, node);
    on.round(id, node, std::uint32_t{});
    on.improved(id, node, id);
    on.reopened(id, node, id);
    on.duplicate(id, move, id);
    on.taken(id);
    on.dropped(id, id);
    on.cut_off(id);
    on.forgotten(id);
    on.backed_up(id, node, id);
    on.expanded(id, true);
    on.solved(id);
    on.found(id, node);
    on.met(id, node, id);
    on.exhausted();
    { on.full() } -> std::convertible_to<bool>;
};

}  // namespace statescope::search
