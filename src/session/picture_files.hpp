#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

namespace statescope::session {

/// A file of its own for a picture: STEM-1.png in the folder, or the first of STEM-2.png,
/// STEM-3.png ... that is not there yet. It is made, empty, so that nobody else takes it. Nothing
/// when no file can be made there.
std::optional<std::filesystem::path> new_picture_file(const std::filesystem::path& folder,
                                                      std::string_view stem);

}  // namespace statescope::session
