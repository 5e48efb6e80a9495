#pragma once

#include <imgui.h>
#include <imgui_internal.h>

#include <string>

#include "ui/inversion_hover.hpp"
#include "ui/scene.hpp"

namespace statescope::ui {

/// The inversions of one board as a table: its tiles in reading order, below them how many larger
/// and how many smaller tiles stand before each, and the sums. Where the tiles do not fit side by
/// side they stand in several blocks.
///
/// A row of counts is one control: the mouse, or the left and right arrows when it has the focus,
/// points at one of its tiles.
class InversionTable {
  public:
    explicit InversionTable(InversionHover& inversions) : inversions_(inversions) {}

    void draw(Scene& scene, session::Side side);

  private:
    struct Block;

    static void draw_tiles(const Scene& scene, const Block& block, const std::string& title);
    void draw_counts(Scene& scene, const Block& block, Counting counting);
    void draw_figures(const Scene& scene, const Block& block, Counting counting,
                      const ImRect& row) const;
    static int place_at(const Block& block, ImVec2 low, ImVec2 point);
    int move_cursor(const Block& block);

    InversionHover& inversions_;
    int cursor_ = 0;  ///< the place in the row that has the keyboard's focus
};

}  // namespace statescope::ui
