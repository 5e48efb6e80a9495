#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "session/choices.hpp"
#include "session/playback.hpp"
#include "session/preferences.hpp"
#include "session/recent_files.hpp"
#include "teach/phrases.hpp"

namespace statescope::session {

/// What is kept between two starts of the program: how the window looks, the last boards, the
/// search and its rules, the speed. Everything is kept by name, never by its place in a list.
struct Settings {
    Preferences preferences;
    Choices choices = opening_choices();
    double speed = Playback::usual;
    RecentFiles recent;

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// The settings as a JSON text.
std::string settings_text(const Settings& settings);

/// Reads a JSON text. Entries that are missing or no longer make sense (a theme or a search that
/// is not there any more) keep the value they have at a first start. Nothing when it is no JSON
/// object.
std::optional<Settings> parse_settings(const std::string& text);

/// Settings as they were found, and what the user must be told about it, if anything.
struct LoadedSettings {
    Settings settings;
    std::string notice;
};

/// Reads the file; a missing one is a first start. A broken one is renamed, so that nothing is
/// lost, and the notice says so.
LoadedSettings load_settings(const std::filesystem::path& file, const teach::Phrases& phrases);

/// Writes the file, and its folder if need be; the old one stays whole until the new one is.
/// Returns what went wrong, or nothing.
std::optional<std::string> save_settings(const std::filesystem::path& file,
                                         const Settings& settings, const teach::Phrases& phrases);

}  // namespace statescope::session
