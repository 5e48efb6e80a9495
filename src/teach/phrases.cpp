#include "teach/phrases.hpp"

#include <array>

namespace statescope::teach {

namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(Text::count_)> english{
#define TEXT(key, english) english,
#include "teach/text/english.def"
#undef TEXT
};

}  // namespace

std::string_view Phrases::operator()(Text text) const {
    return english[static_cast<std::size_t>(text)];
}

std::string Phrases::all() const {
    std::string all;
    for (const std::string_view text : english)
        all += text;
    return all;
}

}  // namespace statescope::teach
