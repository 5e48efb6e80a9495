#pragma once

#include <string_view>

namespace statescope::figure {

/// At most so many points wide is a line of a text, in any of the usual sans-serif faces (DejaVu
/// Sans, the widest, sets the measure): a figure is laid out the same on every machine, whatever
/// face its reader has.
double text_width(std::string_view words, double size, bool bold = false);

}  // namespace statescope::figure
