#include "figure/text_width.hpp"

namespace statescope::figure {

namespace {

/// Of the size, as DejaVu Sans Bold has them.
constexpr double narrow = 0.40;
constexpr double digit = 0.70;
constexpr double small_letter = 0.72;
constexpr double capital = 0.87;
constexpr double widest = 1.11;
constexpr double regular_share = 0.92;

double width_of(char c) {
    if (c >= '0' && c <= '9') return digit;
    switch (c) {
        case ' ':
        case '.':
        case ',':
        case ':':
        case ';':
        case 'i':
        case 'j':
        case 'l':
        case '\'':
            return narrow;
        case 'm':
        case 'w':
        case 'W':
        case 'M':
        case '%':
        case '@':
            return widest;
        case 'f':
        case 'r':
        case 't':
        case '(':
        case ')':
        case '/':
        case '-':
            return 0.5;
        default:
            break;
    }
    if (c >= 'a' && c <= 'z') return small_letter;
    return capital;
}

}  // namespace

double text_width(std::string_view words, double size, bool bold) {
    double sum = 0;
    for (const char c : words) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte & 0xC0) == 0x80) continue;  // goes on with a character of UTF-8
        // The middle dot is the only one of two bytes in the captions; the rest is as wide as can
        // be.
        if (byte == 0xC2) {
            sum += narrow;
        } else {
            sum += byte < 0x80 ? width_of(c) : widest;
        }
    }
    return sum * size * (bold ? 1 : regular_share);
}

}  // namespace statescope::figure
