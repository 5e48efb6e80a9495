#pragma once

#include <cstddef>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

namespace statescope::cli {

/// What stands for standard input where a file is read, and for standard output where one is
/// written.
inline constexpr std::string_view standard_stream = "-";

/// What is read from when its faults are told: the file's name, or "standard input".
std::string place_of_input(const std::string& name);

/// All of a file, or for - of `in`; nothing when it cannot be read or is larger than any file of
/// ours is.
std::optional<std::string> text_of_input(const std::string& name, std::istream& in);

}  // namespace statescope::cli
