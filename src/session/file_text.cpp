#include "session/file_text.hpp"

#include <fstream>
#include <system_error>

namespace statescope::session {

std::optional<std::string> beginning_of(const std::filesystem::path& file, std::size_t most_bytes) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(file, error)) return std::nullopt;
    const std::uintmax_t size = std::filesystem::file_size(file, error);
    if (error) return std::nullopt;
    std::ifstream in(file, std::ios::binary);
    std::string text(static_cast<std::size_t>(std::min<std::uintmax_t>(size, most_bytes)), '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (!in.eof() && in.fail()) return std::nullopt;
    text.resize(static_cast<std::size_t>(in.gcount()));
    return text;
}

}  // namespace statescope::session
