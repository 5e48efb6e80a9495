#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace statescope::platform {

/// Whether a picture can be put on the clipboard here: by one of the programs that do so for the
/// display in use, wl-copy or xclip. What we are drawn with only copies text.
bool can_copy_pictures();

/// Puts a PNG file's bytes on the clipboard. What went wrong, or nothing.
std::optional<std::string> copy_png(std::string_view png);

}  // namespace statescope::platform
