#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace statescope::puzzle {

/// One character of a text that should hold boards, as the reader of boards sees it.
struct Character {
    /// The character it stands for: full-width letters, digits and punctuation of Chinese and
    /// Japanese text, box-drawing lines, typographic quotes and spaces of any width are those of
    /// ASCII; a line end of any kind is '\n'. Others keep their own code point.
    char32_t code = 0;
    std::size_t offset = 0;  ///< in bytes from the start of the text
    std::size_t length = 0;  ///< in bytes
    int line = 1;            ///< from 1
    int column = 1;          ///< from 1, in characters
};

/// Goes through a UTF-8 text character by character. Marks without width (the byte-order mark
/// among them) are left out. A NUL or a byte that is no UTF-8 has the code `no_text`.
class CharacterCursor {
  public:
    static constexpr char32_t no_text = 0xFFFFFFFF;

    explicit CharacterCursor(std::string_view text);

    /// The present character; nothing at the end.
    const std::optional<Character>& here() const { return here_; }
    /// The code of the one behind it; 0 at the end.
    char32_t ahead() const { return next_ ? next_->code : 0; }
    void step();

  private:
    std::optional<Character> read();

    std::string_view text_;
    std::size_t at_ = 0;
    int line_ = 1;
    int column_ = 1;
    std::optional<Character> here_;
    std::optional<Character> next_;
};

}  // namespace statescope::puzzle
