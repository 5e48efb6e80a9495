#include "cli/input.hpp"

#include <fstream>
#include <istream>

namespace statescope::cli {

std::string place_of_input(const std::string& name) {
    return name == standard_stream ? "standard input" : name;
}

std::optional<std::string> text_of_input(const std::string& name, std::istream& in) {
    constexpr std::size_t most_bytes = std::size_t{1} << 30;
    constexpr std::size_t block_bytes = std::size_t{1} << 20;
    std::ifstream file;
    if (name != standard_stream) file.open(name, std::ios::binary);
    std::istream& from = name == standard_stream ? in : file;
    std::string text;
    std::string block(block_bytes, '\0');
    while (from.read(block.data(), block_bytes), from.gcount() > 0) {
        text.append(block, 0, static_cast<std::size_t>(from.gcount()));
        if (text.size() > most_bytes) return std::nullopt;
    }
    if (!from.eof()) return std::nullopt;
    return text;
}

}  // namespace statescope::cli
