#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>

namespace statescope::session {

/// Far more than boards or a piece of work take.
inline constexpr std::size_t usual_file_bytes = 1 << 20;

/// The beginning of a file, so many bytes at most; nothing when it cannot be read or is none.
std::optional<std::string> beginning_of(const std::filesystem::path& file,
                                        std::size_t most_bytes = usual_file_bytes);

}  // namespace statescope::session
