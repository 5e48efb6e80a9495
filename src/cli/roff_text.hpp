#pragma once

#include <string>
#include <string_view>

namespace statescope::cli {

/// A text with its signs as roff takes them: a backslash, a quote and a hyphen come out as they
/// are, so that what is copied from a manual page can be typed.
std::string roff(std::string_view text);

/// The same at the beginning of a line, where a dot would begin a request.
std::string roff_line(std::string_view text);

/// The text of a help, as what it looks like: lines that are not indented are paragraphs; indented
/// ones with a term, two spaces and its meaning are a list; all others, examples above all, stay as
/// they are.
std::string roff_paragraphs(std::string_view text);

}  // namespace statescope::cli
