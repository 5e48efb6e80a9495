#include "ui/text.hpp"

#include <cmath>

namespace statescope::ui {

void draw_text(ImDrawList& list, ImFont* font, ImVec2 at, ImU32 colour, std::string_view text) {
    if (text.empty()) return;
    list.AddText(font, font->FontSize, at, colour, text.data(), text.data() + text.size());
}

ImVec2 text_size(const ImFont* font, std::string_view text) {
    if (text.empty()) return {0, font->FontSize};
    const ImVec2 size =
        font->CalcTextSizeA(font->FontSize, FLT_MAX, 0, text.data(), text.data() + text.size());
    return {std::ceil(size.x), size.y};
}

std::string shortened(const ImFont* font, std::string_view text, float width) {
    if (text_size(font, text).x <= width) return std::string(text);
    // Three dots, since U+2026 of the Japanese face stands in the middle of the line.
    constexpr std::string_view ellipsis = "...";
    const float room = width - text_size(font, ellipsis).x;
    const char* rest = nullptr;
    font->CalcTextSizeA(font->FontSize, std::fmax(room, 0.0f), 0, text.data(),
                        text.data() + text.size(), &rest);
    std::string cut(text.data(), rest);
    while (!cut.empty() && cut.back() == ' ')
        cut.pop_back();
    return cut + std::string(ellipsis);
}

std::string capitals(std::string_view text) {
    std::string result(text);
    for (char& c : result) {
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    }
    return result;
}

}  // namespace statescope::ui
