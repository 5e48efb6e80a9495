#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace statescope::exchange {

// What the writer and the reader of trace files have in common.

inline constexpr std::string_view trace_format = "statescope trace";
inline constexpr int trace_version = 1;

/// A digest as files tell it: 16 hexadecimal digits.
std::string digest_text(std::uint64_t digest);

}  // namespace statescope::exchange
