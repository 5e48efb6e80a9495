#pragma once

#include <filesystem>
#include <optional>

namespace statescope::platform {

/// The folder for the user's settings: `$XDG_CONFIG_HOME/statescope`, or `~/.config/statescope`
/// (XDG Base Directory Specification 0.8: a relative value is ignored). Not created here; nothing
/// when the environment names neither.
std::optional<std::filesystem::path> config_folder();

/// The folder for what can be worked out again: `$XDG_CACHE_HOME/statescope`, or
/// `~/.cache/statescope`, by the same rules.
std::optional<std::filesystem::path> cache_folder();

/// The folder for what is to outlive the program, but is no setting: `$XDG_STATE_HOME/statescope`,
/// or `~/.local/state/statescope`, by the same rules.
std::optional<std::filesystem::path> state_folder();

/// The user's folder for pictures: what `user-dirs.dirs` in the configuration folder says
/// (xdg-user-dirs), else `~/Pictures`; the current folder where that is not there.
std::filesystem::path pictures_folder();

}  // namespace statescope::platform
