#include "platform/paths.hpp"

#include <cstdlib>

namespace statescope::platform {

std::optional<std::filesystem::path> config_folder() {
    if (const char* base = std::getenv("XDG_CONFIG_HOME"); base && *base) {
        const std::filesystem::path folder(base);
        if (folder.is_absolute()) return folder / "statescope";
    }
    if (const char* home = std::getenv("HOME"); home && *home) {
        return std::filesystem::path(home) / ".config" / "statescope";
    }
    return std::nullopt;
}

}  // namespace statescope::platform
