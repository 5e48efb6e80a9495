#include "figure/written.hpp"

#include <fmt/format.h>

#include <cmath>

namespace statescope::figure {

std::string written(double length) {
    const double rounded = std::round(length * 100) / 100;
    return fmt::format("{}", rounded == 0 ? 0.0 : rounded);  // never "-0"
}

std::string hex(Colour colour) {
    return fmt::format("#{:02x}{:02x}{:02x}", colour.red, colour.green, colour.blue);
}

std::string xml_text(std::string_view words) {
    std::string text;
    for (const char c : words) {
        switch (c) {
            case '&':
                text += "&amp;";
                break;
            case '<':
                text += "&lt;";
                break;
            case '>':
                text += "&gt;";
                break;
            default:
                text += c;
        }
    }
    return text;
}

}  // namespace statescope::figure
