#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

#include "exchange/trace_builder.hpp"

namespace statescope::exchange {

/// A place in a line and what is wrong there.
struct LineFault {
    std::size_t column = 1;  ///< from 1
    std::string sentence;
};

/// Reads the line of an event in a trace file, without its end. `with_h` says whether the search
/// has an h, which the lines of its nodes then tell.
std::variant<ToldEvent, LineFault> read_event_line(std::string_view line, bool with_h);

}  // namespace statescope::exchange
