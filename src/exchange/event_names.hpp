#pragma once

#include <optional>
#include <string_view>

#include "trace/event.hpp"

namespace statescope::exchange {

// What events are called in files (docs/trace_format.md). Neither letters nor words ever change.

/// The letter that begins the event's line in a trace file.
char event_letter(trace::EventKind kind);

/// The kind of a letter; nothing for any other character.
std::optional<trace::EventKind> event_of_letter(char letter);

/// The event's word in JSON lines.
std::string_view event_word(trace::EventKind kind);

}  // namespace statescope::exchange
