#pragma once

#include <imgui.h>

#include <string>
#include <string_view>

#include "ui/look.hpp"

namespace statescope::ui {

/// One line of text drawn at a point, without an item.
void draw_text(ImDrawList& list, ImFont* font, ImVec2 at, ImU32 colour, std::string_view text);

/// The size of one line of text.
ImVec2 text_size(const ImFont* font, std::string_view text);

/// Text cut off with three dots so that it fits; the whole text where it does.
std::string shortened(const ImFont* font, std::string_view text, float width);

/// ASCII letters made capitals; everything else left alone (scripts without capitals, and accented
/// letters, which a title may have in lower case).
std::string capitals(std::string_view text);

}  // namespace statescope::ui
