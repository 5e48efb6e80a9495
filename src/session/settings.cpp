#include "session/settings.hpp"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <system_error>

#include "exchange/answers.hpp"
#include "session/kept_json.hpp"

namespace statescope::session {

using exchange::object_of;
using exchange::read_entry;
using nlohmann::json;
using teach::arg;
using teach::Text;

namespace {

json preferences_json(const Preferences& preferences) {
    json object = view_json(preferences);
    object["theme"] = preferences.theme;
    object["scale_percent"] = preferences.scale_percent;
    object["motion"] = preferences.motion;
    object["letters"] = exchange::name_of(preferences.letters);
    return object;
}

json recent_json(const RecentFiles& recent) {
    json files = json::array();
    for (const std::filesystem::path& file : recent.all())
        files.push_back(file.string());
    return files;
}

Preferences read_preferences(const json& object, Preferences preferences) {
    preferences = read_view(object, preferences);
    read_entry(object, "theme", preferences.theme);
    read_entry(object, "scale_percent", preferences.scale_percent);
    preferences.scale_percent = std::clamp(preferences.scale_percent, Preferences::smallest_scale,
                                           Preferences::largest_scale);
    read_entry(object, "motion", preferences.motion);
    std::string letters;
    read_entry(object, "letters", letters);
    preferences.letters =
        exchange::value_of<puzzle::MoveMeaning>(letters).value_or(preferences.letters);
    return preferences;
}

}  // namespace

std::string settings_text(const Settings& settings) {
    const json whole{{"preferences", preferences_json(settings.preferences)},
                     {"search", choices_json(settings.choices)},
                     {"speed", settings.speed},
                     {"recent", recent_json(settings.recent)}};
    // Names of files need not be UTF-8.
    return whole.dump(2, ' ', false, json::error_handler_t::replace) + "\n";
}

std::optional<Settings> parse_settings(const std::string& text) {
    const json whole = json::parse(text, nullptr, false);
    if (!whole.is_object()) return std::nullopt;
    Settings settings;
    settings.preferences = read_preferences(object_of(whole, "preferences"), settings.preferences);
    settings.choices = read_choices(object_of(whole, "search"), settings.choices);
    read_entry(whole, "speed", settings.speed);
    settings.speed = std::clamp(settings.speed, Playback::slowest, Playback::fastest);
    std::vector<std::string> recent;
    read_entry(whole, "recent", recent);
    settings.recent = RecentFiles({recent.begin(), recent.end()});
    return settings;
}

LoadedSettings load_settings(const std::filesystem::path& file, const teach::Phrases& phrases) {
    std::error_code error;
    if (!std::filesystem::exists(file, error)) return {};
    std::ifstream in(file);
    std::ostringstream text;
    text << in.rdbuf();
    if (const auto settings = parse_settings(text.str())) return {*settings, {}};

    std::filesystem::path aside = file;
    aside += ".broken";
    std::filesystem::rename(file, aside, error);
    return {{}, phrases(Text::notice_settings_broken, arg("file", aside.string()))};
}

std::optional<std::string> save_settings(const std::filesystem::path& file,
                                         const Settings& settings, const teach::Phrases& phrases) {
    std::error_code error;
    std::filesystem::create_directories(file.parent_path(), error);
    std::filesystem::path draft = file;
    draft += ".new";
    std::ofstream out(draft, std::ios::trunc);
    out << settings_text(settings);
    out.close();
    if (out) std::filesystem::rename(draft, file, error);
    if (out && !error) return std::nullopt;
    const std::string reason = error ? error.message() : draft.string();
    return phrases(Text::notice_settings_not_saved, arg("reason", reason));
}

}  // namespace statescope::session
