#include "session/picture_files.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>

namespace statescope::session {

std::optional<std::filesystem::path> new_picture_file(const std::filesystem::path& folder,
                                                      std::string_view stem) {
    for (int number = 1;; ++number) {
        const std::filesystem::path file = folder / fmt::format("{}-{}.png", stem, number);
        // "x": fails when the file is there, in one step with making it.
        if (std::FILE* made = std::fopen(file.c_str(), "wbx")) {
            std::fclose(made);
            return file;
        }
        if (errno != EEXIST) return std::nullopt;
    }
}

}  // namespace statescope::session
