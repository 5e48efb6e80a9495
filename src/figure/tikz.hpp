#pragma once

#include <cstdint>
#include <string>

#include "figure/figure.hpp"

namespace statescope::figure {

enum class TikzForm : std::uint8_t {
    Picture,   ///< a tikzpicture, for \input in a document that uses the package tikz
    Document,  ///< a LaTeX document of one page of the figure's size, which compiles by itself
};

/// The figure as TikZ, with nothing but the package tikz. Its colours have names, which a document
/// may define otherwise after the picture's own definitions; lengths are big points.
std::string tikz(const Figure& figure, TikzForm form = TikzForm::Picture);

}  // namespace statescope::figure
