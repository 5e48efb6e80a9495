#pragma once

#include <imgui.h>

namespace statescope::ui {

/// A filled five-pointed star, the goal's sign; `outline` 0 draws none.
void draw_star(ImDrawList& list, ImVec2 centre, float radius, ImU32 fill, ImU32 outline);

/// A filled rectangle that lacks the pixel at each corner. At the size of a tile it looks rounded,
/// and software OpenGL draws it six times as fast as a rounded one.
void draw_clipped_rect(ImDrawList& list, ImVec2 low, ImVec2 high, ImU32 colour);

/// The outline of a rectangle with rounded corners, `width` of it inside: with whole numbers it is
/// sharp, which ImDrawList::AddRect is only for a width of 1.
void draw_outline(ImDrawList& list, ImVec2 low, ImVec2 high, float rounding, ImU32 colour,
                  float width, ImDrawFlags corners = ImDrawFlags_None);

/// A rectangle with rounded corners, its outline in dashes. `width` of the line lies inside.
void draw_dashed_rect(ImDrawList& list, ImVec2 low, ImVec2 high, float rounding, ImU32 colour,
                      float width, float dash, float gap);

/// A line in dashes through the points.
void draw_dashed_line(ImDrawList& list, const ImVec2* points, int count, ImU32 colour, float width,
                      float dash, float gap);

}  // namespace statescope::ui
