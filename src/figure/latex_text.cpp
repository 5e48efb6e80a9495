#include "figure/latex_text.hpp"

#include <array>
#include <utility>

namespace statescope::figure {

namespace {

/// What is written in place of a sign. Everything else stands for itself.
constexpr std::array<std::pair<std::string_view, std::string_view>, 23> escapes{{
    {"&", "\\&"},
    {"%", "\\%"},
    {"$", "\\$"},
    {"#", "\\#"},
    {"_", "\\_"},
    {"{", "\\{"},
    {"}", "\\}"},
    {"\\", "\\textbackslash{}"},
    {"~", "\\textasciitilde{}"},
    {"^", "\\textasciicircum{}"},
    {"<", "\\ensuremath{<}"},
    {">", "\\ensuremath{>}"},
    {"|", "\\ensuremath{|}"},
    {"\"", "''"},
    {"\n", " "},
    {"·", "\\ensuremath{\\cdot}"},
    {"×", "\\ensuremath{\\times}"},
    {"≤", "\\ensuremath{\\le}"},
    {"∞", "\\ensuremath{\\infty}"},
    {"–", "--"},
    {"…", "\\dots{}"},
    {"’", "'"},
    {"★", "\\ensuremath{\\star}"},
}};

}  // namespace

std::string latex_text(std::string_view words) {
    std::string text;
    while (!words.empty()) {
        std::string_view sign = words.substr(0, 1);
        std::string_view written = sign;
        for (const auto& [from, to] : escapes) {
            if (!words.starts_with(from)) continue;
            sign = from;
            written = to;
        }
        // Two hyphens in a row would become one longer dash.
        if (sign == "-" && text.ends_with('-')) text += "{}";
        text += written;
        words.remove_prefix(sign.size());
    }
    return text;
}

}  // namespace statescope::figure
