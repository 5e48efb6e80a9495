#include "puzzle/board_characters.hpp"

#include <algorithm>
#include <array>

namespace statescope::puzzle {
namespace {

struct Decoded {
    char32_t code;
    std::size_t length;
};

/// The first character of a text that is not empty. Overlong forms and lone surrogates are no
/// UTF-8 (Unicode 15, table 3-7).
Decoded decode(std::string_view text) {
    constexpr Decoded bad{CharacterCursor::no_text, 1};
    const auto byte = [text](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    const unsigned first = byte(0);
    if (first == 0) return bad;
    if (first < 0x80) return {first, 1};
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || text.size() < length) return bad;
    char32_t code = first & (0xFFu >> (length + 1));
    for (std::size_t at = 1; at < length; ++at) {
        if ((byte(at) & 0xC0) != 0x80) return bad;
        code = code << 6 | (byte(at) & 0x3Fu);
    }
    const bool overlong = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
    const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
    if (overlong || surrogate || code > 0x10FFFF) return bad;
    return {code, length};
}

struct StandsFor {
    char32_t code;
    char32_t plain;
};

/// Sorted by code.
constexpr std::array<StandsFor, 35> plain_forms{{
    {0x0B, '\n'},   {0x0C, '\n'},   {0x85, '\n'},  {0xA0, ' '},   {0xB4, '\''},   {0xD7, 'x'},
    {0x2018, '\''}, {0x2019, '\''}, {0x201C, '"'}, {0x201D, '"'}, {0x2028, '\n'}, {0x2029, '\n'},
    {0x202F, ' '},  {0x205F, ' '},  {0x2192, '>'}, {0x21D2, '>'}, {0x2212, '-'},  {0x2423, '_'},
    {0x25A1, '_'},  {0x3000, ' '},  {0x3001, ','}, {0x3008, '['}, {0x3009, ']'},  {0x300A, '['},
    {0x300B, ']'},  {0x300C, '['},  {0x300D, ']'}, {0x300E, '['}, {0x300F, ']'},  {0x3010, '['},
    {0x3011, ']'},  {0x3014, '['},  {0x3015, ']'}, {0xFE31, '|'}, {0xFFE8, '|'},
}};

/// Box-drawing characters: lines across, lines down, and corners and crossings (Unicode block
/// 2500).
char32_t plain_box_drawing(char32_t code) {
    constexpr std::u32string_view across = U"─━┄┅┈┉╌╍═╴╶╸╺╼╾";
    constexpr std::u32string_view down = U"│┃┆┇┊┋╎╏║╵╷╹╻╽╿";
    if (across.find(code) != std::u32string_view::npos) return '-';
    return down.find(code) != std::u32string_view::npos ? '|' : '+';
}

char32_t plain(char32_t code) {
    if (code < 0x80 && code != 0x0B && code != 0x0C) return code;
    if (code >= 0xFF01 && code <= 0xFF5E) return code - 0xFF01 + '!';
    if (code >= 0x2000 && code <= 0x200A) return ' ';
    if (code >= 0x2010 && code <= 0x2015) return '-';
    if (code >= 0x2500 && code <= 0x257F) return plain_box_drawing(code);
    const auto* const form =
        std::lower_bound(plain_forms.begin(), plain_forms.end(), code,
                         [](const StandsFor& a, char32_t wanted) { return a.code < wanted; });
    return form != plain_forms.end() && form->code == code ? form->plain : code;
}

bool without_width(char32_t code) {
    return code == 0xFEFF || code == 0x200B || code == 0x200C || code == 0x200D || code == 0x2060 ||
           code == 0xFE0E || code == 0xFE0F;
}

}  // namespace

CharacterCursor::CharacterCursor(std::string_view text) : text_(text) {
    here_ = read();
    if (here_) next_ = read();
}

void CharacterCursor::step() {
    here_ = next_;
    if (next_) next_ = read();
}

std::optional<Character> CharacterCursor::read() {
    while (at_ < text_.size()) {
        Decoded decoded = decode(text_.substr(at_));
        if (decoded.code == '\r') {
            const bool pair = at_ + 1 < text_.size() && text_[at_ + 1] == '\n';
            decoded = {'\n', pair ? std::size_t{2} : std::size_t{1}};
        }
        const std::size_t offset = at_;
        at_ += decoded.length;
        if (without_width(decoded.code)) continue;
        const Character character{.code = decoded.code == no_text ? no_text : plain(decoded.code),
                                  .offset = offset,
                                  .length = decoded.length,
                                  .line = line_,
                                  .column = column_};
        ++column_;
        if (character.code == '\n') {
            ++line_;
            column_ = 1;
        }
        return character;
    }
    return std::nullopt;
}

}  // namespace statescope::puzzle
