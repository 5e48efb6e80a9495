#pragma once

#include <fmt/args.h>
#include <fmt/core.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "puzzle/move_list.hpp"

namespace statescope::teach {

/// Names of all texts a user of the window sees; the words themselves are in teach/text/.
enum class Text : std::uint16_t {
#define TEXT(key, english) key,
#include "teach/text/english.def"
#undef TEXT
    count_
};

/// A named argument of a text: `{board}` takes the argument named "board".
template <class Value>
auto arg(const char* name, const Value& value) {
    return fmt::arg(name, value);
}

/// The texts of one language. Sentences are whole texts with named arguments, never glued together
/// in code, so that another language can order its words as it likes.
class Phrases {
  public:
    /// What lists of moves name: as much a way of speaking as the language.
    puzzle::MoveMeaning letters = puzzle::MoveMeaning::Blank;

    /// A text without arguments. It ends with a zero, so .data() can be given to C functions.
    std::string_view operator()(Text text) const;

    /// All texts one after another: the characters a font must have.
    std::string all() const;

    /// A text with its named arguments: say(Text::x, arg("board", ...), ...).
    template <class... Arguments>
    std::string operator()(Text text, const Arguments&... arguments) const {
        return fmt::vformat((*this)(text), fmt::make_format_args(arguments...));
    }
};

}  // namespace statescope::teach
