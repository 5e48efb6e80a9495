#include "platform/paths.hpp"

#include <cstdlib>

namespace statescope::platform {

namespace {

std::optional<std::filesystem::path> user_folder(const char* variable, const char* in_home) {
    if (const char* base = std::getenv(variable); base && *base) {
        const std::filesystem::path folder(base);
        if (folder.is_absolute()) return folder / "statescope";
    }
    if (const char* home = std::getenv("HOME"); home && *home) {
        return std::filesystem::path(home) / in_home / "statescope";
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

}  // namespace statescope::platform
