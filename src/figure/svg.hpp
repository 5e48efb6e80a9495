#pragma once

#include <string>

#include "figure/figure.hpp"

namespace statescope::figure {

/// The figure as an SVG 1.1 document in UTF-8: shapes as shapes, text as text, the title as the
/// element that browsers and screen readers tell. Its size is in points.
std::string svg(const Figure& figure);

}  // namespace statescope::figure
