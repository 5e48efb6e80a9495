#pragma once

#include <string>
#include <string_view>

#include "figure/figure.hpp"

namespace statescope::figure {

// What the written forms of a figure have in common.

/// A length to a hundredth of a point, which is finer than any printer, without idle zeros.
std::string written(double length);

/// "#56b4e9", as SVG, Graphviz and the web have it.
std::string hex(Colour colour);

/// Words within XML, or within a label of Graphviz that is like HTML.
std::string xml_text(std::string_view words);

}  // namespace statescope::figure
