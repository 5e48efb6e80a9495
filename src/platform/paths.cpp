#include "platform/paths.hpp"

#include <cstdlib>
#include <fstream>
#include <string>
#include <system_error>

namespace statescope::platform {

namespace {

std::optional<std::filesystem::path> home() {
    if (const char* home = std::getenv("HOME"); home && *home) return home;
    return std::nullopt;
}

/// A folder for all programs.
std::optional<std::filesystem::path> base_folder(const char* variable, const char* in_home) {
    if (const char* base = std::getenv(variable); base && *base) {
        const std::filesystem::path folder(base);
        if (folder.is_absolute()) return folder;
    }
    if (const auto folder = home()) return *folder / in_home;
    return std::nullopt;
}

std::optional<std::filesystem::path> user_folder(const char* variable, const char* in_home) {
    if (const auto folder = base_folder(variable, in_home)) return *folder / "statescope";
    return std::nullopt;
}

/// What user-dirs.dirs says, a shell script of lines like XDG_PICTURES_DIR="$HOME/Pictures" that
/// knows no other variable.
std::optional<std::filesystem::path> pictures_of_user_dirs() {
    const auto folder = base_folder("XDG_CONFIG_HOME", ".config");
    if (!folder) return std::nullopt;
    std::ifstream file(*folder / "user-dirs.dirs");
    const std::string name = "XDG_PICTURES_DIR=\"";
    for (std::string line; std::getline(file, line);) {
        if (line.rfind(name, 0) != 0 || line.back() != '"') continue;
        const std::string value = line.substr(name.size(), line.size() - name.size() - 1);
        const std::string in_home = "$HOME/";
        if (value.rfind(in_home, 0) != 0) return value;
        if (const auto of_user = home()) return *of_user / value.substr(in_home.size());
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::filesystem::path> config_folder() {
    return user_folder("XDG_CONFIG_HOME", ".config");
}

std::optional<std::filesystem::path> cache_folder() {
    return user_folder("XDG_CACHE_HOME", ".cache");
}

std::optional<std::filesystem::path> state_folder() {
    return user_folder("XDG_STATE_HOME", ".local/state");
}

std::filesystem::path pictures_folder() {
    std::filesystem::path folder = pictures_of_user_dirs().value_or("");
    if (folder.empty() && home()) folder = *home() / "Pictures";
    std::error_code none;
    return std::filesystem::is_directory(folder, none) ? folder : ".";
}

}  // namespace statescope::platform
