#pragma once

#include <imgui.h>

#include <string>

namespace statescope::test {

/// Reads the texts of a frame back from its triangles: every quad cut out of the font atlas is the
/// character whose place there it shows. So it is what can be seen, whoever drew it: text that is
/// clipped away is not in it.
///
/// In the order of drawing, one line per piece of text. A space stands where there was one, or
/// where a paragraph was wrapped. The numbers on a board are put together as the board,
/// "[2 8 3 1 0 4 7 6 5]", the cell without a number being 0.
std::string read_screen(const ImDrawData& frame, const ImFontAtlas& atlas);

}  // namespace statescope::test
